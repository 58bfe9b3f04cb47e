import type { CrossingId } from './crossings.ts'

// The four Ancients as far as the map and the final route know them. `fails[m]` is the highest failing result at madness
// m, 0 for none; beyond the table its last entry holds (ARK-MADNESS-05).
type AncientRow = { readonly horrors: readonly CrossingId[]; readonly fails: readonly number[] }

export const ANCIENTS = {
  cthulhu: { horrors: ['c50', 'c21', 'c43', 'c04', 'c15', 'c36'], fails: [0, 1, 1, 2, 2, 3, 3, 4] },
  'yog-sothoth': { horrors: ['c34', 'c43', 'c44', 'c45', 'c54'], fails: [0, 1, 1, 2, 3, 4] },
  dagon: { horrors: ['c32', 'c42', 'c52', 'c33', 'c14', 'c24'], fails: [0, 1, 1, 2, 2, 3, 3, 4] },
  'shub-niggurath': { horrors: ['c30', 'c01', 'c12', 'c54', 'c36', 'c65'], fails: [0, 1, 2, 3, 4] },
} as const satisfies Record<string, AncientRow>

export type AncientId = keyof typeof ANCIENTS

export function highestFailure(ancient: AncientId, madness: number): number {
  const fails = ANCIENTS[ancient].fails
  return fails[Math.min(madness, fails.length - 1)] as number
}
