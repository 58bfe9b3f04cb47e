// An error for a position that cannot be set up: which field is wrong, what it contains, and what it may contain, in
// one line.

export class BadPosition extends Error {
  readonly path: string

  constructor(path: string, why: string) {
    super(`${path}: ${why}`)
    this.name = 'BadPosition'
    this.path = path
  }
}

const LONGEST = 60

/** Writes a value into a sentence, shortened if it is long. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Returns the word that was probably meant, if one is similar enough. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of words) {
    const steps = distance(word.slice(0, LONGEST), candidate)
    if (steps < least) {
      best = candidate
      least = steps
    }
  }
  return best
}

/** The number of letters to add, remove, change or swap with a neighbour (the Damerau-Levenshtein distance). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number): number => (rows[i] as number[])[j] as number
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(at(i - 1, j) + 1, (row[j - 1] as number) + 1, at(i - 1, j - 1) + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) row[j] = Math.min(row[j] as number, at(i - 2, j - 2) + 1)
    }
  }
  return at(a.length, b.length)
}

export const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)
