// The gains from which players choose, by the word in the move.

import type { Effect } from '@wayfare/kernel'
import type { Phrase } from '@wayfare/text'
import { WAYS } from '../choice-effects.ts'
import { read } from '../ops.ts'
import { gains, icons, put } from './effects.ts'

function gainPhrase(effect: Effect): Phrase | undefined {
  const { op, arg } = read(effect)
  if (op === 'gain') return put('short.gain', { what: gains(arg, 'and') })
  return op === 'travel' ? put('short.gain', { what: icons(arg) }) : undefined
}

/** `2 compasses` for `compasses`. */
export const GAIN_PHRASES: ReadonlyMap<string, Phrase> = new Map(
  [...WAYS].flatMap(([word, effect]) => {
    const phrase = gainPhrase(effect)
    return phrase ? [[word, phrase] as const] : []
  }),
)
