// The rules of the effects that every game shares (core/effects.ts). `defineGame` puts them beside the game's own.

import { nothing, type SharedOps } from './core/effects.ts'
import type { Rules } from './core/rule.ts'
import type { Effect, State } from './core/state.ts'

export const sharedRules: Rules<State, SharedOps> = {
  // The engine itself knows what `all` and `lanes` mean.
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
      // Promise 5: an aside has spoilt every way there was.
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
