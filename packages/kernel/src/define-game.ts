import type { Rule } from './core/rule.ts'
import type { State } from './core/state.ts'
import type { Game } from './game.ts'
import { payRules } from './paying/pay.ts'
import { sharedRules } from './shared-rules.ts'

/** The parts of a game that its package defines: everything except the rules that all games share. */
export type GameParts<S extends State, V> = Omit<Game<S, V>, 'rules'> & {
  readonly rules: Readonly<Record<string, Rule<S>>>
}

/**
 * Combines a game's rules with the shared ones. `tables` is all data that contains effects (cards, tiles, spaces): an
 * effect without a rule is reported here rather than in the middle of a game.
 */
export function defineGame<S extends State, V>(game: GameParts<S, V>, tables: readonly unknown[]): Game<S, V> {
  const given = { ...sharedRules, ...(game.purse ? payRules(game.purse) : {}), ...game.rules }
  const rules = new Map<string, Rule<S>>()
  for (const [op, rule] of Object.entries(given)) rules.set(op, withAllFields(rule))
  for (const op of opsIn(tables))
    if (!rules.has(op)) throw new Error(`no rule '${op}' in ${game.id}, but an effect of that name`)
  return { ...game, rules }
}

/** Copies a rule so that all rules have the same fields in the same order, which the engine reads faster. */
function withAllFields<S>(rule: Rule<S>): Rule<S> {
  const { can, ask, consider, run, left, closed, lapses } = rule
  const all: Record<keyof Rule<S>, unknown> = { can, ask, consider, run, left, closed, lapses }
  return all as Rule<S>
}

/** Collects the ops of all effects in this data, at any depth. */
function opsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data !== 'object' || data === null) return found
  if ('op' in data && 'arg' in data && typeof data.op === 'string') found.add(data.op)
  for (const part of Object.values(data)) opsIn(part, found)
  return found
}
