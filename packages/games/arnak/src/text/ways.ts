// What somebody may choose to gain, by the word of the choice: from the very tables that the rules read.

import type { Effect } from '@wayfare/kernel'
import type { Phrase } from '@wayfare/text'
import { ASSISTANTS } from '../board/assistants.ts'
import { LEVEL1_TILES, LEVEL2_TILES } from '../board/site-tiles.ts'
import { CARDS } from '../cards/cards.ts'
import type { AllOps } from '../ops.ts'
import { gains, icons, put } from './effects.ts'

const EFFECTS: readonly Effect[] = [
  ...Object.values(ASSISTANTS).flatMap(({ silver, gold }) => [silver.effect, gold.effect]),
  ...[...Object.values(LEVEL1_TILES), ...Object.values(LEVEL2_TILES)].map(({ effect }) => effect),
  ...[...CARDS.values()].map(({ play }) => play),
]

const waysOf = ({ op, arg }: Effect): AllOps['one-of'] =>
  op === 'one-of' ? (arg as AllOps['one-of']) : op === 'two-of' ? (arg as unknown as AllOps['two-of']).ways : {}

function gainPhrase({ op, arg }: Effect): Phrase | undefined {
  if (op === 'gain') return put('short.gain', { what: gains(arg as AllOps['gain'], 'and') })
  return op === 'travel' ? put('short.gain', { what: icons(arg as unknown as AllOps['travel']) }) : undefined
}

/** `2 compasses` for `compasses`. */
export const GAINED: ReadonlyMap<string, Phrase> = new Map(
  EFFECTS.flatMap((effect) => Object.entries(waysOf(effect))).flatMap(([word, effect]) => {
    const phrase = gainPhrase(effect)
    return phrase ? [[word, phrase] as const] : []
  }),
)
