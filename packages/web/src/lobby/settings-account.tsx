// Who somebody is, as the server knows them.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../app/router.ts'
import { me, whoAmI } from '../app/session.ts'
import { say } from '../i18n/index.ts'
import { call } from '../net/api.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { TextField } from '../ui/text-field.tsx'

export function Account() {
  const name = useSignal('')
  const login = useSignal('')
  const password = useSignal('')
  const trouble = useSignal('')
  const person = me.value
  useEffect(() => {
    name.value = person?.name ?? ''
  }, [person?.name])
  const act = async (work: () => Promise<unknown>) => {
    trouble.value = ''
    try {
      await work()
      password.value = ''
      await whoAmI()
    } catch (error) {
      trouble.value = (error as Error).message
    }
  }
  const credentials = () => ({ login: login.value, password: password.value })
  const leave = async () => {
    await call('DELETE /me', { body: { password: password.value } })
    go('/')
  }
  const set = (field: { value: string }) => (value: string) => {
    field.value = value
  }
  return (
    <Panel heading={say('settings.account')} level={2}>
      {person && (
        <>
          <TextField label={say('settings.name')} value={name.value} maxLength={32} onInput={set(name)} />
          <div class="settings-row">
            <Button onClick={() => void act(() => call('PATCH /me', { body: { name: name.value } }))}>
              {say('settings.save')}
            </Button>
          </div>
        </>
      )}
      {!person?.login && (
        <>
          <p>{say('settings.guest')}</p>
          <TextField label={say('settings.login')} value={login.value} autocomplete="username" onInput={set(login)} />
          <TextField
            label={say('settings.password')}
            type="password"
            value={password.value}
            autocomplete="current-password"
            onInput={set(password)}
          />
          <div class="settings-row">
            {person && (
              <Button kind="primary" onClick={() => void act(() => call('POST /account', { body: credentials() }))}>
                {say('settings.makeAccount')}
              </Button>
            )}
            <Button onClick={() => void act(() => call('POST /login', { body: credentials() }))}>
              {say('settings.logIn')}
            </Button>
          </div>
        </>
      )}
      {person?.login && (
        <>
          <TextField
            label={say('settings.password')}
            type="password"
            value={password.value}
            autocomplete="current-password"
            onInput={set(password)}
          />
          <div class="settings-row">
            <Button onClick={() => void act(() => call('POST /logout'))}>{say('settings.logOut')}</Button>
            <Button onClick={() => void act(() => call('POST /logout-everywhere'))}>{say('settings.logOutAll')}</Button>
          </div>
        </>
      )}
      {person && (
        <div class="settings-row">
          <Button href="/api/me/export" icon="download">
            {say('settings.export')}
          </Button>
          <Button kind="danger" onClick={() => void act(leave)}>
            {say('settings.delete')}
          </Button>
        </div>
      )}
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
    </Panel>
  )
}
