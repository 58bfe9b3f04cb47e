// The page of the person's finished games, on the server and on this device, the newest first.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Badge } from '../../base/ui/badge.tsx'
import { Button } from '../../base/ui/button.tsx'
import { EmptyState } from '../../base/ui/empty-state.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { Skeleton } from '../../base/ui/skeleton.tsx'
import { localTables } from '../../client/offline/local-tables.ts'
import { ApiError, call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { me, whoAmI } from '../../client/online/session.ts'
import type { ListedTable } from '../../client/table/listed-table.ts'
import { TableRow } from '../../features/table-list/table-list.tsx'
import { Page } from '../../shell/page.tsx'

/** The number of games that the server sends at once. */
const A_PAGE = 100

export function Replays() {
  const kept = useSignal<readonly ListedTable[]>([])
  const served = useSignal<readonly ListedTable[] | undefined>(undefined)
  const more = useSignal(false)
  const trouble = useSignal('')
  const load = async (before?: number) => {
    try {
      const person = me.value === undefined ? await whoAmI() : me.value
      const query = { which: 'finished', ...(before === undefined ? {} : { before }) } as const
      const found = person ? await call('GET /tables', { query }) : []
      served.value = before === undefined ? found : [...(served.value ?? []), ...found]
      more.value = found.length === A_PAGE
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      served.value ??= []
      trouble.value = problemText(error)
    }
  }
  useEffect(() => {
    void load()
    void localTables().then((tables) => {
      kept.value = tables.filter(({ status }) => status === 'finished')
    })
  }, [me.value?.id])
  const all = served.value && [...served.value, ...kept.value].sort((a, b) => b.moved - a.moved)
  const oldest = served.value?.at(-1)
  return (
    <Page title={say('nav.replays')}>
      <div class="page-head">
        <h1>{say('nav.replays')}</h1>
        <Button href="/replay" icon="upload" size="small">
          {say('home.openLog')}
        </Button>
      </div>
      <p class="page-lead">{say('home.replaysHint')}</p>
      {trouble.value && <Notice kind="loud" icon="warning" heading={trouble.value} />}
      <Panel class="page-list">
        {!all && <Skeleton kind="rows" count={4} label={say('app.loading')} />}
        {all?.length === 0 && (
          <EmptyState icon="replay" heading={say('replay.none')} actions={<Button href="/">{say('nav.play')}</Button>}>
            {say('home.noTables')}
          </EmptyState>
        )}
        {all && all.length > 0 && (
          <ul class="list-rows">
            {all.map((table) => (
              <TableRow key={table.id} table={table} href={addressOf(table)} badge={<Place table={table} />} />
            ))}
          </ul>
        )}
        {more.value && oldest && (
          <Button kind="quiet" icon="down" onClick={() => void load(oldest.moved)}>
            {say('home.older')}
          </Button>
        )}
      </Panel>
    </Page>
  )
}

/**
 * The link of a game. A game on this device opens its score sheet, and so does today's deal, whose replay is still
 * secret.
 */
function addressOf({ id, local, daily }: ListedTable): string {
  if (local) return `/local/${id}`
  return daily === new Date().toISOString().slice(0, 10) ? `/table/${id}` : `/replay/${id}`
}

function Place({ table: { seats, places } }: { readonly table: ListedTable }) {
  const mine = seats.flatMap((seat, i) => (seat.mine ? (places?.[i] ?? []) : []))
  if (seats.length === 1 || mine.length === 0) return null
  const best = Math.min(...mine)
  return (
    <Badge kind={best === 1 ? 'good' : 'quiet'} icon={best === 1 ? 'trophy' : undefined}>
      {say('end.place', { place: best })}
    </Badge>
  )
}
