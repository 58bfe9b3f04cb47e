import type { ArkhamMove } from '@wayfare/arkham/tables'
import { moveOf } from './moves.ts'

const ON_THE_MAP: ReadonlySet<ArkhamMove['verb']> = new Set(['way', 'segment', 'diagonal', 'erase', 'redraw'])

/**
 * True for moves with a button elsewhere: routes and segments are highlighted on the map among others, and an encounter
 * die has its tomes below it. Chips are for all other moves.
 */
export function shows(text: string): boolean {
  const { verb, args } = moveOf(text)
  return ON_THE_MAP.has(verb) || ((verb === 'reroll' || verb === 'improve') && args.length === 1)
}
