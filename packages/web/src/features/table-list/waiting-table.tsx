import { say } from '../../base/i18n/index.ts'
import { Badge } from '../../base/ui/badge.tsx'
import type { ListedTable } from '../../client/table/listed-table.ts'
import { Thumb } from '../../games/thumb.tsx'
import { tableLabel, titleOf } from './table-labels.ts'

/** The table that waits for the person, above all others. */
export const WaitingTable = ({ table }: { readonly table: ListedTable }) => (
  <a class="waiting-table" href={`/${table.local ? 'local' : 'table'}/${table.id}`}>
    <Thumb game={table.game} size={48} />
    <span class="waiting-table-words">
      <b>
        <bdi>{titleOf(table)}</bdi>
      </b>
      <bdi>{tableLabel(table)}</bdi>
    </span>
    <Badge kind="turn">{say('home.yourTurn')}</Badge>
  </a>
)
