// Which strengths are shown with a figure, and which of those as still unsure.

import type { Strength } from '@wayfare/protocol'

/** Before so many rated games a figure would be a guess. */
export const LEAST_GAMES = 5
const UNSURE_ABOVE = 110

export const isMeasured = ({ games }: { readonly games: number }): boolean => games >= LEAST_GAMES
export const isUnsure = ({ within }: Strength): boolean => within > UNSURE_ABOVE
