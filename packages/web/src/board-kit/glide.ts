// Moves the visible part of a drawing from one place to another. Only a picture of the drawing is moved, and the
// drawing itself is rendered once. This file is loaded with the first such movement.

import { prefersLessMotion } from '../base/browser/media.ts'
import { settings } from '../base/browser/settings.ts'
import { type Box, between, isInside, type Size, seenOf } from './viewport-boxes.ts'

const TIMING: KeyframeAnimationOptions = { duration: 400, easing: 'cubic-bezier(.35, 0, .2, 1)', fill: 'forwards' }

type Parts = {
  readonly node: SVGSVGElement
  readonly from: Box
  readonly to: Box
  readonly size: Size
  /** Renders another part of the drawing. */
  readonly show: (box: Box, whenDrawn?: () => Animation) => void
}

/** Returns the animation, unless there is none or it begins only when the other part has been rendered. */
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
  // When zooming in, everything is rendered already.
  const closer = node.animate({ transform: ['none', between(seenBefore, seenAfter, size)] }, TIMING)
  closer.onfinish = () => show(to)
  return closer
}
