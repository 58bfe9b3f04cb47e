// Decides where Alfred's workers go in the main journals, and which of their spaces he unlocks. These functions change
// nothing.

import { isTaken, needAt, penaltyAt, unlockCost } from '../cells.ts'
import { KNOWLEDGE_PRICE } from '../data/alfred-boards.ts'
import type { AlfredWorker, Colour, MainCell, MainPage, Seal } from '../data/ids.ts'
import { SEA } from '../data/routes.ts'
import { countOf } from '../data/seals.ts'
import { MAIN_CELLS, MAIN_PAGES, spaceOf } from '../data/spaces.ts'
import { ruleAgainstUnlocking } from '../rules/lenses.ts'
import { stampsOf } from '../rules/mail.ts'
import { ALFRED, type DarwinState, type Worker, workerOf } from '../state.ts'
import { alfredBoard, pickIsland, pickSeal } from './choices.ts'
import { type AlfredReason, decide, type Ladder } from './ladder.ts'

/** The colour of the seals that each page of the main journals requires. */
const PAGE_COLOURS: Readonly<Record<MainPage, Colour>> = {
  explore: 'green',
  navigate: 'blue',
  letters: 'yellow',
  academy: 'red',
}
/** For each main cell the colour of its requirement, and its row on the page. */
const CELL = new Map(
  MAIN_PAGES.flatMap(({ page, cells }) => cells.map((cell, row) => [cell, { colour: PAGE_COLOURS[page], row }])),
)
const cellOf = (cell: MainCell) => CELL.get(cell) as { readonly colour: Colour; readonly row: number }

/**
 * Seals of the colour that a main cell requires: how many it needs, and for a row how many it has, where the first is,
 * and how many are missing.
 */
const sealsNeeded = (s: DarwinState, cell: MainCell): number => needAt(s, spaceOf(cell))[cellOf(cell).colour]
const sealsOwned = (seals: readonly Seal[], cell: MainCell): number => countOf(seals, cellOf(cell).colour)
const firstSeal = (seals: readonly Seal[], cell: MainCell): number => seals.indexOf(cellOf(cell).colour)
const sealsMissing = (s: DarwinState, seals: readonly Seal[], cell: MainCell): number =>
  Math.max(0, sealsNeeded(s, cell) - sealsOwned(seals, cell))

/**
 * A locked cell, with the topmost row that has its colour; `row` counts from 0 and is after the last row if none has
 * it.
 */
type LockedCell = {
  readonly cell: MainCell
  readonly row: number
  readonly used: number
  readonly seal: number
  readonly price: number
}

const LENS_LADDER: Ladder<LockedCell> = {
  only: 'lens-only',
  rungs: [
    { by: 'lens-row', rank: ({ row }) => row },
    { by: 'lens-leading', rank: ({ seal }) => (seal === 0 ? 0 : 1) },
    { by: 'lens-more', rank: ({ used }) => -used },
    { by: 'lens-seal', rank: ({ seal }) => seal },
    // These cells cost the same, so the leftmost one is reported as the cheapest.
    { by: 'lens-left', rank: ({ price }) => price },
  ],
  rest: 'lens-left',
}

type LensPick = { readonly cell: MainCell; readonly row: AlfredWorker | null; readonly by: AlfredReason }

/** Picks the main cell to unlock; undefined if he can pay for none or has no lens (DAR-SOLO-45 to -48). */
export function pickLens(s: DarwinState): LensPick | undefined {
  const { workers } = alfredBoard(s)
  const payable = MAIN_CELLS.filter((cell) => !ruleAgainstUnlocking(s, ALFRED, { cell, free: false }))
  const picked = decide(
    payable.map((cell) => lockedAt(s, workers, cell)),
    LENS_LADDER,
  )
  if (!picked) return undefined
  const { cell, row } = picked.one
  return { cell, row: (workers[row]?.id as AlfredWorker | undefined) ?? null, by: picked.by }
}

function lockedAt(s: DarwinState, workers: readonly Worker[], cell: MainCell): LockedCell {
  const price = unlockCost(s, cell)
  const row = workers.findIndex(({ seals }) => sealsOwned(seals, cell) > 0)
  if (row < 0) return { cell, row: workers.length, used: 0, seal: -1, price }
  const { seals } = workers[row] as Worker
  return {
    cell,
    row,
    used: Math.min(sealsOwned(seals, cell), sealsNeeded(s, cell)),
    seal: firstSeal(seals, cell),
    price,
  }
}

