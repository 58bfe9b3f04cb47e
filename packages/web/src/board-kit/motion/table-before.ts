import type { Box } from '../element-boxes.ts'
import type { Place } from './gesture.ts'
import type { LineCopy } from './line-copy.ts'

/** What stood where before the table was drawn anew. Read before anything is written, so that the page is laid out only once. */
export type Before = {
  readonly pieces: ReadonlyMap<Place, ReadonlyMap<Element, Box>>
  readonly boxes: ReadonlyMap<Place, Box>
  readonly numbers: ReadonlyMap<Place, string>
  /** Copies of things that will fly from where they were drawn, such as cards. */
  readonly things: ReadonlyMap<Place, HTMLElement>
  /** Lines that will be gone. */
  readonly lines: ReadonlyMap<Place, readonly LineCopy[]>
}

/** Where nothing was measured. */
export const NOTHING_BEFORE: Before = {
  pieces: new Map(),
  boxes: new Map(),
  numbers: new Map(),
  things: new Map(),
  lines: new Map(),
}
