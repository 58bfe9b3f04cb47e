// The frame around every game: loading, the waiting room, the table itself, and its end.

import { useSignal } from '@preact/signals'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useMemo } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Failure } from '../../base/ui/failure.tsx'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { PlayAddOn } from '../../board-kit/add-on.ts'
import type { GameTable } from '../../board-kit/contract.ts'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { namesOf } from '../../board-kit/seat-names.ts'
import { refusalText } from '../../client/online/problem.ts'
import { ownMadeUpName } from '../../client/online/session.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { gameOf } from '../../games/index.ts'
import { HandOverScreen, nextHolder } from './hand-over-screen.tsx'
import { PlayScreen } from './play-screen.tsx'

/** The waiting room is loaded separately, since most tables that people open have begun. */
const loadWaitingRoom = async () => (await import('./waiting-room.tsx')).WaitingRoom

type Props = { readonly source: TableSource; readonly addOns: readonly PlayAddOn[] }

export function TableScreen({ source, addOns }: Props) {
  const shown = source.shown.value
  const link = source.link.value
  const isOpen = shown?.info.status === 'open'
  const WaitingRoom = useLoaded(isOpen, loadWaitingRoom)
  if (typeof link === 'object')
    return <Failure message={link.gone === 'reload' ? say('app.update') : refusalText(link.code ?? 'no-table')} />
  if (!shown && link === 'lost')
    return (
      <Failure message={say('table.unreachable')}>
        <p role="status">{say('table.unreachableHint')}</p>
      </Failure>
    )
  if (!shown || (isOpen && !WaitingRoom))
    return (
      <p class="loading" role="status">
        {say('table.opening')}
      </p>
    )
  if (isOpen && WaitingRoom) return <WaitingRoom source={source} info={shown.info} />
  return <Ready {...{ source, shown, addOns }} />
}

type Parts = { readonly speaker: GameSpeaker; readonly table: GameTable | null }

/** Renders the table once the game's sentences and its own board are loaded. */
function Ready({ source, shown, addOns }: Props & { readonly shown: Shown }) {
  const { game } = shown.info
  const parts = useSignal<Parts | null>(null)
  const names = useMemo(() => namesOf(shown), [shown.info.seats, language.value, ownMadeUpName()])
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
  if (next !== undefined) return <HandOverScreen source={source} next={next} name={names[next] as string} />
  return <PlayScreen {...{ source, shown, speaker, table, names, addOns }} picture={shown.picture} />
}
