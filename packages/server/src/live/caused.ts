// What one network address or one person causes to be sent: to themselves by looking, to others by acting. Who looks without end
// holds up nobody at the same address who acts. Counted in memory, by each process for itself.

import type { Context } from '../context.ts'
import { type Buckets, makeBuckets } from '../http/limits.ts'

const AHEAD_SECONDS = 3
const LONG = 500

/** Counts so many messages: the milliseconds to wait before causing more. */
export type Caused = (how: 'look' | 'act', messages: number) => number

export const toldBuckets = ({ settings, now }: Pick<Context, 'settings' | 'now'>): Buckets =>
  makeBuckets(settings.TOLD_PER_SECOND * AHEAD_SECONDS, AHEAD_SECONDS * 1000, now)

export function causedBy(buckets: Buckets, address: string, person: string | undefined): Caused {
  const keys = person === undefined ? [address] : [address, person]
  return (how, messages) => Math.max(...keys.map((key) => buckets.charge(`${how} ${key}`, messages)))
}

/** A long message counts as several. */
export const weightOf = (text: string): number => Math.max(1, text.length / LONG)
