// The worker spaces of the board. Those in journals are cells, which lenses can unlock; special cells get their actions
// from a tile.

import type { Action } from '../ops.ts'
import { academy, coins, deliver, explore, sail, stamps, studyMuseum, takeObjective, unlock } from './actions.ts'
import type { Colour, JournalCell, MainCell, MainPage, SpaceId, SpecialCell } from './ids.ts'
import { type Need, NO_SEALS, need } from './seals.ts'

export type Page = MainPage | 'special-left' | 'special-right' | 'small' | 'open'
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

export type ActionSpace = {
  readonly id: SpaceId
  readonly page: Page
  /** `cell` is the same id if a lens can be placed there, `special` if a special tile can. */
  readonly cell: JournalCell | null
  readonly special: SpecialCell | null
  /** Spaces with a round magnifier and rectangles hold any number of workers. */
  readonly kind: 'round' | 'lens' | 'rectangle'
  readonly unlockCost: number
  readonly need: Need
  readonly acts: readonly Action[]
}

const round = (id: MainCell, page: MainPage, colour: Colour, act: Action): ActionSpace => ({
  id,
  page,
  cell: id,
  special: null,
  kind: 'round',
  unlockCost: 0,
  need: need({ [colour]: 1 }),
  acts: [act],
})
const cell = (id: MainCell, page: MainPage, seals: Partial<Need>, act: Action): ActionSpace => ({
  id,
  page,
  cell: id,
  special: null,
  kind: 'lens',
  unlockCost: 4,
  need: need(seals),
  acts: [act],
})
const special = (id: SpecialCell, page: Page): ActionSpace => ({
  id,
  page,
  cell: id,
  special: id,
  kind: 'lens',
  unlockCost: 4,
  need: NO_SEALS,
  acts: [],
})
const small = (id: SpaceId): ActionSpace => ({
  id,
  page: 'small',
  cell: null,
  special: null,
  kind: 'lens',
  unlockCost: 0,
  need: NO_SEALS,
  acts: [unlock],
})
const open = (id: SpaceId, acts: readonly Action[]): ActionSpace => ({
  id,
  page: 'open',
  cell: null,
  special: null,
  kind: 'rectangle',
  unlockCost: 0,
  need: NO_SEALS,
  acts,
})

export const SPACES: readonly ActionSpace[] = [
  round('explore-1', 'explore', 'green', explore(2)),
  cell('explore-2', 'explore', { green: 2 }, explore(3)),
  cell('explore-3', 'explore', { green: 3 }, explore(4)),
  round('navigate-1', 'navigate', 'blue', sail(2)),
  cell('navigate-2', 'navigate', { blue: 2 }, sail(3)),
  cell('navigate-3', 'navigate', { blue: 3 }, sail(4)),
  round('letters-1', 'letters', 'yellow', stamps(2)),
  cell('letters-2', 'letters', { yellow: 2 }, stamps(3)),
  cell('letters-3', 'letters', { yellow: 3 }, stamps(4)),
  round('academy-1', 'academy', 'red', academy()),
  cell('academy-2', 'academy', { red: 2 }, academy({ times: 2, discount: 1 })),
  cell('academy-3', 'academy', { red: 3 }, academy({ times: 2, discount: 3 })),
  special('special-slot-top-left', 'special-left'),
  special('special-slot-top-right', 'special-right'),
  special('special-slot-middle-left', 'special-left'),
  special('special-slot-middle-right', 'special-right'),
  special('special-slot-bottom-left', 'special-left'),
  special('special-slot-bottom-right', 'special-right'),
  small('small-left'),
  small('small-right'),
  open('museum-deliver', [deliver('first')]),
  open('museum-study', [studyMuseum('first')]),
  open('turn-order', [coins(2)]),
  open('objective-office', [takeObjective, coins(2)]),
]
const BY_ID = new Map(SPACES.map((space) => [space.id, space]))
export const spaceOf = (id: SpaceId): ActionSpace => BY_ID.get(id) as ActionSpace
/** True if the id names a space. */
export const isSpace = (id: string): id is SpaceId => BY_ID.has(id as SpaceId)

/** The pages of the main journals, each with its cells from top to bottom. */
export const MAIN_PAGES: readonly { readonly page: MainPage; readonly cells: readonly MainCell[] }[] = [
  { page: 'explore', cells: ['explore-1', 'explore-2', 'explore-3'] },
  { page: 'navigate', cells: ['navigate-1', 'navigate-2', 'navigate-3'] },
  { page: 'letters', cells: ['letters-1', 'letters-2', 'letters-3'] },
  { page: 'academy', cells: ['academy-1', 'academy-2', 'academy-3'] },
]
export const MAIN_CELLS: readonly MainCell[] = MAIN_PAGES.flatMap(({ cells }) => cells)
/** From the top row down, left before right. */
export const SPECIAL_CELLS: readonly SpecialCell[] = [
  'special-slot-top-left',
  'special-slot-top-right',
  'special-slot-middle-left',
  'special-slot-middle-right',
  'special-slot-bottom-left',
  'special-slot-bottom-right',
]
export const CELLS: readonly JournalCell[] = [...MAIN_CELLS, ...SPECIAL_CELLS]

/** The turn-order space gives three coins with two players and in solo games (DAR-TURNORDER-01). */
export const FEW_TURN_COINS: readonly Action[] = [coins(3)]
/** The museum's actions at tables that play it as a single space. */
export const BOTH_MUSEUM: readonly Action[] = [deliver('first'), studyMuseum('first')]

/**
 * The journal pages that form a part together, by side of the board (DAR-PLACE-04); spaces outside journals belong to
 * no part.
 */
const PARTS_1_TO_3: readonly (readonly Page[])[] = [
  ['explore', 'navigate'],
  ['letters', 'academy'],
  ['special-left', 'special-right'],
  ['small'],
]
const PARTS_4: readonly (readonly Page[])[] = [
  ['explore'],
  ['navigate'],
  ['letters'],
  ['academy'],
  ['special-left'],
  ['special-right'],
  ['small'],
]
/** Returns the parts of the journals for this number of players, each as a list of pages. */
export const partsFor = (players: number): readonly (readonly Page[])[] => (players === 4 ? PARTS_4 : PARTS_1_TO_3)

/** The price of entering an occupied part, by number of players (DAR-PLACE-06). */
export const PENALTIES: readonly number[] = [0, 3, 3, 2, 2]
export const SPECIAL_SILVER = coins(2)
