import { say } from '../i18n/index.ts'
import { Badge } from '../ui/badge.tsx'
import type { ListedTable } from './listed-table.ts'
import { lineOf, titleOf } from './table-words.ts'
import { Thumb } from './thumb.tsx'

/** The table that waits for me, before all else. */
export const WaitingTable = ({ table }: { readonly table: ListedTable }) => (
  <a class="waiting-table" href={`/${table.local ? 'local' : 'table'}/${table.id}`}>
    <Thumb game={table.game} size={48} />
    <span class="waiting-table-words">
      <b>
        <bdi>{titleOf(table)}</bdi>
      </b>
      <bdi>{lineOf(table)}</bdi>
    </span>
    <Badge kind="turn">{say('home.yourTurn')}</Badge>
  </a>
)
