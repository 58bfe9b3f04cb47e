// Two ways to a friend: a link that can be sent or scanned, and the exact name of an account.

import { useSignal } from '@preact/signals'
import type { FriendLink, Friends } from '@wayfare/protocol'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { QrCode } from '../../base/ui/qr-code.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { askByName, endFriendLink, makeFriendLink } from '../../client/online/friends.ts'
import { originFor } from '../../client/online/invitation-address.ts'
import { loadServerInfo, serverInfo } from '../../client/online/server-info.ts'
import { me } from '../../client/online/session.ts'
import { useAttempt } from './use-friends.ts'
import '../../base/ui/field.css'
import './friends.css'

export function AddFriend({ link }: Pick<Friends, 'link'>) {
  const { trouble, busy, attempt } = useAttempt()
  const end = async () => {
    if (await attempt(endFriendLink)) showToast({ text: say('friends.linkEnded') })
  }
  return (
    <Panel heading={say('friends.add')} level={2} class="friends">
      <p class="friends-hint">{say('friends.linkHint')}</p>
      {link && <LinkToSend link={link} />}
      <div class="friends-buttons">
        <Button
          kind={link ? 'plain' : 'primary'}
          icon="link"
          busy={busy.value}
          onClick={() => void attempt(makeFriendLink)}
        >
          {say(link ? 'friends.renewLink' : 'friends.makeLink')}
        </Button>
        {link && (
          <Button kind="quiet" onClick={() => void end()}>
            {say('friends.endLink')}
          </Button>
        )}
      </div>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      <AskByName />
    </Panel>
  )
}

function LinkToSend({ link }: { readonly link: FriendLink }) {
  const copied = useSignal(false)
  useEffect(() => void loadServerInfo(), [])
  const { origin, reach } = originFor(location, serverInfo.value)
  const address = `${origin}/people/friend/${link.token}`
  const copy = async () => {
    await navigator.clipboard?.writeText(address)
    copied.value = true
  }
  return (
    <>
      <div class="friends-link">
        <input
          class="input"
          readOnly
          value={address}
          aria-label={say('friends.link')}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {navigator.clipboard && (
          <Button icon={copied.value ? 'check' : 'copy'} onClick={() => void copy()}>
            {say(copied.value ? 'app.copied' : 'app.copy')}
          </Button>
        )}
        {'share' in navigator && (
          <Button icon="share" onClick={() => void navigator.share({ url: address }).catch(() => {})}>
            {say('end.share')}
          </Button>
        )}
      </div>
      {reach !== 'nobody' && <QrCode text={address} label={say('friends.qr')} />}
    </>
  )
}

function AskByName() {
  const name = useSignal('')
  const sent = useSignal('')
  const { trouble, busy, attempt } = useAttempt()
  if (me.value?.login === null) return <p class="friends-hint">{say('friends.askAccount')}</p>
  const ask = async () => {
    const wanted = name.value.trim()
    if (wanted === '') return
    sent.value = ''
    if (!(await attempt(() => askByName(wanted), wanted))) return
    name.value = ''
    sent.value = wanted
  }
  return (
    <div class="friends-ask">
      <TextField
        label={say('friends.byName')}
        hint={say('friends.byNameHint')}
        {...(trouble.value ? { error: trouble.value } : {})}
        value={name.value}
        maxLength={32}
        autocomplete="off"
        onInput={(next) => {
          name.value = next
        }}
        onEnter={() => void ask()}
      />
      <Button busy={busy.value} onClick={() => void ask()}>
        {say('friends.ask')}
      </Button>
      <p class="friends-hint" role="status">
        {sent.value && say('friends.sent', { name: sent.value })}
      </p>
    </div>
  )
}
