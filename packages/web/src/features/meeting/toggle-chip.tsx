import type { ComponentChildren } from 'preact'

type Props = {
  readonly on: boolean
  readonly onToggle: () => void
  readonly lang?: string
  readonly children: ComponentChildren
}

/** A small button that is on or off. */
export const ToggleChip = ({ on, onToggle, lang, children }: Props) => (
  <button type="button" class="meet-chip" aria-pressed={on} lang={lang} onClick={onToggle}>
    {children}
  </button>
)

/** Returns the set with this value added, or removed if it was there. */
export function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}
