import type { ArkhamMove } from '@wayfare/arkham/tables'
import { moveOf } from './moves.ts'

const ON_THE_MAP: ReadonlySet<ArkhamMove['verb']> = new Set(['way', 'segment', 'diagonal', 'erase', 'redraw'])

/** Ways and segments glow on the map, one among many; one encounter die has its tomes below it. Chips are for what is nowhere else. */
export function shows(text: string): boolean {
  const { verb, args } = moveOf(text)
  return ON_THE_MAP.has(verb) || ((verb === 'reroll' || verb === 'improve') && args.length === 1)
}
