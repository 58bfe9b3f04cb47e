// Thoughts that share a thread. They take turns, step by step, so that a long one keeps no other waiting, and between turns the thread
// hears what it is told.

import type { Engine, Seat, State } from '@wayfare/kernel'
import type { Bot } from './bot.ts'
import { certain, type Opinion } from './search/plan.ts'

export type Asked = {
  readonly bot: Bot
  readonly engine: Engine
  readonly world: State
  readonly seat: Seat
  readonly seed: string
}

/** What is said of a thought: that it has begun; how much of it is done, from 0 to 1; at last what comes of it. */
export type Word =
  | { readonly begun: true }
  | { readonly done: number }
  | { readonly moves: readonly string[] }
  | { readonly failure: string }

export type Thread = {
  say(id: number, word: Word): void
  /** In milliseconds. */
  now(): number
  /** Goes on when what came in meanwhile was heard. */
  rest(then: () => void): void
}

/** `brake`: when it is to end at the latest. */
type Ready = { readonly asked: Asked; readonly steps: Generator<Opinion, Opinion>; readonly brake: number }
/** `patient`: nobody waits for it. `ready`: missing while what is needed to think is still being fetched. */
type Thought = { readonly id: number; readonly patient: boolean; saidAt: number; ready?: Ready }

const TURN_MS = 30
/** Whoever answers before this has nothing to say on the way. */
const QUIET_MS = 1_000
const SAY_MS = 250

export class Thinking {
  private readonly thread: Thread
  /** Whose turn it is comes first. */
  private readonly thoughts = new Map<number, Thought>()
  private running = false

  constructor(thread: Thread) {
    this.thread = thread
  }

  /** One that is `patient` goes on while there is no other, and knows no brake. */
  async begin(id: number, asking: Promise<Asked>, patient = false): Promise<void> {
    const { now } = this.thread
    const thought: Thought = { id, patient, saidAt: now() + QUIET_MS - SAY_MS }
    this.thoughts.set(id, thought)
    try {
      const asked = await asking
      const brake = patient ? Number.POSITIVE_INFINITY : now() + (asked.bot.brakeMs ?? Number.POSITIVE_INFINITY)
      thought.ready = { asked, steps: stepsOf(asked), brake }
      if (this.thoughts.has(id)) this.thread.say(id, { begun: true })
    } catch (error) {
      this.end(thought, { failure: (error as Error).message })
    }
    if (!this.running) this.nextTurn()
  }

  /** Nobody wants to know any more. */
  drop(id: number): void {
    this.thoughts.delete(id)
  }

  private nextTurn(): void {
    const able = [...this.thoughts.values()].filter(({ ready }) => ready)
    const thought = able.find(({ patient }) => !patient) ?? able[0]
    this.running = thought !== undefined
    if (!thought?.ready) return
    this.thoughts.delete(thought.id)
    this.thoughts.set(thought.id, thought)
    try {
      this.goOn(thought, thought.ready)
    } catch (error) {
      this.end(thought, { failure: (error as Error).message })
    }
    this.thread.rest(() => this.nextTurn())
  }

  /** To the end of the turn, or of the thought. At the brake, too, it has an opinion: the first step has been taken. */
  private goOn(thought: Thought, { asked, steps, brake }: Ready): void {
    const { now, say } = this.thread
    const until = Math.min(now() + TURN_MS, brake)
    let step = steps.next()
    while (!step.done && now() < until) step = steps.next()
    const { moves, done } = step.value
    if (step.done || now() >= brake) this.end(thought, { moves: together(asked, moves) })
    else if (now() - thought.saidAt >= SAY_MS) {
      thought.saidAt = now()
      say(thought.id, { done: Math.round(done * 100) / 100 })
    }
  }

  private end({ id }: Thought, word: Word): void {
    if (this.thoughts.delete(id)) this.thread.say(id, word)
  }
}

function* atOnce({ bot, engine, world, seat, seed }: Asked): Generator<Opinion, Opinion> {
  const opinion = certain(bot.choose(engine, world, seat, seed))
  yield opinion
  return opinion
}

const stepsOf = (asked: Asked): Generator<Opinion, Opinion> =>
  asked.bot.think?.(asked.engine, asked.world, asked.seat, asked.seed) ?? atOnce(asked)

/** As much of a plan as a table takes at once: nothing may follow a move that shows somebody something. */
function together({ engine, world, seat }: Asked, moves: readonly string[]): readonly string[] {
  if (moves.length < 2) return moves
  const s = engine.clone(world)
  const last = moves.findIndex((move) => {
    engine.take(s, seat, move)
    return engine.undoable(s, seat) < 1
  })
  return last < 0 ? moves : moves.slice(0, last + 1)
}
