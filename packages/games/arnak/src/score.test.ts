import { expect, test } from 'vitest'
import { sum } from './score.ts'
import { both, type Things, turn } from './testing/turn.ts'

const over = (first: Things, second: Things, more: Things = {}) =>
  both(first, second, { round: 5, ...more })
    .play('pass', 'end', 'pass', 'end')
    .scores()

test('ARN-SCORE-01 tokens score their row, the glass in the temple by its arrival', () => {
  const research = (first: Things) => turn(first).scores()[0]?.parts.research
  expect(research({ glass: 'bird-temple', arrival: 1, notebook: 'bird-r2-1' })).toBe(24)
  expect(research({ glass: 'bird-r6-1', notebook: 'bird-r3-1' })).toBe(14)
  expect(research({})).toBe(0)
  expect([2, 3, 4].map((arrival) => research({ glass: 'bird-temple', arrival }))).toEqual([21, 20, 19])
})

test('ARN-SCORE-02 temple tiles score what is printed', () => {
  expect(turn({ tiles2: 2, tiles6: 1, tiles11: 1 }).scores()[0]?.parts.temple).toBe(21)
})

test('ARN-SCORE-03 ARN-IDOL-01 ARN-IDOL-07 ARN-IDOL-08 three for each idol, and the empty slots', () => {
  const idols = (crates: number, slots: number) => turn({ crates, slots }).scores()[0]?.parts.idols
  expect([0, 1, 2, 3, 4].map((slots) => (idols(0, slots) as number) - 3 * slots)).toEqual([10, 9, 7, 4, 0])
  expect(idols(5, 4)).toBe(27)
})

test('ARN-SCORE-04 ARN-SCORE-12 guardians are five each; resources, assistants and boons are nothing', () => {
  const game = turn({
    boons: ['guardian-four-coins'],
    spent: ['guardian-boot-jewel'],
    coin: 9,
    jewel: 9,
    staff: [{ id: 'assistant-coins' }],
  })
  expect(game.scores()[0]).toMatchObject({ total: 20, parts: { guardians: 10, idols: 10 } })
})

test('ARN-SCORE-06 T-176 Fear cards are minus one wherever they are, tiles minus two, basic cards nothing', () => {
  const game = turn({ hand: ['fear', 'funding-car'], deck: ['fear'], area: ['fear'], fearTiles: 1 })
  expect(game.scores()[0]?.parts).toMatchObject({ fear: -5, cards: 0 })
  expect(turn({ area: ['fear', 'fear'], fearTiles: 1 }).scores()[0]?.parts.fear).toBe(-4)
})

test('ARN-SCORE-05 ARN-SCORE-06 cards that lie apart count for whoever drew them, and for nobody else', () => {
  const game = turn({ hand: ['crystal-earring'], tablet: 1, deck: ['fear', 'hat', 'axe'] })
  const before = game.scores().map(({ parts }) => parts)
  game.play('play crystal-earring', 'pay tablet', 'draw 3').offersOnly(['keep fear', 'keep hat', 'keep axe'])
  expect(game.scores().map(({ parts }) => parts)).toEqual(before)
  expect(before[0]).toMatchObject({ fear: -1 })
  expect(before[0]?.cards).toBeGreaterThan(before[1]?.cards as number)
})

test('ARN-SCORE-07 most points win', () => {
  expect(over({ tiles11: 1 }, {}).map(({ place, tie }) => [place, tie])).toEqual([
    [1, undefined],
    [2, undefined],
  ])
})

test('ARN-SCORE-08 equal points: who was first in the temple, or there at all', () => {
  const first = { glass: 'bird-temple', arrival: 2, tiles2: 1 }
  const second = { glass: 'bird-temple', arrival: 1 }
  expect(over(first, second).map(({ place, total, tie }) => [place, total, tie])).toEqual([
    [2, 33, 'ARN-SCORE-08'],
    [1, 33, 'ARN-SCORE-08'],
  ])
  expect(
    over({ glass: 'bird-temple', arrival: 1 }, { glass: 'bird-r6-1', tiles11: 1 }).map(({ place }) => place),
  ).toEqual([1, 2])
})

test('ARN-SCORE-09 neither came: the higher research score', () => {
  const rows = over(
    { glass: 'bird-r6-1', notebook: 'bird-r2-1' },
    { glass: 'bird-r4-1', notebook: 'bird-r4-1', area: ['automobile'] },
  )
  expect(rows.map(({ total, place, tie }) => [total, place, tie])).toEqual([
    [23, 1, 'ARN-SCORE-09'],
    [23, 2, 'ARN-SCORE-09'],
  ])
})

test('ARN-SCORE-10 still equal: both win', () => {
  expect(over({ glass: 'bird-r2-1' }, { glass: 'bird-r2-2' }).map(({ place, tie }) => [place, tie])).toEqual([
    [1, undefined],
    [1, undefined],
  ])
})

test('ARN-SCORE-11 the worked example adds up', () => {
  const parts = (research: number, temple: number, idols: number, guardians: number, cards: number, fear: number) =>
    sum({ research, temple, idols, guardians, cards, fear })
  expect(parts(24, 11, 11, 0, 13, -4)).toBe(55)
  expect(parts(14, 0, 13, 20, 7, 0)).toBe(54)
})

test('ARN-RES-02 points are live at any moment, and everybody reads the same', () => {
  const game = turn({ coin: 1 }, { row: ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope'] }).play(
    'buy hat',
    'pay coin',
  )
  for (const eyes of [0, 1, 'spectator', 'all'] as const) expect(game.scores(eyes)[0]?.total).toBe(11)
})
