// Announces news of the table: by sounds, to screen readers, and in the title of the browser tab.

import type { Picture } from '@wayfare/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { useTitle } from '../../base/browser/title.ts'
import { language, say } from '../../base/i18n/index.ts'
import { showToast } from '../../base/ui/toast.tsx'
import type { Link, Shown } from '../../client/table/table-source.ts'
import { gameOf } from '../../games/index.ts'
import { useSeatNews } from './departures.ts'
import type { Play } from './play.ts'

export function useNews(play: Play, { info, seat }: Shown, picture: Picture, names: readonly string[]): void {
  const { source } = play
  useSounds(play, info.game)
  useReturn(source.link.value)
  useSeatNews(info, names, source.mine.value)
  const mine = seat !== null && picture.turn.includes(seat)
  useTurnTitle(mine, turnOfOther(picture, names), info.game)
}

function useSounds(play: Play, game: string): void {
  useEffect(() => {
    const leaving = new AbortController()
    // Without a network this file may be missing, and the table is silent.
    import('./table-sounds.ts')
      .then(({ playTableSounds }) => playTableSounds(play, game, leaving.signal))
      .catch(() => {})
    return () => leaving.abort()
  }, [play])
}

/** Announces that a lost connection is back. */
function useReturn(link: Link): void {
  const before = useRef(link)
  useEffect(() => {
    if (before.current === 'lost' && link === 'open')
      showToast({ text: say('table.linkBack'), kind: 'good', icon: 'online' })
    before.current = link
  }, [link])
}

/** The name of the player who has to decide, if it is exactly one other. */
function turnOfOther({ turn, over }: Picture, names: readonly string[]): string | null {
  const [seat, more] = turn
  return seat === undefined || more !== undefined || over ? null : (names[seat] ?? null)
}

/** Shows in the title of the browser tab whose turn it is. */
function useTurnTitle(mine: boolean, other: string | null, game: string): void {
  const title = gameOf(game).title[language.value]
  const whose = mine ? `● ${say('home.yourTurn')}` : other !== null ? say('home.turnOf', { name: other }) : null
  useTitle(whose === null ? title : `${whose} · ${title}`)
}
