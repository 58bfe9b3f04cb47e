// What one explorer has: counters, assistants, idols, boons, the hand, deck and play area.

import { type Props, shownExplorer } from './props.ts'

export function Mine(props: Props) {
  return <div class="arn-mine">{shownExplorer(props).coin}</div>
}
