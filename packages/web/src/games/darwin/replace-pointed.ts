// While a move is built by pointing, tapping another worker, space or seal replaces the one that was pointed at last.

import { thingAt } from '../../base/ui/element-meanings.ts'
import { delegated, point } from '../../board-kit/pointable.ts'
import type { Props } from './props.ts'

export function pointOrReplace(props: Pick<Props, 'pointing' | 'picture'>, id: string): void {
  if (replacesLast(props, id)) {
    props.pointing.back()
    props.pointing.point(id)
  } else point(props, id)
}

/** Event handlers for a container: it handles taps for all the things inside it. */
export function containerHandlers(props: Pick<Props, 'pointing' | 'picture'>) {
  const onClick = ({ target }: Event) => {
    const id = thingAt(target)
    if (id !== null) pointOrReplace(props, id)
  }
  return { ...delegated(props), onClick }
}

/** True if `id` could have been pointed at in place of the last thing. */
function replacesLast({ pointing, picture }: Pick<Props, 'pointing' | 'picture'>, id: string): boolean {
  const pointed = pointing.pointed.value
  if (pointed.length === 0 || pointed.includes(id) || pointing.offered.value.has(id)) return false
  const kept = pointed.slice(0, -1)
  return picture.options.some(({ on = [] }) => on.includes(id) && kept.every((one) => on.includes(one)))
}
