// Which of the ways are worth telling apart.

import type { Figures, Way } from '@wayfare/bots/coach'
import type { GameSpeaker } from '@wayfare/text'

/** Of fewer worlds nothing is said. */
export const EARLY = 3

export type Verdict = {
  /** So close together that nobody can say which is best; the first is one of them. */
  readonly close: readonly Way[]
  readonly weaker: readonly Way[]
}

export const verdictOn = (ways: readonly Way[]): Verdict => ({
  close: ways.filter(({ behind }) => behind === undefined || behind.close),
  weaker: ways.filter(({ behind }) => behind?.close === false),
})

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

export const sayGains = (gains: readonly Gain[], speaker: GameSpeaker): string =>
  gains.map(({ part, points }) => `${speaker.sayScore(part)} ${signed(points)}`).join(', ')

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${Math.abs(points)}`)

/** In whole points: more is not known. */
export const expectedOf = ({ points, middle }: Pick<Figures, 'points' | 'middle'>) => ({
  points: Math.round(points.value),
  low: Math.round(middle.low),
  high: Math.round(middle.high),
})
