// `/learn/arnak`: the guided first game, from where it was left, or from the beginning.

import { useEffect } from 'preact/hooks'
import { Failure } from '../app/failure.tsx'
import { go, query } from '../app/router.ts'
import { me } from '../app/session.ts'
import { say } from '../i18n/index.ts'
import { lookAround, myTables } from '../lobby/offers.ts'
import { Page } from '../lobby/page.tsx'
import { removeLocal } from '../local/local-tables.ts'
import { markOf } from './guided.ts'
import { makeGuided } from './make-guided.ts'
import { type GuidedGame, hasGuide } from './which.ts'

export function LearnScreen({ params: { game = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  useEffect(() => {
    if (hasGuide(game)) void open(game, query.peek().get('anew'))
  }, [game])
  if (!hasGuide(game)) return <Failure message={say('app.notFound')} />
  return (
    <Page title={say('home.learn')}>
      <p class="loading" role="status">
        {say('table.opening')}
      </p>
    </Page>
  )
}

async function open(game: GuidedGame, anew: string | null): Promise<void> {
  if (anew !== null && markOf(anew)?.game === game) await removeLocal(anew)
  await lookAround()
  if (anew === null && me.value?.login) {
    const { exchangeSoon } = await import('../learnt/exchange.ts')
    await exchangeSoon()
    await lookAround()
  }
  const begun = myTables.value
    ?.filter(({ id, status }) => status === 'running' && markOf(id)?.game === game)
    .toSorted((a, b) => b.moved - a.moved)[0]
  go(`/local/${begun?.id ?? (await makeGuided(game))}`, true)
}
