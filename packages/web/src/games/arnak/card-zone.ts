// Tells the zones apart: the same card may be in a hand and in a play area, and be offered in only one of them.

import type { Offered } from '@wayfare/protocol'
import type { Pointable } from '../../board-kit/pointable.ts'
import { moveOf } from './moves.ts'

type Zone = 'hand' | 'area'

/** Moves that do not name the zone mean the hand. */
function zoneOf(option: Offered): Zone {
  const { verb, args } = moveOf(option)
  return verb === 'exile' && args[0] === 'area' ? 'area' : 'hand'
}

export function inZone(pointable: Pointable, zone: Zone): Pointable {
  const options = pointable.options.filter((option) => zoneOf(option) === zone)
  if (options.length === pointable.options.length) return pointable
  return { ...pointable, options, offered: options.length > 0, flags: options.length > 0 ? pointable.flags : '' }
}
