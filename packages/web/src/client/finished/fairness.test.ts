import { arkham } from '@wayfare/arkham'
import { playMatch, random } from '@wayfare/bots'
import {
  begin,
  commit,
  type Engine,
  engineOf,
  type Game,
  type Log,
  logOf,
  mixSeed,
  replay,
  sha256,
  textToSign,
} from '@wayfare/kernel'
import { expect, test, vi } from 'vitest'
import { type FairnessVerdict, isFair, judge } from './fairness.ts'

const engine: Engine = engineOf(arkham as unknown as Game)
const secret = sha256('a secret')
const contributions = [{ seat: 0, bytes: 'ab'.repeat(16) }]

function fairLog(): Log {
  const match = begin(engine, { players: 1 }, mixSeed(secret, contributions))
  playMatch(match, [random])
  return logOf(match, { commitment: commit(secret), contributions, secret })
}
const log = fairLog()
const verdict = (changes: Partial<Log>): Promise<FairnessVerdict> => judge(engine, { ...log, ...changes }, () => {})

test('a fair game is judged fair, and the work reports its progress', async () => {
  const told: number[] = []
  const found = await judge(engine, log, (rows) => told.push(rows))
  expect(found).toMatchObject({ promise: 'kept', moves: 'fit', end: 'reached', signature: 'none' })
  expect(isFair(found)).toBe(true)
  expect(told.at(-1)).toBe(log.rows.length)
  expect(told.length).toBeGreaterThan(3)
})

test('another secret than the promised one is detected', async () => {
  const other = sha256('another secret')
  const match = begin(engine, { players: 1 }, mixSeed(other, contributions))
  playMatch(match, [random])
  const forged = logOf(match, { commitment: commit(secret), contributions, secret: other })
  const found = await judge(engine, forged, () => {})
  expect(found).toMatchObject({ promise: 'broken', moves: 'fit', end: 'reached' })
  expect(isFair(found)).toBe(false)
})

test('bytes that somebody did not add, a changed move and another end are found out', async () => {
  const chance = { commitment: commit(secret), contributions: [{ seat: 0, bytes: 'cd'.repeat(16) }], secret }
  expect(isFair(await verdict({ chance }))).toBe(false)
  expect(await verdict({ hash: sha256('elsewhere') })).toMatchObject({ moves: 'fit', end: 'missed' })
  const rows = log.rows.map((row, i) => (i === 30 && row.kind === 'move' ? { ...row, move: 'choose 9;9' } : row))
  expect(await verdict({ rows })).toMatchObject({ moves: { row: 31 }, end: 'unknown' })
})

test('a log that names its seed has promised nothing, and is fair if it leads to its end', async () => {
  const found = await verdict({ chance: { seed: mixSeed(secret, contributions) } })
  expect(found.promise).toBe('none')
  expect(isFair(found)).toBe(true)
})

/** Makes a key as a server does, and a log signed with it. */
async function signedLog(): Promise<Log> {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const key = hexOf(await crypto.subtle.exportKey('raw', publicKey))
  const value = hexOf(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(textToSign(log))))
  return { ...log, signature: { key, value } }
}
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

test('a signature proves the moves: a log that fits the rules and was changed after it was signed is not fair', async () => {
  const signed = await signedLog()
  expect(await judge(engine, signed, () => {})).toMatchObject({
    signature: 'valid',
    facts: { signedBy: signed.signature?.key },
  })
  const match = replay(engine, signed, signed.rows.length - 1)
  const shorter: Log = { ...signed, rows: match.rows, hash: engine.hash(match.state) }
  const found = await judge(engine, shorter, () => {})
  expect(found).toMatchObject({ promise: 'kept', moves: 'fit', end: 'reached', signature: 'broken' })
  expect(isFair(found)).toBe(false)
})

test('if the browser cannot check signatures it says so, and does not judge the game unfair', async () => {
  const signed = await signedLog()
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new DOMException('unknown', 'NotSupportedError'))
  const found = await judge(engine, signed, () => {})
  vi.restoreAllMocks()
  expect(found.signature).toBe('unchecked')
  expect(isFair(found)).toBe(true)
})
