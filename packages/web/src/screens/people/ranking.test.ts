import type { RankedPerson } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { rankingOf } from './ranking.ts'

const person = (name: string, elo: number, within: number, games = 20): RankedPerson => ({
  person: name,
  name,
  elo,
  within,
  games,
  change: 0,
  mine: false,
})

test('people stand among the bots and the solo opponents, in the order of what is sure', () => {
  const { ranked } = rankingOf('arnak', [person('wen', 1842, 48), person('farid', 1300, 60)])
  const ids = ranked.map(({ id }) => id)
  expect(ids[0]).toBe('wen')
  expect(ids.indexOf('farid')).toBeGreaterThan(ids.indexOf('odile'))
  expect(ids.indexOf('farid')).toBeLessThan(ids.indexOf('rosa'))
  expect(ids).toContain('solo 5')
})

test('of two who are as strong, the one who is surer comes first', () => {
  const { ranked } = rankingOf('arnak', [person('unsure', 1500, 100), person('sure', 1500, 75)])
  const people = ranked.flatMap((one) => (one.kind === 'person' ? one.id : []))
  expect(people).toEqual(['sure', 'unsure'])
})

test('whoever is not sure yet has no place, and whoever has played less than five games no strength', () => {
  const { ranked, unmeasured } = rankingOf('arnak', [
    person('wen', 1842, 181),
    person('malia', 1900, 182),
    person('hamid', 1600, 90),
    person('linh', 1400, 300, 4),
  ])
  const places = ranked.flatMap((one) => (one.kind === 'person' ? [[one.id, one.place, one.isUnsure]] : []))
  expect(places.toSorted()).toEqual([
    ['hamid', 2, false],
    ['malia', null, true],
    ['wen', 1, false],
  ])
  expect(unmeasured.map(({ name }) => name)).toEqual(['linh'])
})
