// Rows for what waits for an answer: invitations to a seat, requests of others, and one's own.

import type { IncomingRequest, Invitation, OutgoingRequest } from '@wayfare/protocol'
import { ago, say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Button } from '../../base/ui/button.tsx'
import { ListRow } from '../../base/ui/list-row.tsx'
import { acceptRequest, declineInvitation, endRequest } from '../../client/online/friends.ts'
import { Thumb } from '../../games/thumb.tsx'
import { PersonEmblem, PersonName } from '../passport/person-emblem.tsx'
import { titleOf } from './friend-row.tsx'

type Attempt = { readonly attempt: (work: () => Promise<unknown>, name?: string) => Promise<boolean> }

export function InvitationRow({ invitation, attempt }: Attempt & { readonly invitation: Invitation }) {
  const { table, game, from: name } = invitation
  return (
    <ListRow
      thumb={<Thumb game={game} />}
      title={say('friends.invited', { name, game: titleOf(game) })}
      sub={say('friends.seat')}
      actions={
        <>
          <Button size="small" href={`/table/${table}`} aria-label={say('friends.lookAt', { name })}>
            {say('friends.look')}
          </Button>
          <Button
            size="small"
            kind="quiet"
            aria-label={say('friends.refuseName', { name })}
            onClick={() => void attempt(() => declineInvitation(table))}
          >
            {say('friends.notNow')}
          </Button>
        </>
      }
    />
  )
}

export function IncomingRow({ request, attempt }: Attempt & { readonly request: IncomingRequest }) {
  const { id, person, name, emblem, at } = request
  return (
    <ListRow
      thumb={<PersonEmblem person={person} name={name} emblem={emblem} />}
      title={<PersonName person={person} name={name} />}
      sub={ago(at)}
      actions={
        <>
          <Button
            size="small"
            icon="check"
            aria-label={say('friends.acceptName', { name })}
            onClick={() => void attempt(() => acceptRequest(id), name)}
          >
            {say('friends.accept')}
          </Button>
          <Button
            size="small"
            kind="quiet"
            aria-label={say('friends.declineName', { name })}
            onClick={() => void attempt(() => endRequest(id), name)}
          >
            {say('friends.decline')}
          </Button>
        </>
      }
    />
  )
}

export function OutgoingRow({ request, attempt }: Attempt & { readonly request: OutgoingRequest }) {
  const { id, person = null, name, at } = request
  return (
    <ListRow
      thumb={<Avatar name={name} size={36} />}
      title={<PersonName person={person} name={name} />}
      sub={ago(at)}
      actions={
        <Button
          size="small"
          kind="quiet"
          aria-label={say('friends.withdrawName', { name })}
          onClick={() => void attempt(() => endRequest(id), name)}
        >
          {say('friends.withdraw')}
        </Button>
      }
    />
  )
}
