// The thoughts that one thread or worker is at, as whoever asked for them sees it.

import type { How } from '@wayfare/kernel'
import type { RerunQuestion } from './rerun.ts'
import type { FromThread, HowToThought, OnBehalfOf, Thought, ToThread } from './thought.ts'

/** A thread that says nothing for so many seconds has lost its way: whoever thinks step by step says how far they are. */
const SILENCE = 30
/** Before it has begun with any thought: rules may take long to load, but not for ever. */
const LOADING = 90

export type Following = {
  /** So much of it is done, from 0 to 1, and so many others are before it. */
  progress?(done: number, before: number): void
  /** How many milliseconds of the thread it took. */
  took?(ms: number): void
  /** For whom it is, where many share a thread. */
  readonly asker?: OnBehalfOf
  /** Nobody needs it any more. */
  readonly signal?: AbortSignal
  /** Nobody waits for it: others in the same thread go first. */
  readonly patient?: boolean
}

/** What comes of a thought, or of a question. */
type Result = readonly string[] | How | string | null
type Asked<T extends Thought> =
  | { readonly think: T; readonly patient: boolean }
  | { readonly wonder: HowToThought<T> }
  | { readonly rerun: RerunQuestion }

type Waiting = {
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
  readonly following: Following
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
  think(thought: T, following: Following = {}): Promise<readonly string[] | null> {
    const { patient = false } = following
    return this.ask({ think: thought, patient }, following) as Promise<readonly string[] | null>
  }

  /** How a seat could come to what it is refused; null where there is nothing to look for. */
  wonder(wondering: HowToThought<T>, following: Following = {}): Promise<How | null> {
    return this.ask({ wonder: wondering }, following) as Promise<How | null>
  }

  /** What is asked about an earlier moment of a game, as JSON. */
  rerun(question: RerunQuestion, following: Following = {}): Promise<string> {
    return this.ask({ rerun: question }, following) as Promise<string>
  }

  private ask(asked: Asked<T>, following: Following): Promise<Result> {
    const id = this.count++
    const { signal, asker } = following
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, following, begun: false })
      this.timer ??= setInterval(() => this.tick(), 1_000)
      this.send({ id, ...asked, ...(asker ? { asker } : {}) })
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
    else if ('done' in said) this.waiting.get(said.id)?.following.progress?.(said.done, said.before ?? 0)
    else {
      const waiting = this.taken(said.id)
      waiting?.following.took?.(said.ms)
      if ('failure' in said) waiting?.reject(new Error(said.failure))
      else waiting?.resolve('moves' in said ? said.moves : 'how' in said ? said.how : said.text)
    }
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
