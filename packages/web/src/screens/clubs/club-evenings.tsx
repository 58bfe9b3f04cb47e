// The evenings of a club: a calendar of four weeks with a list beside it, and a form that plans one.

import type { ClubEvening, ClubInside } from '@wayfare/protocol'
import { useState } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { Switch } from '../../base/ui/switch.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { call } from '../../client/online/api.ts'
import { eveningTime, ownZone, theirTime } from '../../features/clubs/evening-words.ts'
import { calendarDays, dayOfDate } from './calendar-days.ts'
import type { ClubChange } from './use-club-page.ts'

type Props = ClubChange & { readonly inside: ClubInside }
const TEXT_LENGTH = 60

export function ClubEvenings({ club, send, busy, inside: { evenings } }: Props) {
  const [isPlanning, setPlanning] = useState(false)
  const manages = club.role !== 'member'
  return (
    <Panel heading={say('clubs.evenings')} level={2} class="club-evenings">
      <Calendar evenings={evenings} />
      {evenings.length === 0 && <p class="club-hint">{say('clubs.noEvening')}</p>}
      <ul>
        {evenings.map((evening) => (
          <li key={evening.id}>
            <span>
              <b>{evening.text}</b>
              <small>
                {eveningTime(evening.at)} · {say(evening.weekly ? 'clubs.weekly' : 'clubs.once')}
              </small>
              {theirTime(evening) && <small>{theirTime(evening)}</small>}
            </span>
            {manages && (
              <IconButton
                icon="close"
                size="small"
                label={say('clubs.cancelName', { text: evening.text })}
                onClick={() =>
                  void send(() =>
                    call('DELETE /clubs/:name/evenings/:id', { path: { name: club.name, id: evening.id } }),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      {manages &&
        (isPlanning ? (
          <PlanForm {...{ club, send, busy }} onDone={() => setPlanning(false)} />
        ) : (
          <Button icon="calendar" onClick={() => setPlanning(true)}>
            {say('clubs.plan')}
          </Button>
        ))}
    </Panel>
  )
}

/** A picture of what the list beside it says. */
function Calendar({ evenings }: { readonly evenings: readonly ClubEvening[] }) {
  const today = dayOfDate(new Date())
  const days = calendarDays(new Date())
  const isPlanned = (day: string): boolean =>
    evenings.some(
      ({ at, weekly }) =>
        dayOfDate(new Date(at)) === day ||
        (weekly && day > dayOfDate(new Date(at)) && new Date(at).getDay() === new Date(`${day}T12:00`).getDay()),
    )
  const weekday = new Intl.DateTimeFormat(language.value, { weekday: 'short' })
  return (
    <div class="club-calendar" aria-hidden="true">
      {days.slice(0, 7).map((day) => (
        <span key={day}>{weekday.format(new Date(`${day}T12:00`))}</span>
      ))}
      {days.map((day) => (
        <b key={day} data-planned={isPlanned(day) || undefined} data-today={day === today || undefined}>
          {Number(day.slice(8))}
        </b>
      ))}
      <p>
        <i data-today /> {say('clubs.today')} <i data-planned /> {say('clubs.planned')}
      </p>
    </div>
  )
}

function PlanForm({ club, send, busy, onDone }: ClubChange & { readonly onDone: () => void }) {
  const [text, setText] = useState('')
  const [day, setDay] = useState(dayOfDate(new Date()))
  const [time, setTime] = useState('20:00')
  const [zone, setZone] = useState(ownZone())
  const [weekly, setWeekly] = useState(true)
  const plan = async () => {
    const body = { text: text.trim(), day, time, zone, weekly }
    if (await send(() => call('POST /clubs/:name/evenings', { path: { name: club.name }, body }))) onDone()
  }
  return (
    <form
      class="club-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void plan()
      }}
    >
      <TextField label={say('clubs.what')} value={text} maxLength={TEXT_LENGTH} onInput={setText} />
      <div class="club-when">
        <label class="field">
          <span>{say('clubs.day')}</span>
          <input
            class="input"
            type="date"
            value={day}
            required
            onInput={(event) => setDay(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{say('clubs.time')}</span>
          <input
            class="input"
            type="time"
            value={time}
            required
            onInput={(event) => setTime(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{say('clubs.zone')}</span>
          <select class="input" value={zone} onChange={(event) => setZone(event.currentTarget.value)}>
            {zones().map((one) => (
              <option key={one} value={one}>
                {one.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Switch label={say('clubs.weekly')} on={weekly} onChange={setWeekly} />
      <p class="club-hint">{say('clubs.planHint')}</p>
      <div class="club-buttons">
        <Button kind="primary" submit busy={busy}>
          {say('clubs.save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {say('app.cancel')}
        </Button>
      </div>
    </form>
  )
}

const zones = (): readonly string[] => [...new Set([ownZone(), ...Intl.supportedValuesOf('timeZone')])]
