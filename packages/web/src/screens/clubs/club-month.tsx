// The board of the month: the four members who have gained most, and always the reader.

import type { ClubInside } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Panel } from '../../base/ui/panel.tsx'
import { PersonEmblem } from '../../features/passport/person-emblem.tsx'

const SHOWN = 4

/** With its sign; a change of nothing has none. */
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

export function ClubMonth({ inside: { board, members } }: { readonly inside: ClubInside }) {
  const rows = board.flatMap((row) => {
    const member = members.find(({ person }) => person === row.person)
    return member ? [{ ...row, member }] : []
  })
  const shown = rows.filter(({ member }, place) => place < SHOWN || member.mine)
  return (
    <Panel heading={say('clubs.month')} level={2}>
      {shown.length === 0 ? (
        <p class="club-hint">{say('clubs.noGames')}</p>
      ) : (
        <table class="club-month">
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{say('clubs.player')}</span>
              </th>
              <th scope="col">{say('clubs.games')}</th>
              <th scope="col">{say('clubs.wins')}</th>
              <th scope="col">{say('clubs.gained')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ member, games, won, gained }) => (
              <tr key={member.person}>
                <th scope="row">
                  <PersonEmblem person={member.person} name={member.name} emblem={member.emblem} />{' '}
                  <bdi>{member.name}</bdi>
                </th>
                <td>{games}</td>
                <td>{won}</td>
                <td>{gained === null ? '–' : signed(gained)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
