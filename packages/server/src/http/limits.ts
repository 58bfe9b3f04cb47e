// Limits how often each network address may ask for something. Each process counts in its own memory.

import { isIP } from 'node:net'
import type { HeaderLines } from '../accounts/sessions.ts'
import type { Context } from '../context.ts'
import type { Settings } from '../settings.ts'
import { Refused } from './refused.ts'

/** A token bucket for each key. It is full at first and fills up again evenly. */
export type Buckets = {
  /** Takes one token and returns 0, or returns the seconds until there is one again. */
  take(key: string): number
  /** Takes `count` tokens, even if there are fewer. Returns the milliseconds until the earlier debt is paid. */
  charge(key: string, count: number): number
  /** Puts back a token that turned out not to count. */
  giveBack(key: string): void
  readonly size: number
}

export type Limits = {
  readonly requests: Buckets
  /** For the files of the client and for the questions of monitoring programs. */
  readonly files: Buckets
  readonly creations: Buckets
  /** For sockets that are opened, whether or not they are accepted. */
  readonly handshakes: Buckets
  /** For requests to become friends and friend links, of one person. */
  readonly friendRequests: Buckets
  /** For invitations to a free seat, of one person. */
  readonly invitations: Buckets
  /** For seeks of one person. */
  readonly seeks: Buckets
  /** For what one person does in their clubs, and for requests to join others. */
  readonly clubChanges: Buckets
  readonly clubRequests: Buckets
  /** For wrong passwords for one account from one address or device. */
  readonly guesses: Buckets
  /** For wrong passwords for one account from anywhere, and for any account from one address. */
  readonly guessesInAll: Buckets
}

type GuessLimits = Pick<Limits, 'guesses' | 'guessesInAll'>

/** `device` is set if this browser has been logged in to the account before. */
export type PasswordGuess = { readonly address: string; readonly login: string; readonly device?: string | undefined }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const FRIEND_REQUESTS_PER_DAY = 20
const INVITATIONS_PER_HOUR = 60
const SEEKS_PER_HOUR = 30
const CLUB_CHANGES_PER_HOUR = 120
const CLUB_REQUESTS_PER_DAY = 20
/**
 * The limits above are multiplied by this. Many people share an address, and the owner of an account must still get in,
 * while somebody who guesses from everywhere is slowed down.
 */
const ALL_ADDRESSES_FACTOR = 10
/**
 * The limit for files, as a multiple of that for requests: a page loads dozens of files at first, and a family or a
 * class opens it from one address.
 */
const FILES_FACTOR = 20

export const makeLimits = ({ settings, now }: Pick<Context, 'settings' | 'now'>): Limits => ({
  requests: makeBuckets(settings.REQUESTS_PER_MINUTE, MINUTE, now),
  files: makeBuckets(settings.REQUESTS_PER_MINUTE * FILES_FACTOR, MINUTE, now),
  handshakes: makeBuckets(settings.REQUESTS_PER_MINUTE, MINUTE, now),
  creations: makeBuckets(settings.CREATIONS_PER_HOUR, HOUR, now),
  friendRequests: makeBuckets(FRIEND_REQUESTS_PER_DAY, DAY, now),
  invitations: makeBuckets(INVITATIONS_PER_HOUR, HOUR, now),
  seeks: makeBuckets(SEEKS_PER_HOUR, HOUR, now),
  clubChanges: makeBuckets(CLUB_CHANGES_PER_HOUR, HOUR, now),
  clubRequests: makeBuckets(CLUB_REQUESTS_PER_DAY, DAY, now),
  guesses: makeBuckets(settings.GUESSES_PER_HOUR, HOUR, now),
  guessesInAll: makeBuckets(settings.GUESSES_PER_HOUR * ALL_ADDRESSES_FACTOR, HOUR, now),
})

/**
 * Makes the buckets. `most` is the number of keys to remember; beyond it the key that was used longest ago is
 * forgotten, so that its bucket is full again.
 */
export function makeBuckets(amount: number, per: number, now: () => number, most = 50_000): Buckets {
  const buckets = new Map<string, { left: number; at: number }>()

  function bucketOf(key: string): { left: number; at: number } {
    const at = now()
    const before = buckets.get(key)
    const left = before ? Math.min(amount, before.left + (Math.max(0, at - before.at) * amount) / per) : amount
    const bucket = { left, at }
    // The key is taken out and put in again. A Map keeps the order of insertion, so the first key is the one unused for
    // longest.
    buckets.delete(key)
    buckets.set(key, bucket)
    if (buckets.size > most) buckets.delete(buckets.keys().next().value as string)
    return bucket
  }

  return {
    take(key) {
      const bucket = bucketOf(key)
      if (bucket.left < 1) return Math.max(1, Math.ceil(((1 - bucket.left) * per) / amount / 1000))
      bucket.left -= 1
      return 0
    },
    charge(key, count) {
      const bucket = bucketOf(key)
      const owed = Math.max(0, -bucket.left)
      bucket.left -= count
      return (owed * per) / amount
    },
    giveBack(key) {
      const bucket = bucketOf(key)
      bucket.left = Math.min(amount, bucket.left + 1)
    },
    get size() {
      return buckets.size
    },
  }
}

/** Takes one token, or refuses with status 429 and the time to wait. */
export function spend(buckets: Buckets, key: string, what: string): void {
  const seconds = buckets.take(key)
  if (seconds === 0) return
  const message = `too many ${what}; try again in ${formatWait(seconds)}`
  throw new Refused(429, 'too-much', message, { 'retry-after': `${seconds}` }, { seconds })
}

/**
 * Lets somebody guess a password. The guess is charged before it is checked, so that many at once gain nothing, and a
 * right one is refunded.
 */
export async function checkGuess<T>(
  limits: GuessLimits,
  guesser: PasswordGuess,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const paid: Price[] = []
  const giveBack = () => {
    for (const [buckets, key] of paid) buckets.giveBack(key)
  }
  try {
    for (const price of priceOf(limits, guesser)) {
      spend(...price, 'wrong passwords')
      paid.push(price)
    }
  } catch (refused) {
    giveBack()
    throw refused
  }
  const right = await attempt()
  if (right !== undefined) giveBack()
  return right
}

type Price = readonly [buckets: Buckets, key: string]

/**
 * The buckets that a guess is charged to. A known device has one of its own, so that the guesses of others do not lock
 * it out.
 */
function priceOf({ guesses, guessesInAll }: GuessLimits, { address, login, device }: PasswordGuess): Price[] {
  if (device !== undefined) return [[guesses, `device ${device}`]]
  return [
    [guesses, `place ${address} ${login}`],
    [guessesInAll, `address ${address}`],
    [guessesInAll, `login ${login}`],
  ]
}

const formatWait = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

/**
 * The address of the client: that of the socket, or behind a trusted proxy the one that the proxy added last. For IPv6
 * it is the /64 network, since a customer has a whole one.
 */
export function clientAddress(
  settings: Pick<Settings, 'TRUST_PROXY'>,
  headers: HeaderLines,
  socketAddress: string | undefined,
): string {
  const hop = settings.TRUST_PROXY ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return network(hop && isIP(hop) ? hop : (socketAddress ?? ''))
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIP(address) !== 6) return address || 'unknown'
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : [])
  const [before, after] = [groups(head), groups(tail)]
  // A dotted end, as in ::ffff:1.2.3.4, counts for two groups.
  const written = before.length + after.length + (address.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - written)).fill('0')
  const first = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}
