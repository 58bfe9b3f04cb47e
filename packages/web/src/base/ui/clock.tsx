import './clock.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = {
  /** The time as text: `clockText` for minutes and seconds, words for days. */
  readonly text: string
  readonly state?: 'running' | 'paused' | 'low' | 'out' | undefined
  /** Whose clock it is and its time, for screen readers. */
  readonly label?: string | undefined
  readonly class?: string | undefined
}

export const Clock = ({ text, state = 'paused', label, class: given }: Props) => (
  <span class={classNames('clock number', given)} data-state={state} role="timer" aria-label={label}>
    <Icon name={state === 'low' || state === 'out' ? 'warning' : 'clock'} size={16} />
    <span>{text}</span>
  </span>
)

/** Formats a time as `4:05` or `1:04:05`; negative times count as zero. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
