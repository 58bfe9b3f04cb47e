// The home page: three travel posters, and the person's tables below.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isNarrow } from '../../base/browser/media.ts'
import { ago, language, say } from '../../base/i18n/index.ts'
import { Notice } from '../../base/ui/notice.tsx'
import {
  games,
  isUnfinished,
  lastGame,
  myTables,
  online,
  openTables,
  refreshCatalogue,
  tablesAsOf,
} from '../../client/catalogue/catalogue.ts'
import { sortForMe, waitsForMe } from '../../client/catalogue/my-turn.ts'
import { onLocalNews } from '../../client/offline/local-tables.ts'
import { me } from '../../client/online/session.ts'
import { DailyOfTheDay } from '../../features/daily/daily-panel.tsx'
import { TableList } from '../../features/table-list/table-list.tsx'
import { WaitingTable } from '../../features/table-list/waiting-table.tsx'
import { GAME_IDS } from '../../games/index.ts'
import { Page } from '../../shell/page.tsx'
import { Poster } from './poster.tsx'
import '../../shell/posters.css'

const SHOWN = 3
const LOOK_AGAIN_MS = 20_000

export function Home() {
  const trouble = useSignal('')
  useEffect(() => {
    void refreshCatalogue()
    const look = () => void (document.visibilityState === 'visible' && refreshCatalogue())
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
  }, [me.value?.id, language.value])
  const mine = myTables.value?.filter(isUnfinished)
  const waiting = mine?.filter(waitsForMe) ?? []
  useEffect(() => {
    document.title = waiting.length > 0 ? `(${waiting.length}) ${say('app.name')}` : say('app.name')
  }, [waiting.length, language.value])
  const wall = isNarrow.value ? lastFirst(GAME_IDS) : GAME_IDS
  const others = (games.value ?? []).map(({ id }) => id).filter((id) => !wall.some((one) => one === id))
  const poster = (id: string, place: number) => (
    <Poster
      key={id}
      id={id}
      offer={games.value?.find((offer) => offer.id === id)}
      asked={games.value !== undefined}
      folds={isNarrow.value}
      unfolded={place === 0}
      trouble={trouble}
    />
  )
  const [first] = isNarrow.value ? sortForMe(waiting) : []
  // People who return to tables see these before the posters.
  const returns = !isNarrow.value && mine !== undefined && mine.length > 0
  const tables = (
    <TableList
      class="home-tables"
      heading={say('nav.tables')}
      tables={mine}
      empty={say('home.noTables')}
      most={SHOWN}
    />
  )
  return (
    <Page>
      <h1 class={first || returns ? 'visually-hidden' : 'page-title'}>
        {say('app.slogan')} <small>{say('app.promise')}</small>
      </h1>
      {!online.value && (
        <Notice kind="loud" icon="offline" heading={say('app.offline')}>
          {games.value && say('local.offlineHint')}
          {tablesAsOf.value !== null && <> {say('home.tablesAt', { when: ago(tablesAsOf.value) })}</>}
        </Notice>
      )}
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      {first && <WaitingTable table={first} />}
      {returns && <div class="home-returns">{tables}</div>}
      <div class="wall" data-returns={returns}>
        {wall.map(poster)}
      </div>
      <div class="home-low">
        {!returns && tables}
        {online.value && <DailyOfTheDay trouble={trouble} />}
      </div>
      {online.value && openTables.value && openTables.value.length > 0 && (
        <TableList heading={say('nav.open')} tables={openTables.value} empty="" most={SHOWN} />
      )}
      {others.length > 0 && <div class="wall">{others.map(poster)}</div>}
    </Page>
  )
}

const lastFirst = (ids: readonly string[]): readonly string[] =>
  [...ids].sort((a, b) => Number(b === lastGame.value) - Number(a === lastGame.value))
