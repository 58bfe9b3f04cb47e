// Cooperative multitasking on one thread, for bots that think and questions that take long to answer. Tasks run step by
// step, in fair turns between the people they are for. Between turns the thread handles its messages.

import type { Engine, Seat, State } from '@wayfare/kernel'
import type { Bot } from './bot.ts'
import { type Asker, FairQueue } from './fair-queue.ts'
import { type BestSoFar, forcedPlan } from './search/plan.ts'

export type ThoughtRequest = {
  readonly bot: Bot
  readonly engine: Engine
  readonly world: State
  readonly seat: Seat
  readonly seed: string
}

/**
 * `steps` yields the share that is done, from 0 to 1. A task with a time limit can be stopped after its first step and
 * still has an answer.
 */
export type ThinkingTask<A> = {
  readonly steps: Generator<number, A>
  readonly timeLimit?: { readonly ms: number; answer(): A }
}

/** A message about a task: it has begun; its share done and the number of tasks before it; finally its answer and the milliseconds of
 * thread time it took. */
export type Word<A> =
  | { readonly begun: true }
  | { readonly done: number; readonly before?: number }
  | ((A | { readonly failure: string }) & { readonly ms: number })

export type Thread<A> = {
  say(id: number, word: Word<A>): void
  /** The current time in milliseconds. */
  now(): number
  /** Calls `then` after the messages that have arrived meanwhile. */
  rest(then: () => void): void
}

/** `patient` marks work that nobody waits for. */
export type RequestPriority = { readonly asker?: Asker; readonly patient?: boolean }

/** `task` is missing while its data is still being fetched. `until` is when the time limit ends, once the task has had a turn. */
type Waiting<A> = {
  readonly id: number
  readonly patient: boolean
  saidAt: number
  said: string
  done: number
  ms: number
  task?: ThinkingTask<A>
  until?: number
}

const TURN_MS = 30
/** A task that ends sooner than this reports no progress. */
const QUIET_MS = 1_000
const PROGRESS_MS = 250
/** An unchanged message is repeated after this time, because a silent thread counts as dead. */
const REPEAT_MS = 5_000
/** The asker on a device that only one person uses. */
const LOCAL_ASKER: Asker = { network: '', person: '' }

export class Thinking<A = { readonly moves: readonly string[] }> {
  private readonly thread: Thread<A>
  private readonly waitedFor = new FairQueue<Waiting<A>>()
  private readonly patient = new FairQueue<Waiting<A>>()
  private readonly byId = new Map<number, Waiting<A>>()
  private running = false

  constructor(thread: Thread<A>) {
    this.thread = thread
  }

  /** A `patient` task only runs while there is no other, and has no time limit. */
  async begin(
    id: number,
    asking: Promise<ThinkingTask<A>>,
    { asker = LOCAL_ASKER, patient = false }: RequestPriority = {},
  ): Promise<void> {
    const saidAt = this.thread.now() + QUIET_MS - PROGRESS_MS
    const waiting: Waiting<A> = { id, patient, saidAt, said: '', done: 0, ms: 0 }
    this.byId.set(id, waiting)
    this.queueOf(waiting).add(waiting, asker)
    try {
      waiting.task = await asking
      if (this.byId.has(id)) this.thread.say(id, { begun: true })
    } catch (error) {
      this.end(waiting, { failure: (error as Error).message })
    }
    if (!this.running) this.nextTurn()
  }

  /** Removes a task whose result is no longer wanted. */
  drop(id: number): void {
    const waiting = this.byId.get(id)
    if (!waiting) return
    this.byId.delete(id)
    this.queueOf(waiting).delete(waiting)
  }

  private queueOf({ patient }: Waiting<A>): FairQueue<Waiting<A>> {
    return patient ? this.patient : this.waitedFor
  }

