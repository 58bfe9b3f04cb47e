// The five rounds.

import type { Props } from './props.ts'

export function Progress({ view }: Props) {
  return <span class="arn-rounds">{view.round}</span>
}
