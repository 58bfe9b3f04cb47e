import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkGuess, clientAddress, makeBuckets, spend } from './limits.ts'

const SECOND = 1000

test('a bucket gives its tokens, then one whenever one has been refilled', () => {
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

test('a bucket never gives more than a full one and its refill since', () => {
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

test('only a limited number of keys is remembered, the latest ones', () => {
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

describe('guesses', () => {
  const full = () => makeBuckets(1000, SECOND, () => 0)
  const perHour = (amount: number) => makeBuckets(amount, 3600 * SECOND, () => 0)
  const limited = () => ({
    requests: full(),
    files: full(),
    creations: full(),
    handshakes: full(),
    guesses: perHour(2),
    guessesInAll: perHour(5),
  })
  const refused = 'too many wrong passwords'

  test('are counted by address and login together: others go on from there, and elsewhere', async () => {
    const limits = limited()
    const wrong = (address: string, login: string) => checkGuess(limits, { address, login }, async () => undefined)
    for (let n = 0; n < 2; n++) await wrong('1.1.1.1', 'ada')
    await expect(wrong('1.1.1.1', 'ada')).rejects.toThrow(refused)
    await wrong('2.2.2.2', 'ada')
    await wrong('1.1.1.1', 'bob')
  })

  test('are also limited for one login from everywhere, and for one address with every login', async () => {
    const limits = limited()
    const wrong = (address: string, login: string) => checkGuess(limits, { address, login }, async () => undefined)
    for (let n = 0; n < 5; n++) await wrong(`1.1.1.${n}`, 'ada')
    await expect(wrong('2.2.2.2', 'ada')).rejects.toThrow(refused)
    for (let n = 0; n < 5; n++) await wrong('3.3.3.3', `person ${n}`)
    await expect(wrong('3.3.3.3', 'bob')).rejects.toThrow(refused)
    // A refused attempt costs nothing: the first address has all its attempts left.
    for (let n = 0; n < 5; n++) await wrong('2.2.2.2', `somebody ${n}`)
  })

  test('of a known device are its own', async () => {
    const limits = limited()
    const wrong = (device?: string) =>
      checkGuess(limits, { address: '1.1.1.1', login: 'ada', device }, async () => undefined)
    for (let n = 0; n < 2; n++) await wrong()
    await expect(wrong()).rejects.toThrow(refused)
    for (let n = 0; n < 2; n++) await wrong('phone')
    await expect(wrong('phone')).rejects.toThrow(refused)
    await wrong('tablet')
  })
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
