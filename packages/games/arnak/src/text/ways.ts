// What somebody may choose to gain, by the word of the choice: from the very tables that the rules read.

import type { Effect, Ways } from '@wayfare/kernel'
import type { Phrase } from '@wayfare/text'
import { ASSISTANTS } from '../board/assistants.ts'
import { LEVEL1_TILES, LEVEL2_TILES } from '../board/site-tiles.ts'
import { CARDS } from '../cards/cards.ts'
import { read } from '../ops.ts'
import { gains, icons, put } from './effects.ts'

const EFFECTS: readonly Effect[] = [
  ...Object.values(ASSISTANTS).flatMap(({ silver, gold }) => [silver.effect, gold.effect]),
  ...[...Object.values(LEVEL1_TILES), ...Object.values(LEVEL2_TILES)].map(({ effect }) => effect),
  ...[...CARDS.values()].map(({ play }) => play),
]

function waysOf(effect: Effect): Ways {
  const { op, arg } = read(effect)
  return op === 'one-of' ? arg : op === 'two-of' ? arg.ways : {}
}

function gainPhrase(effect: Effect): Phrase | undefined {
  const { op, arg } = read(effect)
  if (op === 'gain') return put('short.gain', { what: gains(arg, 'and') })
  return op === 'travel' ? put('short.gain', { what: icons(arg) }) : undefined
}

/** `2 compasses` for `compasses`. */
export const GAINED: ReadonlyMap<string, Phrase> = new Map(
  EFFECTS.flatMap((effect) => Object.entries(waysOf(effect))).flatMap(([word, effect]) => {
    const phrase = gainPhrase(effect)
    return phrase ? [[word, phrase] as const] : []
  }),
)
