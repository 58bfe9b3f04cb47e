import './prompt-line.css'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { classNames } from './class-names.ts'

type Props = {
  /** Who must do what. */
  readonly title: ComponentChildren
  /** Why it is asked, what it costs, what it reveals. */
  readonly sub?: ComponentChildren
  /** A glyph of about 24 px, set in a disc. */
  readonly icon?: ComponentChildren
  /** `asked`: it is for me; `waiting`: for somebody else; `over`: for nobody any more. */
  readonly state?: 'asked' | 'waiting' | 'over' | undefined
  readonly chips?: ComponentChildren
  /** What the chips are, for those who listen. */
  readonly chipsLabel?: string | undefined
  /** Which question the chips answer: those of another are read from their beginning. */
  readonly asked?: string | undefined
  readonly actions?: ComponentChildren
  /** A line under the chips: a payment and what may be changed in it. */
  readonly pay?: ComponentChildren
  /** A line below, over the whole width. */
  readonly below?: ComponentChildren
  /** For `aria-labelledby` of what the prompt governs. */
  readonly titleId?: string | undefined
  readonly class?: string | undefined
}

/** Keeps its height up to the length of Russian: the text takes two lines, the chips scroll. */
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
