// Three travel posters on one wall, and what goes on below them.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { me } from '../app/session.ts'
import { say } from '../i18n/index.ts'
import { onLocalNews } from '../local/local-tables.ts'
import { Notice } from '../ui/notice.tsx'
import { DailyPanel } from './daily-panel.tsx'
import { daily, games, isMyTurn, lookAround, myTables, online, openTables } from './offers.ts'
import { Page } from './page.tsx'
import { Poster } from './poster.tsx'
import { TableList } from './table-list.tsx'
import './home.css'

const ORDER = ['arnak', 'darwin', 'arkham']
const SHOWN = 5
const LOOK_AGAIN_MS = 20_000

export function Home() {
  const trouble = useSignal('')
  useEffect(() => {
    void lookAround()
    const look = () => void (document.visibilityState === 'visible' && lookAround())
    const timer = setInterval(look, LOOK_AGAIN_MS)
    const stop = onLocalNews(look)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      clearInterval(timer)
      stop()
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [me.value?.id])
  const waiting = myTables.value?.filter(isMyTurn).length ?? 0
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) ${say('app.name')}` : say('app.name')
  }, [waiting])
  const known = [...ORDER, ...(games.value ?? []).map(({ id }) => id).filter((id) => !ORDER.includes(id))]
  const mine = myTables.value?.filter(({ status }) => status === 'open' || status === 'running')
  return (
    <Page>
      <h1 class="home-title">
        {say('app.slogan')} <small>{say('app.promise')}</small>
      </h1>
      {!online.value && (
        <Notice kind="loud" icon="offline" heading={say('app.offline')}>
          {games.value && say('local.offlineHint')}
        </Notice>
      )}
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      <div class="wall">
        {known.map((id) => (
          <Poster
            key={id}
            id={id}
            offer={games.value?.find((offer) => offer.id === id)}
            asked={games.value !== undefined}
            trouble={trouble}
          />
        ))}
      </div>
      <div class="home-low">
        <TableList
          heading={say('nav.tables')}
          tables={mine?.slice(0, SHOWN)}
          empty={say('home.noTables')}
          all={mine?.length ?? 0}
        />
        <div class="home-right">
          <DailyPanel daily={daily.value} trouble={trouble} />
          {online.value && (
            <TableList
              heading={say('nav.open')}
              tables={openTables.value?.slice(0, SHOWN)}
              empty={say('home.noOpen')}
              all={0}
            />
          )}
        </div>
      </div>
    </Page>
  )
}
