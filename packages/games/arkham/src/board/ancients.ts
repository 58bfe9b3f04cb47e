import type { CrossingId } from './crossings.ts'

// The four Ancients, as far as the map and the final route depend on them. `fails[m]` is the highest result that fails
// at madness m (0 for none); for higher madness the last entry applies (ARK-MADNESS-05).
type AncientRow = {
  readonly horrors: readonly CrossingId[]
  readonly fails: readonly number[]
  /** The madness of each link between gates (ARK-ANCIENT-50). */
  readonly linkMadness: number
  /** The reward for one success: `points` for every `each` of the things counted along the route. */
  readonly reward: {
    readonly points: number
    readonly of: 'called' | 'madness' | 'riverside' | 'links'
    readonly each: number
  }
}

export const ANCIENTS = {
  cthulhu: {
    horrors: ['c50', 'c21', 'c43', 'c04', 'c15', 'c36'],
    fails: [0, 1, 1, 2, 2, 3, 3, 4],
    linkMadness: 1,
    reward: { points: 3, of: 'called', each: 2 },
  },
  'yog-sothoth': {
    horrors: ['c34', 'c43', 'c44', 'c45', 'c54'],
    fails: [0, 1, 1, 2, 3, 4],
    linkMadness: 1,
    reward: { points: 4, of: 'madness', each: 1 },
  },
  dagon: {
    horrors: ['c32', 'c42', 'c52', 'c33', 'c14', 'c24'],
    fails: [0, 1, 1, 2, 2, 3, 3, 4],
    linkMadness: 1,
    reward: { points: 3, of: 'riverside', each: 1 },
  },
  'shub-niggurath': {
    horrors: ['c30', 'c01', 'c12', 'c54', 'c36', 'c65'],
    fails: [0, 1, 2, 3, 4],
    linkMadness: 0,
    reward: { points: 4, of: 'links', each: 1 },
  },
} as const satisfies Record<string, AncientRow>

export type AncientId = keyof typeof ANCIENTS

export function highestFailure(ancient: AncientId, madness: number): number {
  const fails = ANCIENTS[ancient].fails
  return fails[Math.min(madness, fails.length - 1)] as number
}

/** A failing number never succeeds; with the blessing 4 does too (ARK-ANCIENT-08). */
export const lowestSuccess = (fails: number, blessed: boolean): number => Math.max(blessed ? 4 : 5, fails + 1)

/** Returns the points for one success, from the number of things that the Ancient rewards. */
export function rewardFor(ancient: AncientId, count: number): number {
  const { points, each } = ANCIENTS[ancient].reward
  return points * Math.floor(count / each)
}
