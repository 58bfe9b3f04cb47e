// The thoughts that one thread or worker is at, as whoever asked for them sees it.

import type { How } from '@wayfare/kernel'
import type { FromThread, Thought, ToThread, Wondering } from './thought.ts'

/** A thread that says nothing for so many seconds has lost its way: whoever thinks step by step says how far they are. */
const SILENCE = 30
/** Before it has begun with any thought: rules may take long to load, but not for ever. */
const LOADING = 90

export type Following = {
  /** So much of it is done, from 0 to 1. */
  progress?(done: number): void
  /** Nobody needs it any more. */
  readonly signal?: AbortSignal
  /** Nobody waits for it: others in the same thread go first. */
  readonly patient?: boolean
}

/** What comes of a thought, or of a question. */
type Result = readonly string[] | How | null
type Asked<T extends Thought> = { readonly think: T; readonly patient: boolean } | { readonly wonder: Wondering<T> }

type Waiting = {
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
  readonly progress: (done: number) => void
  begun: boolean
}

export class Thoughts<T extends Thought = Thought> {
  private readonly send: (message: ToThread<T>) => void
  private readonly silent: (why: string) => void
  private readonly waiting = new Map<number, Waiting>()
  private count = 0
  private quiet = 0
  private timer: ReturnType<typeof setInterval> | undefined

  /** `silent`: called when the thread is to be given up. */
  constructor(send: (message: ToThread<T>) => void, silent: (why: string) => void) {
    this.send = send
    this.silent = silent
  }

  get size(): number {
    return this.waiting.size
  }

  /** The moves the bot makes, one after another; null if nobody needed them any more. */
  think(
    thought: T,
    { progress = () => {}, signal, patient = false }: Following = {},
  ): Promise<readonly string[] | null> {
    const thinking = this.ask({ think: thought, patient }, progress, signal)
    return thinking as Promise<readonly string[] | null>
  }

  /** How a seat could come to what it is refused; null where there is nothing to look for. */
  wonder(wondering: Wondering<T>): Promise<How | null> {
    return this.ask({ wonder: wondering }, () => {}) as Promise<How | null>
  }

  private ask(asked: Asked<T>, progress: Waiting['progress'], signal?: AbortSignal): Promise<Result> {
    const id = this.count++
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, progress, begun: false })
      this.timer ??= setInterval(() => this.tick(), 1_000)
      this.send({ id, ...asked })
      signal?.addEventListener('abort', () => this.drop(id), { once: true })
    })
  }

  private drop(id: number): void {
    const waiting = this.taken(id)
    if (!waiting) return
    this.send({ id, drop: true })
    waiting.resolve(null)
  }

  heard(said: FromThread): void {
    this.quiet = 0
    if ('begun' in said) this.begun(said.id)
    else if ('done' in said) this.waiting.get(said.id)?.progress(said.done)
    else if ('moves' in said) this.taken(said.id)?.resolve(said.moves)
    else if ('how' in said) this.taken(said.id)?.resolve(said.how)
    else this.taken(said.id)?.reject(new Error(said.failure))
  }

  private begun(id: number): void {
    const waiting = this.waiting.get(id)
    if (waiting) waiting.begun = true
  }

  private taken(id: number): Waiting | undefined {
    const found = this.waiting.get(id)
    this.waiting.delete(id)
    if (this.waiting.size === 0) this.rest()
    return found
  }

  /** Seconds are counted, not read from a clock: a device that slept meanwhile has not waited. */
  private tick(): void {
    const begun = [...this.waiting.values()].some((one) => one.begun)
    const most = begun ? SILENCE : LOADING
    if (++this.quiet >= most) this.silent(`a bot said nothing for ${most} seconds`)
  }

  private rest(): void {
    clearInterval(this.timer)
    this.timer = undefined
    this.quiet = 0
  }

  /** The thread is no more. */
  fail(why: string): void {
    this.rest()
    for (const { reject } of this.waiting.values()) reject(new Error(why))
    this.waiting.clear()
  }
}
