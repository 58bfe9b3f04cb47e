import type { Rule } from './core/rule.ts'
import type { State } from './core/state.ts'
import type { Game } from './game.ts'
import { payRules } from './paying/pay.ts'
import { sharedRules } from './shared-rules.ts'

/** A game as it is written: without the rules that all share. */
export type GameParts<S extends State, V> = Omit<Game<S, V>, 'rules'> & {
  readonly rules: Readonly<Record<string, Rule<S>>>
}

/**
 * One table of rules, the game's and the shared ones. `tables`: all in which the game's effects lie (its cards, tiles, spaces). One that
 * no rule is for is found here, not in the middle of a game.
 */
export function defineGame<S extends State, V>(game: GameParts<S, V>, tables: readonly unknown[]): Game<S, V> {
  const given = { ...sharedRules, ...(game.purse ? payRules(game.purse) : {}), ...game.rules }
  const rules = new Map<string, Rule<S>>()
  for (const [op, rule] of Object.entries(given)) rules.set(op, evenly(rule))
  for (const op of opsIn(tables))
    if (!rules.has(op)) throw new Error(`no rule '${op}' in ${game.id}, but an effect of that name`)
  return { ...game, rules }
}

/** The same fields in the same order for every rule, so that the engine finds them at one place. */
function evenly<S>(rule: Rule<S>): Rule<S> {
  const { can, ask, consider, run, left, closed, lapses } = rule
  const all: Record<keyof Rule<S>, unknown> = { can, ask, consider, run, left, closed, lapses }
  return all as Rule<S>
}

/** The ops of all effects in this data, however deep they lie. */
function opsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data !== 'object' || data === null) return found
  if ('op' in data && 'arg' in data && typeof data.op === 'string') found.add(data.op)
  for (const part of Object.values(data)) opsIn(part, found)
  return found
}
