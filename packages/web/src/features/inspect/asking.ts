// What counts as asking what a thing is, for whoever listens before and after the cards are loaded.

export const REST_MS = 350
export const PRESS_MS = 400

/** The key that asks about what has the focus. */
export const isInspectKey = ({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  code === 'KeyI' && !ctrlKey && !metaKey && !altKey

export function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

let last = ''

/** Whether the pointer has come there by itself: a table that moves under a pointer at rest asks nothing. */
export function hasMovedTo({ clientX, clientY }: PointerEvent): boolean {
  const place = `${clientX} ${clientY}`
  const hasMoved = place !== last
  last = place
  return hasMoved
}
