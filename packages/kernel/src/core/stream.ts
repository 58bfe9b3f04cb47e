// The random generator sfc32: small and fast, and its whole state is four integers, so it can be saved with a game.

import { sha256Words } from '../digest/sha256.ts'

export type Stream = [a: number, b: number, c: number, count: number]

/** Returns the stream that belongs to a name: always the same for one name, unrelated for any other. */
export function stream(name: string): Stream {
  const words = sha256Words(name)
  return [(words[0] as number) | 0, (words[1] as number) | 0, (words[2] as number) | 0, (words[3] as number) | 0]
}

/** Returns the next 32 random bits, unsigned. */
export function next(s: Stream): number {
  const sum = (((s[0] + s[1]) | 0) + s[3]) | 0
  s[3] = (s[3] + 1) | 0
  s[0] = s[1] ^ (s[1] >>> 9)
  s[1] = (s[2] + (s[2] << 3)) | 0
  s[2] = (((s[2] << 21) | (s[2] >>> 11)) + sum) | 0
  return sum >>> 0
}

/** Returns an integer from 0 to n - 1, each equally likely: too large draws are repeated. */
export function below(s: Stream, n: number): number {
  if (!(n >= 1 && n <= 0x8000_0000) || !Number.isInteger(n)) throw new Error(`cannot draw below ${n}`)
  const bits = 32 - Math.clz32(n - 1)
  if (bits === 0) return 0
  const unused = 32 - bits
  let result = next(s) >>> unused
  while (result >= n) result = next(s) >>> unused
  return result
}

export function pick<T>(s: Stream, from: readonly T[]): T {
  if (from.length === 0) throw new Error('nothing to pick from')
  return from[below(s, from.length)] as T
}

/** Shuffles in place (Fisher and Yates) and returns the same array. */
export function mix<T>(s: Stream, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s, i + 1)
    const last = list[i] as T
    list[i] = list[j] as T
    list[j] = last
  }
  return list
}
