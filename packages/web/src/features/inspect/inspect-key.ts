// The key that asks what something is.

export const isInspectKey = ({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  code === 'KeyI' && !ctrlKey && !metaKey && !altKey

export function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
