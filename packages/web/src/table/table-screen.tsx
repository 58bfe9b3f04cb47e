// The frame around every game: opening, the waiting room, the table itself, and its end.

import { useSignal } from '@preact/signals'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useMemo } from 'preact/hooks'
import { Failure } from '../app/failure.tsx'
import { refusalText } from '../app/problem.ts'
import { gameOf } from '../games/index.ts'
import { language, say } from '../i18n/index.ts'
import type { GameTable } from './contract.ts'
import { Curtain, nextHolder } from './curtain.tsx'
import { namesOf } from './names.ts'
import { PlayScreen } from './play-screen.tsx'
import type { Shown, TableSource } from './source.ts'
import { speakerOf } from './speaker.ts'
import { WaitingRoom } from './waiting-room.tsx'

export function TableScreen({ source }: { readonly source: TableSource }) {
  const shown = source.shown.value
  const link = source.link.value
  if (typeof link === 'object')
    return <Failure message={link.gone === 'reload' ? say('app.update') : refusalText(link.code ?? 'no-table')} />
  if (!shown && link === 'lost')
    return (
      <Failure message={say('table.unreachable')}>
        <p role="status">{say('table.unreachableHint')}</p>
      </Failure>
    )
  if (!shown)
    return (
      <p class="loading" role="status">
        {say('table.opening')}
      </p>
    )
  if (shown.info.status === 'open') return <WaitingRoom source={source} info={shown.info} />
  return <Ready source={source} shown={shown} />
}

type Parts = { readonly speaker: GameSpeaker; readonly table: GameTable | null }

/** Waits for the game's sentences and its own table. */
function Ready({ source, shown }: { readonly source: TableSource; readonly shown: Shown }) {
  const { game } = shown.info
  const parts = useSignal<Parts | null>(null)
  const names = useMemo(() => namesOf(shown), [shown.info.seats, language.value])
  useEffect(() => {
    let stale = false
    Promise.all([speakerOf(game, language.value, names), gameOf(game).table?.() ?? null]).then(([speaker, table]) => {
      if (!stale) parts.value = { speaker, table }
    })
    return () => {
      stale = true
    }
  }, [game, language.value, names.join('\n')])
  if (!parts.value || !shown.picture)
    return (
      <p class="loading" role="status">
        {say('table.opening')}
      </p>
    )
  const { speaker, table } = parts.value
  const next = nextHolder(shown, source.mine.value)
  if (next !== undefined) return <Curtain source={source} next={next} name={names[next] as string} />
  return (
    <PlayScreen source={source} shown={shown} picture={shown.picture} speaker={speaker} table={table} names={names} />
  )
}
