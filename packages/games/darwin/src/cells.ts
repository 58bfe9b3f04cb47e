// The spaces on this table: which cells are locked, what each space requires and does, and who is there.

import type { JournalCell, SpaceId, SpecialCell, SpecialId } from './data/ids.ts'
import type { Need } from './data/seals.ts'
import {
  type ActionSpace,
  BOTH_MUSEUM,
  FEW_TURN_COINS,
  MAIN_PAGES,
  type Page,
  PENALTIES,
  partsFor,
  SPACES,
  spaceOf,
} from './data/spaces.ts'
import { specialTile } from './data/special-tiles.ts'
import type { Action } from './ops.ts'
import type { Rulings } from './rulings.ts'
import { type Board, type DarwinState, hasPerk } from './state.ts'

export const isSpecial = (space: SpaceId): space is SpecialCell => spaceOf(space).special !== null
export const isCell = (space: SpaceId): space is JournalCell => spaceOf(space).cell !== null

type Tiles = Pick<DarwinState, 'tiles'>
/** The boards of a state or a view. */
type Boards = { readonly boards: readonly Pick<Board, 'workers' | 'perks'>[]; readonly alfred: object | null }

/** In a solo game the second board is Alfred's. */
const playersOf = ({ boards, alfred }: Boards): number => (alfred === null ? boards.length : 1)

/** The tile on a special cell; null for an empty slot (DAR-LENS-14) or a space without tiles. */
export function tileOn(s: Tiles, space: SpaceId): SpecialId | null {
  return isSpecial(space) ? s.tiles[space] : null
}

export function needAt(s: Tiles, { special, need }: ActionSpace): Need {
  const tile = special === null ? null : s.tiles[special]
  return tile === null ? need : specialTile(tile).need
}

/** Returns the actions of a space for a worker without a badge. */
export function actsOf(
  s: Tiles & Boards & { readonly rulings: Pick<Rulings, 'museum'> },
  space: SpaceId,
): readonly Action[] {
  const tile = tileOn(s, space)
  if (tile !== null) return specialTile(tile).acts
  if (space === 'turn-order' && playersOf(s) < 3) return FEW_TURN_COINS
  if (space === 'museum-deliver' && s.rulings.museum === 'one') return BOTH_MUSEUM
  return spaceOf(space).acts
}

export function unlockCost(s: Tiles, cell: JournalCell): number {
  const tile = tileOn(s, cell)
  return tile === null ? spaceOf(cell).unlockCost : specialTile(tile).unlockCost
}

/** True for a cell that has actions and that nobody has unlocked. */
export function isLocked(s: Pick<DarwinState, 'tiles' | 'lenses'>, cell: JournalCell): boolean {
  return s.lenses[cell] === 'locked' && !(isSpecial(cell) && tileOn(s, cell) === null)
}

/** For each cell on a main page, the one above it. */
const ABOVE: ReadonlyMap<JournalCell, JournalCell> = new Map(
  MAIN_PAGES.flatMap(
    ({ cells: [top, middle, bottom] }) =>
      [
        [middle, top],
        [bottom, middle],
      ] as [JournalCell, JournalCell][],
  ),
)

/** On a main page the cell above must be unlocked first (DAR-LENS-03, -13). */
export function isNext(s: DarwinState, cell: JournalCell): boolean {
  const above = ABOVE.get(cell)
  return isLocked(s, cell) && (above === undefined || s.lenses[above] !== 'locked')
}

export type WorkerSpace = SpaceId | 'hammock'

/** Returns the spaces of all workers. Code that checks many spaces calls it once. */
export function workerSpaces({ boards }: Pick<Boards, 'boards'>): readonly WorkerSpace[] {
  const found: WorkerSpace[] = []
  for (const { workers } of boards) for (const { at } of workers) if (at !== null) found.push(at)
  return found
}

/** True if any worker is on the space. */
export const isTaken = (s: DarwinState, space: SpaceId): boolean => workerSpaces(s).includes(space)

type Part = readonly Page[]
const partsBySpace = (players: number): ReadonlyMap<WorkerSpace, Part> =>
  new Map(
    SPACES.flatMap(({ id, page }) => {
      const part = partsFor(players).find((pages) => pages.includes(page))
      return part ? [[id, part]] : []
    }),
  )
const SIDE_1_TO_3 = partsBySpace(3)
const SIDE_4 = partsBySpace(4)

/**
 * Returns the price for entering a part of the journal in which there are workers already (DAR-PLACE-05 to -08, -14,
 * -17, -20).
 */
export function penaltyAt(s: Boards, by: number, space: SpaceId, others = workerSpaces(s)): number {
  const players = playersOf(s)
  const parts = players === 4 ? SIDE_4 : SIDE_1_TO_3
  const part = parts.get(space)
  if (!part || !others.some((at) => parts.get(at) === part)) return 0
  const one = s.boards[by] as Boards['boards'][number]
  return (PENALTIES[players] as number) - (hasPerk(one, 'penalty-minus') ? 1 : 0)
}
