import type { ComponentType } from 'preact'
import { say } from '../i18n/index.ts'
import type { GameTableProps } from '../table/contract.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Panel } from '../ui/panel.tsx'
import { toneOf } from '../ui/seat.ts'

type Props = {
  readonly props: GameTableProps
  readonly Rival: ComponentType<GameTableProps & { readonly rival: number }> | undefined
}

/** Everybody at the table: points at this moment, and whose decision comes next. */
export function Standings({ props, Rival }: Props) {
  const { info, picture, names, seat, shownSeat, showSeat } = props
  const home = seat ?? 0
  const order = info.seats.map((_, place) => (place + home) % info.seats.length)
  return (
    <Panel heading={say('table.scores')} class="rivals">
      <ul class="rivals-list">
        {order.map((place) => (
          <li key={place} class="rival" data-turn={picture.turn.includes(place)}>
            {Rival && place !== home ? (
              <Rival {...props} rival={place} />
            ) : (
              <button
                type="button"
                class="rival-strip"
                aria-pressed={shownSeat === place}
                onClick={() => showSeat(place)}
              >
                <Avatar
                  name={names[place] as string}
                  seat={place}
                  tone={toneOf(place, seat)}
                  bot={info.seats[place]?.kind === 'bot'}
                />
                <span class="rival-name">
                  <bdi>{names[place]}</bdi>
                </span>
                {picture.turn.includes(place) && <Badge kind="quiet">{say('table.thinking')}</Badge>}
                <b class="rival-total number">{picture.scores.find((score) => score.seat === place)?.total ?? 0}</b>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
