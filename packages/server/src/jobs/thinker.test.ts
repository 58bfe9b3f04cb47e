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

test('in a thread the same seed gives the same moves as here, game by game', { timeout: 240_000 }, async () => {
  const engine = await engineBy('arkham')
  const { id: game, version } = engine.game
  for (let i = 0; i < GAMES; i++) {
    const match = begin(engine, { players: 2 }, `thread ${i}`)
    const bot = i % 2 === 0 ? 'nils' : 'rosa'
    for (let plan = 0; plan < PLANS; plan++) {
      const seat = engine.deciders(match.state)[0] as Seat
      const seed = `think ${i} ${plan}`
      const moves = await thinker.think({ game, version, bot, world: match.state, seat, seed })
      const here = botBy(bot).choose(engine, match.state, seat, seed)
      expect(moves?.length).toBeGreaterThan(0)
      // A table takes no more of them at once than up to the first that shows somebody something.
      expect(here.slice(0, moves?.length)).toEqual(moves)
      for (const move of moves ?? []) play(match, seat, move)
    }
  }
})

test('in a thread, too, there is an answer to how something could be done', async () => {
  const engine = await engineBy('kit')
  const { id: game, version } = engine.game
  const [asked] = questions(engine, 'wonder')
  const { s, seat, what } = asked as NonNullable<typeof asked>
  const world = engine.redeal(s, seat, 'wonder')
  const thinking = how(engine, world, seat, what)
  let here = thinking.next()
  while (!here.done) here = thinking.next()
  expect(await thinker.wonder({ game, version, world, seat, what })).toEqual(here.value)
  const offered = engine.options(world, seat)[0]?.move as string
  expect(await thinker.wonder({ game, version, world, seat, what: offered })).toBeNull()
  await expect(thinker.wonder({ game: 'nothing', version, world, seat, what })).rejects.toThrow('nothing')
})

test('a long thought says how far it is, and is left when nobody needs it', { timeout: 120_000 }, async () => {
  const engine = await engineBy('arnak')
  const { id: game, version } = engine.game
  const { state: world } = begin(engine, { players: 2 }, 'left')
  const seat = engine.deciders(world)[0] as Seat
  const thought = { game, version, world, seat, seed: 'left' }
  const leaving = new AbortController()
  let progress = (_: number) => {}
  const begun = new Promise<number>((resolve) => {
    progress = resolve
  })
  const long = thinker.think({ ...thought, bot: 'ines' }, { signal: leaving.signal, progress })
  expect(await begun).toBeLessThan(1)
  leaving.abort()
  expect(await long).toBeNull()
  expect((await thinker.think({ ...thought, bot: 'nils' }))?.length).toBeGreaterThan(0)
})
