// Friends who can be invited to a free seat of a table that has not begun.

import type { TableInfo } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { ListRow } from '../../base/ui/list-row.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { inviteFriend, isInvited } from '../../client/online/friends.ts'
import { PersonEmblem, PersonName } from '../passport/person-emblem.tsx'
import { useAttempt, useFriends } from './use-friends.ts'
import './friends.css'

export function InviteFriends({ info }: { readonly info: TableInfo }) {
  const { list } = useFriends()
  const { trouble, attempt } = useAttempt()
  const seated = new Set(info.seats.map(({ person }) => person))
  const friends = list === null || list === 'failed' ? [] : list.friends
  const free = friends.filter(({ ids }) => !ids.some((id) => seated.has(id)))
  if (free.length === 0) return null
  return (
    <Panel heading={say('friends.inviteTitle')} level={2} class="friends">
      <ul class="list-rows">
        {free
          .toSorted((a, b) => Number(b.here) - Number(a.here))
          .map(({ ids: [id = ''], name, emblem, here }) => (
            <ListRow
              key={id}
              thumb={<PersonEmblem person={id} name={name} emblem={emblem} presence={here ? 'here' : 'away'} />}
              title={<PersonName person={id} name={name} />}
              sub={say(here ? 'friends.here' : 'friends.away')}
              actions={
                isInvited(info.id, id) ? (
                  <span role="status">{say('friends.isInvited')}</span>
                ) : (
                  <Button
                    size="small"
                    aria-label={say('friends.inviteName', { name })}
                    onClick={() => void attempt(() => inviteFriend(info.id, id), name)}
                  >
                    {say('friends.invite')}
                  </Button>
                )
              }
            />
          ))}
      </ul>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
    </Panel>
  )
}
