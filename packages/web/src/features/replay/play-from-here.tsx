// Starts a table of the viewer's own that continues from the move that is shown.

import { useState } from 'preact/hooks'
import { go } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import type { Watch } from '../../client/finished/watching.ts'
import { call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { somebody } from '../../client/online/session.ts'

/** The button for that. The other seats are played by bots. */
export function PlayFromHere({ watch, table }: { readonly watch: Watch; readonly table: string }) {
  const [state, setState] = useState<{ readonly busy: boolean; readonly trouble: string }>({ busy: false, trouble: '' })
  const begin = async () => {
    setState({ busy: true, trouble: '' })
    const { opened, step, eyes } = watch
    const seat = typeof eyes.value === 'number' ? eyes.value : (opened.movers[step.value] ?? 0)
    try {
      await somebody(language.value)
      const { id } = await call('POST /tables/:id/clone', {
        path: { id: table },
        body: { at: opened.rows[step.value] as number, seat },
      })
      go(`/table/${id}`)
    } catch (error) {
      setState({ busy: false, trouble: problemText(error) })
    }
  }
  return (
    <>
      {state.trouble && (
        <span class="replay-trouble" role="alert">
          {state.trouble}
        </span>
      )}
      <Button icon="table" title={say('end.practice')} busy={state.busy} onClick={() => void begin()}>
        {say('end.practice')}
      </Button>
    </>
  )
}
