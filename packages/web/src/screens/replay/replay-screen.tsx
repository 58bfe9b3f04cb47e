// Opens a finished game: from the server, from the link itself, or from a file.

import { useSignal } from '@preact/signals'
import type { TableInfo } from '@wayfare/protocol'
import { useEffect } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Failure } from '../../base/ui/failure.tsx'
import type { Calls, GameText, Opened } from '../../client/finished/messages.ts'
import { openPlayer, type Player } from '../../client/finished/player.ts'
import { ApiError, call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { ChooseLog } from '../../features/replay/choose-log.tsx'
import { infoOfLog } from '../../features/replay/info-of-log.ts'
import { Viewer } from '../../features/replay/viewer.tsx'
import { gameOf } from '../../games/index.ts'
import { REPLAY_PARTS } from '../../shell/replay-parts.ts'
import '../../features/replay/replay.css'

type Open = { readonly player: Player; readonly opened: Opened; readonly info: TableInfo; readonly given: GameText }
type State = Open | { readonly failed: string } | 'opening' | 'choosing'

export function ReplayScreen({ params: { id } }: { readonly params: Readonly<Record<string, string>> }) {
  const state = useSignal<State>('opening')
  const hash = useSignal(location.hash.slice(1))
  const file = useSignal<string | null>(null)
  useEffect(() => {
    const changed = () => {
      hash.value = location.hash.slice(1)
    }
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [])
  useEffect(() => {
    if (id === undefined && hash.value === '' && file.value === null) {
      state.value = 'choosing'
      return undefined
    }
    const player = openPlayer()
    let stale = false
    state.value = 'opening'
    open(player, id, file.value, hash.value).then(
      (found) => {
        if (!stale) state.value = found
      },
      (error: Error) => {
        if (!stale) state.value = { failed: failureOf(error) }
      },
    )
    return () => {
      stale = true
      player.close()
    }
  }, [id, hash.value, file.value])
  const now = state.value
  if (now === 'choosing') return <ChooseLog onChosen={(text) => (file.value = text)} />
  if (now === 'opening')
    return (
      <p class="loading" role="status">
        {say('replay.opening')}
      </p>
    )
  if ('failed' in now) return <Failure message={now.failed} />
  return <Viewer key={now.player} {...now} table={id ?? null} parts={REPLAY_PARTS} />
}

async function open(player: Player, id: string | undefined, file: string | null, packed: string): Promise<State> {
  if (id === undefined) {
    const given = file === null ? { packed } : { log: file }
    const opened = await player.request('open', given)
    return 'problem' in opened ? { failed: unreadableText(opened) } : { player, opened, info: infoOfLog(opened), given }
  }
  const info = await call('GET /tables/:id', { path: { id } })
  if (info.secret === null && info.practice === null)
    return { failed: say(info.daily === null || info.status === 'running' ? 'replay.notYet' : 'replay.dailyNotYet') }
  const given = { log: await call('GET /tables/:id/log', { path: { id } }) }
  const opened = await player.request('open', given)
  return 'problem' in opened ? { failed: unreadableText(opened) } : { player, opened, info, given }
}

function unreadableText({
  problem,
  message,
  game = '',
  version = 0,
}: Exclude<Calls['open']['answer'], Opened>): string {
  if (problem === 'log') return say('replay.badLog', { message })
  if (problem === 'rules') return say('replay.rules', { game: gameOf(game).title[language.value], version })
  return say(problem === 'newer' ? 'replay.newer' : 'replay.damaged')
}

function failureOf(error: Error): string {
  if (error instanceof ApiError && error.status === 404) return say('app.notFound')
  return problemText(error)
}
