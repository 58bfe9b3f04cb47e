// The journals: worker spaces with what they ask for, cost and do.

import type { Props } from './props.ts'

export function Board({ view }: Props) {
  return <div class="dar-journals">{view.round}</div>
}
