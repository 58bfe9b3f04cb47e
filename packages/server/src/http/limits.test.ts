import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress, guess, makeBuckets, spend } from './limits.ts'

const SECOND = 1000

test('a bucket gives what it holds, then one whenever one has come back', () => {
  let at = 0
  const buckets = makeBuckets(3, 60 * SECOND, () => at)
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 20])
  expect(buckets.take('b')).toBe(0)
  at = 15 * SECOND
  expect(buckets.take('a')).toBe(5)
  at = 20 * SECOND
  expect(buckets.take('a')).toBe(0)
  expect(buckets.take('a')).toBe(20)
  at = 1000 * SECOND
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 20])
})

test('never more than a full bucket and what came back since', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3000), { maxLength: 200 }), (pauses) => {
      let at = 0
      let taken = 0
      const buckets = makeBuckets(10, 60 * SECOND, () => at)
      for (const pause of pauses) {
        at += pause
        if (buckets.take('a') === 0) taken++
        expect(taken).toBeLessThanOrEqual(10 + (at * 10) / (60 * SECOND) + 1e-6)
      }
    }),
  )
})

test('only so many keys are remembered, those seen last', () => {
  const buckets = makeBuckets(1, SECOND, () => 0, 100)
  for (let n = 0; n < 1000; n++) {
    buckets.take(`address ${n}`)
    buckets.take('busy')
  }
  expect(buckets.size).toBe(100)
  expect(buckets.take('busy')).toBe(1)
  expect(buckets.take('address 0')).toBe(0)
})

test('a refusal says how long to wait', () => {
  const buckets = makeBuckets(1, 3600 * SECOND, () => 0)
  spend(buckets, 'a', 'tables')
  expect(() => spend(buckets, 'a', 'tables')).toThrow(
    expect.objectContaining({
      status: 429,
      message: 'too many tables; try again in 60 minutes',
      headers: { 'retry-after': '3600' },
    }),
  )
})

test('a login under attack is closed for every address; an address that guesses, for every login', async () => {
  const full = () => makeBuckets(1000, SECOND, () => 0)
  const limits = { requests: full(), creations: full(), guesses: makeBuckets(2, 3600 * SECOND, () => 0) }
  const wrong = (address: string, login: string) => guess(limits, address, login, async () => undefined)
  await wrong('1.1.1.1', 'ada')
  await wrong('2.2.2.2', 'ada')
  await expect(wrong('3.3.3.3', 'ada')).rejects.toThrow('too many wrong passwords')
  await wrong('3.3.3.3', 'bob')
  await wrong('3.3.3.3', 'eve')
  await expect(wrong('3.3.3.3', 'dan')).rejects.toThrow('too many wrong passwords')
})

test('the address is the socket’s, or the last hop that a trusted proxy names; IPv6 counts by /64', () => {
  const forwarded = new Headers({ 'x-forwarded-for': '6.6.6.6, 9.9.9.9' })
  const direct = { TRUST_PROXY: false }
  const proxied = { TRUST_PROXY: true }
  expect(clientAddress(direct, forwarded, '1.2.3.4')).toBe('1.2.3.4')
  expect(clientAddress(proxied, forwarded, '1.2.3.4')).toBe('9.9.9.9')
  expect(clientAddress(proxied, new Headers({ 'x-forwarded-for': 'nonsense' }), '1.2.3.4')).toBe('1.2.3.4')
  expect(clientAddress(proxied, new Headers(), '::ffff:1.2.3.4')).toBe('1.2.3.4')
  const of = (address: string) => clientAddress(direct, new Headers(), address)
  expect(of('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64')
  expect(of('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64')
  expect(of('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(of('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(of('::1')).toBe('0:0:0:0::/64')
  expect(of('64:ff9b::1.2.3.4')).toBe('64:ff9b:0:0::/64')
  expect(of('')).toBe('unknown')
})
