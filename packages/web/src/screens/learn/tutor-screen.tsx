// `/tutor/:game`: a first game with a tutor, from where it was left; with `?bot=…`, a new one against this opponent.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go, query } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Failure } from '../../base/ui/failure.tsx'
import { openTutored } from '../../features/tutor/open-tutored.ts'
import { Page } from '../../shell/page.tsx'

type Props = { readonly params: Readonly<Record<string, string>> }

export function TutorScreen({ params: { game = '' } }: Props) {
  const failed = useSignal(false)
  useEffect(() => {
    let stale = false
    openTutored(game, query.peek().get('bot')).then(
      (table) => {
        if (!stale) go(`/local/${table}`, true)
      },
      () => {
        failed.value = true
      },
    )
    return () => {
      stale = true
    }
  }, [game])
  if (failed.value) return <Failure message={say('learn.failedGame')} />
  return (
    <Page title={say('learn.tutored')}>
      <p class="loading" role="status">
        {say('table.opening')}
      </p>
    </Page>
  )
}
