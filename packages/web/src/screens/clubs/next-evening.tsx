// The evening that comes next, with how long it is until then.

import type { ClubEvening } from '@wayfare/protocol'
import { ago, say } from '../../base/i18n/index.ts'
import { eveningTime, theirTime } from '../../features/clubs/evening-words.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'

export function NextEvening({ evening }: { readonly evening: ClubEvening | null }) {
  if (!evening) return null
  const poster = gameOf(GAME_IDS[0] as string).poster
  const there = theirTime(evening)
  return (
    <section class="club-next" aria-label={say('clubs.next')}>
      {poster && <img src={poster} alt="" width="436" height="352" />}
      <div>
        <p class="club-next-time">
          <b>{eveningTime(evening.at)}</b> <span>{ago(evening.at)}</span>
        </p>
        <p>{evening.text}</p>
        {there && <p class="club-hint">{there}</p>}
      </div>
    </section>
  )
}
