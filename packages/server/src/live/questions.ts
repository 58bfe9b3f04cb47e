// Answers questions that take long to compute, in the threads in which bots think. The work is charged to whoever asks,
// people take fair turns, and answers that others may ask for are cached.

import type { Asker } from '@wayfare/bots'
import type { How, Seat, State } from '@wayfare/kernel'
import type { ClientMessage, MovesAhead, Replay } from '@wayfare/protocol'
import {
  type Actor,
  type Dealt,
  dealtBefore,
  dealtNow,
  type HowToThought,
  mayHaveWorld,
  NotAllowed,
  questionAhead,
  type Table,
  viewAfter,
  worldBefore,
} from '@wayfare/table'
import type { Context } from '../context.ts'
import type { Thinker } from '../jobs/thinker.ts'
import { AnswerCache } from './answer-cache.ts'
import { today } from './room.ts'
import type { Meter } from './work-budget.ts'

type WorldMessage = Extract<ClientMessage, { t: 'world' }>
type Threads = Pick<Thinker, 'wonder' | 'rerun'>

export class Questions {
  private readonly context: Pick<Context, 'now'>
  private readonly threads: Threads
  private readonly answers = new AnswerCache()
  /** The people for whom a "How could I?" search is running. */
  private readonly wondering = new Set<string>()

  constructor(context: Pick<Context, 'now'>, threads: Threads) {
    this.context = context
    this.threads = threads
  }

  /** Finds how a seat could reach a move that it is refused. Each person has one search at a time. */
  async how(asker: Asker, meter: Meter, question: HowToThought): Promise<How | null> {
    if (this.wondering.has(asker.person)) throw new NotAllowed('too-much', 'one thing at a time is looked for')
    this.wondering.add(asker.person)
    try {
      return await this.threads.wonder(question, following(asker, meter))
    } finally {
      this.wondering.delete(asker.person)
    }
  }

  /**
   * Deals a world, as the text that follows the `id` in its message. It is called while the table cannot change; its
   * result may be awaited later.
   */
  world(table: Table, actor: Actor | null, message: WorldMessage, asker: Asker, meter: Meter): Promise<string> {
    const { by } = message
    if (by === undefined) {
      const eyes = mayHaveWorld(table, actor, message)
      // The world is dealt before anything else happens at the table, so there is nothing to wait for.
      return this.answers.get(`now ${table.id} ${table.seq} ${eyes}`, async () => inMessage(dealtNow(table, eyes)))
    }
    const question = worldBefore(table, actor, { ...message, by }, today(this.context))
    return this.answers.get(`before ${table.id} ${question.seed}`, async () => {
      const answer = await this.threads.rerun(question, following(asker, meter))
      return inMessage(dealtBefore(question, JSON.parse(answer).world as State | null))
    })
  }

  /** Returns the view that somebody had of a finished game after its first rows. */
  async view(
    table: Table,
    rows: number,
    eyes: Parameters<typeof viewAfter>[2],
    asker: Asker,
    meter: Meter,
  ): Promise<Pick<Replay, 'view' | 'scores' | 'turn'>> {
    const question = viewAfter(table, rows, eyes)
    const key = `view ${table.id} ${question.rerun.rows.length} ${eyes}`
    return JSON.parse(await this.answers.get(key, () => this.threads.rerun(question, following(asker, meter))))
  }

  /** Finds what a seat may be asked when its turn comes. */
  async movesAhead(
    table: Table,
    seat: Seat,
    after: readonly string[],
    asker: Asker,
    meter: Meter,
  ): Promise<MovesAhead> {
    const question = questionAhead(table, seat, after)
    const key = `ahead ${table.id} ${table.seq} ${seat} ${JSON.stringify(after)}`
    return JSON.parse(await this.answers.get(key, () => this.threads.rerun(question, following(asker, meter))))
  }
}

const inMessage = (dealt: Dealt): string => JSON.stringify(dealt).slice(1)

/** A person's questions take turns with the thoughts of the bots for which the person waits. */
const following = ({ network, person }: Asker, meter: Meter) => ({
  asker: { network, person: `${person} asks` },
  took: (ms: number) => meter.elsewhere(ms),
})
