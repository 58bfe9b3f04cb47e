import './track.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = {
  /** A label for the steps: "Round 6 of 10". */
  readonly label: string
  readonly steps: readonly ComponentChildren[]
  /** The current step: -1 before the first, and their number after the last. */
  readonly now: number
  /** `rounds`: numbered discs; `dots`: the same in little room; `phases`: words; `scale`: a marker on a ruler. */
  readonly kind?: 'rounds' | 'dots' | 'phases' | 'scale' | undefined
  readonly class?: string | undefined
}

export function Track({ label, steps, now, kind = 'rounds', class: given }: Props) {
  return (
    <ol class={classNames('track', `track-${kind}`, given)} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={index}
          class="track-step"
          data-state={index < now ? 'past' : index === now ? 'now' : 'ahead'}
          aria-current={index === now ? 'step' : undefined}
        >
          {kind === 'phases' && index < now && <Icon name="check" size={14} />}
          <span class={kind === 'dots' ? 'visually-hidden' : undefined}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
