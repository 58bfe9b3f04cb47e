// The members of a club with emblem and role, and what its owner and helpers can do about each of them.

import type { ClubInside, ClubMember, ClubRole } from '@wayfare/protocol'
import { useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { ListRow } from '../../base/ui/list-row.tsx'
import { MenuButton, type MenuItem } from '../../base/ui/menu-button.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { call } from '../../client/online/api.ts'
import { PersonEmblem } from '../../features/passport/person-emblem.tsx'
import { SureDialog } from './sure-dialog.tsx'
import type { ClubChange } from './use-club-page.ts'

type Props = ClubChange & { readonly inside: ClubInside }

export function ClubMembers({ club, send, busy, inside: { members } }: Props) {
  const [heir, setHeir] = useState<ClubMember | null>(null)
  const setRole = (member: ClubMember, role: ClubRole) =>
    send(() =>
      call('PATCH /clubs/:name/members/:person', { path: { name: club.name, person: member.person }, body: { role } }),
    )
  const remove = (member: ClubMember) =>
    send(() => call('DELETE /clubs/:name/members/:person', { path: { name: club.name, person: member.person } }))

  function itemsFor(member: ClubMember): MenuItem[] {
    const { name, role, mine } = member
    if (mine || role === 'owner' || club.role === 'member') return []
    const out: MenuItem = {
      label: say('clubs.remove', { name }),
      icon: 'minus',
      danger: true,
      onPick: () => void remove(member),
    }
    if (club.role === 'helper') return role === 'member' ? [out] : []
    const isHelper = role === 'helper'
    return [
      {
        label: say(isHelper ? 'clubs.makeMember' : 'clubs.makeHelper', { name }),
        icon: 'shield',
        onPick: () => void setRole(member, isHelper ? 'member' : 'helper'),
      },
      { label: say('clubs.handOver', { name }), icon: 'crown', onPick: () => setHeir(member) },
      out,
    ]
  }

  return (
    <Panel heading={say('clubs.members')} level={2} action={say('clubs.size', { count: club.size })}>
      <ul class="list-rows club-members">
        {members.map((member) => {
          const items = itemsFor(member)
          return (
            <ListRow
              key={member.person}
              thumb={<PersonEmblem person={member.person} name={member.name} emblem={member.emblem} />}
              title={
                <bdi>
                  <a href={`/people/${encodeURIComponent(member.address)}`}>{member.name}</a>
                </bdi>
              }
              sub={
                member.mine
                  ? `${say('clubs.role', { role: member.role })} · ${say('clubs.you')}`
                  : say('clubs.role', { role: member.role })
              }
              actions={
                items.length > 0 ? (
                  <MenuButton label={say('clubs.about', { name: member.name })} iconOnly size="small" items={items} />
                ) : undefined
              }
            />
          )
        })}
      </ul>
      {heir && (
        <SureDialog
          heading={say('clubs.handOver', { name: heir.name })}
          text={say('clubs.handOverSure', { name: heir.name })}
          busy={busy}
          onSure={() => void setRole(heir, 'owner').then(() => setHeir(null))}
          onClose={() => setHeir(null)}
        />
      )}
    </Panel>
  )
}
