// Computes an Ancient's reward for one success (ARK-ANCIENT-23, -34, -45, -53) from its table and the things counted
// along the route.

import { ANCIENTS, type AncientId, rewardFor } from './board/ancients.ts'
import { RIVERSIDE } from './board/board.ts'
import type { QuarterId } from './board/quarters.ts'
import { TOURISTS, type Tourist } from './board/tourists.ts'
import type { Counts } from './state.ts'

/**
 * The facts about a route on which rewards depend. `tourists` are those along it; `called` is null for viewers who do
 * not know the call.
 */
export type JudgedReward = {
  readonly tourists: Readonly<Record<string, Counts>>
  readonly called: Tourist | null
  readonly madness: number
  readonly links: number
}

const COUNTS: {
  readonly [W in (typeof ANCIENTS)[AncientId]['reward']['of']]: (route: JudgedReward) => number | null
} = {
  called({ tourists, called }) {
    if (called === null) return null
    let count = 0
    for (const id in tourists) count += (tourists[id] as Counts)[TOURISTS.indexOf(called)] as number
    return count
  },
  madness: ({ madness }) => madness,
  riverside({ tourists }) {
    let count = 0
    for (const id in tourists)
      if (RIVERSIDE.has(id as QuarterId) && (tourists[id] as Counts).some((there) => there > 0)) count++
    return count
  },
  links: ({ links }) => links,
}

/** Returns null if only a viewer who knows the call could tell. */
export function rewardAlong(ancient: AncientId, route: JudgedReward): number | null {
  const count = COUNTS[ANCIENTS[ancient].reward.of](route)
  return count === null ? null : rewardFor(ancient, count)
}
