// Recovery of a forgotten password: by mail if the server sends some, otherwise with the administrator's help.

import { useSignal } from '@preact/signals'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { serverInfo } from '../../client/online/server-info.ts'

export function ForgottenPassword({ login }: { readonly login: string }) {
  const state = useSignal<'asked' | 'sent' | null>(null)
  const trouble = useSignal('')
  const byMail = serverInfo.value?.recovery ?? false
  const send = async () => {
    trouble.value = ''
    if (login.trim() === '') {
      trouble.value = say('settings.forgottenLogin')
      return
    }
    try {
      await call('POST /password/forgotten', { body: { login: login.trim() } })
      state.value = 'sent'
    } catch (error) {
      trouble.value = problemText(error)
    }
  }
  const ask = () => {
    if (byMail) void send()
    else state.value = 'asked'
  }
  return (
    <>
      <Button kind="quiet" onClick={ask}>
        {say('settings.forgotten')}
      </Button>
      {state.value === 'sent' && <Notice icon="check" heading={say('settings.forgottenSent')} />}
      {state.value === 'asked' && (
        <Notice icon="info" heading={say('settings.forgottenAsk')}>
          <code>npx wayfare password {login.trim() || 'LOGIN'}</code>
        </Notice>
      )}
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
    </>
  )
}
