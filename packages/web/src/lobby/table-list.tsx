import { gameOf } from '../games/index.ts'
import { ago, language, say } from '../i18n/index.ts'
import { DeleteLocal } from '../local/delete-local.tsx'
import { botName } from '../table/names.ts'
import { Badge } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { ListRow } from '../ui/list-row.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { isMyTurn, type ListedTable } from './offers.ts'

type Props = {
  readonly heading: string
  /** undefined: not known yet. */
  readonly tables: readonly ListedTable[] | undefined
  readonly empty: string
  readonly all: number
}

/** Those that wait for me come first. */
export function TableList({ heading, tables, empty, all }: Props) {
  const sorted = tables && [...tables].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.moved - a.moved)
  return (
    <Panel
      heading={heading}
      level={2}
      action={all > (tables?.length ?? 0) ? <a href="/tables">{say('home.all', { count: all })}</a> : undefined}
    >
      {!sorted && <Skeleton kind="rows" count={2} label={say('app.loading')} />}
      {sorted?.length === 0 && <EmptyState small heading={empty} />}
      {sorted && sorted.length > 0 && (
        <ul class="list-rows">
          {sorted.map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Row({ table }: { readonly table: ListedTable }) {
  const { id, game, seats, turn, status, moved, scores, local } = table
  const name = (seat: number): string => {
    const { name: own, bot } = seats[seat] ?? { name: null, bot: null }
    return own ?? (bot ? botName(bot) : say('room.empty'))
  }
  const people = seats.map((_, seat) => name(seat)).join(', ')
  const next = turn[0]
  const badge =
    status === 'finished' ? (
      <Badge>{say('home.finished')}</Badge>
    ) : status === 'closed' ? (
      <Badge>{say('home.closed')}</Badge>
    ) : status === 'open' ? (
      <Badge>{say('home.waiting')}</Badge>
    ) : isMyTurn(table) ? (
      <Badge kind="turn">{say('home.yourTurn')}</Badge>
    ) : (
      <Badge>{next === undefined ? '' : say('home.turnOf', { name: name(next) })}</Badge>
    )
  return (
    <ListRow
      href={`/${local ? 'local' : 'table'}/${id}`}
      thumb={<Thumb poster={gameOf(game).poster} />}
      title={gameOf(game).title[language.value]}
      sub={<bdi>{scores ? `${people} · ${scores.join(' : ')}` : people}</bdi>}
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

const Thumb = ({ poster }: { readonly poster: string | undefined }) =>
  poster ? <img class="table-thumb" src={poster} alt="" width="44" height="44" /> : <Icon name="dice" size={32} />
