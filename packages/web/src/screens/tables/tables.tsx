import { useEffect } from 'preact/hooks'
import { ago, language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import {
  isUnfinished,
  myTables,
  online,
  openTables,
  refreshCatalogue,
  tablesAsOf,
} from '../../client/catalogue/catalogue.ts'
import { me } from '../../client/online/session.ts'
import { TableList } from '../../features/table-list/table-list.tsx'
import { Page } from '../../shell/page.tsx'

export function Tables() {
  useEffect(() => void refreshCatalogue(), [me.value?.id, language.value])
  return (
    <Page title={say('nav.tables')}>
      <div class="page-head">
        <h1>{say('nav.tables')}</h1>
        <Button href="/replays" icon="replay" size="small">
          {say('nav.replays')}
        </Button>
      </div>
      {!online.value && (
        <Notice kind="loud" icon="offline" heading={say('app.offline')}>
          {tablesAsOf.value !== null && say('home.tablesAt', { when: ago(tablesAsOf.value) })}
        </Notice>
      )}
      <TableList
        class="page-list"
        heading={say('nav.tables')}
        tables={myTables.value?.filter(isUnfinished)}
        empty={say('home.noTables')}
        emptyAction={
          <Button href="/" icon="play">
            {say('home.play')}
          </Button>
        }
      />
      {online.value && (
        <TableList class="page-list" heading={say('nav.open')} tables={openTables.value} empty={say('home.noOpen')} />
      )}
    </Page>
  )
}
