import type { NewSeek } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { type Blocks, type Candidate, findGroups, rangeOf } from './groups.ts'

const MINUTE = 60_000
const NOBODY: Blocks = () => false

function seek(id: string, elo?: number, more: Partial<NewSeek & { made: number }> = {}): Candidate {
  return {
    id,
    person: id,
    games: ['arnak'],
    options: {},
    players: [2],
    speed: 'live',
    near: false,
    languages: ['en'],
    bots: false,
    rated: true,
    hours: 3,
    made: 0,
    strengths: new Map(elo === undefined ? [] : [['arnak', { elo, rd: 60 }]]),
    ...more,
  }
}
const NEAR = { near: true }

const groups = (seeks: readonly Candidate[], now = 0, areBlocked = NOBODY): string[][] =>
  findGroups(seeks, now, areBlocked).map((group) => group.seeks.map(({ id }) => id))

test('two who look for the same are one group, and a third waits', () => {
  expect(groups([seek('ann'), seek('ben'), seek('cleo')])).toEqual([['ann', 'ben']])
})

test.each<[string, Partial<NewSeek>]>([
  ['game', { games: ['darwin'] }],
  ['speed', { speed: 'day' }],
  ['rating', { rated: false }],
  ['language', { languages: ['fr', 'pl'] }],
  ['size of table', { players: [3, 4] }],
  ['option', { options: { temple: 'snake' } }],
])('another %s does not suit', (_, more) => {
  expect(groups([seek('ann', 1500, { options: { temple: 'bird' } }), seek('ben', 1500, more)])).toEqual([])
})

test('an option that only one of them cares about is that of the table, and so is the language they share', () => {
  const [group] = findGroups(
    [seek('ann', 1500, { options: { temple: 'bird' } }), seek('ben', 1500, { languages: ['ru', 'en'] })],
    0,
    NOBODY,
  )
  expect(group).toMatchObject({ game: 'arnak', options: { temple: 'bird' }, language: 'en', players: 2 })
})

test('the range of strengths widens with waiting, and both must be within that of the other', () => {
  const [ann, ben] = [seek('ann', 1500, NEAR), seek('ben', 1800, NEAR)]
  expect(rangeOf(ann, 'arnak', 0)).toEqual({ low: 1350, high: 1650 })
  expect(rangeOf(ann, 'arnak', 2.5 * MINUTE)).toEqual({ low: 1250, high: 1750 })
  expect(groups([ann, ben], 2.9 * MINUTE)).toEqual([])
  expect(groups([ann, ben], 3 * MINUTE)).toEqual([['ann', 'ben']])
  expect(groups([ann, seek('carl', 1800, { ...NEAR, made: 2 * MINUTE })], 3 * MINUTE)).toEqual([])
  expect(groups([ann, seek('carl', 1800, { made: 2 * MINUTE })], 3 * MINUTE)).toEqual([['ann', 'carl']])
})

test('by correspondence the range widens more slowly', () => {
  const day = seek('ann', 1500, { ...NEAR, speed: 'day' })
  expect(rangeOf(day, 'arnak', 60 * MINUTE)).toEqual(rangeOf(day, 'arnak', 0))
  expect(rangeOf(day, 'arnak', 120 * MINUTE)).toEqual({ low: 1300, high: 1700 })
})

test('whoever is not measured yet suits a wide range', () => {
  expect(rangeOf(seek('new', undefined, NEAR), 'arnak', 0)).toEqual({ low: 850, high: 1550 })
})

test('people who have blocked each other are never at one table, however long they wait', () => {
  const areBlocked: Blocks = (a, b) => [a, b].sort().join() === 'ann,ben'
  const [ann, ben] = [seek('ann'), seek('ben')]
  expect(groups([ann, ben], 1e12, areBlocked)).toEqual([])
  expect(groups([ann, ben, seek('cleo', 1500, { made: 1 })], 1, areBlocked)).toEqual([['ann', 'cleo']])
})

test('a full large table comes before a small one', () => {
  const all = ['ann', 'ben', 'cleo'].map((id) => seek(id, 1500, { players: [2, 3] }))
  expect(groups(all)).toEqual([['ann', 'ben', 'cleo']])
  expect(groups(all.slice(1))).toEqual([['ben', 'cleo']])
})

test('bots fill a table of two people if all allow it and the first has waited', () => {
  const bots = { players: [3], bots: true }
  const all = [seek('ann', 1500, bots), seek('ben', 1500, { ...bots, bots: false }), seek('cleo', 1500, bots)]
  expect(groups(all, MINUTE)).toEqual([['ann', 'ben', 'cleo']])
  expect(groups([all[0], all[2]] as Candidate[], MINUTE)).toEqual([])
  expect(groups([all[0], all[2]] as Candidate[], 2 * MINUTE)).toEqual([['ann', 'cleo']])
  expect(groups(all.slice(0, 2), 1e9)).toEqual([])
  expect(groups([all[0] as Candidate], 1e9)).toEqual([])
})
