// Somebody plays first games carelessly: whatever looks best at the moment, and the turn is ended at the first chance. The tutor speaks in
// these games, but never twice a round.

import { game as arkhamGame } from '@wayfare/arkham'
import { game as arnakGame } from '@wayfare/arnak'
import { game as darwinGame } from '@wayfare/darwin'
import { commit, type Engine, engineOf } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { matchOf, type Table, tableFrom, tableOptions } from '@wayfare/table'
import { expect, test } from 'vitest'
import type { Moment } from '../../board-kit/lessons/lesson.ts'
import type { Tutor } from '../../board-kit/lessons/tutor.ts'
import { moveOf } from '../../board-kit/moves.ts'
import { partsOf } from '../../games/index.ts'
import { type GuidedTable, learnersTable } from '../../testing/guided.ts'
import { chapterKey, closeAll, ideasShown, NOTHING_SAID, noteSaid, tipAt, withRound } from './tip-choice.ts'

const RULES = { arkham: arkhamGame, arnak: arnakGame, darwin: darwinGame } as unknown as Readonly<
  Record<string, Parameters<typeof engineOf>[0]>
>
const SEAT = 0
const IS_LONG = process.env.SOAK !== undefined
const GAMES = IS_LONG ? 20 : 1
const PUPILS = IS_LONG ? (['nobody taught', 'the chapters taught'] as const) : (['the chapters taught'] as const)
/** More than any game takes. */
const MOST_MOVES = 400

test.each(Object.keys(RULES))(
  '%s: a careless learner hears a tip now and then, at most one a round',
  {
    timeout: IS_LONG ? 600_000 : 30_000,
  },
  async (id) => {
    const engine = engineOf(RULES[id] as Parameters<typeof engineOf>[0]) as Engine
    const tutor = (await (await partsOf(id)).tutor?.()) as Tutor
    for (const pupil of PUPILS)
      for (let game = 0; game < GAMES; game++) {
        const played = await firstGame(engine, tutor, `${game}`)
        const rounds = await roundsWithTips(played, tutor, pupil === 'nobody taught' ? [] : taughtBy(tutor))
        const what = `${id} ${game}, whom ${pupil}: ${rounds.join(', ')}`
        if (IS_LONG) process.stderr.write(`${what}\n`)
        expect(rounds.length, what).toBeGreaterThan(0)
        expect(new Set(rounds.map((one) => one.split(' ')[0])).size, what).toBe(rounds.length)
      }
  },
)

/** Everything that the guided game and the chapters teach of the tips. */
const taughtBy = ({ tips }: Tutor): readonly string[] =>
  tips.flatMap(({ taughtBy: { ideas = [], chapters = [] } = {} }) => [...ideas, ...chapters.map(chapterKey)])

async function firstGame(engine: Engine, { game, options }: Tutor, seed: string): Promise<GuidedTable> {
  const secret = seed.padStart(2, '0').repeat(16)
  const table = tableFrom(
    'first',
    engine,
    secret,
    {
      k: 'made',
      game,
      version: engine.game.version,
      options: tableOptions(engine, { ...options, players: 2 }),
      host: 'somebody',
      seats: [
        { kind: 'person', person: 'somebody' },
        { kind: 'bot', bot: 'random' },
      ],
      listed: false,
      language: 'en',
      clock: null,
      commitment: commit(secret),
      start: true,
    },
    0,
  )
  return learnersTable(engine, table, true)
}

/** Plays the game to its end, and returns the tips that were given unasked, each after its round. */
async function roundsWithTips(played: GuidedTable, tutor: Tutor, taught: readonly string[]): Promise<string[]> {
  const known = new Set(taught)
  let progress = NOTHING_SAID
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const moment = played.moment()
    if (moment.over) return progress.said.map(({ round, tip }) => `${round} ${tip}`)
    progress = withRound(tutor, progress, moment)
    for (const idea of ideasShown(tutor, progress, moment)) known.add(idea)
    const tip = tipAt(tutor, progress, known, moment)
    if (tip) progress = noteSaid(tutor, progress, moment, tip.id, false)
    await played.take(carelessMove(played.table, moment))
    progress = closeAll(progress)
  }
  throw new Error('the game has no end')
}

/** Looks no further than one move, and ends the turn as soon as that is possible. */
function carelessMove(table: Table, { offers }: Moment): Offered {
  const { engine, state } = matchOf(table)
  const end = offers.find((offer) => moveOf(offer).verb === 'end')
  const [only, ...others] = offers
  if (end ?? others.length === 0) return end ?? (only as Offered)
  const worth = ({ move }: Offered): number => {
    const after = engine.clone(state)
    engine.take(after, SEAT, move)
    return engine.game.evaluate?.(after, SEAT) ?? 0
  }
  return offers.map((offer) => ({ offer, value: worth(offer) })).reduce((a, b) => (b.value > a.value ? b : a)).offer
}
