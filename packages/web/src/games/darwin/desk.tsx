// Academy, museum, letters, objectives and the order of turns.

import type { Props } from './props.ts'

export function Desk({ view }: Props) {
  return <div class="dar-desk">{view.round}</div>
}
