// `/learn/arnak`: the guided first game, from where it was left, or from the beginning.

import { useEffect } from 'preact/hooks'
import { Failure } from '../app/failure.tsx'
import { go, query } from '../app/router.ts'
import { rememberCoached } from '../coach/asked.ts'
import { language, say } from '../i18n/index.ts'
import { localTables, removeLocal } from '../local/local-tables.ts'
import { local } from '../local/local-wire.ts'
import { GUIDES } from './lessons/index.ts'
import { markOf, setMark } from './mark.ts'
import { type GuidedGame, hasGuide } from './which.ts'

export function LearnScreen({ params: { game = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  useEffect(() => {
    if (hasGuide(game)) void open(game, query.peek().get('anew'))
  }, [game])
  if (!hasGuide(game)) return <Failure message={say('guide.cannot')} />
  return (
    <p class="loading" role="status">
      {say('guide.beginning')}
    </p>
  )
}

async function open(game: GuidedGame, anew: string | null): Promise<void> {
  if (anew !== null && markOf(anew)?.game === game) await removeLocal(anew)
  const begun = (await localTables()).find((table) => table.status === 'running' && markOf(table.id)?.game === game)
  go(`/local/${begun?.id ?? (await make(game))}`, true)
}

/** Dealt alike for everybody. It says nothing of anybody's strength. */
async function make(game: GuidedGame): Promise<string> {
  void navigator.storage?.persist?.()
  const { table, lessons } = await GUIDES[game]()
  const { bots, options, chance } = table
  const seats = [{ kind: 'me' as const }, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))]
  const id = await local.make({ game, options, seats, language: language.peek(), chance })
  setMark(id, { game, lesson: 1, of: lessons.length })
  rememberCoached(id)
  return id
}
