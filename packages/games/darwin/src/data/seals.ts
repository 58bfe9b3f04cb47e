// Wax seals: four colours and purple, the prices of their slots, and their points.

import type { AcademySlot, Colour, Seal } from './ids.ts'

export const SEALS_OF_A_COLOUR = 14
export const PURPLE_SEALS = 12
/** The number of seals of each colour that stay in the box, by number of players (DAR-SETUP-06). */
export const SEALS_REMOVED: readonly number[] = [0, 2, 2, 1, 0]

/** The number of seals of each colour that one worker needs. */
export type Need = Readonly<Record<Colour, number>>
export const need = ({ green = 0, blue = 0, red = 0, yellow = 0 }: Partial<Need>): Need => ({
  green,
  blue,
  red,
  yellow,
})
export const sealsIn = ({ green, blue, red, yellow }: Need): number => green + blue + red + yellow
export const NO_SEALS: Need = need({})

/** Counts the seals of one kind in a row. */
export function countOf(row: readonly Seal[], wanted: Seal): number {
  let count = 0
  for (const seal of row) if (seal === wanted) count++
  return count
}

const gap = (row: readonly Seal[], colour: Colour, wanted: number): number =>
  wanted === 0 ? 0 : Math.max(0, wanted - countOf(row, colour))

/** Returns the number of seals missing in this row, where each purple one replaces any (DAR-SEAL-01, -04). */
export function shortage(row: readonly Seal[], { green, blue, red, yellow }: Need): number {
  const short = gap(row, 'green', green) + gap(row, 'blue', blue) + gap(row, 'red', red) + gap(row, 'yellow', yellow)
  return short === 0 ? 0 : Math.max(0, short - countOf(row, 'purple'))
}

/** The price of each slot of a row (DAR-ACADEMY-02). */
export const SEAL_SLOT_COSTS: readonly number[] = [0, 0, 1, 1, 2, 3]
export const SEALS_IN_A_ROW = 6

/** Badges by the number of seals in a row (DAR-BADGE-01); a gold badge includes the silver one. */
export const hasSilver = (row: readonly Seal[]): boolean => row.length >= 4
export const hasGold = (row: readonly Seal[]): boolean => row.length >= 6

/** The points of a row at the end (DAR-SCORE-06). */
export function sealPoints(row: readonly Seal[]): number {
  return row.length >= 6 ? 10 : row.length >= 5 ? 3 : 0
}

/** The academy from top to bottom: the price of each scroll, and its slots from left to right. */
export const SCROLLS: readonly { readonly cost: number; readonly slots: readonly AcademySlot[] }[] = [
  { cost: 0, slots: ['scroll-1-1', 'scroll-1-2', 'scroll-1-3'] },
  { cost: 1, slots: ['scroll-2-1', 'scroll-2-2', 'scroll-2-3'] },
  { cost: 2, slots: ['scroll-3-1', 'scroll-3-2', 'scroll-3-3'] },
  { cost: 3, slots: ['scroll-4-1', 'scroll-4-2', 'scroll-4-3'] },
]
export const ACADEMY_SLOTS: readonly AcademySlot[] = SCROLLS.flatMap(({ slots }) => slots)
