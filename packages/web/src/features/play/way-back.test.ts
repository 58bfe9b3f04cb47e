import { PUZZLE } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { PASSAGE } from '../../client/offline/messages.ts'
import { wayBack } from './way-back.ts'

const from = (table: string) => wayBack({ practice: { table, at: 3 } })

test('a trial leads back to its original game, at the same moment', () => {
  expect(from('/replay?review=0&at=12#packed')).toBe('/replay?review=0&at=12#packed')
  expect(from('kx4mvq81')).toBe('/table/kx4mvq81')
})

test('other tables lead nowhere: own games, puzzles, passages, unknown games', () => {
  expect(wayBack({ practice: null })).toBeNull()
  expect([from(PUZZLE), from(PASSAGE), from('')]).toEqual([null, null, null])
})
