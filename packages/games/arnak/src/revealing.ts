// Which moves cannot be taken back, because somebody learns by them what nobody or only another knew: something is turned up or drawn.
// A card that its owner lays open may be taken back. A move that is named here may reveal; one that is not never does.

import type { Effect, Id } from '@wayfare/kernel'
import { CARDS } from './cards/cards.ts'

export type Revealing = 'found'

/** What is asked, and what waits behind it. */
export type Asked = { readonly from: Id | null; readonly coming: readonly string[] }

const WORDS: ReadonlySet<string> = new Set(['draw', 'reveal', 'recruit', 'rescue'])

type Move = { readonly move: string; readonly secret?: boolean }

/** Steps that turn something up by themselves once what leads to them is paid. */
const TURNS_UP: readonly string[] = ['top-tile', 'rescue']

/** Cards that turn something up as soon as they are used. */
const FINDERS: ReadonlySet<Id> = new Set([...CARDS].flatMap(([id, { play }]) => (turnsUp(play) ? [id] : [])))

export function reveals({ move, secret }: Move, { from, coming }: Asked): Revealing | null {
  const [word = '', id = ''] = move.split(' ')
  const isFound =
    word === 'pay'
      ? !secret && coming.some((op) => TURNS_UP.includes(op))
      : word === 'resolve' || word === 'use'
        ? from !== null && FINDERS.has(from)
        : word === 'play'
          ? // An artifact is used once its tablet is paid.
            CARDS.get(id)?.kind !== 'artifact' && FINDERS.has(id)
          : WORDS.has(word)
  return isFound ? 'found' : null
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
