import { begin, engineOf, fillTableOptions } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { ASSISTANT_IDS } from './board/assistants.ts'
import { ALL_BONUSES } from './board/bonus-tiles.ts'
import { GUARDIAN_IDS } from './board/guardians.ts'
import { ALL_IDOLS, IDOLS } from './board/idols.ts'
import { RIVAL_TILE_IDS } from './board/rival-tiles.ts'
import { LEVEL1_IDS, LEVEL2_IDS } from './board/site-tiles.ts'
import { ARTIFACT_IDS } from './cards/artifacts.ts'
import { FEAR_CARDS } from './cards/basics.ts'
import { ITEM_IDS } from './cards/items.ts'
import { RESOURCES } from './resources.ts'
import { arnak } from './testing/index.ts'
import { both } from './testing/turn.ts'

type Read = {
  row: (string | null)[]
  fear: number
  men: Record<string, unknown>
  bonus: Record<string, string[]>
  lost: string[]
  stacks: Record<string, number>
  supply: string[][]
  rescue: string[]
  sites: Record<string, { idol: string | null }>
  explorers: { hand: string[]; deck: string[]; coin: number; compass: number }[]
  level1: string[]
  items: string[]
}
const position = (players: number, more: Record<string, unknown> = {}) =>
  table(arnak, { table: { players, ...more } as never })
const read = (players: number, more: Record<string, unknown> = {}): Read => {
  const { engine, state } = position(players, more)
  return engine.game.positions.read(state) as unknown as Read
}

test('ARN-COMP-01 ARN-COMP-04 the box holds what the rules say', () => {
  expect([ITEM_IDS.length, ARTIFACT_IDS.length, FEAR_CARDS, GUARDIAN_IDS.length]).toEqual([40, 35, 19, 15])
  expect([LEVEL1_IDS.length, LEVEL2_IDS.length, ASSISTANT_IDS.length, ALL_IDOLS.length]).toEqual([10, 6, 12, 16])
  expect([ALL_BONUSES.length, RIVAL_TILE_IDS.length]).toEqual([18, 15])
})

test('ARN-COMP-02 ARN-RES-02 a gain is never cut short by the stock of tokens, and lasts', () => {
  both({ hand: ['gold-pan', 'watch'], coin: 40 }, {})
    .play('play gold-pan', 'play watch')
    .expect({ explorers: [{ coin: 44 }] })
    .play('pass', 'end', 'pass', 'end')
    .expect({ round: 2, explorers: [{ coin: 44 }] })
})

test('ARN-COMP-03 ARN-SETUP-13 six temple stacks as tall as there are players', () => {
  for (const players of [2, 3, 4]) {
    expect(Object.values(read(players).stacks)).toEqual(Array<number>(6).fill(players))
  }
})

test('ARN-COMP-05 the back of a card in a deck tells nothing', () => {
  const seen = position(2).sees(1, { explorers: [{ deck: [null] }] })
  expect(seen.engine.view(seen.state, 1).items.every((card) => card === null)).toBe(true)
})

test('ARN-COMP-06 ARN-SETUP-03 T-001 the Fear pile after the starting decks are built', () => {
  expect([2, 3, 4, 1].map((players) => read(players).fear)).toEqual([15, 13, 11, 17])
})

test('ARN-SETUP-01 the board has two sides', () => {
  position(2, { temple: 'bird' }).expect({ temple: 'bird', explorers: [{ glass: 'bird-start' }] })
  position(2, { temple: 'snake' }).expect({ temple: 'snake', explorers: [{ glass: 'snake-start' }] })
})

test('ARN-SETUP-02 ARN-SETUP-04 ARN-SETUP-05 ARN-SETUP-06 T-009 one artifact and five items lie open, the decks are shuffled', () => {
  const { row } = read(2)
  position(2).expect({ round: 1 })
  expect(ARTIFACT_IDS).toContain(row[0])
  for (const card of row.slice(1)) expect(ITEM_IDS).toContain(card)
  const orders = new Set(['a', 'b', 'c'].map((seed) => JSON.stringify(table(arnak, { seed }).state.core.piles.items)))
  expect(orders.size).toBe(3)
})

test('ARN-SETUP-07 ARN-SETUP-08 every site has an idol face up, and level II another face down', () => {
  const { sites } = read(2)
  const faceUp = Object.values(sites).flatMap(({ idol }) => (idol ? [idol] : []))
  expect(faceUp).toHaveLength(12)
  for (const idol of faceUp) expect(Object.keys(IDOLS)).toContain(idol)
  expect(position(2).state.core.piles.under).toHaveLength(4)
})

