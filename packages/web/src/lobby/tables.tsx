import { useEffect } from 'preact/hooks'
import { me } from '../app/session.ts'
import { say } from '../i18n/index.ts'
import { Notice } from '../ui/notice.tsx'
import { lookAround, myTables, online, openTables } from './offers.ts'
import { Page } from './page.tsx'
import { TableList } from './table-list.tsx'

export function Tables() {
  useEffect(() => void lookAround(), [me.value?.id])
  return (
    <Page>
      <h1>{say('nav.tables')}</h1>
      {!online.value && <Notice kind="loud" icon="offline" heading={say('app.offline')} />}
      <TableList heading={say('nav.tables')} tables={myTables.value} empty={say('home.noTables')} all={0} />
      {online.value && (
        <TableList heading={say('nav.open')} tables={openTables.value} empty={say('home.noOpen')} all={0} />
      )}
    </Page>
  )
}
