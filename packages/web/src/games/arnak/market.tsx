// The row of cards: artifacts left of the moon staff, items right of it, with their decks and what is exiled.

import type { Props } from './props.ts'

export function Market({ view }: Props) {
  return <div class="arn-market">{view.row.length}</div>
}
