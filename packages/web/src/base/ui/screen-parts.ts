// Registers parts of the screen for code elsewhere that measures them, focuses them, or has to know if a press was
// inside.

export type ScreenPart =
  | 'screen'
  | 'table'
  | 'board'
  | 'market'
  | 'aside'
  | 'outlook'
  | 'mine'
  | 'side'
  | 'automa'
  | 'log'
  | 'log-lines'
  | 'prompt'
  | 'chat'
  | 'chat-field'
  | 'option-filter'
  | 'phone-tabs'
  | 'payment-button'
  | 'choice'
  | 'coach'
  | 'guide'
  | 'main'

const parts = new Map<ScreenPart, HTMLElement>()

const refOf = (part: ScreenPart) => (element: HTMLElement | null) => {
  if (!element) return
  parts.set(part, element)
  return () => {
    if (parts.get(part) === element) parts.delete(part)
  }
}
const refs = new Map<ScreenPart, ReturnType<typeof refOf>>()

/**
 * Returns the `ref` for the element of this part. It is always the same function, so that rendering again changes
 * nothing.
 */
export function partRef(part: ScreenPart): ReturnType<typeof refOf> {
  const ref = refs.get(part) ?? refOf(part)
  refs.set(part, ref)
  return ref
}

/** Returns the element of a part while it is on the screen. */
export const partOf = (part: ScreenPart): HTMLElement | undefined => parts.get(part)

/** Returns the elements of those parts that are on the screen. */
export const partsOf = (...names: readonly ScreenPart[]): HTMLElement[] =>
  names.flatMap((name) => parts.get(name) ?? [])
