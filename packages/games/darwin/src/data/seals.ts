// Wax seals: four normal colours and purple, each by one letter, so that a worker's row is a short text.

export const COLOURS = ['green', 'blue', 'red', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]
/** A normal seal; the letters stand in the order of COLOURS. */
export const LETTERS = 'gbry'
export const PURPLE = 'p'

export const SEALS_OF_A_COLOUR = 14
export const PURPLE_SEALS = 12
/** DAR-SETUP-06: how many of each colour stay in the box, by number of players. */
export const SEALS_REMOVED: readonly number[] = [0, 2, 2, 1, 0]

export const letterOf = (colour: Colour): string => LETTERS[COLOURS.indexOf(colour)] as string

const NAMES: Readonly<Record<string, Colour | 'purple'>> = {
  g: 'green',
  b: 'blue',
  r: 'red',
  y: 'yellow',
  p: 'purple',
}
export const colourOf = (letter: string): Colour | 'purple' => NAMES[letter] as Colour | 'purple'

/** So many of each colour, in the order of COLOURS. */
export type Need = readonly [green: number, blue: number, red: number, yellow: number]
export const NO_SEALS: Need = [0, 0, 0, 0]

export function need(seals: Partial<Record<Colour, number>>): Need {
  return COLOURS.map((colour) => seals[colour] ?? 0) as unknown as Need
}

/** Green, blue, red, yellow, purple: how many a row holds. Kept for every row that was ever asked for: there are few. */
const counted = new Map<string, readonly number[]>()

export function countsOf(row: string): readonly number[] {
  let counts = counted.get(row)
  if (!counts) {
    counts = [...LETTERS, PURPLE].map((letter) => row.split(letter).length - 1)
    counted.set(row, counts)
  }
  return counts
}

/** DAR-SEAL-01, -04: how many seals this row is short of, purple ones filling one gap each. */
export function shortage(row: string, wanted: Need): number {
  return shortOf(countsOf(row), wanted)
}

/** The same, where the row was counted already. */
export function shortOf(have: readonly number[], wanted: Need): number {
  let short = 0
  for (let i = 0; i < 4; i++) {
    const gap = (wanted[i] as number) - (have[i] as number)
    if (gap > 0) short += gap
  }
  const left = short - (have[4] as number)
  return Math.max(left, 0)
}

/** DAR-ACADEMY-02: what covering each slot of a row costs. */
export const SEAL_SLOT_COSTS: readonly number[] = [0, 0, 1, 1, 2, 3]
export const SEALS_IN_A_ROW = 6
const SILVER_AT = 4
const GOLD_AT = 6

/** DAR-BADGE-01: 0 for none, 1 for silver, 2 for silver and gold. */
export function badgeOf(row: string): number {
  return row.length >= GOLD_AT ? 2 : row.length >= SILVER_AT ? 1 : 0
}

/** DAR-SCORE-06. */
export function sealPoints(row: string): number {
  return row.length >= 6 ? 10 : row.length >= 5 ? 3 : 0
}

/** Scrolls of the academy from top to bottom, three slots each. */
export const SCROLL_COSTS: readonly number[] = [0, 1, 2, 3]
export const SCROLL_WIDTH = 3
/** A slot of the academy without a seal. */
export const NO_SEAL = '.'
export const ACADEMY_SLOTS: readonly string[] = SCROLL_COSTS.flatMap((_, scroll) =>
  [1, 2, 3].map((column) => `scroll-${scroll + 1}-${column}`),
)
