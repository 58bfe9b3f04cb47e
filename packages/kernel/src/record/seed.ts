// Provably fair chance: the host commits to a secret before anybody moves, the players add their own contributions, and
// the secret is published when the table ends. With the log anybody can then check that nothing was chosen afterwards.

import type { Seat, Seed } from '../core/names.ts'
import { sha256 } from '../digest/sha256.ts'

/** The bytes that a seat's client contributed, in hexadecimal. */
export type Contribution = { readonly seat: Seat; readonly bytes: string }

const SECRET = /^(?:[0-9a-f]{2}){16,64}$/
const ADDED = /^(?:[0-9a-f]{2}){8,64}$/

export const isSecret = (text: string): boolean => SECRET.test(text)
export const isContribution = (text: string): boolean => ADDED.test(text)

/** Returns the commitment that is published when the table is made. */
export function commit(secret: string): string {
  if (!isSecret(secret)) throw new Error('a secret is 16 to 64 bytes in hexadecimal')
  return sha256(`wayfare commitment ${secret}`)
}

/** Returns the seed of the game, computed from the secret and all contributions in seat order. */
export function mixSeed(secret: string, contributions: readonly Contribution[]): Seed {
  if (!isSecret(secret)) throw new Error('a secret is 16 to 64 bytes in hexadecimal')
  if (new Set(contributions.map(({ seat }) => seat)).size < contributions.length) throw new Error('a seat added twice')
  const added = contributions.slice().sort((a, b) => a.seat - b.seat)
  for (const { seat, bytes } of added)
    if (!isContribution(bytes)) throw new Error(`seat ${seat} added no hexadecimal bytes`)
  return sha256(`wayfare seed ${secret} ${added.map(({ seat, bytes }) => `${seat}:${bytes}`).join(' ')}`)
}

export const isSecretOf = (commitment: string, secret: string): boolean =>
  isSecret(secret) && commit(secret) === commitment
