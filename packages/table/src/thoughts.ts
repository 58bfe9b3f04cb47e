// Tracks the requests that one thread or worker is processing, for the code that made them.

import type { How } from '@wayfare/kernel'
import type { RerunQuestion } from './rerun.ts'
import type { FromThread, HowToThought, OnBehalfOf, Thought, ToThread } from './thought.ts'

/** A thread that sends nothing for this many seconds is given up: every task reports its progress. */
const SILENCE = 30
/** The limit in seconds until the first task begins, which is longer because rules have to load. */
const LOADING = 90

export type Following = {
  /** Receives the share that is done, from 0 to 1, and the number of tasks before this one. */
  progress?(done: number, before: number): void
  /** Receives the milliseconds of thread time that the task took. */
  took?(ms: number): void
  /** The person the task is for, if many share the thread. */
  readonly asker?: OnBehalfOf
  /** Cancels the task when its result is no longer needed. */
  readonly signal?: AbortSignal
  /** Set if nobody waits for the result, so that other tasks go first. */
  readonly patient?: boolean
}

/** The result of a task. */
type Result = readonly string[] | How | string | null
type PendingTask<T extends Thought> =
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

  /** `silent` is called when the thread has to be given up. */
  constructor(send: (message: ToThread<T>) => void, silent: (why: string) => void) {
    this.send = send
    this.silent = silent
  }

  get size(): number {
    return this.waiting.size
  }

  /** Resolves to the bot's moves in order; null if the request was cancelled. */
  think(thought: T, following: Following = {}): Promise<readonly string[] | null> {
    const { patient = false } = following
    return this.ask({ think: thought, patient }, following) as Promise<readonly string[] | null>
  }

  /**
   * Resolves to the ways in which a seat could reach something that is refused; null if there is nothing to search for.
   */
  wonder(wondering: HowToThought<T>, following: Following = {}): Promise<How | null> {
    return this.ask({ wonder: wondering }, following) as Promise<How | null>
  }

  /** Resolves to the answer about an earlier moment of a game, as JSON. */
  rerun(question: RerunQuestion, following: Following = {}): Promise<string> {
    return this.ask({ rerun: question }, following) as Promise<string>
  }

  private ask(asked: PendingTask<T>, following: Following): Promise<Result> {
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

  /** Counts seconds with a timer instead of reading the clock, because a device that slept has not waited. */
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

  /** Rejects everything that still waits, because the thread has ended. */
  fail(why: string): void {
    this.rest()
    for (const { reject } of this.waiting.values()) reject(new Error(why))
    this.waiting.clear()
  }
}
