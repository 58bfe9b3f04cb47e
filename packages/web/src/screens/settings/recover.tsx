// The page behind the link in a recovery mail, where a new password is set.

import { useSignal } from '@preact/signals'
import { go } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { whoAmI } from '../../client/online/session.ts'
import { Page } from '../../shell/page.tsx'
import '../../shell/form-page.css'
import './settings.css'

export function Recover() {
  const password = useSignal('')
  const trouble = useSignal('')
  const save = async (event: Event) => {
    event.preventDefault()
    trouble.value = ''
    try {
      await call('POST /password/recover', { body: { token: location.hash.slice(1), password: password.value } })
      await whoAmI()
      showToast({ text: say('settings.passwordChanged'), kind: 'good' })
      go('/', true)
    } catch (error) {
      trouble.value = problemText(error)
    }
  }
  return (
    <Page title={say('settings.passwordNew')}>
      <h1>{say('settings.passwordNew')}</h1>
      <div class="create settings">
        <Panel>
          <form class="settings-form" onSubmit={save}>
            <TextField
              label={say('settings.passwordNew')}
              hint={say('settings.recoverHint')}
              type="password"
              value={password.value}
              autocomplete="new-password"
              onInput={(value) => (password.value = value)}
            />
            <div class="settings-row">
              <Button submit kind="primary">
                {say('settings.passwordChange')}
              </Button>
            </div>
            {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
          </form>
        </Panel>
      </div>
    </Page>
  )
}
