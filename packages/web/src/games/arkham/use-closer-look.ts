// On a desk, zooms a board to the things of a question if they are few and too small to read, and zooms back when it is
// answered.

import { useEffect } from 'preact/hooks'
import type { useViewport } from '../../board-kit/use-viewport.ts'
import { type Box, isInside, type Size } from '../../board-kit/viewport-boxes.ts'

export type Readable = {
  /** The pixels per unit at which everything on the drawing can be read. */
  readonly scale: number
  /** The margin around the things, in units. */
  readonly room: number
  /** With more things than this, the whole board is shown. */
  readonly few: number
}

/** The board zooms only if things get at least this much larger. */
const WORTH_IT = 1.25

/** The part of the board in which these things can be read; null if the whole board is enough. */
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

/**
 * `question` identifies the question; null if there is none, or if another function moves the board. `things` are the
 * areas of the offers.
 */
export function useCloserLook(
  { size, seen, lookAt }: Pick<ReturnType<typeof useViewport>, 'size' | 'seen' | 'lookAt'>,
  whole: Box,
  question: string | null,
  things: readonly Box[],
  readable: Readable,
): void {
  const { width, height } = size
  // A new question moves the board, and so does another size.
  useEffect(() => {
    if (width === 0 || height === 0 || question === null) return
    const closer = closerLook(things, whole, size, readable)
    // From one question to the next the board stays, if all offers can be read as it is.
    const isSeen = closer !== null && seen.w <= closer.w * 1.05 && things.every((thing) => isInside(thing, seen))
    if (!isSeen) lookAt(closer ?? whole)
  }, [question, Math.round(width), Math.round(height)])
}
