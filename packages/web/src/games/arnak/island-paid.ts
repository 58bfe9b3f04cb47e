// The place or guardian that is being paid for: it stays marked while the payment is chosen, whatever is done in between.

import { useRef } from 'preact/hooks'
import { isPayment } from '../../table/option-groups.ts'
import { isPlace, siteOf } from './geometry.ts'
import type { Props } from './props.ts'

export function usePaid({ told, seat, view, picture: { question } }: Props): string | null {
  const kept = useRef<string | null>(null)
  if (!question || !isPayment(question)) {
    kept.current = null
    return null
  }
  const own = told.flatMap(({ seat: by, facts }) => (by === seat ? facts : []))
  const moves = own.flatMap(({ k, move }) => (k === 'move' && typeof move === 'string' ? move : []))
  if (moves.at(-1)?.startsWith('pay ')) kept.current = null
  kept.current ??= moves.findLast((move) => !move.startsWith('pay ')) ?? null
  const [deed, ...words] = kept.current?.split(' ') ?? []
  const place = words.findLast(isPlace) ?? null
  const site = place === null ? undefined : siteOf(place)
  return deed === 'overcome' && site ? (view.guards[site.index] ?? place) : place
}
