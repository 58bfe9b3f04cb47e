// The page's end of a review: hands the decisions of a game to a few workers, from the first to the last, and gathers what they find.

import { type ReadonlySignal, signal } from '@preact/signals'
import { type Decision, type Review, reviewOf, worthWeighing } from '@wayfare/bots/coach'
import { isWorthTelling } from './course.ts'
import type { FromReader, Look, Moment, Seen, ToReader } from './messages.ts'

export type Found = Omit<Review, 'decisions' | 'costly'> & {
  readonly moments: readonly Moment[]
  readonly decisions: readonly Seen[]
  readonly costly: readonly (Seen & Required<Decision>)[]
}

/** `stopped`: read in part. */
export type Reading =
  | { readonly state: 'opening' | 'failed' }
  | ({ readonly state: 'reading' | 'stopped' | 'read' } & Found)

export type Reader = {
  readonly reading: ReadonlySignal<Reading>
  stop(): void
  goOn(): void
  dispose(): void
}

/** One processor is left to the page, and a phone is not made hot. */
const WORKERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))
/** As much of the work is the first look at all of them. */
const SIFTING = 0.7

type Hand = { readonly worker: Worker; task: Look | null; part: number }

export function makeReader(log: string, seat: number): Reader {
  const reading = signal<Reading>({ state: 'opening' })
  const first = new Map<number, Seen>()
  const second = new Map<number, Seen>()
  let hands: Hand[] = []
  let moments: readonly Moment[] | null = null

  const give = (hand: Hand, task: Look | null) => {
    hand.task = task
    hand.part = 0
    if (task) hand.worker.postMessage(task satisfies ToReader)
  }
  const taken = (again: boolean, at: number): boolean =>
    hands.some(({ task }) => task?.look === at && (task.again !== undefined) === again)

  /** Those that come first are looked at first; the second look waits until all have been seen. */
  function next(): Look | null {
    if (!moments) return null
    const at = moments.findIndex((_, i) => !first.has(i) && !taken(false, i))
    if (at >= 0) return { look: at }
    if (first.size < moments.length) return null
    const doubtful = worthWeighing(inOrder(first)).find((one) => {
      const place = placeOf(one.row)
      return !second.has(place) && !taken(true, place)
    })
    return doubtful ? { look: placeOf(doubtful.row), again: doubtful } : null
  }
  const placeOf = (row: number): number => (moments ?? []).findIndex((one) => one.row === row)

  function show(state: 'reading' | 'stopped' | 'read'): void {
    if (!moments) return
    const { length } = moments
    const [sifting, weighing] = [false, true].map((again) =>
      hands.reduce((sum, { task, part }) => sum + (task && (task.again !== undefined) === again ? part : 0), 0),
    ) as [number, number]
    const most = first.size < length ? 1 : Math.max(1, worthWeighing(inOrder(first)).length)
    const done =
      state === 'read'
        ? 1
        : (SIFTING * (first.size + sifting)) / Math.max(1, length) + ((1 - SIFTING) * (second.size + weighing)) / most
    const found = reviewOf(seat, inOrder(first), inOrder(second), done)
    reading.value = {
      ...found,
      state,
      moments,
      decisions: found.decisions as readonly Seen[],
      costly: found.costly.filter(isWorthTelling) as Found['costly'],
    }
  }

  function goOn(): void {
    if (hands.length === 0) hands = Array.from({ length: WORKERS }, () => begun())
    for (const hand of hands) if (!hand.task) give(hand, next())
    const isRead = moments !== null && hands.every(({ task }) => task === null)
    show(isRead ? 'read' : 'reading')
    if (isRead) end()
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
      if (task) (task.again ? second : first).set(task.look, said.seen)
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
  goOn()
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
