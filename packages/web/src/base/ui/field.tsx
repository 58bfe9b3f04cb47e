import './field.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type FieldWords = {
  readonly label: ComponentChildren
  readonly hint?: ComponentChildren
  readonly error?: ComponentChildren
  readonly class?: string | undefined
}

/** The attributes that tie a control to its label, hint and error. */
type FieldTies = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type Props = FieldWords & { readonly children: (ties: FieldTies) => ComponentChildren }

export function Field({ label, hint, error, class: given, children }: Props) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div class={classNames('field', given)}>
      <label class="field-label" for={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export const FieldNotes = ({ id, hint, error }: Pick<FieldWords, 'hint' | 'error'> & { readonly id: string }) => (
  <>
    {hint !== undefined && (
      <p class="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error !== undefined && (
      <p class="field-error" id={`${id}-error`}>
        <Icon name="warning" size={16} />
        {error}
      </p>
    )}
  </>
)
