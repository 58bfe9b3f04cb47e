// Predicts which moves may reveal something by turning up or drawing a card or tile, and so could not be undone. A move
// for which `reveals` is false never does. Showing a card of one's own can be undone.

import { type Deciding, type Effect, type Id, type Option, readMove } from '@wayfare/kernel'
import { CARDS } from './cards/cards.ts'

const VERBS: ReadonlySet<string> = new Set(['draw', 'reveal', 'recruit', 'rescue'])

/** Ops that reveal something as soon as their price is paid. */
const TURNS_UP: readonly string[] = ['top-tile', 'rescue']

/** Cards whose effect reveals something at once. */
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
      // An artifact takes effect only when its tablet is paid.
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

/** Returns all effects inside an effect's argument, at any depth. */
function insideOf(arg: unknown): Effect[] {
  if (arg === null || typeof arg !== 'object') return []
  const parts: readonly unknown[] = Array.isArray(arg) ? arg : Object.values(arg)
  return parts.flatMap((part) => (isEffect(part) ? [part] : insideOf(part)))
}

function isEffect(part: unknown): part is Effect {
  return part !== null && typeof part === 'object' && !Array.isArray(part) && 'op' in part
}
