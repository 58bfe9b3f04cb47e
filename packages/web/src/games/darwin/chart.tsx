// The chart: the sea route with the Beagle and its goals, three islands, and the theory track.

import type { Props } from './props.ts'

export function Chart({ view }: Props) {
  return <div class="dar-chart">{view.round}</div>
}
