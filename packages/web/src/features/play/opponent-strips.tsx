import { say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Badge } from '../../base/ui/badge.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { toneOf } from '../../base/ui/seat.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { logMark } from '../../board-kit/log-mark.ts'
import { botAt, labelOf } from '../../board-kit/seat-names.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { SeatClock } from './seat-clock.tsx'

type Props = GameTableProps & {
  readonly source: TableSource
  readonly table: Pick<GameTable, 'OpponentStrip' | 'Points'> | null
}

/** The strips of all players, the viewer first: whose turn it is, points, clocks, and presence. */
export function OpponentStrips({ source, table, ...props }: Props) {
  const { OpponentStrip, Points } = table ?? {}
  const { seat, info, picture, names } = props
  const Why = logMark.value
  const order = info.seats
    .map((_, who) => who)
    .sort((a, b) => rank(a, seat, info.seats.length) - rank(b, seat, info.seats.length))
  return (
    <Panel heading={say('table.rivals')} class="rivals">
      <ul class="rivals-list">
        {order.map((who) => (
          <li key={who} class="rival" data-turn={picture.turn.includes(who)}>
            {OpponentStrip && who !== seat ? (
              <>
                <OpponentStrip {...props} rival={who} />
                <SeatClock picture={picture} seat={who} name={names[who] as string} />
              </>
            ) : (
              <Strip {...props} {...{ source, who, Points }} />
            )}
            <PersonNote {...{ source, info, names }} who={who} />
            {Why && <Why seat={who} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const loadMenu = async () => (await import('./person-menu.tsx')).PersonMenu

type NoteProps = Pick<GameTableProps, 'info' | 'names'> & { readonly source: TableSource; readonly who: number }

/** Shows whether another person has the table open now, with a menu to mute or report them. */
function PersonNote({ source, info, names, who }: NoteProps) {
  const { person, gone } = info.seats[who] ?? {}
  const isOther = person && !source.mine.value.includes(who)
  const Menu = useLoaded(isOther === true, loadMenu)
  if (!isOther) return null
  const isHere = source.presence.value.seats[who] === true
  const name = names[who] as string
  return (
    <div class="rival-person" data-presence={isHere ? 'here' : 'away'}>
      <span>{gone ? say(`company.${gone}`, { name }) : say(isHere ? 'company.here' : 'company.away')}</span>
      {Menu && (
        <Menu {...{ person, name }} table={info.id} reread={() => source.look(source.shown.peek()?.seat ?? null)} />
      )}
    </div>
  )
}

type StripProps = GameTableProps & {
  readonly source: TableSource
  readonly who: number
  readonly Points: GameTable['Points']
}

function Strip({ source, who, Points, ...props }: StripProps) {
  const { info, seat, picture, names, shownSeat, showSeat } = props
  const name = names[who] as string
  const label = labelOf(name, who === seat)
  const here = source.presence.value.seats[who] ? 'here' : 'away'
  return (
    <button type="button" class="rival-strip" aria-pressed={shownSeat === who} onClick={() => showSeat(who)}>
      <Avatar
        name={name}
        seat={who}
        tone={toneOf(who)}
        bot={botAt(info, who) ?? info.seats[who]?.bot !== null}
        presence={info.seats[who]?.kind === 'bot' ? undefined : here}
      />
      <span class="rival-name">
        <bdi>{label}</bdi>
        {who === seat && label === name && <small> ({say('room.you')})</small>}
      </span>
      {picture.turn.includes(who) && <Badge kind={who === seat ? 'turn' : 'quiet'}>{say('table.thinking')}</Badge>}
      <SeatClock picture={picture} seat={who} name={name} />
      <b class="rival-total number">
        {Points ? <Points {...props} who={who} /> : (picture.scores.find((score) => score.seat === who)?.total ?? 0)}
      </b>
    </button>
  )
}

const rank = (who: number, own: number | null, seats: number): number => (who - (own ?? 0) + seats) % seats
