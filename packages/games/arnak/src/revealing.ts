// Tells which moves may reveal something, by turning it up or drawing it, and therefore cannot be taken back. Moves for which `reveals` is
// false never do. A player who shows a card of their own can take that back.

import { type Deciding, type Effect, type Id, type Option, readMove } from '@wayfare/kernel'
import { CARDS } from './cards/cards.ts'

const VERBS: ReadonlySet<string> = new Set(['draw', 'reveal', 'recruit', 'rescue'])

/** Steps that turn something up by themselves once what leads to them is paid. */
const TURNS_UP: readonly string[] = ['top-tile', 'rescue']

/** Cards that turn something up as soon as they are used. */
const FINDERS: ReadonlySet<Id> = new Set([...CARDS].flatMap(([id, { play }]) => (turnsUp(play) ? [id] : [])))

export function reveals(
  { move, secret }: Pick<Option, 'move' | 'secret'>,
  { from, coming }: Pick<Deciding, 'from' | 'coming'>,
): boolean {
  const { verb, args } = readMove(move)
  const [id = ''] = args
  switch (verb) {
    case 'pay':
      return !secret && coming.some((op) => TURNS_UP.includes(op))
    case 'resolve':
    case 'use':
      return from !== null && FINDERS.has(from)
    case 'play':
      // An artifact is used once its tablet is paid.
      return CARDS.get(id)?.kind !== 'artifact' && FINDERS.has(id)
    default:
      return VERBS.has(verb)
  }
}

function turnsUp(effect: Effect): boolean {
  const { op, arg } = effect
  if (TURNS_UP.includes(op)) return true
  if (op === 'buy') return (arg as { readonly top?: boolean }).top === true
  return insideOf(arg).some(turnsUp)
}

/** Effects that an effect is made of, wherever they lie in it. */
function insideOf(arg: unknown): Effect[] {
  if (arg === null || typeof arg !== 'object') return []
  const parts: readonly unknown[] = Array.isArray(arg) ? arg : Object.values(arg)
  return parts.flatMap((part) => (isEffect(part) ? [part] : insideOf(part)))
}

function isEffect(part: unknown): part is Effect {
  return part !== null && typeof part === 'object' && !Array.isArray(part) && 'op' in part
}
