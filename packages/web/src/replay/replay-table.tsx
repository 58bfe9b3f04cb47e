import { say } from '../i18n/index.ts'
import type { GameTable, GameTableProps } from '../table/contract.ts'
import { GeneralTable } from '../table/general-table.tsx'
import { Standings } from './standings.tsx'

/** The game's own table or the general one, as it stood; nothing can be moved. */
export function ReplayTable({ props, table }: { readonly props: GameTableProps; readonly table: GameTable | null }) {
  return (
    <>
      {table ? <Drawn table={table} props={props} /> : <GeneralTable {...props} />}
      <aside class="play-side" aria-label={say('table.rivals')}>
        <Standings props={props} Rival={table?.Rival} />
      </aside>
    </>
  )
}

function Drawn({ table, props }: { readonly table: GameTable; readonly props: GameTableProps }) {
  const { Board, Aside, Outlook, Mine } = table
  return (
    <>
      <aside class="play-aside" aria-label={say('table.round')}>
        <Aside {...props} />
      </aside>
      <div class="play-board">
        <Board {...props} />
      </div>
      <aside class="play-outlook" aria-label={say('table.scores')}>
        <Outlook {...props} />
      </aside>
      <section class="play-mine" aria-label={say('table.mine')}>
        <Mine {...props} />
      </section>
    </>
  )
}
