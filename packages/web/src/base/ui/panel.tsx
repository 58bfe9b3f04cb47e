import './panel.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { classNames } from './class-names.ts'

type Props = {
  readonly heading?: ComponentChildren
  /** An element beside the heading: a count, a remark, a link or a small button. */
  readonly action?: ComponentChildren
  /** `inset` is inside another panel; `bare` has no frame of its own. */
  readonly kind?: 'raised' | 'inset' | 'bare' | undefined
  /** The level of its heading on the page. */
  readonly level?: 2 | 3 | 4 | undefined
  readonly class?: string | undefined
  readonly children?: ComponentChildren
}

export function Panel({ heading, action, kind = 'raised', level = 3, class: given, children }: Props) {
  const id = useId()
  const Heading = `h${level}` as const
  const hasBar = heading !== undefined || action !== undefined
  return (
    <section
      class={classNames('panel', `panel-${kind}`, given)}
      aria-labelledby={heading === undefined ? undefined : id}
    >
      {hasBar && (
        <div class="panel-bar">
          {heading !== undefined && (
            <Heading class="panel-heading caps" id={id}>
              {heading}
            </Heading>
          )}
          {action !== undefined && <span class="panel-action">{action}</span>}
        </div>
      )}
      {children}
    </section>
  )
}
