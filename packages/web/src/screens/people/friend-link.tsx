// The page that a friend link opens: its owner's name, and a button with which both become friends.

import { useSignal } from '@preact/signals'
import type { LinkOwner } from '@wayfare/protocol'
import { useEffect } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { EmptyState } from '../../base/ui/empty-state.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { ApiError, call } from '../../client/online/api.ts'
import { loadFriends } from '../../client/online/friends.ts'
import { isUnnamed, me, somebody } from '../../client/online/session.ts'
import { useAttempt } from '../../features/friends/use-friends.ts'
import { Page } from '../../shell/page.tsx'

export function FriendLinkPage({ params: { token = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  const owner = useSignal<LinkOwner | 'dead' | null>(null)
  const { trouble, busy, attempt } = useAttempt()
  const person = me.value === undefined ? undefined : (me.value?.id ?? null)
  useEffect(() => {
    if (person === undefined) return
    void attempt(async () => {
      owner.value = await ownerOf(token)
    })
  }, [token, person])
  const become = (name: string) =>
    attempt(async () => {
      await somebody(language.value, name || undefined)
      await call('POST /friends/links/:token', { path: { token } })
      await loadFriends()
      owner.value = await ownerOf(token)
    })
  const { value } = owner
  return (
    <Page title={say('friends.title')}>
      <h1>{say('friends.title')}</h1>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      {value === null && !trouble.value && <p>{say('app.loading')}</p>}
      {value === 'dead' && <EmptyState icon="link" heading={say('friends.deadLink')} />}
      {value !== null && value !== 'dead' && <Offer owner={value} busy={busy.value} become={become} />}
    </Page>
  )
}

/** Whatever the reason is for which a link opens nothing, it looks the same. */
async function ownerOf(token: string): Promise<LinkOwner | 'dead'> {
  try {
    return await call('GET /friends/links/:token', { path: { token } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no-person') return 'dead'
    throw error
  }
}

type OfferProps = {
  readonly owner: LinkOwner
  readonly busy: boolean
  readonly become: (name: string) => Promise<unknown>
}

function Offer({ owner: { name, state }, busy, become }: OfferProps) {
  const own = useSignal('')
  const missing = useSignal(false)
  const toFriends = <Button href="/people/friends">{say('friends.all')}</Button>
  if (state !== 'open')
    return (
      <EmptyState
        icon="friends"
        heading={state === 'own' ? say('friends.ownLink') : say('friends.became', { name })}
        actions={toFriends}
      />
    )
  const unnamed = isUnnamed()
  const accept = () => {
    const chosen = own.value.trim()
    missing.value = unnamed && chosen === ''
    if (!missing.value) void become(unnamed ? chosen : '')
  }
  return (
    <EmptyState
      icon="friends"
      heading={say('friends.offer', { name })}
      actions={
        <Button kind="primary" size="large" busy={busy} onClick={accept}>
          {say('friends.become')}
        </Button>
      }
    >
      <p>{say('friends.offerHint')}</p>
      {unnamed && (
        <TextField
          label={say('create.name')}
          hint={say('create.nameHint')}
          {...(missing.value ? { error: say('create.nameNeeded') } : {})}
          value={own.value}
          maxLength={32}
          autocomplete="nickname"
          onInput={(next) => {
            own.value = next
            missing.value = false
          }}
          onEnter={accept}
        />
      )}
    </EmptyState>
  )
}
