// A listed table with all that matters to somebody who may join it: game, seats, clock, language, whether it is rated.

import type { MeetingTable } from '@wayfare/protocol'
import { asLanguage, LANGUAGE_NAMES } from '@wayfare/text'
import { ago, language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'
import { isFreeBot, paceOf } from './open-tables.ts'
import { SeatCircle } from './seat-circle.tsx'

const DAY = 86_400

function clockLabel({ clock }: Pick<MeetingTable, 'clock'>): string {
  if (!clock) return say('meet.noClock')
  return clock.bank < DAY
    ? say('meet.minutesEach', { count: Math.round(clock.bank / 60) })
    : say('meet.daysEach', { count: Math.round(clock.bank / DAY) })
}

type Props = {
  readonly table: MeetingTable
  readonly action: 'join' | 'watch' | 'open'
  readonly isBest?: boolean /** Said beside whether it is rated. */
  readonly remark?: string
}

export function TableRow({ table, action, isBest = false, remark }: Props) {
  const { game, seats, rated, made, round, id } = table
  const spoken = asLanguage(table.language)
  const takes = seats.every(({ kind }) => kind !== 'open') && seats.some(isFreeBot)
  return (
    <li class="meet-row">
      <div class="meet-game">
        <span aria-hidden="true">
          <Thumb game={game} size={54} />
        </span>
        <b>{gameOf(game).title[language.value]}</b>
      </div>
      <ul class="meet-seats">
        {seats.map((seat, place) => (
          <SeatCircle key={place} {...{ seat, game }} isShort />
        ))}
      </ul>
      <div class="meet-facts">
        <span>
          <Icon name={paceOf(table) === 'live' ? 'clock' : 'calendar'} size={16} /> {clockLabel(table)}
        </span>
        {spoken && (
          <span>
            <Icon name="language" size={16} /> <span lang={spoken}>{LANGUAGE_NAMES[spoken]}</span>
          </span>
        )}
      </div>
      <div class="meet-facts">
        <b>{say(rated ? 'meet.rated' : 'meet.unrated')}</b>
        {remark && <span>{remark}</span>}
        <span>
          {round ? `${say('meet.round', { round })} · ` : ''}
          {ago(made)}
        </span>
      </div>
      <Button
        href={`/table/${id}`}
        class={isBest ? 'meet-best' : undefined}
        icon={action === 'watch' ? 'eye' : undefined}
      >
        {say(
          action === 'watch'
            ? 'meet.watch'
            : action === 'open'
              ? 'meet.toTable'
              : takes
                ? 'meet.takeOver'
                : 'meet.take',
        )}
      </Button>
    </li>
  )
}
