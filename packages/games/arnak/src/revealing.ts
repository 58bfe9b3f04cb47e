// Which moves somebody learns something by: they cannot be taken back. `found`: what nobody knew is turned up or drawn. `shown`: a card
// that only its owner knew is laid open. A move that is named here may reveal; one that is not never does.

import type { Effect, Id, Seat } from '@wayfare/kernel'
import { CARDS } from './cards/cards.ts'
import { spends } from './spending.ts'
import type { ArnakView } from './view.ts'

export type Revealing = 'found' | 'shown'

/** What is asked, what was put down for it, and what waits behind it. */
export type Asked = { readonly from: Id | null; readonly paid: readonly Id[]; readonly coming: readonly string[] }

const BY_WORD: Readonly<Record<string, Revealing>> = {
  draw: 'found',
  reveal: 'found',
  recruit: 'found',
  rescue: 'found',
  // A card set apart that is not kept is laid open (ARN-CARD-20).
  keep: 'shown',
  give: 'shown',
  pass: 'shown',
  play: 'shown',
}

type Move = { readonly move: string; readonly secret?: boolean }

/** Steps that turn something up by themselves once what leads to them is paid. */
const TURNS_UP: readonly string[] = ['top-tile', 'rescue']

/** Cards that turn something up as soon as they are used. */
const FINDERS: ReadonlySet<Id> = new Set([...CARDS].flatMap(([id, { play }]) => (turnsUp(play) ? [id] : [])))

/** Alone, what is laid open is news to nobody: it can be taken back. */
export function reveals(option: Move, view: ArnakView, seat: Seat, asked: Asked): Revealing | null {
  const what = toOthers(option, view, seat, asked)
  return what === 'shown' && view.explorers.length === 1 ? null : what
}

function toOthers(
  { move, secret }: Move,
  view: ArnakView,
  seat: Seat,
  { from, paid, coming }: Asked,
): Revealing | null {
  const [word = '', id = '', other] = move.split(' ')
  if (word === 'pay') return secret ? null : paidOpenly([...paid, ...id.split('+')], view, seat, coming)
  if (word === 'resolve' || word === 'use') return from !== null && FINDERS.has(from) ? 'found' : null
  // What is set apart is laid open if nothing goes back.
  if (move === 'skip') return view.apart.length > 0 ? 'shown' : null
  if (word === 'return') return view.apart.length > 1 ? 'shown' : null
  if (word === 'exile') return id === 'hand' ? 'shown' : null
  if (word === 'play') return playedOpenly(id)
  if (word === 'pass' && other === undefined) return null
  return move === 'keep the rest' ? null : (BY_WORD[word] ?? null)
}

/** An artifact is laid open when its tablet is paid. */
function playedOpenly(id: Id): Revealing | null {
  if (CARDS.get(id)?.kind === 'artifact') return null
  return FINDERS.has(id) ? 'found' : 'shown'
}

function paidOpenly(sources: readonly Id[], view: ArnakView, seat: Seat, coming: readonly string[]): Revealing | null {
  if (coming.some((op) => TURNS_UP.includes(op))) return 'found'
  const hand = view.explorers[seat]?.hand ?? []
  const isOpen = coming.includes('lay') || sources.some((source) => hand.includes(spends(source)[0]))
  return isOpen ? 'shown' : null
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
