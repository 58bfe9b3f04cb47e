// Limits how much of this process's time one network address, and one person, may use: a budget in milliseconds that
// fills up evenly. Each request is charged the time that it really took. Whoever has overdrawn the budget waits, and
// those who wait take turns, so that even at one address nobody waits for everything that somebody else has asked for.
// Each process counts in its own memory.

import { type Asker, FairQueue } from '@wayfare/bots'
import { NotAllowed } from '@wayfare/table'
import type { Context } from '../context.ts'
import { type Buckets, makeBuckets } from '../http/limits.ts'

/** The seconds of budget that can be saved up and spent at once. */
const AHEAD_SECONDS = 3
/** The seconds of work that may wait for one person. Requests beyond that are refused. */
const MOST_WAITING_SECONDS = 10
/** The milliseconds of work to begin in one turn of the event loop. After that, other input has its turn. */
const TURN_MS = 5
/** Time of another thread counts for a quarter: it delays nobody's move, and turns are fair there as well. */
const ELSEWHERE = 0.25
/** The interval of the check whether requests that wait may go on. */
const AGAIN_MS = 5
/** How quickly the expected time of a kind of work follows the measured time. */
const FOLLOWING = 0.2
/** The estimated time for each message that is sent outside a measurement. */
const MS_PER_MESSAGE = 0.02
const MS_PER_LETTER = 0.000_1

/**
 * The estimated cost of the unmeasured parts of a message or request: parsing, database, socket. Any that is not listed
 * costs `other`.
 */
const FIXED_MS: Readonly<Record<string, number>> = {
  ping: 0.05,
  unwatch: 0.1,
  handshake: 1.5,
  watch: 0.6,
  chat: 1.5,
  other: 0.3,
}

/** Adds up the time of one message or request. */
export class Meter {
  ms = 0

  time<T>(work: () => T): T {
    const began = performance.now()
    try {
      return work()
    } finally {
      this.ms += performance.now() - began
    }
  }

  /** Adds the cost of sending a text to this number of listeners. */
  sent(text: string, listeners = 1): void {
    this.ms += sendingMs(text, listeners)
  }

  elsewhere(ms: number): void {
    this.ms += ms * ELSEWHERE
  }
}

export const sendingMs = (text: string, listeners = 1): number =>
  listeners * (MS_PER_MESSAGE + text.length * MS_PER_LETTER)

type Waiting = { readonly go: () => void; readonly expected: number }

export class WorkBudget {
  private readonly rate: number
  private readonly buckets: Buckets
  private readonly count: (kind: string, ms: number) => void
  private readonly waiting = new FairQueue<Waiting>()
  private readonly expected = new Map<string, number>()
  /** The expected time of the work that was begun in this turn of the event loop. */
  private begun = 0
  private turnEnds: NodeJS.Immediate | undefined
  private timer: NodeJS.Timeout | undefined

  constructor({ settings, now, metrics }: Pick<Context, 'settings' | 'now' | 'metrics'>) {
    this.rate = settings.WORK_MS_PER_SECOND
    this.buckets = makeBuckets(this.rate * AHEAD_SECONDS, AHEAD_SECONDS * 1000, now)
    this.count = metrics.countWork
  }

  /**
   * Runs the work when its turn has come, and charges the time it took. Work of the same `kind` is expected to take
   * equally long.
   */
  async spend<T>(asker: Asker, kind: string, work: (meter: Meter) => Promise<T> | T, signal?: AbortSignal): Promise<T> {
    const fixed = FIXED_MS[kind] ?? (FIXED_MS.other as number)
    const expected = this.expected.get(kind) ?? fixed
    await this.turn(asker, expected, signal)
    this.charge(asker, expected)
    const meter = new Meter()
    meter.ms = fixed
    try {
      return await work(meter)
    } finally {
      this.charge(asker, meter.ms - expected)
      this.expected.set(kind, expected + FOLLOWING * (meter.ms - expected))
      this.count(kind, meter.ms)
    }
  }

  /** Charges work that costs little and need not wait. */
  take(asker: Asker, kind: string): void {
    this.charge(asker, FIXED_MS[kind] ?? (FIXED_MS.other as number))
  }

  charge({ network, person }: Asker, ms: number): void {
    this.buckets.charge(`network ${network}`, ms)
    if (person) this.buckets.charge(`person ${person}`, ms)
  }

  /** Returns the milliseconds until there is budget to spend again. */
  private owed({ network, person }: Asker): number {
    const owed = this.buckets.charge(`network ${network}`, 0)
    return person ? Math.max(owed, this.buckets.charge(`person ${person}`, 0)) : owed
  }

  private turn(asker: Asker, expected: number, signal?: AbortSignal): Promise<void> | undefined {
    if (!this.waiting.hasOf(asker.network) && this.owed(asker) === 0 && this.begun < TURN_MS) {
      this.begin(expected)
      return
    }
    this.refuseTooMuch(asker, expected)
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.delete(waiting)
        reject(new NotAllowed('too-much', 'you have left'))
      }
      const go = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const waiting: Waiting = { expected, go }
      this.waiting.add(waiting, asker)
      signal?.addEventListener('abort', leave)
      this.goOnLater()
    })
  }

  private refuseTooMuch(asker: Asker, expected: number): void {
    let ms = expected
    for (const waiting of this.waiting.of(asker)) ms += waiting.expected
    if (ms <= MOST_WAITING_SECONDS * this.rate) return
    const seconds = Math.ceil(ms / this.rate)
    throw new NotAllowed('too-much', `you have asked for a lot; try again in ${seconds} seconds`, [], seconds)
  }

  private begin(ms: number): void {
    this.begun += ms
    this.turnEnds ??= setImmediate(() => {
      this.turnEnds = undefined
      this.begun = 0
      this.runNext()
    })
  }

  /** Runs waiting work one piece after another, and lets other input in between. */
  private runNext(): void {
    if (this.waiting.size === 0 || this.turnEnds) return
    const next = this.waiting.next((_, asker) => this.owed(asker) === 0)
    if (!next) {
      this.goOnLater()
      return
    }
    this.waiting.delete(next)
    this.begin(next.expected)
    next.go()
  }

  private goOnLater(): void {
    if (this.turnEnds || this.timer) return
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.runNext()
    }, AGAIN_MS)
  }
}
