import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { classNames } from './class-names.ts'
import { FieldNotes, type FieldWords } from './field.tsx'

type RadioOption<T extends string> = {
  readonly value: T
  readonly label: ComponentChildren
  readonly hint?: ComponentChildren
  readonly disabled?: boolean | undefined
}

type Props<T extends string> = FieldWords & {
  readonly value: T
  readonly options: readonly RadioOption<T>[]
  readonly onChange: (value: T) => void
}

export function RadioGroup<T extends string>({ label, hint, error, class: given, value, options, onChange }: Props<T>) {
  const id = useId()
  return (
    <fieldset class={classNames('field', given)} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend class="field-label">{label}</legend>
      <div class="radio-list">
        {options.map((option) => (
          <label class="radio" key={option.value}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.hint !== undefined && <span class="radio-hint">{option.hint}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
