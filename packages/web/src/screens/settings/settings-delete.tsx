// Deletes an account after a question. People without a password type their name.

import { useSignal } from '@preact/signals'
import { go } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { type Me, whoAmI } from '../../client/online/session.ts'

export function DeleteAccount({ person }: { readonly person: Me }) {
  const asking = useSignal(false)
  return (
    <>
      <Button
        kind="danger"
        onClick={() => {
          asking.value = true
        }}
      >
        {say('settings.delete')}
      </Button>
      {asking.value && <Question person={person} onClose={() => (asking.value = false)} />}
    </>
  )
}

function Question({ person, onClose }: { readonly person: Me; readonly onClose: () => void }) {
  const typed = useSignal('')
  const trouble = useSignal('')
  const isGuest = person.login === null
  const isSure = isGuest ? typed.value.trim() === person.name : typed.value !== ''
  const leave = async () => {
    if (!isSure) return
    trouble.value = ''
    try {
      await call('DELETE /me', { body: { password: isGuest ? '' : typed.value } })
      onClose()
      await whoAmI()
      go('/')
    } catch (error) {
      trouble.value = problemText(error)
    }
  }
  return (
    <Dialog
      open
      heading={say('settings.delete')}
      closeLabel={say('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('app.cancel')}</Button>
          <Button kind="danger" disabled={!isSure} onClick={() => void leave()}>
            {say('settings.deleteForGood')}
          </Button>
        </>
      }
    >
      <form
        class="settings-form"
        onSubmit={(event) => {
          event.preventDefault()
          void leave()
        }}
      >
        <p>{say('settings.deleteWhat')}</p>
        {isGuest ? (
          <TextField
            label={say('settings.deleteName', { name: person.name })}
            value={typed.value}
            autocomplete="off"
            onInput={(value) => (typed.value = value)}
          />
        ) : (
          <TextField
            label={say('settings.password')}
            type="password"
            value={typed.value}
            autocomplete="current-password"
            onInput={(value) => (typed.value = value)}
          />
        )}
        {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      </form>
    </Dialog>
  )
}
