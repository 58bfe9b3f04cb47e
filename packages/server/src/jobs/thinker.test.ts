// @module-tag slow
import { botBy } from '@wayfare/bots'
import { how, questions } from '@wayfare/bots/how'
import { begin, play, type Seat } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { afterAll, expect, test } from 'vitest'
import { Thinker } from './thinker.ts'

const thinker = new Thinker(1)
afterAll(() => thinker.close())

const GAMES = 10
const PLANS = 2

/** Makes several plans of a game in a thread and in the test, and expects the same moves. */
async function playedAlike(id: string, bot: string, name: string, plans = PLANS): Promise<void> {
  const engine = await engineBy(id)
  const { id: game, version } = engine.game
  const match = begin(engine, { players: 2 }, `thread ${name}`)
  for (let plan = 0; plan < plans; plan++) {
    const seat = engine.deciders(match.state)[0] as Seat
    const seed = `think ${name} ${plan}`
    const thought = { game, version, bot, world: match.state, seat, seed }
    const moves = await thinker.think(thought, { patient: true })
    const here = botBy(bot).choose(engine, match.state, seat, seed)
    expect(moves?.length).toBeGreaterThan(0)
    // The thread may return only the moves up to the first that reveals something to somebody.
    expect(here.slice(0, moves?.length)).toEqual(moves)
    for (const move of moves ?? []) play(match, seat, move)
  }
}

test('in a thread the same seed gives the same moves as in the test, game by game', { timeout: 240_000 }, async () => {
  for (let i = 0; i < GAMES; i++) await playedAlike('arkham', i % 2 === 0 ? 'nils' : 'rosa', `${i}`)
})

// Whole games of the other bots are also compared in a browser: see `same-games.test.ts` of the web client.
test.runIf(process.env.SOAK).each([
  ['arnak', 'brandt'],
  ['darwin', 'ines'],
])('in a thread %s is begun by %s as in the test', { timeout: 600_000 }, async (game, bot) => {
  await playedAlike(game, bot, bot, 6)
})

/** Finds the first random question whose answer exists and is found within a few steps. */
function firstThatCanBeDone(engine: Awaited<ReturnType<typeof engineBy>>) {
  const STEPS = 20
  for (const { s, seat, what } of questions(engine, 'wonder')) {
    const world = engine.redeal(s, seat, 'wonder')
    const thinking = how(engine, world, seat, what)
    for (let steps = 0; steps < STEPS; steps++) {
      const { value, done } = thinking.next()
      if (!done) continue
      if (value?.ways.length) return { world, seat, what, answer: value }
      break
    }
  }
  throw new Error('nothing can be done')
}

test('in a thread, too, there is an answer to how something could be done', async () => {
  const engine = await engineBy('kit')
  const { id: game, version } = engine.game
  const { world, seat, what, answer } = firstThatCanBeDone(engine)
  expect(await thinker.wonder({ game, version, world, seat, what })).toEqual(answer)
  const offered = engine.options(world, seat)[0]?.move as string
  expect(await thinker.wonder({ game, version, world, seat, what: offered })).toBeNull()
  await expect(thinker.wonder({ game: 'nothing', version, world, seat, what })).rejects.toThrow('nothing')
})

test('a long thought reports its progress, and is stopped when nobody needs it', { timeout: 120_000 }, async () => {
  const engine = await engineBy('arnak')
  const { id: game, version } = engine.game
  const { state: world } = begin(engine, { players: 2 }, 'left')
  const seat = engine.deciders(world)[0] as Seat
  const thought = { game, version, world, seat, seed: 'left' }
  // The bots share the threads. On the quickest machine, too, each then takes long enough for progress to be reported.
  const TOGETHER = 16
  const leaving = new AbortController()
  let progress = (_: number) => {}
  const begun = new Promise<number>((resolve) => {
    progress = resolve
  })
  const following = { signal: leaving.signal, progress }
  const long = Promise.all(
    Array.from({ length: TOGETHER }, () => thinker.think({ ...thought, bot: 'ines' }, following)),
  )
  expect(await Promise.race([begun, long])).toBeLessThan(1)
  leaving.abort()
  expect(await long).toEqual(Array(TOGETHER).fill(null))
  expect((await thinker.think({ ...thought, bot: 'nils' }))?.length).toBeGreaterThan(0)
})
