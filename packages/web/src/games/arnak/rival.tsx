// Another explorer, or the rival of the solo game, as a strip.

import type { Props } from './props.ts'

export function Rival({ names, rival }: Props & { readonly rival: number }) {
  return <div class="arn-rival">{names[rival]}</div>
}
