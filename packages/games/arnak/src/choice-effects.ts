// The effects from which players choose, by the word in the move, collected from the same tables that the rules use.

import type { Effect, Ways } from '@wayfare/kernel'
import { ASSISTANTS } from './board/assistants.ts'
import { LEVEL1_TILES, LEVEL2_TILES } from './board/site-tiles.ts'
import { CARDS } from './cards/cards.ts'
import { read } from './ops.ts'

const EFFECTS: readonly Effect[] = [
  ...Object.values(ASSISTANTS).flatMap(({ silver, gold }) => [silver.effect, gold.effect]),
  ...[...Object.values(LEVEL1_TILES), ...Object.values(LEVEL2_TILES)].map(({ effect }) => effect),
  ...[...CARDS.values()].map(({ play }) => play),
]

function waysOf(effect: Effect): Ways {
  const { op, arg } = read(effect)
  return op === 'one-of' ? arg : op === 'two-of' ? arg.ways : {}
}

/** For example, two compasses for `compasses`. */
export const WAYS: ReadonlyMap<string, Effect> = new Map(EFFECTS.flatMap((effect) => Object.entries(waysOf(effect))))
