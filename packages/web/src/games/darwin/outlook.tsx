// Points by category for everybody, and what is still to come.

import type { Props } from './props.ts'

export function Outlook({ view }: Props) {
  return <div class="dar-outlook">{view.round}</div>
}
