// `/learn/:game`: the guided first game, continued or from the beginning.

import { useEffect } from 'preact/hooks'
import { go, query } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Failure } from '../../base/ui/failure.tsx'
import { myTables, refreshCatalogue } from '../../client/catalogue/catalogue.ts'
import { removeLocal } from '../../client/offline/local-tables.ts'
import { me } from '../../client/online/session.ts'
import { markOf } from '../../client/table/guided-mark.ts'
import { loadGuide } from '../../features/guide/load-guide.ts'
import { makeGuided } from '../../features/guide/make-guided.ts'
import { hasLessons } from '../../games/index.ts'
import { Page } from '../../shell/page.tsx'

export function LearnScreen({ params: { game = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  useEffect(() => {
    if (hasLessons(game)) void open(game, query.peek().get('anew'))
  }, [game])
  if (!hasLessons(game)) return <Failure message={say('app.notFound')} />
  return (
    <Page title={say('home.learn')}>
      <p class="loading" role="status">
        {say('table.opening')}
      </p>
    </Page>
  )
}

async function open(game: string, anew: string | null): Promise<void> {
  if (anew !== null && markOf(anew)?.game === game) await removeLocal(anew)
  await refreshCatalogue()
  if (anew === null && me.value?.login) {
    const { exchangeSoon } = await import('../../features/progress-sync/sync.ts')
    await exchangeSoon()
    await refreshCatalogue()
  }
  const begun = myTables.value
    ?.filter(({ id, status }) => status === 'running' && markOf(id)?.game === game)
    .toSorted((a, b) => b.moved - a.moved)[0]
  // The guide is loaded before the table opens, because it speaks at once.
  const [id] = await Promise.all([begun?.id ?? makeGuided(game), loadGuide(game).catch(() => {})])
  go(`/local/${id}`, true)
}
