// The club's tables that wait for people or are played at.

import type { Club, ClubTable } from '@wayfare/protocol'
import { go } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { MenuButton } from '../../base/ui/menu-button.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { TableRow } from '../../features/meeting/table-row.tsx'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import '../../features/meeting/meeting.css'

const hasSeat = ({ seats }: ClubTable): boolean =>
  seats.some((seat) => seat.kind === 'open' || (seat.kind === 'bot' && seat.free))

export function ClubTables({ club }: { readonly club: Club }) {
  const best = club.tables.find((table) => !table.mine && hasSeat(table))
  return (
    <Panel
      heading={say('clubs.tables')}
      level={2}
      class="club-tables"
      action={
        club.role && (
          <MenuButton
            label={say('clubs.newTable')}
            icon="plus"
            size="small"
            items={GAME_IDS.map((game) => ({
              label: gameOf(game).title[language.value],
              icon: 'table' as const,
              onPick: () => go(`/create/${game}?mode=friends&club=${encodeURIComponent(club.name)}`),
            }))}
          />
        )
      }
    >
      {club.tables.length === 0 && <p class="club-hint">{say('clubs.noTables')}</p>}
      <ul class="meet-rows">
        {club.tables.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            action={table.mine ? 'open' : hasSeat(table) ? 'join' : 'watch'}
            isBest={table === best}
            {...(table.membersOnly ? { remark: say('clubs.membersOnly') } : {})}
          />
        ))}
      </ul>
    </Panel>
  )
}
