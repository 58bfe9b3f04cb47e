// The account part of the settings: the name, logging in and out, the password, and deleting the account.

import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { Segmented } from '../../base/ui/segmented.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { loadServerInfo } from '../../client/online/server-info.ts'
import { isUnnamed, type Me, me, somebody, whoAmI } from '../../client/online/session.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { DeleteAccount } from './settings-delete.tsx'

export function Account() {
  useEffect(() => void loadServerInfo(), [])
  const person = me.value
  return (
    <Panel heading={say('settings.account')} level={2}>
      {person && <NameForm key={person.id} person={person} />}
      {person?.login ? <LoggedIn person={person} /> : <Entrance isGuest={person !== null && person !== undefined} />}
      {person && (
        <div class="settings-row">
          <Button href={`/people/${person.id}`} icon="person">
            {say('nav.passport')}
          </Button>
          <Button href="/api/me/export" icon="download">
            {say('settings.export')}
          </Button>
          <DeleteAccount person={person} />
        </div>
      )}
    </Panel>
  )
}

type FormProps = {
  /** Runs when the form is sent. If it throws, the error is shown below the fields. */
  readonly work: () => Promise<unknown>
  readonly children: ComponentChildren
}

/** A real form element, so that Enter sends it and password managers recognise it. */
function Form({ work, children }: FormProps) {
  const trouble = useSignal('')
  const submit = async (event: Event) => {
    event.preventDefault()
    trouble.value = ''
    try {
      await work()
    } catch (error) {
      trouble.value = problemText(error)
    }
  }
  return (
    <form class="settings-form" onSubmit={submit}>
      {children}
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
    </form>
  )
}

const into =
  (field: Signal<string>) =>
  (value: string): void => {
    field.value = value
  }

function NameForm({ person }: { readonly person: Me }) {
  const name = useSignal(isUnnamed() ? '' : person.name)
  const save = async () => {
    await somebody(language.value, name.value)
    await whoAmI()
    showToast({ text: say('settings.saved'), kind: 'good' })
  }
  return (
    <Form work={save}>
      <TextField
        label={say('settings.name')}
        value={name.value}
        maxLength={32}
        autocomplete="nickname"
        onInput={into(name)}
      />
      <div class="settings-row">
        <Button submit>{say('settings.save')}</Button>
      </div>
    </Form>
  )
}

/** Shown to people who are not logged in: they create an account or log in to one. */
function Entrance({ isGuest }: { readonly isGuest: boolean }) {
  const way = useSignal<'make' | 'enter'>(isGuest ? 'make' : 'enter')
  const login = useSignal('')
  const password = useSignal('')
  const makes = way.value === 'make'
  const enter = async () => {
    const body = { login: login.value, password: password.value }
    if (makes) {
      await somebody(language.value)
      await call('POST /account', { body })
    } else await call('POST /login', { body })
    password.value = ''
    await whoAmI()
  }
  return (
    <>
      <p>{say('settings.guest')}</p>
      <Segmented
        label={say('settings.account')}
        labelHidden
        value={way.value}
        segments={[
          { value: 'make', label: say('settings.makeAccount') },
          { value: 'enter', label: say('settings.logIn') },
        ]}
        onChange={(next) => {
          way.value = next
        }}
      />
      <Form key={way.value} work={enter}>
        <TextField
          label={say('settings.login')}
          {...(makes ? { hint: say('problem.login') } : {})}
          value={login.value}
          autocomplete="username"
          maxLength={100}
          onInput={into(login)}
        />
        <TextField
          label={say('settings.password')}
          {...(makes ? { hint: say('problem.password') } : {})}
          type="password"
          value={password.value}
          autocomplete={makes ? 'new-password' : 'current-password'}
          onInput={into(password)}
        />
        <div class="settings-row">
          <Button submit kind="primary">
            {say(makes ? 'settings.makeAccount' : 'settings.logIn')}
          </Button>
        </div>
      </Form>
      {!makes && <ForgottenPassword login={login.value} />}
    </>
  )
}

function LoggedIn({ person }: { readonly person: Me }) {
  const old = useSignal('')
  const fresh = useSignal('')
  const change = async () => {
    await call('POST /password', { body: { old: old.value, password: fresh.value } })
    old.value = ''
    fresh.value = ''
    await whoAmI()
    showToast({ text: say('settings.passwordChanged'), kind: 'good' })
  }
  const leave = async (route: 'POST /logout' | 'POST /logout-everywhere') => {
    try {
      await call(route)
      await whoAmI()
    } catch (error) {
      showToast({ text: problemText(error), kind: 'bad' })
    }
  }
  return (
    <>
      <Form work={change}>
        <TextField
          label={say('settings.login')}
          value={person.login ?? ''}
          autocomplete="username"
          readOnly
          onInput={() => {}}
        />
        <TextField
          label={say('settings.passwordOld')}
          type="password"
          value={old.value}
          autocomplete="current-password"
          onInput={into(old)}
        />
        <TextField
          label={say('settings.passwordNew')}
          hint={say('problem.password')}
          type="password"
          value={fresh.value}
          autocomplete="new-password"
          onInput={into(fresh)}
        />
        <div class="settings-row">
          <Button submit>{say('settings.passwordChange')}</Button>
        </div>
      </Form>
      <div class="settings-row">
        <Button onClick={() => void leave('POST /logout')}>{say('settings.logOut')}</Button>
        <Button onClick={() => void leave('POST /logout-everywhere')}>{say('settings.logOutAll')}</Button>
      </div>
    </>
  )
}
