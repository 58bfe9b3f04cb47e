import './stepper.css'
import { IconButton } from './button.tsx'
import { Field, type FieldWords } from './field.tsx'

type Props = FieldWords & {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number | undefined
  readonly lessLabel: string
  readonly moreLabel: string
  readonly onChange: (value: number) => void
}

export function Stepper(props: Props) {
  const { label, hint, error, class: given, value, min, max, step = 1, lessLabel, moreLabel, onChange } = props
  const set = (to: number) => onChange(Math.max(min, Math.min(max, Number.isFinite(to) ? to : min)))
  return (
    <Field label={label} hint={hint} error={error} class={given}>
      {(ties) => (
        <span class="stepper">
          <IconButton icon="minus" label={lessLabel} disabled={value <= min} onClick={() => set(value - step)} />
          <input
            {...ties}
            class="stepper-value number"
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(event) => set(event.currentTarget.valueAsNumber)}
          />
          <IconButton icon="plus" label={moreLabel} disabled={value >= max} onClick={() => set(value + step)} />
        </span>
      )}
    </Field>
  )
}
