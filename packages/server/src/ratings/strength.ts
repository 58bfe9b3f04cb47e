// A strength as people are told it: whole points, and how far it may be off.

import { withinOf } from '@wayfare/bots/ratings'
import type { Strength } from '@wayfare/protocol'

export const strengthOf = (belief: { readonly elo: number; readonly rd: number }): Strength => ({
  elo: Math.round(belief.elo),
  within: Math.round(withinOf(belief)),
})
