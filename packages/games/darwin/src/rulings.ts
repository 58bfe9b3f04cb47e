// Doubts that a table may settle for itself; the default is the ledger's choice. Part 4 of the ledger names them.

import type { Choices, TableOptions } from '@wayfare/kernel'

export type Rulings = {
  /** DAR-REWARD-08: do stamps go even if the reward is declined? */
  readonly declined: 'lost' | 'kept'
  /** DAR-BADGE-14: is a badge read when the worker is placed, or whenever its bonus is used? */
  readonly badges: 'placement' | 'late'
  /** DAR-LENS-09: does a free lens also pay for what its cell does? */
  readonly freeLens: 'all' | 'cell'
  /** DAR-MUSEUM-09. */
  readonly museum: 'two' | 'one'
  /** DAR-CAMP-06. */
  readonly tents: 'one' | 'many'
  /** DAR-MOD-02: one discount for all repetitions, or for each. */
  readonly discount: 'shared' | 'each'
  /** DAR-SAIL-02, DAR-EXPLORE-01. */
  readonly moves: 'one' | 'none'
  /** DAR-OBJECTIVE-30. */
  readonly office: boolean
  /** DAR-SOLO-34: without a seal to be had, the next option or the next best space. */
  readonly alfredAcademy: 'option' | 'space'
}

export const rulingChoices: Choices = {
  declined: { values: ['lost', 'kept'], default: 'lost', ruling: true },
  badges: { values: ['placement', 'late'], default: 'placement', ruling: true },
  freeLens: { values: ['all', 'cell'], default: 'all', ruling: true },
  museum: { values: ['two', 'one'], default: 'two', ruling: true },
  tents: { values: ['one', 'many'], default: 'one', ruling: true },
  discount: { values: ['shared', 'each'], default: 'shared', ruling: true },
  moves: { values: ['one', 'none'], default: 'one', ruling: true },
  office: { values: [true, false], default: true, ruling: true },
  alfredAcademy: { values: ['option', 'space'], default: 'option', when: { players: [1] }, ruling: true },
}

export function rulingsOf(table: TableOptions): Rulings {
  return {
    declined: table.declined as Rulings['declined'],
    badges: table.badges as Rulings['badges'],
    freeLens: table.freeLens as Rulings['freeLens'],
    museum: table.museum as Rulings['museum'],
    tents: table.tents as Rulings['tents'],
    discount: table.discount as Rulings['discount'],
    moves: table.moves as Rulings['moves'],
    office: table.office as boolean,
    alfredAcademy: (table.alfredAcademy ?? 'option') as Rulings['alfredAcademy'],
  }
}
