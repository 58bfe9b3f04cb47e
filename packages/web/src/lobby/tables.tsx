import { useEffect } from 'preact/hooks'
import { me } from '../app/session.ts'
import { ago, language, say } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { goesOn, lookAround, myTables, online, openTables, tablesAt } from './offers.ts'
import { Page } from './page.tsx'
import { TableList } from './table-list.tsx'

export function Tables() {
  useEffect(() => void lookAround(), [me.value?.id, language.value])
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
          {tablesAt.value !== null && say('home.tablesAt', { when: ago(tablesAt.value) })}
        </Notice>
      )}
      <TableList
        class="page-list"
        heading={say('nav.tables')}
        tables={myTables.value?.filter(goesOn)}
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
