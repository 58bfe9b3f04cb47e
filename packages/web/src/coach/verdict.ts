// Which of the ways are worth telling apart.

import type { Way } from '@wayfare/bots/coach'

/** Of fewer worlds nothing is said. */
export const EARLY = 3

export type Verdict = {
  /** So many lie so close together that nobody can say which is best: their places in the list, the first among them. */
  readonly close: readonly number[]
  readonly weaker: readonly number[]
}

export function verdictOn(ways: readonly Way[]): Verdict {
  const places = [...ways.keys()]
  return {
    close: places.filter((place) => place === 0 || ways[place]?.behind?.close),
    weaker: places.filter((place) => ways[place]?.behind?.close === false),
  }
}

export type Gain = { readonly part: string; readonly points: number }

/** What a way gains and loses in whole points, where that is sure; the largest two of each. */
export function gainsOf({ why }: Pick<Way, 'why'>): { readonly more: Gain[]; readonly less: Gain[] } {
  const clear = why
    .filter(({ by }) => !by.close)
    .map(({ part, by }) => ({ part, points: Math.round(by.value) }))
    .filter(({ points }) => points !== 0)
  return {
    more: clear.filter(({ points }) => points > 0).slice(0, 2),
    less: clear.filter(({ points }) => points < 0).slice(0, 2),
  }
}
