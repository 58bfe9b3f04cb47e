// The settings for notices that it is the person's turn: by this browser, by e-mail, or by a receiver of their own.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { Switch } from '../../base/ui/switch.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { ApiError, call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { type PushState, pushState, startPush, stopPush } from '../../client/online/push.ts'
import { serverInfo } from '../../client/online/server-info.ts'
import { me } from '../../client/online/session.ts'

export function Notices() {
  const person = me.value
  return (
    <Panel heading={say('settings.notices')} level={2}>
      <p class="create-hint">{say(person ? 'settings.noticesHint' : 'settings.noticesNobody')}</p>
      {person && (
        <>
          <Push />
          <Away key={person.id} />
        </>
      )}
    </Panel>
  )
}

function Push() {
  const state = useSignal<PushState | 'asking'>('asking')
  const trouble = useSignal('')
  const set = async (work: Promise<PushState>) => {
    trouble.value = ''
    try {
      state.value = await work
    } catch (error) {
      trouble.value = say('settings.pushFailed', {
        message: error instanceof ApiError ? problemText(error) : (error as Error).message,
      })
    }
  }
  useEffect(() => void set(pushState()), [])
  const hint = { unable: 'settings.pushUnable', denied: 'settings.pushDenied', asking: 'app.loading' } as const
  const { value } = state
  return (
    <Switch
      label={say('settings.push')}
      hint={value === 'on' || value === 'off' ? say('settings.pushHint') : say(hint[value])}
      error={trouble.value || undefined}
      on={value === 'on'}
      disabled={value === 'asking' || value === 'unable'}
      onChange={(on) => void set(on ? startPush() : stopPush())}
    />
  )
}

function Away() {
  const mail = useSignal('')
  const webhook = useSignal('')
  const secret = useSignal('')
  const trouble = useSignal('')
  const saved = useSignal(false)
  const cannotMail = serverInfo.value?.mail === false
  const attempt = async (work: () => Promise<void>) => {
    trouble.value = ''
    try {
      await work()
    } catch (error) {
      trouble.value = problemText(error)
    }
  }
  useEffect(
    () =>
      void attempt(async () => {
        const { person } = await call('GET /me')
        mail.value = person?.mail ?? ''
        webhook.value = person?.webhook ?? ''
      }),
    [],
  )
  const set = (field: { value: string }) => (value: string) => {
    field.value = value
    saved.value = false
  }
  const save = () =>
    attempt(async () => {
      await call('PATCH /me', { body: { mail: mail.value.trim() || null, webhook: webhook.value.trim() || null } })
      saved.value = true
    })
  const show = () =>
    attempt(async () => {
      secret.value = (await call('GET /me/webhook-secret')).secret
    })
  return (
    <>
      <TextField
        label={say('settings.mail')}
        hint={say(cannotMail ? 'settings.mailNone' : 'settings.mailHint')}
        disabled={cannotMail && mail.value === ''}
        type="email"
        autocomplete="email"
        value={mail.value}
        onInput={set(mail)}
      />
      <TextField
        label={say('settings.webhook')}
        hint={say('settings.webhookHint')}
        type="url"
        placeholder="https://"
        maxLength={1000}
        value={webhook.value}
        onInput={set(webhook)}
      />
      {secret.value && (
        <TextField label={say('settings.webhookSecret')} value={secret.value} readOnly onInput={() => {}} />
      )}
      <div class="settings-row">
        <Button onClick={() => void save()} icon={saved.value ? 'check' : undefined}>
          {say(saved.value ? 'settings.saved' : 'settings.save')}
        </Button>
        {webhook.value.trim() !== '' && !secret.value && (
          <Button kind="quiet" icon="eye" onClick={() => void show()}>
            {say('settings.webhookShow')}
          </Button>
        )}
      </div>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
    </>
  )
}
