// The slip between two people who have met: who came first how often, and the last games. Nobody else sees it.

import type { HeadToHead, SharedGame } from '@wayfare/protocol'
import { dayInWords } from '../../base/i18n/days.ts'
import { say } from '../../base/i18n/index.ts'
import { Thumb } from '../../games/thumb.tsx'

const LAST = 3

export function PassportHeadToHead({ headToHead, name }: { readonly headToHead: HeadToHead; readonly name: string }) {
  const { count, ahead, since, last } = headToHead
  const [own, theirs] = ahead
  return (
    <section class="passport-slip" aria-label={say('passport.met', { count })}>
      <div class="passport-slip-head">
        <div>
          <h2>{say('passport.met', { count })}</h2>
          <small>{say('passport.metSince', { day: dayInWords(since) })}</small>
        </div>
        <p class="passport-ahead">
          <span aria-hidden="true">{say('passport.ahead', { own, theirs })}</span>
          <span class="visually-hidden">{say('passport.aheadSpoken', { own, theirs, name })}</span>
        </p>
      </div>
      <p class="passport-beads" aria-hidden="true">
        {last.toReversed().map((meeting) => (
          <i key={meeting.table} data-mine={isAhead(meeting) ? '' : undefined} />
        ))}
        <small>{say('passport.filled')}</small>
      </p>
      <ul>
        {last.slice(0, LAST).map(({ table, game, players, day, totals: [ownTotal, theirTotal] }) => (
          <li key={table}>
            <Thumb game={game} size={28} />
            <a href={`/replay/${table}`} title={dayInWords(day)}>
              {say('passport.seats', { count: players })}
            </a>
            <b>{say('passport.totals', { own: ownTotal, theirs: theirTotal })}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isAhead = ({ places: [own, other] }: SharedGame): boolean => own < other
