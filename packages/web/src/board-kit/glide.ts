// Moves what is seen of a drawing from one part of it to another. Only a picture of the drawing moves; it is drawn anew once. Loaded
// with the first such movement.

import { prefersLessMotion } from '../base/browser/media.ts'
import { settings } from '../base/browser/settings.ts'
import { type Box, between, isInside, type Size, seenOf } from './viewport-boxes.ts'

const TIMING: KeyframeAnimationOptions = { duration: 400, easing: 'cubic-bezier(.35, 0, .2, 1)', fill: 'forwards' }

type Parts = {
  readonly node: SVGSVGElement
  readonly from: Box
  readonly to: Box
  readonly size: Size
  /** Draws another part of the drawing. */
  readonly show: (box: Box, whenDrawn?: () => Animation) => void
}

/** Returns the movement, unless there is none, or it begins only when the other part has been drawn. */
export function glide({ node, from, to, size, show }: Parts): Animation | undefined {
  if (settings.peek().motion === 'less' || prefersLessMotion.peek()) {
    show(to)
    return undefined
  }
  const [seenBefore, seenAfter] = [seenOf(from, size), seenOf(to, size)]
  if (!isInside(to, from)) {
    show(to, () => node.animate({ transform: [between(seenAfter, seenBefore, size), 'none'] }, TIMING))
    return undefined
  }
  // All that comes closer is drawn already.
  const closer = node.animate({ transform: ['none', between(seenBefore, seenAfter, size)] }, TIMING)
  closer.onfinish = () => show(to)
  return closer
}
