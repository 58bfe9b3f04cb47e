// The rules of the effects that every game shares (core/effects.ts). `defineGame` adds them to the game's own.

import { nothing, type SharedOps } from './core/effects.ts'
import type { Rules } from './core/rule.ts'
import type { Effect, State } from './core/state.ts'

export const sharedRules: Rules<State, SharedOps> = {
  // The engine handles `all` and `lanes` itself.
  all: {},
  lanes: {},
  'one-of': {
    can(_s, _by, ways, inquiry) {
      for (const word of Object.keys(ways)) if (inquiry.can(ways[word] as Effect)) return true
      return false
    },
    ask(_s, _by, ways, asking) {
      let offered = false
      for (const word of Object.keys(ways)) if (asking.offer(word, ways[word] as Effect)) offered = true
      // Promise 5 (never a dead end): an aside has made every one of the ways impossible.
      if (!offered) asking.offer('withdraw', nothing)
    },
  },
  may: {
    ask(_s, _by, { word, effect }, asking) {
      asking.offer(word, effect)
      asking.offer('skip', nothing)
    },
  },
}
