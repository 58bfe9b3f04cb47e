// What Alfred decides, by his rules of priority. Nothing is changed here.

import { isUnderWay } from '../arrival.ts'
import { isTaken, needAt, penaltyAt, unlockCost } from '../cells.ts'
import { ALFRED_BOARDS, KNOWLEDGE_PRICE, SAME_COLOUR_LIMIT } from '../data/alfred-boards.ts'
import {
  type AcademySlot,
  type AlfredWorker,
  type Colour,
  ENVELOPES,
  type EnvelopeId,
  ISLAND_IDS,
  type IslandId,
  type MainCell,
  type MainPage,
  type Seal,
  type Specimen,
  type StopId,
} from '../data/ids.ts'
import { ROUTES, SEA, stopOf } from '../data/routes.ts'
import { ACADEMY_SLOTS, countOf, SCROLLS, SEALS_IN_A_ROW } from '../data/seals.ts'
import { MAIN_CELLS, MAIN_PAGES, spaceOf } from '../data/spaces.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { incomeOf } from '../museum-income.ts'
import { canUnlock } from '../rules/lenses.ts'
import { stampsOf } from '../rules/mail.ts'
import { QUIETLY } from '../rules/rule.ts'
import { ALFRED, type Alfred, type Board, boardOf, type DarwinState, hasPerk, type Worker, workerOf } from '../state.ts'

export const alfredBoard = (s: DarwinState): Board => boardOf(s, ALFRED)
export const printed = (s: DarwinState) => ALFRED_BOARDS[(s.alfred as Alfred).level]

/** The seals that the pages of the main journals ask for. */
const PAGE_COLOURS: Readonly<Record<MainPage, Colour>> = {
  explore: 'green',
  navigate: 'blue',
  letters: 'yellow',
  academy: 'red',
}
/** For each main cell the colour it asks for, and how far down its page it lies. */
const CELL = new Map(
  MAIN_PAGES.flatMap(({ page, cells }) => cells.map((cell, row) => [cell, { colour: PAGE_COLOURS[page], row }])),
)
const cellOf = (cell: MainCell) => CELL.get(cell) as { readonly colour: Colour; readonly row: number }

/** Seals of the colour that a main cell asks for: how many it wants, how many a row has, where the first one lies, how many lack. */
const asked = (s: DarwinState, cell: MainCell): number => needAt(s, spaceOf(cell))[cellOf(cell).colour]
const owned = (seals: readonly Seal[], cell: MainCell): number => countOf(seals, cellOf(cell).colour)
const first = (seals: readonly Seal[], cell: MainCell): number => seals.indexOf(cellOf(cell).colour)
const missing = (s: DarwinState, seals: readonly Seal[], cell: MainCell): number =>
  Math.max(0, asked(s, cell) - owned(seals, cell))

/** The lowest worker that waits (rows run from A at the top to D). */
export function lowestWorker({ workers }: Board): AlfredWorker {
  const lowest = [...workers].reverse().find(({ at }) => at === null)
  if (!lowest) throw new Error('all of Alfred’s workers are out')
  return lowest.id as AlfredWorker
}

/** `saved`: how much of the discount it uses up. */
type SealPick = {
  readonly slot: AcademySlot
  readonly seal: Colour
  readonly worker: Worker
  readonly pays: number
  readonly saved: number
}

/** DAR-SOLO-31 to -36: the seal he takes and the row it goes to; null if there is none he can have. */
export function pickSeal(s: DarwinState, coins: number, discount: number, free: boolean): SealPick | null {
  const one = alfredBoard(s)
  const { rows } = printed(s)
  const worker =
    one.workers.find(({ id, seals }) => seals.length < rows[id as AlfredWorker].bracket) ??
    one.workers.find(({ seals }) => seals.length < SEALS_IN_A_ROW)
  if (!worker) return null
  /** Of these slots the one with his favourite colour, or else the first whose colour he has not too much of. */
  const best = (slots: readonly AcademySlot[]) => {
    const allowed = slots.flatMap((slot) => {
      const seal = s.academy[slot]
      return seal !== null && countOf(worker.seals, seal) < SAME_COLOUR_LIMIT ? [{ slot, seal }] : []
    })
    return allowed.find(({ seal }) => seal === worker.seals[0]) ?? allowed[0]
  }
  if (free) {
    const found = best(ACADEMY_SLOTS)
    return found ? { ...found, worker, pays: 0, saved: 0 } : null
  }
  for (const { cost: printedCost, slots } of SCROLLS) {
    const found = best(slots)
    if (!found) continue
    const cost = hasPerk(one, 'scrolls-free') ? 0 : printedCost
    const saved = Math.min(cost, discount)
    return cost - saved <= coins ? { ...found, worker, pays: cost - saved, saved } : null
  }
  return null
}

/** DAR-SOLO-37: where his stamps go. */
export function pickEnvelope(s: DarwinState, n: number): EnvelopeId {
  const human = boardOf(s, 0).mail
  const one = alfredBoard(s)
  const { mail } = one
  const real = Math.min(n, stampsOf(one))
  const overtakes = (envelope: EnvelopeId): boolean => {
    const theirs = human[envelope]
    const his = mail[envelope]
    return theirs > 0 && his <= theirs && his + real > theirs
  }
  const fewest = Math.min(...ENVELOPES.map((envelope) => mail[envelope]))
  const found =
    ENVELOPES.find(overtakes) ??
    ENVELOPES.find((envelope) => mail[envelope] === 0) ??
    ENVELOPES.find((envelope) => mail[envelope] === fewest)
  return found as EnvelopeId
}

