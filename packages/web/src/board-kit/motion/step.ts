import type { Gesture } from './gesture.ts'

/** A part of a show: one sentence, and what is seen to happen with it. */
export type Step = {
  /** Null where the step is only seen. */
  readonly caption: string | null
  readonly gestures: readonly Gesture[]
  /** Who does it; absent where the rules do. */
  readonly seat?: number
  /** Of several turns that a row tells of, which one it belongs to. */
  readonly turn?: number
  /** It belongs to the end of a round: the number of the round that begins after it. */
  readonly round?: number
}

/** How long a sentence stays that is only read: time to read it. */
export const readingTime = (text: string): number => 1100 + 32 * text.length
