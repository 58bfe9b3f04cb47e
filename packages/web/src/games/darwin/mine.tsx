// A player's own board: workers with their seals, tents, stamps, lenses, studies, objectives, crew.

import type { Props } from './props.ts'

export function Mine({ view }: Props) {
  return <div class="dar-mine">{view.round}</div>
}
