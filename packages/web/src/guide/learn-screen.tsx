// `/learn/arnak`: the guided first game, from where it was left, or from the beginning.

import { useEffect } from 'preact/hooks'
import { Failure } from '../app/failure.tsx'
import { go, query } from '../app/router.ts'
import { rememberCoached } from '../coach/asked.ts'
import { language, say } from '../i18n/index.ts'
import { lookAround, myTables } from '../lobby/offers.ts'
import { Page } from '../lobby/page.tsx'
import { removeLocal } from '../local/local-tables.ts'
import { markOf, setMark } from './guided.ts'
import { type GuidedGame, hasGuide } from './which.ts'

export function LearnScreen({ params: { game = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  useEffect(() => {
    if (hasGuide(game)) void open(game, query.peek().get('anew'))
  }, [game])
  if (!hasGuide(game)) return <Failure message={say('app.notFound')} />
  return (
    <Page>
      <p class="loading" role="status">
        {say('table.opening')}
      </p>
    </Page>
  )
}

async function open(game: GuidedGame, anew: string | null): Promise<void> {
  if (anew !== null && markOf(anew)?.game === game) await removeLocal(anew)
  await lookAround()
  const begun = myTables.value?.find(({ id, status }) => status === 'running' && markOf(id)?.game === game)
  go(`/local/${begun?.id ?? (await make(game))}`, true)
}

/** Dealt alike for everybody. It says nothing of anybody's strength. */
async function make(game: GuidedGame): Promise<string> {
  void navigator.storage?.persist?.()
  const [{ local }, { GUIDES }] = await Promise.all([import('../local/local-wire.ts'), import('./lessons/index.ts')])
  const { table, lessons } = await GUIDES[game]()
  const { bots, options, chance } = table
  const seats = [{ kind: 'me' as const }, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))]
  const id = await local.make({ game, options, seats, language: language.peek(), chance })
  setMark(id, { game, lesson: 1, of: lessons.length })
  rememberCoached(id)
  return id
}
