import { say } from '../../base/i18n/index.ts'
import { partRef } from '../../base/ui/screen-parts.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { DrawnTable } from '../../board-kit/drawn-table.tsx'
import { LazyGeneralTable } from '../../board-kit/lazy-general-table.tsx'
import { Standings } from './standings.tsx'

/** The game's own table or the general one at a past moment, without any options. */
export function ReplayTable({ props, table }: { readonly props: GameTableProps; readonly table: GameTable | null }) {
  return (
    <>
      {table ? <DrawnTable table={table} props={props} /> : <LazyGeneralTable {...props} />}
      <aside class="play-side" ref={partRef('side')} aria-label={say('table.rivals')}>
        <Standings props={props} table={table} />
      </aside>
    </>
  )
}
