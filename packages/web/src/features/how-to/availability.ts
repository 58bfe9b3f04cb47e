// When what is refused could be done, as its game says it by the rule that refuses.

import type { Refusal } from '@wayfare/kernel'
import type { Availability, Change } from '../../board-kit/availability.ts'

export type WhenAvailable =
  | Exclude<Availability[string], Change>
  | 'too late'
  | (Change & { readonly round: number; readonly sure: boolean })

type Game = { readonly rounds?: number | undefined; readonly rules: Availability }

/** Undefined where several things stand in the way, or one of which nobody can say when it goes. */
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
