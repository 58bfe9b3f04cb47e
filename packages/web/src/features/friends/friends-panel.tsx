// The list of friends: invitations and requests first, then who is here, with what one can do about each.

import type { Friend, Friends } from '@wayfare/protocol'
import type { ComponentChildren } from 'preact'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { EmptyState } from '../../base/ui/empty-state.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { Skeleton } from '../../base/ui/skeleton.tsx'
import { waiting } from '../../client/online/friends.ts'
import { me } from '../../client/online/session.ts'
import { FriendRow } from './friend-row.tsx'
import { IncomingRow, InvitationRow, OutgoingRow } from './request-rows.tsx'
import { useAttempt, useFriends } from './use-friends.ts'
import './friends.css'

type Props = {
  /** The most friends to show, those who are here first; a link leads to the others. */
  readonly most?: number
}

export function FriendsPanel({ most = Number.POSITIVE_INFINITY }: Props) {
  const { list, reload } = useFriends()
  if (me.value === null)
    return (
      <Frame>
        <Nobody />
      </Frame>
    )
  if (list === 'failed')
    return (
      <Frame>
        <Notice
          kind="bad"
          icon="warning"
          heading={say('friends.failed')}
          actions={<Button onClick={reload}>{say('friends.again')}</Button>}
        />
      </Frame>
    )
  if (list === null)
    return (
      <Frame>
        <Skeleton kind="rows" count={2} label={say('friends.loading')} />
      </Frame>
    )
  return <Lists list={list} most={most} />
}

const Frame = ({ children, action }: { readonly children: ComponentChildren; readonly action?: ComponentChildren }) => (
  <Panel heading={say('friends.list')} level={2} class="friends" action={action}>
    {children}
  </Panel>
)

const Nobody = () => (
  <EmptyState
    small
    icon="friends"
    heading={say('friends.nobody')}
    actions={<Button href="/settings">{say('friends.toSettings')}</Button>}
  />
)

function Lists({ list, most }: { readonly list: Friends; readonly most: number }) {
  const { trouble, attempt } = useAttempt()
  const { invitations } = waiting.value
  const { incoming, outgoing } = list
  const friends = hereFirst(list.friends)
  const isShort = Number.isFinite(most)
  return (
    <Frame action={isShort ? <a href="/people/friends">{say('friends.all')}</a> : undefined}>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      <Group heading={say('friends.invitations')}>
        {invitations.map((one) => (
          <InvitationRow key={one.table} invitation={one} attempt={attempt} />
        ))}
      </Group>
      <Group heading={say('friends.requests')}>
        {incoming.map((one) => (
          <IncomingRow key={one.id} request={one} attempt={attempt} />
        ))}
      </Group>
      {friends.length === 0 ? (
        <EmptyState small icon="friends" heading={say('friends.none')}>
          {say('friends.noneHint')}
        </EmptyState>
      ) : (
        <ul class="list-rows">
          {friends.slice(0, most).map((friend) => (
            <FriendRow key={friend.ids[0]} friend={friend} attempt={attempt} />
          ))}
        </ul>
      )}
      {!isShort && (
        <Group heading={say('friends.pending')}>
          {outgoing.map((one) => (
            <OutgoingRow key={one.id} request={one} attempt={attempt} />
          ))}
        </Group>
      )}
    </Frame>
  )
}

/** Friends who are free to play come before those who are playing; those who are away come last. */
const hereFirst = (friends: readonly Friend[]): Friend[] => friends.toSorted((a, b) => rankOf(a) - rankOf(b))
const rankOf = ({ here, playing }: Friend): number => (here ? (playing ? 1 : 0) : 2)

/** A small heading with rows below it; nothing if there are none. */
function Group({ heading, children }: { readonly heading: string; readonly children: readonly ComponentChildren[] }) {
  if (children.length === 0) return null
  return (
    <section class="friends-group">
      <h3 class="friends-heading">{heading}</h3>
      <ul class="list-rows">{children}</ul>
    </section>
  )
}