test('ARN-SETUP-09 ARN-SETUP-12 T-052 two players have one space at each camp', () => {
  position(2)
    .expect({ men: { 'camp-coins-2': 'blocked', 'camp-jewel-2': 'blocked' } })
    .refuses('dig camp-coins-2', 'ARN-SETUP-09')
})

test('ARN-SETUP-10 T-002 four players have all ten spaces', () => {
  expect(Object.values(read(4).men).filter((who) => who === 'blocked')).toHaveLength(0)
})

test('ARN-SETUP-11 three players have three spaces blocked, of different camps', () => {
  const blocked = Object.entries(read(3).men).flatMap(([space, who]) => (who === 'blocked' ? [space] : []))
  expect(blocked).toHaveLength(3)
  expect(blocked.every((space) => space.endsWith('-2'))).toBe(true)
})

test('ARN-SETUP-14 ARN-SETUP-15 T-007 bonus tiles: a face-down stack, and open ones by the number of players', () => {
  for (const [players, bird, snake] of [
    [2, 7, 8],
    [3, 9, 10],
    [4, 11, 12],
  ] as const) {
    expect(read(players).lost).toHaveLength(players)
    expect(Object.values(read(players).bonus).flat()).toHaveLength(bird)
    expect(Object.values(read(players, { temple: 'snake' }).bonus).flat()).toHaveLength(snake)
  }
  const seen = position(2)
  expect(seen.engine.view(seen.state, 0).lost).toEqual([null, null])
})

test('ARN-SETUP-16 ARN-SETUP-17 ARN-SETUP-18 three stacks lie face down', () => {
  const seen = position(3)
  const { level1, level2, guardians } = seen.engine.view(seen.state, 2)
  expect([level1, level2, guardians].map((stack) => stack.length)).toEqual([10, 6, 15])
  expect([...level1, ...level2, ...guardians].every((tile) => tile === null)).toBe(true)
})

test('ARN-SETUP-19 three stacks of four assistants, the top of each open', () => {
  const seen = position(2)
  for (const stack of seen.engine.view(seen.state, 'spectator').supply) {
    expect(stack.map((id) => id !== null)).toEqual([false, false, false, true])
  }
})

test('ARN-SETUP-20 ARN-SETUP-21 tokens on the start space, two archaeologists at home', () => {
  position(4).expect({ explorers: [0, 1, 2, 3].map(() => ({ glass: 'bird-start', notebook: 'bird-start', home: 2 })) })
})

test('ARN-SETUP-22 ARN-ROUND-03 T-001 a deck of six, of which five are drawn', () => {
  const { explorers } = read(2)
  for (const { hand, deck } of explorers) {
    expect(hand).toHaveLength(5)
    expect(deck).toHaveLength(1)
    const six = [...hand, ...deck].sort()
    expect(six).toEqual(['exploration-car', 'exploration-ship', 'fear', 'fear', 'funding-car', 'funding-ship'])
  }
})

test('ARN-SETUP-23 the first player is chosen by the table or by chance, from those who play', () => {
  const engine = engineOf(arnak)
  const firsts = new Set(
    Array.from({ length: 30 }, (_, i) => begin(engine, engine.table({ players: 3 }), `first ${i}`).state.first),
  )
  expect([...firsts].sort()).toEqual([0, 1, 2])
  expect(engine.start(engine.table({ players: 3, first: 2 }), 'x').first).toBe(2)
  expect(() => fillTableOptions(arnak, { players: 2, first: 3 })).toThrow('ARN-SETUP-23')
  position(2).decides(0)
})

test('ARN-SETUP-24 T-002 starting resources by order of play', () => {
  const { explorers } = read(4, { first: 1 })
  expect(explorers.map(({ coin, compass }) => [coin, compass])).toEqual([
    [1, 2],
    [2, 0],
    [1, 1],
    [2, 1],
  ])
})

test('ARN-RES-01 there are five resources', () => {
  expect(RESOURCES).toEqual(['coin', 'compass', 'tablet', 'arrowhead', 'jewel'])
})

test('ARN-SNAKE-02 ARN-SNAKE-03 on the Snake side some assistants wait to be rescued', () => {
  for (const players of [2, 3, 4]) {
    const { rescue, supply } = read(players, { temple: 'snake' })
    expect(rescue).toHaveLength(players)
    expect(supply.map((stack) => stack.length)).toEqual([3, 3, 6 - players])
  }
  const seen = position(3, { temple: 'snake' })
  expect(seen.engine.view(seen.state, 0).rescue.map((id) => id !== null)).toEqual([false, false, true])
})
