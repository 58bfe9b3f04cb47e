// Leads a player who has moved to the next table where it is their turn.

import { useEffect } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { myTables, refreshMyTables } from '../../client/catalogue/catalogue.ts'
import { sortForMe, waitsForMe } from '../../client/catalogue/my-turn.ts'
import { titleOf } from './table-labels.ts'

/** The delay before the link appears: if a bot moves at once, there is no reason to leave. */
const LOOK_AFTER_MS = 1_500
const LOOK_AGAIN_MS = 20_000

/** The link in the prompt, while it is somebody else's turn here. */
export function NextTable({ table }: { readonly table: string }) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshMyTables()
    }
    const first = setTimeout(look, LOOK_AFTER_MS)
    const again = setInterval(look, LOOK_AGAIN_MS)
    return () => {
      clearTimeout(first)
      clearInterval(again)
    }
  }, [])
  const waiting = sortForMe((myTables.value ?? []).filter((one) => one.id !== table && waitsForMe(one)))
  const [next] = waiting
  if (!next) return null
  return (
    <Button icon="next" href={`/${next.local ? 'local' : 'table'}/${next.id}`} title={titleOf(next)}>
      {say('table.nextTable', { count: waiting.length })}
    </Button>
  )
}
