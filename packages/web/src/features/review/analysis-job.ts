// The page's end of a review: hands the decisions of a game to a few workers, from the first to the last, and gathers what they find.

import { type ReadonlySignal, signal } from '@preact/signals'
import { type Decision, type Review, reviewOf, worthWeighing } from '@wayfare/bots/coach'
import { cachedReview, gameAndSeat, keepReview } from './cache.ts'
import { isWorthTelling, spread } from './course.ts'
import type { FromReader, ReviewedMoment, ReviewLook, Seen, ToReader } from './messages.ts'

type Costly = Seen & Required<Decision>

export type AnalysisResult = Omit<Review, 'decisions' | 'costly'> & {
  readonly moments: readonly ReviewedMoment[]
  readonly decisions: readonly Seen[]
  /** Where the game was heading: from all decisions that were looked at, if only at a glance. */
  readonly course: readonly Seen[]
  /** None while others are still being weighed: which they are, and what they cost, is not known before. */
  readonly costly: readonly Costly[]
}

/** `stopped`: read in part. */
export type Reading =
  | { readonly state: 'opening' | 'failed' }
  | ({ readonly state: 'reading' | 'stopped' | 'read' } & AnalysisResult)

export type Reader = {
  readonly reading: ReadonlySignal<Reading>
  stop(): void
  goOn(): void
  dispose(): void
}

/** The file that this is built into: its name says what is in it, and in the worker's. */
const CODE = new URL(import.meta.url).pathname

/** One processor is left to the page, and a phone is not made hot. */
const WORKERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))
/** So many decisions, from the first to the last, are looked at before all others: the whole curve is there early, and sharpens. */
const GLANCES = 6

type Pass = ReviewLook['pass']
/** How much of the work each is. */
const SHARE: Readonly<Record<Pass, number>> = { glance: 0.05, first: 0.65, second: 0.3 }
const PASSES = Object.keys(SHARE) as Pass[]

type Hand = { readonly worker: Worker; task: ReviewLook | null; part: number }

export function makeReader(log: string, seat: number): Reader {
  const reading = signal<Reading>({ state: 'opening' })
  const name = gameAndSeat(log, seat)
  const seen: Readonly<Record<Pass, Map<number, Seen>>> = { glance: new Map(), first: new Map(), second: new Map() }
  let hands: Hand[] = []
  let moments: readonly ReviewedMoment[] | null = null

  const give = (hand: Hand, task: ReviewLook | null) => {
    hand.task = task
    hand.part = 0
    if (task) hand.worker.postMessage(task satisfies ToReader)
  }
  const isOpen = (pass: Pass, at: number): boolean =>
    !seen[pass].has(at) && !hands.some(({ task }) => task?.look === at && task.pass === pass)

  /** Those that come first are looked at first; the second look waits until all have been seen. */
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
      decisions: found.decisions as readonly Seen[],
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

  /** Whether it was read before, on this device. */
  function readBefore(): boolean {
    const kept = cachedReview(name, CODE)
    if (!kept) return false
    moments = kept.moments
    for (const pass of ['first', 'second'] as const) for (const one of kept[pass]) seen[pass].set(placeOf(one.row), one)
    show('read')
    return true
  }

  function begun(): Hand {
    const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
    const hand: Hand = { worker, task: null, part: 0 }
    worker.onmessage = ({ data }: MessageEvent<FromReader>) => heard(hand, data)
    worker.onerror = fail
    worker.postMessage({ open: { log, seat } } satisfies ToReader)
    return hand
  }

  function heard(hand: Hand, said: FromReader): void {
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

const inOrder = (seen: ReadonlyMap<number, Seen>): Seen[] =>
  [...seen.entries()].sort(([a], [b]) => a - b).map(([, one]) => one)
