import './progress.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { classNames } from './class-names.ts'

type Props = {
  /** What is being done. */
  readonly text: ComponentChildren
  /** From 0 to 1; without it nobody knows how long. */
  readonly value?: number | undefined
  /** At the right: a count or a share. */
  readonly count?: ComponentChildren
  readonly class?: string | undefined
}

export function Progress({ text, value, count, class: given }: Props) {
  const id = useId()
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div class={classNames('progress', given)}>
      <span class="progress-text" id={id}>
        {text}
      </span>
      {count !== undefined && <span class="progress-count number">{count}</span>}
      <div
        class="progress-bar"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </div>
    </div>
  )
}
