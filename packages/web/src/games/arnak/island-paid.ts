// The place or guardian that is being paid for: it stays marked while the payment is chosen, whatever is done in between.

import { paidFor } from '../../board-kit/paid-for.ts'
import { isPlace, siteOf } from './geometry.ts'
import type { Props } from './props.ts'

export function paidPlace({ told, seat, view, picture: { question } }: Props): string | null {
  const [deed, ...words] = paidFor({ told, seat, question })?.split(' ') ?? []
  const place = words.findLast(isPlace) ?? null
  const site = place === null ? undefined : siteOf(place)
  return deed === 'overcome' && site ? (view.guards[site.index] ?? place) : place
}
