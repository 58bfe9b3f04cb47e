// Alfred's decisions by his rules of priority, together with the priority that decided. These functions change nothing.

import { isUnderWay } from '../arrival.ts'
import { ALFRED_BOARDS, SAME_COLOUR_LIMIT } from '../data/alfred-boards.ts'
import {
  type AcademySlot,
  type AlfredWorker,
  type Colour,
  ENVELOPES,
  type EnvelopeId,
  ISLAND_IDS,
  type IslandId,
  type ObjectiveId,
  type Specimen,
  type StopId,
} from '../data/ids.ts'
import { objective } from '../data/objectives.ts'
import { ROUTES, stopOf } from '../data/routes.ts'
import { ACADEMY_SLOTS, countOf, SCROLLS, SEALS_IN_A_ROW } from '../data/seals.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { incomeOf } from '../museum-income.ts'
import { stampsOf } from '../rules/mail.ts'
import { ALFRED, type Alfred, type Board, boardOf, type DarwinState, hasPerk, type Worker } from '../state.ts'
import { type AlfredReason, decide, type Ladder } from './ladder.ts'

export const alfredBoard = (s: DarwinState): Board => boardOf(s, ALFRED)
export const boardOfAlfred = (s: DarwinState) => ALFRED_BOARDS[(s.alfred as Alfred).level]

type WorkerPick = { readonly worker: AlfredWorker; readonly by: AlfredReason }

/** Picks the lowest of the waiting workers, which are in rows A (top) to D. */
export function pickLowest({ workers }: Board): WorkerPick {
  const waiting = workers.filter(({ at }) => at === null)
  const lowest = waiting.at(-1)
  if (!lowest) throw new Error('all of Alfred’s workers are out')
  return { worker: lowest.id as AlfredWorker, by: waiting.length === 1 ? 'worker-only' : 'worker-lowest' }
}

/** `saved` is the part of the discount that this seal uses. */
type SealPick = {
  readonly slot: AcademySlot
  readonly seal: Colour
  readonly worker: Worker
  readonly pays: number
  readonly saved: number
  readonly by: readonly AlfredReason[]
}

/** Picks the seal to take and the row for it, or null if none is possible (DAR-SOLO-31 to -36). */
export function pickSeal(s: DarwinState, coins: number, discount: number, free: boolean): SealPick | null {
  const one = alfredBoard(s)
  const { rows } = boardOfAlfred(s)
  const bracketed = one.workers.find(({ id, seals }) => seals.length < rows[id as AlfredWorker].bracket)
  const worker = bracketed ?? one.workers.find(({ seals }) => seals.length < SEALS_IN_A_ROW)
  if (!worker) return null
  const row: AlfredReason = bracketed ? 'row-bracket' : 'row-beyond'
  /**
   * Returns the slot with his preferred colour, or else the first slot whose colour the row does not have too often.
   */
  const best = (slots: readonly AcademySlot[]) => {
    const allowed = slots.flatMap((slot) => {
      const seal = s.academy[slot]
      return seal !== null && countOf(worker.seals, seal) < SAME_COLOUR_LIMIT ? [{ slot, seal }] : []
    })
    return allowed.find(({ seal }) => seal === worker.seals[0]) ?? allowed[0]
  }
  const leads = (seal: Colour): boolean => seal === worker.seals[0]
  if (free) {
    const found = best(ACADEMY_SLOTS)
    return found
      ? { ...found, worker, pays: 0, saved: 0, by: [row, leads(found.seal) ? 'seal-free' : 'seal-free-left'] }
      : null
  }
  for (const { cost: printedCost, slots } of SCROLLS) {
    const found = best(slots)
    if (!found) continue
    const cost = hasPerk(one, 'scrolls-free') ? 0 : printedCost
    const saved = Math.min(cost, discount)
    const pays = cost - saved
    return pays <= coins
      ? { ...found, worker, pays, saved, by: [row, leads(found.seal) ? 'seal-leading' : 'seal-left'] }
      : null
  }
  return null
}

/** An envelope as Alfred judges it: his stamps on it, and whether his new stamps would bring him ahead of the human. */
type Envelope = { readonly his: number; readonly fewest: number; readonly overtakes: boolean }
type EnvelopeRung = { readonly by: AlfredReason; readonly fits: (one: Envelope) => boolean }

/** In this order; the topmost envelope that satisfies the first possible condition is chosen. */
const ENVELOPE_RUNGS: readonly EnvelopeRung[] = [
  { by: 'stamps-lead', fits: ({ overtakes }) => overtakes },
  { by: 'stamps-none', fits: ({ his }) => his === 0 },
  { by: 'stamps-fewest', fits: ({ his, fewest }) => his === fewest },
]

type EnvelopePick = { readonly envelope: EnvelopeId; readonly by: AlfredReason }

