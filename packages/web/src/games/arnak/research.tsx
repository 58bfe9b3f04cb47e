// The research track, the temple above it, and the assistants in supply below.

import type { Props } from './props.ts'

export function Research({ view }: Props) {
  return <div class="arn-research">{view.temple}</div>
}
