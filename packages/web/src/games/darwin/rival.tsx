// Another player, or Alfred, as a strip.

import type { Props } from './props.ts'

export function Rival({ names, rival }: Props & { readonly rival: number }) {
  return <div class="dar-rival">{names[rival]}</div>
}
