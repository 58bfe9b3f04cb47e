// The stamps that a game has brought whoever looks: the first is pressed, and the passport has the others.

import type { EarnedStamp } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { me } from '../../client/online/session.ts'
import { gameOf } from '../../games/index.ts'
import { Stamp, StampInk } from '../passport/stamp.tsx'
import { useStampSheets } from '../passport/use-stamp-sheets.ts'

/** In UTC, as the passport has it. */
const today = (): string => new Date().toISOString().slice(0, 10)

export function NewStamp({ stamps }: { readonly stamps: readonly EarnedStamp[] }) {
  const sheets = useStampSheets()
  const [first, ...others] = stamps
  const known = first && sheets?.get(first.stamp)
  if (!first || !known || !me.value) return null
  return (
    <div class="ratings-stamp">
      <StampInk />
      <Stamp
        stamp={known}
        ink={first.game === null ? undefined : gameOf(first.game).theme}
        person={me.value.id}
        day={today()}
        size={96}
      />
      <p role="status">
        <b>{say('passport.newStamp', { name: known.name })}</b>
        <a href={`/people/${me.value.id}`}>
          {others.length > 0 ? say('passport.moreStamps', { count: others.length }) : say('passport.title')}
        </a>
      </p>
    </div>
  )
}
