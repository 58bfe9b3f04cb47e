import type { RefObject } from 'preact'
import { Field, type FieldWords } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'

type Props = FieldWords & {
  readonly value: string
  readonly onInput: (value: string) => void
  readonly onEnter?: (() => void) | undefined
  readonly type?: 'text' | 'search' | 'email' | 'password' | 'url' | undefined
  readonly icon?: IconName | undefined
  /** True for a field with several lines. */
  readonly long?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly autocomplete?: string | undefined
  readonly maxLength?: number | undefined
  readonly readOnly?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** A ref for components that focus the field; a field with several lines has none. */
  readonly input?: RefObject<HTMLInputElement | null> | undefined
}

export function TextField(props: Props) {
  const { label, hint, error, class: given, value, onInput, onEnter, type = 'text', icon, long, input, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} class={given}>
      {(ties) =>
        long ? (
          <textarea
            {...rest}
            {...ties}
            class="input"
            value={value}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        ) : (
          <span class={icon && 'input-icon'}>
            {icon && <Icon name={icon} />}
            <input
              {...rest}
              {...ties}
              {...(input ? { ref: input } : {})}
              class="input"
              // The type only limits the roles that an input may have, and it has none here.
              type={type as 'text'}
              value={value}
              onInput={(event) => onInput(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onEnter?.()
              }}
            />
          </span>
        )
      }
    </Field>
  )
}
