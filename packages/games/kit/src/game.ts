import { defineGame, type Game } from '@wayfare/kernel'
import { KINDS, TILES } from './cards.ts'
import { judge, words } from './judge.ts'
import { purse } from './purse.ts'
import { aside, rules } from './rules.ts'
import { scores } from './score.ts'
import { choices, setup } from './setup.ts'
import { clone, type KitState } from './state.ts'
import { type KitView, view } from './view.ts'

/**
 * A small game for tests, with every difficult feature: hidden hands, secret choices, lanes, payments, interrupts, and
 * a look for one seat.
 */
export const kit: Game<KitState, KitView> = defineGame(
  {
    id: 'kit',
    version: 2,
    players: [2, 4],
    choices,
    rules,
    purse,
    setup,
    clone,
    aside,
    judge,
    words,
    view,
    scores,
  },
  [KINDS, TILES],
)
