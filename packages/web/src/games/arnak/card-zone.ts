// The same card may lie in a hand and in a play area, and be offered in one of them only.

import type { Pointable } from '../../board-kit/pointable.ts'

type Zone = 'hand' | 'area'

/** Moves that name the zone; all others mean the hand. */
const ZONED = /^exile (hand|area) /

const zoneOf = (move: string): Zone => (ZONED.exec(move)?.[1] as Zone | undefined) ?? 'hand'

export function inZone(pointable: Pointable, zone: Zone): Pointable {
  const options = pointable.options.filter(({ move }) => zoneOf(move) === zone)
  if (options.length === pointable.options.length) return pointable
  return { ...pointable, options, offered: options.length > 0, flags: options.length > 0 ? pointable.flags : '' }
}
