import { Field, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'

type Choice<T extends string> = {
  readonly value: T
  readonly label: string
  readonly disabled?: boolean | undefined
}

type Props<T extends string> = FieldWords & {
  readonly value: T
  readonly options: readonly Choice<T>[]
  readonly onChange: (value: T) => void
  readonly disabled?: boolean | undefined
}

export function SelectField<T extends string>(props: Props<T>) {
  const { label, hint, error, class: given, value, options, onChange, disabled } = props
  return (
    <Field label={label} hint={hint} error={error} class={given}>
      {(ties) => (
        <span class="input-select">
          <select
            {...ties}
            class="input"
            value={value}
            disabled={disabled}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value)
              if (chosen !== undefined) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  )
}
