import './progress.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { classNames } from './class-names.ts'

type Props = {
  /** Says what is being done. */
  readonly text: ComponentChildren
  /** The share that is done, from 0 to 1; undefined if the duration is unknown. */
  readonly value?: number | undefined
  /** Text at the right: a count or a share. */
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
