import { idOf, look, pile } from '@wayfare/kernel'
import type { ArkhamRules } from '../ops.ts'
import { taskPile } from '../state.ts'
import { ancientRules } from './ancients.ts'
import { diceRules } from './dice.ts'
import { drawRules } from './draw.ts'
import { encounterRules } from './encounter.ts'
import { roundRules } from './round.ts'
import { routeRules } from './route.ts'
import { turnRules } from './turn.ts'

/** Combines the rules of all ops of the game. */
export const rules: ArkhamRules = {
  ...roundRules,
  ...diceRules,
  ...turnRules,
  ...drawRules,
  ...routeRules,
  ...encounterRules,
  ...ancientRules,

  // Tasks are secret until the end (ARK-TASK-01).
  'show-tasks': {
    run(s, _by, _, tell) {
      for (let seat = 0; seat < s.core.players; seat++) {
        for (let i = 0; i < pile(s, taskPile(seat)).length; i++)
          tell({ k: 'task', seat, task: idOf(look(s, taskPile(seat), i, 'all')) })
      }
      return undefined
    },
  },
}
