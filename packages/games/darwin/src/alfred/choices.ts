// What Alfred decides, by his rules of priority, and which of them has decided. Nothing is changed here.

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
export const printed = (s: DarwinState) => ALFRED_BOARDS[(s.alfred as Alfred).level]

type WorkerPick = { readonly worker: AlfredWorker; readonly by: AlfredReason }

/** The lowest worker that waits (rows run from A at the top to D). */
export function pickLowest({ workers }: Board): WorkerPick {
  const waiting = workers.filter(({ at }) => at === null)
  const lowest = waiting.at(-1)
  if (!lowest) throw new Error('all of Alfred’s workers are out')
  return { worker: lowest.id as AlfredWorker, by: waiting.length === 1 ? 'worker-only' : 'worker-lowest' }
}

/** `saved`: how much of the discount it uses up. */
type SealPick = {
  readonly slot: AcademySlot
  readonly seal: Colour
  readonly worker: Worker
  readonly pays: number
  readonly saved: number
  readonly by: readonly AlfredReason[]
}

/** DAR-SOLO-31 to -36: the seal he takes and the row it goes to; null if there is none he can have. */
export function pickSeal(s: DarwinState, coins: number, discount: number, free: boolean): SealPick | null {
  const one = alfredBoard(s)
  const { rows } = printed(s)
  const bracketed = one.workers.find(({ id, seals }) => seals.length < rows[id as AlfredWorker].bracket)
  const worker = bracketed ?? one.workers.find(({ seals }) => seals.length < SEALS_IN_A_ROW)
  if (!worker) return null
  const row: AlfredReason = bracketed ? 'row-bracket' : 'row-beyond'
  /** Of these slots the one with his favourite colour, or else the first whose colour he has not too much of. */
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

/** How an envelope looks to him: his stamps on it, and whether those he has now would bring him past the human. */
type Envelope = { readonly his: number; readonly fewest: number; readonly overtakes: boolean }
type EnvelopeRung = { readonly by: AlfredReason; readonly fits: (one: Envelope) => boolean }

/** The topmost envelope for which the first of these holds. */
const ENVELOPE_RUNGS: readonly EnvelopeRung[] = [
  { by: 'stamps-lead', fits: ({ overtakes }) => overtakes },
  { by: 'stamps-none', fits: ({ his }) => his === 0 },
  { by: 'stamps-fewest', fits: ({ his, fewest }) => his === fewest },
]

type EnvelopePick = { readonly envelope: EnvelopeId; readonly by: AlfredReason }

/** DAR-SOLO-37: where his stamps go. */
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

type Way = { readonly entered: readonly StopId[]; readonly forks: boolean }

/** The spaces that `n` steps lead over, as far as there are any; jumped ones are none of them and cost no step. */
export function longestWay(from: StopId, n: number, jumped: readonly StopId[]): Way {
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

/** DAR-SOLO-40: the rightmost island on which he can still go on. */
export function pickIsland(s: DarwinState): IslandPick | undefined {
  const under = ISLAND_IDS.filter((island) => isUnderWay(s, ALFRED, island))
  const island = under.at(-1)
  return island && { island, by: under.length === 1 ? 'island-only' : 'island-right' }
}

/** DAR-SOLO-53: the leftmost island without an explorer of his. */
export function pickLanding(s: DarwinState): IslandPick | undefined {
  const { explorers } = alfredBoard(s)
  const empty = ISLAND_IDS.filter((id) => explorers[id] === null)
  const [island] = empty
  return island && { island, by: empty.length === 1 ? 'land-only' : 'land-left' }
}

/** What he could send: researched by the human too, and the coins for it. */
type Due = { readonly specimen: Specimen; readonly shared: boolean; readonly coins: number }

const DELIVERY_LADDER: Ladder<Due> = {
  only: 'deliver-only',
  rungs: [
    { by: 'deliver-shared', rank: ({ shared }) => (shared ? 0 : 1) },
    { by: 'deliver-coins', rank: ({ coins }) => -coins },
  ],
  rest: 'deliver-first',
}

type DeliveryPick = { readonly specimen: Specimen; readonly by: AlfredReason }

/** DAR-SOLO-50, -70: shared with the human, then more coins, then topmost and leftmost. */
export function pickDelivery(s: DarwinState): DeliveryPick | undefined {
  const { studied } = alfredBoard(s)
  const due = SPECIMENS.filter((specimen) => studied.includes(specimen) && !s.museum.includes(specimen))
  const picked = decide(
    due.map((specimen) => ({
      specimen,
      shared: boardOf(s, 0).studied.includes(specimen),
      coins: incomeOf(s, specimen, false).coins,
    })),
    DELIVERY_LADDER,
  )
  return picked && { specimen: picked.one.specimen, by: picked.by }
}

type DiscardPick = { readonly id: ObjectiveId; readonly by: AlfredReason }

/** DAR-SOLO-29: gold before silver; one of each lies open at most (DAR-SOLO-05). */
export function pickDiscard({ shown }: DarwinState): DiscardPick | undefined {
  const id = shown.find((one) => objective(one).tier === 'gold') ?? shown[0]
  return id && { id, by: shown.length === 1 ? 'discard-only' : 'discard-gold' }
}
