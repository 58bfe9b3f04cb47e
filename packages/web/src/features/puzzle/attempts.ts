// What was tried at puzzles on this device: every attempt stays, the best counts, and once the best line was shown nothing more does.

const KEY = 'wayfare puzzles'

export type Attempts = {
  /** Points, in order. */
  readonly points: readonly number[]
  readonly stars: number
  readonly shown: boolean
}

const NONE: Attempts = { points: [], stars: 0, shown: false }
type Kept = Readonly<Record<string, Attempts>>

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Kept) : {}
  } catch {
    return {}
  }
}

/** `puzzle`: its game and number. */
export const attemptsAt = (puzzle: string): Attempts => kept()[puzzle] ?? NONE

export function attempted(puzzle: string, points: number, stars: number): Attempts {
  const before = attemptsAt(puzzle)
  return keep(puzzle, {
    ...before,
    points: [...before.points, points],
    stars: before.shown ? before.stars : Math.max(before.stars, stars),
  })
}

export const solutionShown = (puzzle: string): Attempts => keep(puzzle, { ...attemptsAt(puzzle), shown: true })

function keep(puzzle: string, attempts: Attempts): Attempts {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [puzzle]: attempts }))
  } catch {
    // A device that keeps nothing begins anew.
  }
  return attempts
}
