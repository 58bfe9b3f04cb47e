import type { KitState, KitView } from '@wayfare/kit'
import ledger from '@wayfare/kit/ledger.json' with { type: 'json' }
import { kit } from '@wayfare/kit/testing'
import { expect, test } from 'vitest'
import { checkGame } from './check-game.ts'
import { Players } from './players.ts'
import { randomTable } from './random-play.ts'
import { testedEngine } from './tested-game.ts'

const engine = testedEngine(kit)
const rules = Object.keys(ledger.rules)

function movesOf(seed: string, game = engine): string[] {
  const s = game.start(randomTable(game as never, seed), seed)
  const players = new Players(game, seed)
  const moves: string[] = []
  while (!game.isOver(s)) {
    const seat = players.seat(game.deciders(s))
    const option = players.choose(s, seat, game.options(s, seat))
    moves.push(option.move)
    game.apply(s, seat, option, null)
  }
  return moves
}

test.each(['3', '3~', '3~end', '5~~omen-a'])('all choices of a game follow from its seed: %s', (seed) => {
  expect(movesOf(seed)).toEqual(movesOf(seed))
})

test('words of a seed are what its players take where they can', () => {
  const seed = '9~end'
  const s = engine.start(randomTable(engine as never, seed), seed)
  const players = new Players(engine, seed)
  let [could, did] = [0, 0]
  while (!engine.isOver(s)) {
    const seat = players.seat(engine.deciders(s))
    const offered = engine.options(s, seat)
    const option = players.choose(s, seat, offered)
    if (offered.some(({ move }) => move === 'end')) could++
    if (option.move === 'end') did++
    engine.apply(s, seat, option, null)
  }
  expect(could).toBeGreaterThan(3)
  expect(did / could).toBeGreaterThan(0.7)
})

test('with a seed that asks for it players look what is best', () => {
  const looked: number[] = []
  const enginePreferring = testedEngine<KitState, KitView>({
    ...kit,
    evaluate(_, seat) {
      looked.push(seat)
      return 0
    },
  })
  movesOf('9', enginePreferring)
  expect(looked).toEqual([])
  movesOf('9~', enginePreferring)
  expect(looked.length).toBeGreaterThan(0)
})

test('what random games leave unused is looked for, and found under every check', { tags: ['slow'] }, () => {
  const run = { games: 1, seed: 'scouted', ledger: rules }
  expect(checkGame(kit, run).unused).not.toEqual([])
  const { failures, unused, games } = checkGame(kit, { ...run, exhaust: true })
  expect({ failures, unused }).toEqual({ failures: [], unused: [] })
  expect(games).toBeGreaterThan(1)
})

test('a failure is shown again by the command it names, whatever was played before', () => {
  const withoutOptions = {
    ...kit,
    invariants: (s: Parameters<typeof kit.invariants>[0]) => (s.core.players === 4 ? ['four are too many'] : []),
  }
  const [failure] = checkGame(withoutOptions, { games: 50, seed: 'again', ledger: rules }).failures
  const seed = /--seed (\S+)/.exec(failure?.command ?? '')?.[1] as string
  expect(checkGame(withoutOptions, { games: 1, seed, ledger: rules }).failures[0]).toMatchObject({
    seq: failure?.seq,
    what: failure?.what,
  })
})
