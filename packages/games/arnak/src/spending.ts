// Describes what a payment removes from the table, for displays.

import type { Amounts, Cost, Id } from '@wayfare/kernel'
import { boonIcon, GUARDIAN_IDS } from './board/guardians.ts'
import { CARDS } from './cards/cards.ts'
import type { Icon } from './resources.ts'

const BOONS: readonly string[] = GUARDIAN_IDS

/** Returns what one use of this source takes, and how many. */
export function takenBy(source: Id): readonly [thing: Id, count: number] {
  if (source === 'pilot') return ['coin', 2]
  return [source.startsWith('drop-') ? source.slice('drop-'.length) : source, 1]
}

/** Returns the travel icons that a source gives; empty if it pays as the thing itself. */
export function travelOf(source: Id): readonly Icon[] {
  if (source === 'pilot' || source === 'pool-plane') return ['plane']
  if (source === 'pool-car' || source === 'pool-ship') return [source.slice('pool-'.length) as Icon]
  const icon = BOONS.includes(source) ? boonIcon(source as (typeof GUARDIAN_IDS)[number]) : undefined
  return icon ? [icon] : (CARDS.get(source)?.travel ?? [])
}

/** Counts planes that pay for less than a plane (ARN-TRAVEL-02). Icons that remain for the turn are not wasted yet. */
export function planesWasted(sources: readonly Id[], cost: Cost, spare: Amounts = {}): number {
  let planes = 0
  for (const source of new Set(sources)) {
    const times = sources.filter((one) => one === source).length
    const given = times * travelOf(source).filter((icon) => icon === 'plane').length
    planes += given > 0 ? given - (spare[source] ?? 0) : 0
  }
  return Math.max(0, planes - (cost.plane ?? 0))
}
