import './switch.css'
import { useId } from 'preact/hooks'
import { classNames } from './class-names.ts'
import { FieldNotes, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'

type Props = FieldWords & {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly disabled?: boolean | undefined
}

export function Switch({ label, hint, error, class: given, on, onChange, disabled }: Props) {
  const id = useId()
  return (
    <div class={classNames('switch', given)}>
      <button
        type="button"
        class="switch-button"
        role="switch"
        aria-checked={on}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        disabled={disabled}
        onClick={() => onChange(!on)}
      >
        <span class="field-label">{label}</span>
        <span class="switch-track" aria-hidden="true">
          <span class="switch-knob">{on && <Icon name="check" size={14} />}</span>
        </span>
      </button>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