  private nextTurn(): void {
    const isReady = ({ task }: Waiting<A>) => task !== undefined
    const waiting = this.waitedFor.next(isReady) ?? this.patient.next(isReady)
    this.running = waiting !== undefined
    if (!waiting?.task) return
    try {
      this.goOn(waiting, waiting.task)
    } catch (error) {
      this.end(waiting, { failure: (error as Error).message })
    }
    this.sayPlaces()
    this.thread.rest(() => this.nextTurn())
  }

  /** Runs the task to the end of its turn, or to its own end. */
  private goOn(waiting: Waiting<A>, { steps, timeLimit }: ThinkingTask<A>): void {
    const { now } = this.thread
    const began = now()
    if (timeLimit && !waiting.patient) waiting.until ??= began + timeLimit.ms
    const { until = Number.POSITIVE_INFINITY } = waiting
    const turnEnds = Math.min(began + TURN_MS, until)
    let step = steps.next()
    while (!step.done && now() < turnEnds) step = steps.next()
    const ended = now()
    waiting.ms += ended - began
    if (step.done) this.end(waiting, step.value)
    else if (timeLimit && ended >= until) this.end(waiting, timeLimit.answer())
    else {
      waiting.done = Math.round(step.value * 100) / 100
      if (waiting.patient) this.sayPlace(waiting, 0)
    }
  }

  /** Reports each waiting task's place in the queue, also for tasks that have not had a turn yet. */
  private sayPlaces(): void {
    const now = this.thread.now()
    for (const waiting of this.byId.values())
      if (!waiting.patient && now - waiting.saidAt >= PROGRESS_MS)
        this.sayPlace(waiting, this.waitedFor.before(waiting))
  }

  private sayPlace(waiting: Waiting<A>, before: number): void {
    const now = this.thread.now()
    const progress = `${waiting.done} ${before}`
    if (now - waiting.saidAt < (progress === waiting.said ? REPEAT_MS : PROGRESS_MS)) return
    waiting.saidAt = now
    waiting.said = progress
    this.thread.say(waiting.id, { done: waiting.done, ...(before > 0 ? { before } : {}) })
  }

  private end(waiting: Waiting<A>, answer: A | { readonly failure: string }): void {
    if (!this.byId.has(waiting.id)) return
    this.drop(waiting.id)
    this.thread.say(waiting.id, { ...answer, ms: Math.round(waiting.ms * 100) / 100 })
  }
}

/** Finds a bot's next moves; at its time limit it returns the best so far. */
export function thinkingTask(asked: ThoughtRequest): ThinkingTask<{ readonly moves: readonly string[] }> {
  let bestSoFar = forcedPlan([])
  const answer = () => ({ moves: playableTogether(asked, bestSoFar.moves) })
  function* steps() {
    const thinking = asked.bot.think?.(asked.engine, asked.world, asked.seat, asked.seed) ?? atOnce(asked)
    for (;;) {
      const step = thinking.next()
      bestSoFar = step.value
      if (step.done) return answer()
      yield bestSoFar.done
    }
  }
  const { brakeMs } = asked.bot
  return { steps: steps(), ...(brakeMs === undefined ? {} : { timeLimit: { ms: brakeMs, answer } }) }
}

function* atOnce({ bot, engine, world, seat, seed }: ThoughtRequest): Generator<BestSoFar, BestSoFar> {
  const bestSoFar = forcedPlan(bot.choose(engine, world, seat, seed))
  yield bestSoFar
  return bestSoFar
}

/** Returns the part of a plan that a table can take at once: it ends with the first move that reveals something. */
function playableTogether({ engine, world, seat }: ThoughtRequest, moves: readonly string[]): readonly string[] {
  if (moves.length < 2) return moves
  const s = engine.clone(world)
  const last = moves.findIndex((move) => {
    engine.take(s, seat, move)
    return engine.undoable(s, seat) < 1
  })
  return last < 0 ? moves : moves.slice(0, last + 1)
}
