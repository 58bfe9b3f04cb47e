// The page's side of a review: distributes the decisions of a game over a few workers and collects their results.

import { type ReadonlySignal, signal } from '@preact/signals'
import { type Decision, type Review, reviewOf, worthWeighing } from '@wayfare/bots/coach'
import { cachedReview, gameAndSeat, keepReview } from './cache.ts'
import { isWorthTelling, spread } from './course.ts'
import type { AnalysedDecision, FromReader, ReviewedMoment, ReviewLook, ToReader } from './messages.ts'

type Costly = AnalysedDecision & Required<Decision>

export type AnalysisResult = Omit<Review, 'decisions' | 'costly'> & {
  readonly moments: readonly ReviewedMoment[]
  readonly decisions: readonly AnalysedDecision[]
  /** The course of the game, from all decisions that were analysed, if only at a glance. */
  readonly course: readonly AnalysedDecision[]
  /**
   * The costliest decisions. The list is empty while others are still being analysed, because the order is not known
   * before.
   */
  readonly costly: readonly Costly[]
}

/** `stopped` means that only a part was analysed. */
export type Reading =
  | { readonly state: 'opening' | 'failed' }
  | ({ readonly state: 'reading' | 'stopped' | 'read' } & AnalysisResult)

export type Reader = {
  readonly reading: ReadonlySignal<Reading>
  stop(): void
  goOn(): void
  dispose(): void
}

/**
 * The file into which this code is built. The hash in its name stands for this code and for the worker's, so it serves
 * as a version in the cache.
 */
const CODE = new URL(import.meta.url).pathname

/** One processor is left to the page, and a phone must not get hot. */
const WORKERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))
/**
 * The number of decisions, evenly over the game, that are analysed before all others. The whole curve is visible early
 * and becomes more exact.
 */
const GLANCES = 6

type Pass = ReviewLook['pass']
/** The share of the work that each pass takes. */
const SHARE: Readonly<Record<Pass, number>> = { glance: 0.05, first: 0.65, second: 0.3 }
const PASSES = Object.keys(SHARE) as Pass[]

type WorkerSlot = { readonly worker: Worker; task: ReviewLook | null; part: number }

export function makeReader(log: string, seat: number): Reader {
  const reading = signal<Reading>({ state: 'opening' })
  const name = gameAndSeat(log, seat)
  const seen: Readonly<Record<Pass, Map<number, AnalysedDecision>>> = {
    glance: new Map(),
    first: new Map(),
    second: new Map(),
  }
  let hands: WorkerSlot[] = []
  let moments: readonly ReviewedMoment[] | null = null

  const give = (hand: WorkerSlot, task: ReviewLook | null) => {
    hand.task = task
    hand.part = 0
    if (task) hand.worker.postMessage(task satisfies ToReader)
  }
  const isOpen = (pass: Pass, at: number): boolean =>
    !seen[pass].has(at) && !hands.some(({ task }) => task?.look === at && task.pass === pass)

  /** Finds the next task. The second look waits until every decision has had its first. */
  function next(): ReviewLook | null {
    if (!moments) return null
    const glanced = spread(moments.length, GLANCES).find((at) => isOpen('glance', at))
    if (glanced !== undefined) return { look: glanced, pass: 'glance' }
    const at = moments.findIndex((_, i) => isOpen('first', i))
    if (at >= 0) return { look: at, pass: 'first' }
    const again = doubtful().find(({ row }) => isOpen('second', placeOf(row)))
    return again ? { look: placeOf(again.row), pass: 'second', again } : null
  }
  const placeOf = (row: number): number => (moments ?? []).findIndex((one) => one.row === row)
  const doubtful = () => (seen.first.size < (moments?.length ?? 0) ? [] : worthWeighing(inOrder(seen.first)))

  function doneOf(pass: Pass): number {
    const { length } = moments ?? []
    const most = { glance: Math.min(GLANCES, length), first: length, second: doubtful().length }[pass]
    const begun = hands.reduce((sum, { task, part }) => sum + (task?.pass === pass ? part : 0), 0)
    return (seen[pass].size + begun) / Math.max(1, most)
  }

  function show(state: 'reading' | 'stopped' | 'read'): void {
    if (!moments) return
    const weighed = inOrder(seen.second)
    const done = state === 'read' ? 1 : PASSES.reduce((sum, pass) => sum + SHARE[pass] * doneOf(pass), 0)
    const found = reviewOf(seat, inOrder(seen.first), weighed, done)
    reading.value = {
      ...found,
      state,
      moments,
      decisions: found.decisions as readonly AnalysedDecision[],
      course: inOrder(new Map([...seen.glance, ...seen.first, ...seen.second])),
      costly: state === 'reading' ? [] : (found.costly.filter(isWorthTelling) as Costly[]),
    }
  }

  function goOn(): void {
    if (hands.length === 0) hands = Array.from({ length: WORKERS }, () => begun())
    for (const hand of hands) if (!hand.task) give(hand, next())
    const isRead = moments !== null && hands.every(({ task }) => task === null)
    show(isRead ? 'read' : 'reading')
    if (!isRead) return
    end()
    keepReview(name, CODE, { moments: moments ?? [], first: inOrder(seen.first), second: inOrder(seen.second) })
  }

  /** True if the review was stored on this device, so that it need not be computed. */
  function readBefore(): boolean {
    const kept = cachedReview(name, CODE)
    if (!kept) return false
    moments = kept.moments
    for (const pass of ['first', 'second'] as const) for (const one of kept[pass]) seen[pass].set(placeOf(one.row), one)
    show('read')
    return true
  }

  function begun(): WorkerSlot {
    const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
    const hand: WorkerSlot = { worker, task: null, part: 0 }
    worker.onmessage = ({ data }: MessageEvent<FromReader>) => onWorkerMessage(hand, data)
    worker.onerror = fail
    worker.postMessage({ open: { log, seat } } satisfies ToReader)
    return hand
  }

  function onWorkerMessage(hand: WorkerSlot, said: FromReader): void {
    if (!hands.includes(hand)) return
    if ('failure' in said) fail()
    else if ('moments' in said) {
      moments = said.moments
      goOn()
    } else if ('done' in said) {
      hand.part = said.done
      show('reading')
    } else {
      const { task } = hand
      if (task) seen[task.pass].set(task.look, said.seen)
      give(hand, null)
      goOn()
    }
  }

  function end(): void {
    for (const { worker } of hands) worker.terminate()
    hands = []
  }
  function fail(): void {
    end()
    reading.value = { state: 'failed' }
  }
  if (!readBefore()) goOn()
  return {
    reading,
    stop() {
      end()
      show('stopped')
    },
    goOn,
    dispose: end,
  }
}

const inOrder = (seen: ReadonlyMap<number, AnalysedDecision>): AnalysedDecision[] =>
  [...seen.entries()].sort(([a], [b]) => a - b).map(([, one]) => one)