/** For each space: how many spaces there are to the end of its route by the longest way. */
const LONGEST: ReadonlyMap<StopId, number> = longest()
function longest(): Map<StopId, number> {
  const far = new Map<StopId, number>()
  for (const { stops } of ROUTES)
    for (const { id, next } of [...stops].reverse())
      far.set(id, Math.max(0, ...next.map((to) => (far.get(to) as number) + 1)))
  return far
}

/** DAR-SOLO-65: the next space on the longest way; none at the end. */
function nextStop(at: StopId): StopId | undefined {
  const far = (stop: StopId): number => LONGEST.get(stop) as number
  let best: StopId | undefined
  for (const to of stopOf(at).next) if (best === undefined || far(to) > far(best)) best = to
  return best
}

/** The spaces that `n` steps lead over, as far as there are any; jumped ones are none of them and cost no step. */
export function longestWay(from: StopId, n: number, jumped: readonly StopId[]): StopId[] {
  const entered: StopId[] = []
  for (let at = nextStop(from); at !== undefined && entered.length < n; at = nextStop(at))
    if (!jumped.includes(at)) entered.push(at)
  return entered
}

/** DAR-SOLO-40: the rightmost island on which he can still go on. */
export function pickIsland(s: DarwinState): IslandId | undefined {
  return [...ISLAND_IDS].reverse().find((island) => isUnderWay(s, ALFRED, island))
}

/** DAR-SOLO-50, -70: shared with the human, then more coins, then topmost and leftmost. */
export function pickDelivery(s: DarwinState): Specimen | undefined {
  const { studied } = alfredBoard(s)
  const due = SPECIMENS.filter((specimen) => studied.includes(specimen) && !s.museum.includes(specimen))
  const shared = due.filter((specimen) => boardOf(s, 0).studied.includes(specimen))
  const coins = (specimen: Specimen): number => incomeOf(s, specimen, false).coins
  let best: Specimen | undefined
  for (const specimen of shared.length > 0 ? shared : due)
    if (best === undefined || coins(specimen) > coins(best)) best = specimen
  return best
}

/** DAR-SOLO-45 to -48: the main cell he opens; none if he can pay for none, or has no lens. */
export function pickLens(s: DarwinState): MainCell | undefined {
  const payable = MAIN_CELLS.filter((cell) => canUnlock(s, ALFRED, { cell, free: false }, QUIETLY))
  for (const { seals } of alfredBoard(s).workers) {
    const matching = payable.filter((cell) => owned(seals, cell) > 0)
    if (matching.length === 0) continue
    const favourite = matching.find((cell) => first(seals, cell) === 0)
    if (favourite) return favourite
    const used = (cell: MainCell): number => Math.min(owned(seals, cell), asked(s, cell))
    return matching.sort((a, b) => used(b) - used(a) || first(seals, a) - first(seals, b))[0]
  }
  return payable.sort((a, b) => unlockCost(s, a) - unlockCost(s, b))[0]
}

type MainPick = {
  readonly worker: AlfredWorker
  readonly space: MainCell
  readonly penalty: number
  readonly knowledge: number
}

/** DAR-SOLO-64: a space whose action could do nothing is none for him. Academies are looked at apart. */
function isUseful(s: DarwinState, cell: MainCell): boolean {
  const one = alfredBoard(s)
  const { page } = spaceOf(cell)
  if (page === 'navigate') return one.ship !== SEA.last
  if (page === 'explore') return pickIsland(s) !== undefined
  if (page === 'letters') return stampsOf(one) > 0
  return true
}

/** DAR-SOLO-23 to -28, -34, -67: worker and space; null if the option fails. */
export function pickMain(s: DarwinState, order: readonly AlfredWorker[]): MainPick | null {
  for (const id of order) {
    const worker = workerOf(alfredBoard(s), id)
    if (worker.at !== null) continue
    const found = pickSpace(s, worker)
    if (found !== 'no space') return found
  }
  return null
}

/** null: the whole option fails. */
function pickSpace(s: DarwinState, { id, seals }: Worker): MainPick | null | 'no space' {
  const one = alfredBoard(s)
  // DAR-SOLO-25: round magnifiers count as empty at all times.
  const open = MAIN_CELLS.filter(
    (cell) =>
      s.lenses[cell] !== 'locked' &&
      owned(seals, cell) > 0 &&
      isUseful(s, cell) &&
      !(spaceOf(cell).kind === 'lens' && isTaken(s, cell)),
  )
  open.sort(
    (a, b) =>
      cellOf(b).row - cellOf(a).row || missing(s, seals, a) - missing(s, seals, b) || first(seals, a) - first(seals, b),
  )
  for (const space of open) {
    const penalty = penaltyAt(s, ALFRED, space)
    const knowledge = missing(s, seals, space)
    const cost = penalty + knowledge * KNOWLEDGE_PRICE
    if (cost > one.coin) continue
    const [act] = spaceOf(space).acts
    if (act?.op === 'academy' && !pickSeal(s, one.coin - cost, act.arg.discount, false)) {
      if (s.rulings.alfredAcademy === 'option') return null
      continue
    }
    return { worker: id as AlfredWorker, space, penalty, knowledge }
  }
  return 'no space'
}
