// How sure a strength is, as people are told: after how many games it is shown, with which whisker, and from which doubt on as not sure yet.

import type { Belief } from './law.ts'

/** With fewer rated games a figure would be a guess. */
export const LEAST_GAMES = 5
/** Standard deviations in a whisker that holds nine times in ten. */
export const NINE_IN_TEN = 1.645
/** The largest standard deviation of a strength that is sure. */
const SURE_RD = 110

/** The whisker that is shown with a rating, which holds the truth nine times in ten, as those of the ladder do. */
export const withinOf = ({ rd }: Pick<Belief, 'rd'>): number => NINE_IN_TEN * rd

export const isMeasured = ({ games }: { readonly games: number }): boolean => games >= LEAST_GAMES

/** Whiskers are shown in whole points. */
export const isUnsure = ({ within }: { readonly within: number }): boolean =>
  Math.round(within) > Math.round(withinOf({ rd: SURE_RD }))
