// Rounds and phases.

import type { Props } from './props.ts'

export function Progress({ view }: Props) {
  return <div class="dar-progress">{view.round}</div>
}
