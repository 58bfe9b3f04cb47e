import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

/** A section of the panel beside a puzzle, with a heading. */
export function PanelPart({ heading, children }: { readonly heading: string; readonly children: ComponentChildren }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  )
}
