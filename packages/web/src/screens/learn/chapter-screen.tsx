// `/learn/:game/:chapter`: the table of a chapter, continued; with `?exam`, the question at its end.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go, query } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Failure } from '../../base/ui/failure.tsx'
import type { ChapterPlace } from '../../features/learn/chapter-address.ts'
import { openChapter } from '../../features/learn/open-chapter.ts'
import { partsOf } from '../../games/index.ts'
import { Page } from '../../shell/page.tsx'

type Props = { readonly params: Readonly<Record<string, string>> }

export function ChapterScreen({ params: { game = '', chapter = '' } }: Props) {
  const trouble = useSignal<'none' | 'failedTable' | null>(null)
  useEffect(() => {
    let stale = false
    void open({ game, chapter, part: query.peek().has('exam') ? 'exam' : 'lesson' })
    return () => {
      stale = true
    }

    async function open(place: ChapterPlace): Promise<void> {
      const chapters = await (await partsOf(game)).chapters?.()
      if (!chapters?.list.some(({ id }) => id === chapter)) {
        trouble.value = 'none'
        return
      }
      try {
        const table = await openChapter(place, query.peek().has('anew'))
        if (!stale) go(`/local/${table}`, true)
      } catch {
        trouble.value = 'failedTable'
      }
    }
  }, [game, chapter])
  if (trouble.value) return <Failure message={say(`learn.${trouble.value}`)} />
  return (
    <Page title={say('learn.title')}>
      <p class="loading" role="status">
        {say('table.opening')}
      </p>
    </Page>
  )
}
