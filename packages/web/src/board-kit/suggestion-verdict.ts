// Sorts the suggestions of the coach by how sure their order is, and lists what each gains and loses.

import type { Figures, Suggestion } from '@wayfare/bots/coach'
import type { GameSpeaker } from '@wayfare/text'

/** The number of worlds from which on suggestions are rated, and from which on their range is shown. */
export const EARLY = 4
export const SPREAD = 6

export type SuggestionVerdict = {
  /** Suggestions so close together that nobody can say which is best; the first is one of them. */
  readonly close: readonly Suggestion[]
  readonly weaker: readonly Suggestion[]
}

export const verdictOn = (ways: readonly Suggestion[]): SuggestionVerdict => ({
  close: ways.filter(({ behind }) => behind === undefined || behind.close),
  weaker: ways.filter(({ behind }) => behind?.close === false),
})

/** The seat whose chances are better than those of everybody else, if that is certain. */
export function leaderOf(seats: readonly Pick<Figures, 'chance'>[]): number | undefined {
  const found = seats.findIndex((one) => seats.every((other) => other === one || one.chance.low > other.chance.high))
  return found < 0 || seats.length < 2 ? undefined : found
}

export type ScoreGain = { readonly part: string; readonly points: number }

/** The certain gains and losses of a suggestion in whole points, the largest two of each. */
export function gainsOf({ why }: Pick<Suggestion, 'why'>): { readonly more: ScoreGain[]; readonly less: ScoreGain[] } {
  const clear = why
    .filter(({ by }) => !by.close)
    .map(({ part, by }) => ({ part, points: Math.round(by.value) }))
    .filter(({ points }) => points !== 0)
  return {
    more: clear.filter(({ points }) => points > 0).slice(0, 2),
    less: clear.filter(({ points }) => points < 0).slice(0, 2),
  }
}

/** The reasons that support the difference between two suggestions; none if they contradict it. */
export function reasonsFor(way: Suggestion, ahead: number): ReturnType<typeof gainsOf> {
  const gains = gainsOf(way)
  const told = [...gains.more, ...gains.less].reduce((sum, { points }) => sum + points, 0)
  return told * ahead > 0 ? gains : { more: [], less: [] }
}

export const sayGains = (gains: readonly ScoreGain[], speaker: GameSpeaker): string =>
  gains.map(({ part, points }) => `${speaker.sayScore(part)} ${signed(points)}`).join(', ')

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${Math.abs(points)}`)

/** The expected points, rounded because they are not more exact, and the range in which 19 of 20 games end. */
export const expectedOf = ({ points, range }: Pick<Figures, 'points' | 'range'>) => ({
  points: Math.round(points.value),
  low: Math.round(range.low),
  high: Math.round(range.high),
})
