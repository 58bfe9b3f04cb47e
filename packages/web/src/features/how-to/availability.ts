// Finds out when a refused move could become possible. Each game lists that by the rule that refuses.

import type { Refusal } from '@wayfare/kernel'
import type { Availability, Change } from '../../board-kit/availability.ts'

export type WhenAvailable =
  | Exclude<Availability[string], Change>
  | 'too late'
  | (Change & { readonly round: number; readonly sure: boolean })

type Game = { readonly rounds?: number | undefined; readonly rules: Availability }

/** Undefined if several rules refuse the move, or one of which nobody can say when it ends. */
export function whenAvailable(
  game: Game,
  reasons: readonly Pick<Refusal, 'rule'>[],
  round: unknown,
): WhenAvailable | undefined {
  const [rule, other] = new Set(reasons.map((reason) => reason.rule))
  const { rounds = 0, rules } = game
  const later = rule !== undefined && other === undefined ? rules[rule] : undefined
  if (typeof later !== 'object') return later
  if (typeof round !== 'number') return undefined
  if (round >= rounds) return 'too late'
  return { ...later, round: round + 1, sure: later.then === 'both' || later.then === 'again' }
}
