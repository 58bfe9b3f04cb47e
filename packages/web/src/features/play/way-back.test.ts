import { PUZZLE } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { PASSAGE } from '../../client/offline/messages.ts'
import { wayBack } from './way-back.ts'

const from = (table: string) => wayBack({ practice: { table, at: 3 } })

test('a game that is tried leads back to the one it is from, at the moment that was read', () => {
  expect(from('/replay?review=0&at=12#packed')).toBe('/replay?review=0&at=12#packed')
  expect(from('kx4mvq81')).toBe('/table/kx4mvq81')
})

test('what is no trial of a game leads nowhere: games of their own, puzzles, passages, unknown games', () => {
  expect(wayBack({ practice: null })).toBeNull()
  expect([from(PUZZLE), from(PASSAGE), from('')]).toEqual([null, null, null])
})
