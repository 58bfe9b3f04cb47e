// On a desk a board comes closer to what is asked about, if that is little and too small to be read, and goes back when it is answered.

import { useEffect } from 'preact/hooks'
import type { useViewport } from '../../board-kit/use-viewport.ts'
import { type Box, isInside, type Size } from '../../board-kit/viewport-boxes.ts'

export type Readable = {
  /** Pixels to a unit of the drawing at which everything on it can be read. */
  readonly scale: number
  /** Units around the things that are to be seen with them. */
  readonly room: number
  /** Of more things the whole board gives a better idea. */
  readonly few: number
}

/** It moves only if things can be seen at least so much larger. */
const WORTH_IT = 1.25

/** The part of the board in which these things can be read; null: the whole board will do. */
export function closerLook(things: readonly Box[], whole: Box, size: Size, { scale, room, few }: Readable): Box | null {
  const now = Math.min(size.width / whole.w, size.height / whole.h)
  if (things.length === 0 || things.length > few || now === 0) return null
  const [left, top] = [Math.min(...things.map(({ x }) => x)), Math.min(...things.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...things.map(({ x, w }) => x + w)), Math.max(...things.map(({ y, h }) => y + h))]
  const fitting = Math.min(size.width / (right - left + 2 * room), size.height / (bottom - top + 2 * room))
  const then = Math.min(scale, fitting)
  if (then < now * WORTH_IT) return null
  const [w, h] = [size.width / then, size.height / then]
  return { x: (left + right - w) / 2, y: (top + bottom - h) / 2, w, h }
}

/** `question`: what is asked, as a text; null: nothing is, or the board is looked at in another way. `things`: where what is offered lies. */
export function useCloserLook(
  { size, seen, lookAt }: Pick<ReturnType<typeof useViewport>, 'size' | 'seen' | 'lookAt'>,
  whole: Box,
  question: string | null,
  things: readonly Box[],
  readable: Readable,
): void {
  const { width, height } = size
  // A new question moves the board, and another size of it does.
  useEffect(() => {
    if (width === 0 || height === 0 || question === null) return
    const closer = closerLook(things, whole, size, readable)
    // From one question to the next it stays where it is, if all that is offered can be read there.
    const isSeen = closer !== null && seen.w <= closer.w * 1.05 && things.every((thing) => isInside(thing, seen))
    if (!isSeen) lookAt(closer ?? whole)
  }, [question, Math.round(width), Math.round(height)])
}