/** A space for which a worker has a matching seal, with its price. */
type OpenSpace = {
  readonly space: MainCell
  readonly penalty: number
  readonly knowledge: number
  readonly dear: boolean
  readonly row: number
  readonly seal: number
}

const SPACE_LADDER: Ladder<OpenSpace> = {
  only: 'space-only',
  rungs: [
    { by: 'space-paid', rank: ({ dear }) => (dear ? 1 : 0) },
    { by: 'space-lowest', rank: ({ row }) => -row },
    { by: 'space-cheapest', rank: ({ knowledge }) => knowledge },
    { by: 'space-seal', rank: ({ seal }) => seal },
  ],
  // At most one space is left here, because spaces in a line have different colours.
  rest: 'space-seal',
}

type MainPick = {
  readonly worker: AlfredWorker
  readonly space: MainCell
  readonly penalty: number
  readonly knowledge: number
  readonly by: readonly AlfredReason[]
}
type Failure = Extract<AlfredReason, 'main-nobody' | 'main-seal'>

/** Picks worker and space, or returns why the option fails (DAR-SOLO-23 to -28, -34, -67). */
export function pickMain(s: DarwinState, order: readonly AlfredWorker[]): MainPick | Failure {
  const waiting = order.filter((id) => workerOf(alfredBoard(s), id).at === null)
  for (const id of waiting) {
    const found = pickSpace(s, workerOf(alfredBoard(s), id))
    if (found === 'no space') continue
    if (found === 'main-seal') return found
    const { space, penalty, knowledge } = found.one
    const called = waiting.length === 1 ? 'worker-only' : id === order[0] ? 'worker-first' : 'worker-next'
    return { worker: id, space, penalty, knowledge, by: [called, found.by] }
  }
  return 'main-nobody'
}

/** With the reason `main-seal` the whole option fails. */
function pickSpace(s: DarwinState, { seals }: Worker) {
  const { coin } = alfredBoard(s)
  const open = MAIN_CELLS.flatMap((cell) => (isOpen(s, seals, cell) ? [openAt(s, seals, cell)] : []))
  const acting = s.rulings.alfredAcademy === 'space' ? open.filter((one) => one.dear || hasSeal(s, coin, one)) : open
  const found = decide(acting, SPACE_LADDER)
  if (!found || found.one.dear) return 'no space'
  return hasSeal(s, coin, found.one) ? found : 'main-seal'
}

function isOpen(s: DarwinState, seals: readonly Seal[], cell: MainCell): boolean {
  if (s.lenses[cell] === 'locked' || sealsOwned(seals, cell) === 0 || !isUseful(s, cell)) return false
  // Spaces with a round magnifier count as empty at all times (DAR-SOLO-25).
  return !(spaceOf(cell).kind === 'lens' && isTaken(s, cell))
}

function openAt(s: DarwinState, seals: readonly Seal[], space: MainCell): OpenSpace {
  const penalty = penaltyAt(s, ALFRED, space)
  const knowledge = sealsMissing(s, seals, space)
  const dear = penalty + knowledge * KNOWLEDGE_PRICE > alfredBoard(s).coin
  return { space, penalty, knowledge, dear, row: cellOf(space).row, seal: firstSeal(seals, space) }
}

/** At an academy he must be able to pay for the first seal with his remaining coins (DAR-SOLO-34, -67). */
function hasSeal(s: DarwinState, coin: number, { space, penalty, knowledge }: OpenSpace): boolean {
  const [act] = spaceOf(space).acts
  if (act?.op !== 'academy') return true
  return pickSeal(s, coin - penalty - knowledge * KNOWLEDGE_PRICE, act.arg.discount, false) !== null
}

/** He ignores spaces whose action would do nothing (DAR-SOLO-64). Academies are checked separately. */
function isUseful(s: DarwinState, cell: MainCell): boolean {
  const one = alfredBoard(s)
  const { page } = spaceOf(cell)
  if (page === 'navigate') return one.ship !== SEA.last
  if (page === 'explore') return pickIsland(s) !== undefined
  if (page === 'letters') return stampsOf(one) > 0
  return true
}
