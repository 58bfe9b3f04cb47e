import { arkham } from '@wayfare/arkham'
import { playMatch, random } from '@wayfare/bots'
import { begin, commit, type Engine, engineOf, type Game, type Log, logOf, mixSeed, sha256 } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { isFair, judge, type Verdict } from './fairness.ts'

const engine: Engine = engineOf(arkham as unknown as Game)
const secret = sha256('a secret')
const contributions = [{ seat: 0, bytes: 'ab'.repeat(16) }]

function fairLog(): Log {
  const match = begin(engine, { players: 1 }, mixSeed(secret, contributions))
  playMatch(match, [random])
  return logOf(match, { commitment: commit(secret), contributions, secret })
}
const log = fairLog()
const verdict = (changes: Partial<Log>): Verdict => judge(engine, { ...log, ...changes }, () => {})

test('a fair game is called fair, and the work tells how far it is', () => {
  const told: number[] = []
  const found = judge(engine, log, (rows) => told.push(rows))
  expect(found).toMatchObject({ promise: 'kept', moves: 'fit', end: 'reached' })
  expect(isFair(found)).toBe(true)
  expect(told.at(-1)).toBe(log.rows.length)
  expect(told.length).toBeGreaterThan(3)
})

test('another secret than the promised one is found out', () => {
  const other = sha256('another secret')
  const match = begin(engine, { players: 1 }, mixSeed(other, contributions))
  playMatch(match, [random])
  const forged = logOf(match, { commitment: commit(secret), contributions, secret: other })
  const found = judge(engine, forged, () => {})
  expect(found).toMatchObject({ promise: 'broken', moves: 'fit', end: 'reached' })
  expect(isFair(found)).toBe(false)
})

test('bytes that somebody did not add, a changed move and another end are found out', () => {
  const chance = { commitment: commit(secret), contributions: [{ seat: 0, bytes: 'cd'.repeat(16) }], secret }
  expect(isFair(verdict({ chance }))).toBe(false)
  expect(verdict({ hash: sha256('elsewhere') })).toMatchObject({ moves: 'fit', end: 'missed' })
  const rows = log.rows.map((row, i) => (i === 30 && row.kind === 'move' ? { ...row, move: 'choose 9;9' } : row))
  expect(verdict({ rows })).toMatchObject({ moves: { row: 31 }, end: 'unknown' })
})

test('a log that names its seed has promised nothing, and is fair if it leads to its end', () => {
  const found = verdict({ chance: { seed: mixSeed(secret, contributions) } })
  expect(found.promise).toBe('none')
  expect(isFair(found)).toBe(true)
})
