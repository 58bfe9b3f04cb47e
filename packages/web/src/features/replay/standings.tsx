import { say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Badge } from '../../base/ui/badge.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { toneOf } from '../../base/ui/seat.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { botAt } from '../../board-kit/seat-names.ts'

type Props = {
  readonly props: GameTableProps
  readonly table: Pick<GameTable, 'OpponentStrip' | 'Points'> | null
}

/** All players with their points at this moment, and whose decision comes next. */
export function Standings({ props, table }: Props) {
  const { OpponentStrip, Points } = table ?? {}
  const { info, picture, names, seat, shownSeat, showSeat } = props
  const home = seat ?? 0
  const order = info.seats.map((_, who) => (who + home) % info.seats.length)
  return (
    <Panel heading={say('table.rivals')} class="rivals">
      <ul class="rivals-list">
        {order.map((who) => (
          <li key={who} class="rival" data-turn={picture.turn.includes(who)}>
            {OpponentStrip && who !== home ? (
              <OpponentStrip {...props} rival={who} />
            ) : (
              <button type="button" class="rival-strip" aria-pressed={shownSeat === who} onClick={() => showSeat(who)}>
                <Avatar name={names[who] as string} seat={who} tone={toneOf(who)} bot={botAt(info, who)} />
                <span class="rival-name">
                  <bdi>{names[who]}</bdi>
                </span>
                {picture.turn.includes(who) && <Badge kind="quiet">{say('table.thinking')}</Badge>}
                <b class="rival-total number">
                  {Points ? (
                    <Points {...props} who={who} />
                  ) : (
                    (picture.scores.find((score) => score.seat === who)?.total ?? 0)
                  )}
                </b>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
