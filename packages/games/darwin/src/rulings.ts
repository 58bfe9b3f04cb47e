// Unclear rules that a table may decide for itself; the default is the ledger's choice (part 4).

import type { Choices, TableOptions } from '@wayfare/kernel'

export type Rulings = {
  /** Whether stamps are removed even if the reward is declined (DAR-REWARD-08). */
  readonly declined: 'lost' | 'kept'
  /** Whether a badge counts when the worker is placed, or whenever its bonus is used (DAR-BADGE-14). */
  readonly badges: 'placement' | 'late'
  /** Whether a free lens also pays for the actions of its cell (DAR-LENS-09). */
  readonly freeLens: 'all' | 'cell'
  /** Whether delivery and museum research are two spaces or one (DAR-MUSEUM-09). */
  readonly museum: 'two' | 'one'
  /** Whether a player may have several tents in one camp (DAR-CAMP-06). */
  readonly tents: 'one' | 'many'
  /** Whether a discount is shared by all repetitions or applies to each (DAR-MOD-02). */
  readonly discount: 'shared' | 'each'
  /** Whether a movement that is used must be at least one space (DAR-SAIL-02, DAR-EXPLORE-01). */
  readonly moves: 'one' | 'none'
  /** Whether objectives have a worker space of their own (DAR-OBJECTIVE-30). */
  readonly office: boolean
  /** Whether Alfred, if he can get no seal, uses the next option or the next best space (DAR-SOLO-34). */
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
