// The worker spaces of the board. The first eighteen are cells that a lens may lie on; special cells take what their tile says.

import type { Effect } from '@wayfare/kernel'
import { academy, coins, deliver, explore, sail, stamps, studyMuseum, takeObjective, unlock } from './actions.ts'
import { type Colour, type Need, NO_SEALS, need } from './seals.ts'

export type Page = 'explore' | 'navigate' | 'letters' | 'academy' | 'special-left' | 'special-right' | 'small' | 'open'
export const PAGES: readonly Page[] = [
  'explore',
  'navigate',
  'letters',
  'academy',
  'special-left',
  'special-right',
  'small',
  'open',
]

type Space = {
  readonly id: string
  readonly page: Page
  /** Round magnifiers and rectangles hold any number of workers. */
  readonly kind: 'round' | 'lens' | 'rectangle'
  readonly unlockCost: number
  readonly need: Need
  readonly acts: readonly Effect[]
}

const round = (page: Page, colour: Colour, act: Effect): Space => ({
  id: `${page}-1`,
  page,
  kind: 'round',
  unlockCost: 0,
  need: need({ [colour]: 1 }),
  acts: [act],
})
const cell = (page: Page, row: number, colour: Colour, act: Effect): Space => ({
  id: `${page}-${row}`,
  page,
  kind: 'lens',
  unlockCost: 4,
  need: need({ [colour]: row }),
  acts: [act],
})
const slot = (page: Page, id: string): Space => ({ id, page, kind: 'lens', unlockCost: 4, need: NO_SEALS, acts: [] })
const small = (id: string): Space => ({ ...slot('small', id), unlockCost: 0, acts: [unlock] })
const open = (id: string, acts: readonly Effect[]): Space => ({
  id,
  page: 'open',
  kind: 'rectangle',
  unlockCost: 0,
  need: NO_SEALS,
  acts,
})

export const SPACES: readonly Space[] = [
  round('explore', 'green', explore(2)),
  cell('explore', 2, 'green', explore(3)),
  cell('explore', 3, 'green', explore(4)),
  round('navigate', 'blue', sail(2)),
  cell('navigate', 2, 'blue', sail(3)),
  cell('navigate', 3, 'blue', sail(4)),
  round('letters', 'yellow', stamps(2)),
  cell('letters', 2, 'yellow', stamps(3)),
  cell('letters', 3, 'yellow', stamps(4)),
  round('academy', 'red', academy()),
  cell('academy', 2, 'red', academy(2, 1)),
  cell('academy', 3, 'red', academy(2, 3)),
  slot('special-left', 'special-slot-top-left'),
  slot('special-right', 'special-slot-top-right'),
  slot('special-left', 'special-slot-middle-left'),
  slot('special-right', 'special-slot-middle-right'),
  slot('special-left', 'special-slot-bottom-left'),
  slot('special-right', 'special-slot-bottom-right'),
  small('small-left'),
  small('small-right'),
  open('museum-deliver', [deliver]),
  open('museum-study', [studyMuseum]),
  open('turn-order', [coins(2)]),
  open('objective-office', [takeObjective, coins(2)]),
]
export const spaceAt = (index: number): Space => SPACES[index] as Space
export const spaceIndex = (id: string): number => SPACES.findIndex((space) => space.id === id)

export const MAIN_CELLS = 12
export const CELLS = 18
export const FIRST_SPECIAL = 12
export const SMALL_LEFT = 18
export const MUSEUM_DELIVER = 20
export const MUSEUM_STUDY = 21
export const TURN_ORDER = 22
export const OBJECTIVE_OFFICE = 23
/** DAR-TURNORDER-01: with two players and alone. */
export const FEW_TURN_COINS: readonly Effect[] = [coins(3)]
/** The museum as a single space, for tables that play it so. */
export const BOTH_MUSEUM: readonly Effect[] = [deliver, studyMuseum]

/** DAR-PLACE-04: which pages share a part of a journal; open spaces belong to none (-1). */
const PARTS_1_TO_3: Readonly<Record<Page, number>> = {
  explore: 0,
  navigate: 0,
  letters: 1,
  academy: 1,
  'special-left': 2,
  'special-right': 2,
  small: 3,
  open: -1,
}
const PARTS_4: Readonly<Record<Page, number>> = {
  explore: 0,
  navigate: 1,
  letters: 2,
  academy: 3,
  'special-left': 4,
  'special-right': 5,
  small: 6,
  open: -1,
}
const partsOf = (side: Readonly<Record<Page, number>>): readonly number[] => SPACES.map(({ page }) => side[page])
const SIDE_1_TO_3 = partsOf(PARTS_1_TO_3)
const SIDE_4 = partsOf(PARTS_4)
/** The part of each space on the side of the board for so many players. */
export const partsFor = (players: number): readonly number[] => (players === 4 ? SIDE_4 : SIDE_1_TO_3)

/** DAR-PLACE-06. */
export const PENALTIES: readonly number[] = [0, 3, 3, 2, 2]
export const SPECIAL_SILVER: Effect = coins(2)
