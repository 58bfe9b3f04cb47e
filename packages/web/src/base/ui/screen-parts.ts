// The parts of the screen that others have to know of: to measure them, to give them the focus, or to tell whether a press was in them.

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

/** The `ref` of the element that is this part: the same each time, so that drawing it again changes nothing. */
export function partRef(part: ScreenPart): ReturnType<typeof refOf> {
  const ref = refs.get(part) ?? refOf(part)
  refs.set(part, ref)
  return ref
}

/** The part, while it is on the screen. */
export const partOf = (part: ScreenPart): HTMLElement | undefined => parts.get(part)

/** Of these parts, those that are on the screen. */
export const partsOf = (...names: readonly ScreenPart[]): HTMLElement[] =>
  names.flatMap((name) => parts.get(name) ?? [])
