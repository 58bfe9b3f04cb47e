// Loads the review panel when somebody opens it.

import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { say, withWords } from '../../base/i18n/index.ts'
import type { ReviewPanelProps } from './review-panel.tsx'

type Props = Omit<ReviewPanelProps, 'log'>

export function LazyReviewPanel(props: Props) {
  const { player } = props
  const loaded = useSignal<{ readonly Panel: ComponentType<ReviewPanelProps>; readonly log: string } | 'failed' | null>(
    null,
  )
  useEffect(() => {
    Promise.all([withWords(import('./text/index.ts'), import('./review-panel.tsx')), player.request('log', null)]).then(
      ([{ ReviewPanel: Panel }, log]) => {
        loaded.value = { Panel, log }
      },
      () => {
        loaded.value = 'failed'
      },
    )
  }, [player])
  const now = loaded.value
  if (now === null || now === 'failed')
    return (
      <main class="loading" tabIndex={-1} hidden={props.hidden}>
        <p role="status">{say(now === null ? 'app.loading' : 'app.offline')}</p>
      </main>
    )
  return <now.Panel {...props} log={now.log} />
}
