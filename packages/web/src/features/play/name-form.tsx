// Asks a person without a name for one.

import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { problemText } from '../../client/online/problem.ts'
import { somebody } from '../../client/online/session.ts'

type FieldProps = {
  readonly value: string
  readonly error?: string | undefined
  readonly onInput: (name: string) => void
  readonly onEnter?: () => void
  readonly input?: RefObject<HTMLInputElement | null>
}

export const NameField = ({ value, error, onInput, onEnter, input }: FieldProps) => (
  <TextField
    class="name-field"
    label={say('create.name')}
    hint={say('create.nameHint')}
    {...(error ? { error } : {})}
    value={value}
    maxLength={32}
    autocomplete="nickname"
    onInput={onInput}
    onEnter={onEnter}
    input={input}
  />
)

/** The form by itself, for places where the name is not needed at once. */
export function NameForm({ why }: { readonly why?: string }) {
  const name = useSignal('')
  const trouble = useSignal('')
  const take = async () => {
    const chosen = name.value.trim()
    trouble.value = chosen === '' ? say('create.nameNeeded') : ''
    if (chosen === '') return
    try {
      await somebody(language.value, chosen)
    } catch (error) {
      trouble.value = problemText(error)
    }
  }
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        void take()
      }}
    >
      {why && <p>{why}</p>}
      <NameField value={name.value} error={trouble.value || undefined} onInput={(next) => (name.value = next)} />
      <Button submit>{say('company.nameTake')}</Button>
    </form>
  )
}
