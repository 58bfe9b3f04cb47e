// The site or guardian that is being paid for. It stays marked during the whole payment, also while free actions are
// made.

import { moveBeingPaid } from '../../board-kit/payment-purpose.ts'
import { isPlace, siteOf } from './geometry.ts'
import { moveOf } from './moves.ts'
import type { Props } from './props.ts'

export function paidPlace({ told, seat, view, picture: { question } }: Props): string | null {
  const bought = moveBeingPaid({ told, seat, question })
  if (bought === null) return null
  const { verb, args } = moveOf(bought)
  const place = args.findLast(isPlace) ?? null
  const site = place === null ? undefined : siteOf(place)
  return verb === 'overcome' && site ? (view.guards[site.index] ?? place) : place
}
