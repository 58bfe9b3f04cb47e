// The last two weeks of the daily puzzle, with the stars of each day.

import { useId } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { daysInARow, daysUpTo } from './days.ts'
import { Stars } from './stars.tsx'

const DAYS = 14

type Props = { readonly game: string; readonly day: string }

export function Calendar({ game, day }: Props) {
  const row = daysInARow(game, day)
  const id = useId()
  return (
    <section class="puzzle-calendar" aria-labelledby={id}>
      <h3 id={id}>
        {say('puzzle.days')}
        {row > 1 && <b>{say('puzzle.inARow', { count: row })}</b>}
      </h3>
      <ol>
        {daysUpTo(game, day, DAYS).map((one) => (
          <li key={one.day} data-tried={one.stars !== null} aria-current={one.day === day ? 'date' : undefined}>
            <small>{said(one.day, { weekday: 'short' })}</small>
            <b>{said(one.day, { day: 'numeric' })}</b>
            {one.stars === null ? (
              <span class="visually-hidden">{say('puzzle.missed')}</span>
            ) : (
              <Stars count={one.stars} size={9} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const said = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, { ...how, timeZone: 'UTC' }).format(Date.parse(day))
