import { useEffect } from 'preact/hooks'
import { me } from '../app/session.ts'
import { say } from '../i18n/index.ts'
import { lookAround, myTables, openTables } from './offers.ts'
import { Page } from './page.tsx'
import { TableList } from './table-list.tsx'

export function Tables() {
  useEffect(() => void lookAround(), [me.value?.id])
  return (
    <Page>
      <h1>{say('nav.tables')}</h1>
      <TableList heading={say('nav.tables')} tables={myTables.value} empty={say('home.noTables')} all={0} />
      <TableList heading={say('nav.open')} tables={openTables.value} empty={say('home.noOpen')} all={0} />
    </Page>
  )
}
