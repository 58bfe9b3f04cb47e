// The challenge card of the solo game: each cell asks for a total score and for a number of points from the Ancient
// (ARK-SOLO-11).
const TOTAL_GOALS = [90, 110, 130, 150, 170, 190] as const
const ANCIENT_GOALS = [6, 12, 24, 36] as const

export type ChallengeCell = { readonly total: number; readonly ancient: number }

export const CELL_IDS: readonly string[] = TOTAL_GOALS.flatMap((total) =>
  ANCIENT_GOALS.map((ancient) => `cell-${total}-${ancient}`),
)

export function cellOf(id: string): ChallengeCell {
  const [, total, ancient] = id.split('-')
  return { total: Number(total), ancient: Number(ancient) }
}
