// Changing one's mind takes one tap: another worker, space or seal instead of the one that was pointed at.

import { thingAt } from '../../base/ui/element-meanings.ts'
import { delegated, point } from '../../board-kit/pointable.ts'
import type { Props } from './props.ts'

export function pointInstead(props: Pick<Props, 'pointing' | 'picture'>, id: string): void {
  if (isInstead(props, id)) {
    props.pointing.back()
    props.pointing.point(id)
  } else point(props, id)
}

/** For a group of many: it listens for all that is in it. */
export function listening(props: Pick<Props, 'pointing' | 'picture'>) {
  const onClick = ({ target }: Event) => {
    const id = thingAt(target)
    if (id !== null) pointInstead(props, id)
  }
  return { ...delegated(props), onClick }
}

/** It could have been pointed at where the last thing was. */
function isInstead({ pointing, picture }: Pick<Props, 'pointing' | 'picture'>, id: string): boolean {
  const pointed = pointing.pointed.value
  if (pointed.length === 0 || pointed.includes(id) || pointing.offered.value.has(id)) return false
  const kept = pointed.slice(0, -1)
  return picture.options.some(({ on = [] }) => on.includes(id) && kept.every((one) => on.includes(one)))
}