/** Picks the envelope for his stamps (DAR-SOLO-37). */
export function pickEnvelope(s: DarwinState, n: number): EnvelopePick {
  const human = boardOf(s, 0).mail
  const one = alfredBoard(s)
  const { mail } = one
  const real = Math.min(n, stampsOf(one))
  const fewest = Math.min(...ENVELOPES.map((envelope) => mail[envelope]))
  const lookedAt = (envelope: EnvelopeId): Envelope => {
    const [his, theirs] = [mail[envelope], human[envelope]]
    return { his, fewest, overtakes: theirs > 0 && his <= theirs && his + real > theirs }
  }
  for (const { by, fits } of ENVELOPE_RUNGS) {
    const envelope = ENVELOPES.find((id) => fits(lookedAt(id)))
    if (envelope) return { envelope, by }
  }
  throw new Error('no envelope has the fewest stamps')
}

/** For each space, the number of spaces to the end of its route along the longest path. */
const LONGEST: ReadonlyMap<StopId, number> = longest()
function longest(): Map<StopId, number> {
  const far = new Map<StopId, number>()
  for (const { stops } of ROUTES)
    for (const { id, next } of [...stops].reverse())
      far.set(id, Math.max(0, ...next.map((to) => (far.get(to) as number) + 1)))
  return far
}

/** Returns the next space along the longest path, or undefined at the end (DAR-SOLO-65). */
function nextStop(at: StopId): StopId | undefined {
  const far = (stop: StopId): number => LONGEST.get(stop) as number
  let best: StopId | undefined
  for (const to of stopOf(at).next) if (best === undefined || far(to) > far(best)) best = to
  return best
}

type LongestPath = { readonly entered: readonly StopId[]; readonly forks: boolean }

/** Returns up to `n` spaces along the longest path. Jumped spaces are not included and cost no step. */
export function longestWay(from: StopId, n: number, jumped: readonly StopId[]): LongestPath {
  const entered: StopId[] = []
  let forks = false
  let here = from
  for (let at = nextStop(from); at !== undefined && entered.length < n; at = nextStop(at)) {
    if (stopOf(here).next.length > 1) forks = true
    if (!jumped.includes(at)) entered.push(at)
    here = at
  }
  return { entered, forks }
}

type IslandPick = { readonly island: IslandId; readonly by: AlfredReason }

/** Picks the rightmost island on which his explorer can still move (DAR-SOLO-40). */
export function pickIsland(s: DarwinState): IslandPick | undefined {
  const under = ISLAND_IDS.filter((island) => isUnderWay(s, ALFRED, island))
  const island = under.at(-1)
  return island && { island, by: under.length === 1 ? 'island-only' : 'island-right' }
}

/** Picks the leftmost island without an explorer of his (DAR-SOLO-53). */
export function pickLanding(s: DarwinState): IslandPick | undefined {
  const { explorers } = alfredBoard(s)
  const empty = ISLAND_IDS.filter((id) => explorers[id] === null)
  const [island] = empty
  return island && { island, by: empty.length === 1 ? 'land-only' : 'land-left' }
}

/** A specimen that he could deliver, with the coins it brings; `shared` if the human has researched it too. */
type EligibleSpecimen = { readonly specimen: Specimen; readonly shared: boolean; readonly coins: number }

const DELIVERY_LADDER: Ladder<EligibleSpecimen> = {
  only: 'deliver-only',
  rungs: [
    { by: 'deliver-shared', rank: ({ shared }) => (shared ? 0 : 1) },
    { by: 'deliver-coins', rank: ({ coins }) => -coins },
  ],
  rest: 'deliver-first',
}

type DeliveryPick = { readonly specimen: Specimen; readonly by: AlfredReason }

/** Picks a specimen shared with the human first, then by coins, then topmost and leftmost (DAR-SOLO-50, -70). */
export function pickDelivery(s: DarwinState): DeliveryPick | undefined {
  const { studied } = alfredBoard(s)
  const eligible = SPECIMENS.filter((specimen) => studied.includes(specimen) && !s.museum.includes(specimen))
  const picked = decide(
    eligible.map((specimen) => ({
      specimen,
      shared: boardOf(s, 0).studied.includes(specimen),
      coins: incomeOf(s, specimen, false).coins,
    })),
    DELIVERY_LADDER,
  )
  return picked && { specimen: picked.one.specimen, by: picked.by }
}

type DiscardPick = { readonly id: ObjectiveId; readonly by: AlfredReason }

/** Picks gold before silver (DAR-SOLO-29); at most one of each is face up in a solo game (DAR-SOLO-05). */
export function pickDiscard({ shown }: DarwinState): DiscardPick | undefined {
  const id = shown.find((one) => objective(one).tier === 'gold') ?? shown[0]
  return id && { id, by: shown.length === 1 ? 'discard-only' : 'discard-gold' }
}
