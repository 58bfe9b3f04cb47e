// A guided game, or any other table of a learner, without a browser: the same rivals, and moments as the guide sees them.

import { commit, type Engine } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import {
  fold,
  matchOf,
  nextBotRequest,
  pictureFor,
  type Table,
  tableFrom,
  tableOptions,
  toldSince,
} from '@wayfare/table'
import type { Guide, Moment } from '../board-kit/lessons/lesson.ts'
import { lessonMoment } from '../features/guide/lesson-moment.ts'
import { thinkHere } from './think-here.ts'

const ME = 0

export type GuidedTable = {
  readonly table: Table
  moment(): Moment
  take(option: Offered): Promise<void>
  /** Undoes the learner's last move, even past something that was revealed. Returns false if there is none. */
  back(): Promise<boolean>
}

/** With `hasty` the rivals make any move, which is quicker. */
export async function guidedTable(engine: Engine, guide: Guide, hasty = false): Promise<GuidedTable> {
  const { bots, options, chance, arranged } = guide.table
  const person = { kind: 'person' as const, person: 'somebody', bytes: chance.bytes }
  const table = tableFrom(
    'guided',
    engine,
    chance.secret,
    {
      k: 'made',
      game: guide.game,
      version: engine.game.version,
      options: tableOptions(engine, { ...options, players: bots.length + 1 }),
      host: 'somebody',
      seats: [person, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))],
      listed: false,
      language: 'en',
      clock: null,
      commitment: commit(chance.secret),
      start: true,
      arranged,
    },
    0,
  )
  return learnersTable(engine, table, hasty)
}

/** Starts a table at which the learner has the first seat. */
export async function learnersTable(engine: Engine, table: Table, hasty: boolean): Promise<GuidedTable> {
  fold(table, { k: 'started' }, 0)
  const think = thinkHere(engine)
  async function letRivalsMove(): Promise<void> {
    for (let next = nextBotRequest(table); next; next = nextBotRequest(table)) {
      const texts = await think(hasty ? { ...next.thought, bot: 'random' } : next.thought)
      fold(table, { k: 'moved', seat: next.thought.seat, texts }, 0)
    }
  }
  await letRivalsMove()
  return {
    table,
    moment() {
      const picture = pictureFor(table, ME)
      if (!picture) throw new Error('the table has not begun')
      return lessonMoment({ seat: ME, picture, told: toldSince(table, ME, 0) })
    },
    async take({ move }) {
      fold(table, { k: 'moved', seat: ME, texts: [move] }, 0)
      await letRivalsMove()
    },
    async back() {
      const { engine: rules, state } = matchOf(table)
      const last = table.story.findLastIndex(({ stands, kind, seat }) => stands && kind === 'move' && seat === ME)
      if (last < 0) return false
      if (rules.undoable(state, ME) > 0) fold(table, { k: 'undone', seat: ME }, 0)
      else fold(table, { k: 'asked', seat: ME, what: { rewind: last } }, 0)
      await letRivalsMove()
      return true
    },
  }
}
