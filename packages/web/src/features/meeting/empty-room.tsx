// An empty server: what is true, and at which hours people come, as far as that was measured.

import type { Meeting } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { busiest, hoursHere } from './open-tables.ts'

export function EmptyRoom({ hours }: Pick<Meeting, 'hours'>) {
  const here = hours && hoursHere(hours)
  const busy = here && busiest(here)
  const isUsual = busy && busy.mean > 0
  return (
    <section class="meet-card meet-empty" aria-labelledby="meet-empty">
      <img src="/pictures/empty-table.svg" alt="" width="620" height="300" />
      <div>
        <h2 id="meet-empty">{say('meet.emptyHead')}</h2>
        <p>
          {isUsual ? say('meet.emptyUsual', { from: busy.from, to: busy.to, count: busy.mean }) : say('meet.emptyLine')}
        </p>
        {isUsual && <HourChart hours={here} busy={busy} />}
      </div>
    </section>
  )
}

const NUMBERS = [0, 6, 12, 18, 23]

type ChartProps = { readonly hours: readonly number[]; readonly busy: ReturnType<typeof busiest> }

function HourChart({ hours, busy }: ChartProps) {
  const most = Math.max(...hours)
  const now = new Date().getHours()
  const isBusy = (hour: number) => (hour - busy.from + 24) % 24 < (busy.to - busy.from + 24) % 24
  return (
    <figure class="meet-hours">
      <ol>
        {hours.map((count, hour) => (
          <li
            key={hour}
            style={{ '--share': count / most }}
            data-busy={isBusy(hour) ? '' : undefined}
            data-now={hour === now ? '' : undefined}
          >
            <span class="visually-hidden">{say('meet.chartRow', { hour, count })}</span>
            {hour === now && <b>{say('meet.now')}</b>}
            <i aria-hidden="true" />
            <small aria-hidden="true">{NUMBERS.includes(hour) ? hour : ''}</small>
          </li>
        ))}
      </ol>
      <figcaption>{say('meet.chart')}</figcaption>
    </figure>
  )
}
