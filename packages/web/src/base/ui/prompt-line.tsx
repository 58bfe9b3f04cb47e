import './prompt-line.css'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { classNames } from './class-names.ts'

type Props = {
  /** Who must do what. */
  readonly title: ComponentChildren
  /** Why it is asked, the costs, and what it reveals. */
  readonly sub?: ComponentChildren
  /** A glyph of about 24 px in a disc. */
  readonly icon?: ComponentChildren
  /** `asked`: the viewer has to answer; `waiting`: somebody else has; `over`: nobody any more. */
  readonly state?: 'asked' | 'waiting' | 'over' | undefined
  readonly chips?: ComponentChildren
  /** Describes the chips for screen readers. */
  readonly chipsLabel?: string | undefined
  /** The question that the chips answer. When it changes, the list scrolls back to its beginning. */
  readonly asked?: string | undefined
  readonly actions?: ComponentChildren
  /** A line under the chips: a payment and its alternatives. */
  readonly pay?: ComponentChildren
  /** A line at the bottom, over the whole width. */
  readonly below?: ComponentChildren
  /** An id for `aria-labelledby` of the part that the prompt belongs to. */
  readonly titleId?: string | undefined
  readonly class?: string | undefined
}

/**
 * The prompt keeps its height even for texts as long as the Russian ones: the text takes two lines, and the chips
 * scroll.
 */
export function PromptLine({
  title,
  sub,
  icon,
  state = 'asked',
  chips,
  chipsLabel,
  asked,
  pay,
  actions,
  below,
  titleId,
  class: given,
}: Props) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0
  }, [asked])
  const choices = chips !== undefined && (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds the fields of a form
    <div ref={row} class="prompt-line-chips scroll" role="group" aria-label={chipsLabel}>
      {chips}
    </div>
  )
  return (
    <section class={classNames('prompt-line', 'on-paper', given)} data-state={state} aria-labelledby={titleId}>
      <div class="prompt-line-row">
        {icon !== undefined && (
          <span class="prompt-line-icon" aria-hidden="true">
            {icon}
          </span>
        )}
        <div class="prompt-line-words">
          <h2 class="prompt-line-title" id={titleId}>
            {title}
          </h2>
          {sub !== undefined && <p class="prompt-line-sub">{sub}</p>}
        </div>
        {pay === undefined ? (
          choices
        ) : (
          <div class="prompt-line-side">
            {choices}
            {pay}
          </div>
        )}
        {actions !== undefined && <div class="prompt-line-actions">{actions}</div>}
      </div>
      {below !== undefined && <div class="prompt-line-below">{below}</div>}
    </section>
  )
}
