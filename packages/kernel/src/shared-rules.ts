// The rules of the effects that every game shares (effects.ts). `defineGame` puts them beside the game's own.

import { nothing } from './effects.ts'
import { payRules } from './pay.ts'
import type { Effect, Game, Rule, World } from './types.ts'

// biome-ignore lint/suspicious/noExplicitAny: the kernel serves the worlds of all games.
export type AnyGame = Game<any, unknown>

// biome-ignore lint/suspicious/noExplicitAny: each rule knows its own argument; the constructors in effects.ts keep them together.
const SHARED: Readonly<Record<string, Rule<World, any>>> = {
  // The engine itself knows what `all` and `lanes` mean.
  all: {},
  lanes: {},
  'one-of': {
    can(_s, _by, ways: Readonly<Record<string, Effect>>, inquiry) {
      for (const word of Object.keys(ways)) if (inquiry.can(ways[word] as Effect)) return true
      return false
    },
    ask(_s, _by, ways: Readonly<Record<string, Effect>>, asking) {
      let offered = false
      for (const word of Object.keys(ways)) if (asking.offer(word, ways[word] as Effect)) offered = true
      // Promise 5: an aside has spoilt every way there was.
      if (!offered) asking.offer('withdraw', nothing)
    },
  },
  may: {
    ask(_s, _by, { word, effect }: { word: string; effect: Effect }, asking) {
      asking.offer(word, effect)
      asking.offer('skip', nothing)
    },
  },
}

/** One table of rules, the game's and the shared ones: a look-up that misses is dear, and there are dozens in every decision. */
export function defineGame<S extends World, V>(game: Game<S, V>): Game<S, V> {
  const rules: Record<string, Rule<S, never>> = {}
  const given = { ...SHARED, ...(game.purse ? payRules(game.purse) : {}), ...game.rules }
  for (const [op, rule] of Object.entries(given)) rules[op] = evenly(rule)
  return { ...game, rules }
}

/** The same fields in the same order for every rule, so that the engine finds them at one place. */
function evenly<S>(rule: Rule<S, never>): Rule<S, never> {
  const { can, ask, run, closed, lapses } = rule
  return { can, ask, run, closed, lapses } as Rule<S, never>
}
