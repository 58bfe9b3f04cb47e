// The person's own seek: whom it looks for, who suits, how long it may take, and what to do meanwhile.

import type { Seek } from '@wayfare/protocol'
import { ago, language, say, timeOfDay } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { gameOf } from '../../games/index.ts'
import { MetPersonItem } from './seat-circle.tsx'
import { endSeek } from './seek-state.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A measured time in words. */
function durationText(ms: number): string {
  return ms < 2 * HOUR
    ? say('meet.minutes', { count: Math.round(ms / MINUTE) })
    : say('meet.hoursLong', { count: Math.round(ms / HOUR) })
}

export function SeekPanel({ seek }: { readonly seek: Seek }) {
  const { games, players, speed, rated, others, range, wait, made } = seek
  const titles = games.map((id) => gameOf(id).title[language.value]).join(', ')
  return (
    <section class="meet-card meet-seek" aria-labelledby="meet-seek">
      <h2 id="meet-seek">{say('meet.looking')}</h2>
      <p>{say('meet.looksFor', { games: titles, players: players.join('–'), speed, rated: rated ? 'yes' : 'no' })}</p>
      {range && <RangeAxis seek={seek} />}
      <ul class="meet-seats">
        {others.map((met) => (
          <MetPersonItem key={met.person} met={met} />
        ))}
      </ul>
      <p role="status">{say('meet.suitNow', { count: others.length })}</p>
      <p>
        {say('meet.since', { time: timeOfDay(made), ago: ago(made) })}{' '}
        {range ? say('meet.range', range) : say('meet.rangeAny')}
      </p>
      {wait && (
        <p>
          {say('meet.usually', {
            median: durationText(wait.median),
            low: durationText(wait.low),
            high: durationText(wait.high),
          })}
        </p>
      )}
      <p class="meet-hint">{say('meet.meanwhile')}</p>
      <div class="meet-actions">
        <Button href="/daily" icon="calendar">
          {say('meet.puzzle')}
        </Button>
        <Button href="/opponents" icon="bot">
          {say('meet.opponents')}
        </Button>
        <Button kind="quiet" onClick={() => void endSeek()}>
          {say('meet.stop')}
        </Button>
      </div>
    </section>
  )
}

/** How far beyond the range the axis goes on, in points of Elo. */
const BEYOND = 200

/** The range, the reader and the others on one axis. The figures beside it say the same. */
function RangeAxis({ seek: { range, mine, others } }: { readonly seek: Seek }) {
  if (!range) return null
  const [low, high] = [range.low - BEYOND, range.high + BEYOND]
  const at = (elo: number) => ({ '--at': Math.min(1, Math.max(0, (elo - low) / (high - low))) })
  return (
    <div
      class="meet-axis"
      aria-hidden="true"
      style={{ '--from': at(range.low)['--at'], '--to': at(range.high)['--at'] }}
    >
      <i class="meet-axis-range" />
      {others.flatMap(({ name, strength }) =>
        strength && strength !== 'private'
          ? [<i key={name} class="meet-axis-other" style={at(strength.elo)} title={name} />]
          : [],
      )}
      {mine && <i class="meet-axis-mine" style={at(mine.elo)} />}
      {[range.low, range.high].map((elo) => (
        <span key={elo} style={at(elo)}>
          {elo}
        </span>
      ))}
    </div>
  )
}
