import type { ComponentChildren } from 'preact'
import { ago, language, say } from '../../base/i18n/index.ts'
import { Badge } from '../../base/ui/badge.tsx'
import { EmptyState } from '../../base/ui/empty-state.tsx'
import { ListRow } from '../../base/ui/list-row.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { Skeleton } from '../../base/ui/skeleton.tsx'
import { isMyTurn, sortForMe } from '../../client/catalogue/my-turn.ts'
import type { ListedTable } from '../../client/table/listed-table.ts'
import { gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'
import { DeleteLocal } from './delete-local.tsx'
import { nameAt, tableLabel, titleOf } from './table-labels.ts'

type Props = {
  readonly heading: string
  /** undefined while the list is being loaded. */
  readonly tables: readonly ListedTable[] | undefined
  readonly empty: string
  /** The link to show if the list is empty. */
  readonly emptyAction?: ComponentChildren
  /** The most tables to show; a link leads to the others. */
  readonly most?: number
  readonly class?: string
}

export function TableList({
  heading,
  tables,
  empty,
  emptyAction,
  most = Number.POSITIVE_INFINITY,
  class: given,
}: Props) {
  const count = tables?.length ?? 0
  const shown = tables && sortForMe(tables).slice(0, most)
  return (
    <Panel
      heading={heading}
      level={2}
      class={given}
      action={count > most ? <a href="/tables">{say('home.all', { count })}</a> : undefined}
    >
      {!shown && <Skeleton kind="rows" count={2} label={say('app.loading')} />}
      {shown?.length === 0 && <EmptyState small heading={empty} actions={emptyAction} />}
      {shown && shown.length > 0 && (
        <ul class="list-rows">
          {shown.map((table) => (
            <TableRow key={table.id} table={table} badge={<State table={table} />} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type RowProps = { readonly table: ListedTable; readonly badge: ComponentChildren; readonly href?: string }

export function TableRow({ table, badge, href }: RowProps) {
  const { id, game, moved, local } = table
  return (
    <ListRow
      href={href ?? `/${local ? 'local' : 'table'}/${id}`}
      thumb={<Thumb game={game} />}
      title={<bdi>{titleOf(table)}</bdi>}
      sub={<bdi>{tableLabel(table)}</bdi>}
      badge={
        <>
          {local && <Badge icon="screen">{say('home.onThisDevice')}</Badge>}
          {badge}
        </>
      }
      aside={ago(moved)}
      actions={local && <DeleteLocal id={id} game={gameOf(game).title[language.value]} />}
    />
  )
}

function State({ table }: { readonly table: ListedTable }) {
  const { status, turn, trial } = table
  if (trial && status === 'running') return <Badge>{say('home.trial')}</Badge>
  if (isMyTurn(table)) return <Badge kind="turn">{say('home.yourTurn')}</Badge>
  if (status !== 'running')
    return (
      <Badge>{say(status === 'open' ? 'home.waiting' : status === 'closed' ? 'home.closed' : 'home.finished')}</Badge>
    )
  const [next] = turn
  return next === undefined ? null : <Badge>{say('home.turnOf', { name: nameAt(table, next) })}</Badge>
}
