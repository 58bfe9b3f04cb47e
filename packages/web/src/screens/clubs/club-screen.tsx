// The page of a club: what comes next, notices and tables, members, the board of the month, and how one joins.

import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { call } from '../../client/online/api.ts'
import { me } from '../../client/online/session.ts'
import { Page } from '../../shell/page.tsx'
import { ClubEvenings } from './club-evenings.tsx'
import { ClubHead } from './club-head.tsx'
import { ClubJoining } from './club-joining.tsx'
import { ClubMembers } from './club-members.tsx'
import { ClubMonth } from './club-month.tsx'
import { ClubNotices } from './club-notices.tsx'
import { ClubRequests } from './club-requests.tsx'
import { ClubTables } from './club-tables.tsx'
import { NoAccount } from './clubs-screen.tsx'
import { NextEvening } from './next-evening.tsx'
import { type ClubChange, useClubPage } from './use-club-page.ts'
import './club.css'

export function ClubScreen({ params: { name = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  const { found, again, send, run, trouble, busy } = useClubPage(name)
  return (
    <Page title={typeof found === 'string' ? say('clubs.title') : found.name}>
      {found === 'loading' && <p role="status">{say('clubs.loading')}</p>}
      {found === 'missing' && (
        <Notice icon="friends" heading={say('clubs.missing')}>
          {say('clubs.missingHint')}
        </Notice>
      )}
      {found === 'failed' && (
        <Notice
          kind="bad"
          icon="warning"
          heading={say('clubs.failed')}
          actions={<Button onClick={again}>{say('clubs.again')}</Button>}
        />
      )}
      {typeof found !== 'string' && (
        <>
          <ClubHead club={found} send={send} busy={busy} run={run} />
          {trouble && <Notice kind="bad" icon="warning" heading={trouble} />}
          <Columns club={found} send={send} busy={busy} />
        </>
      )}
    </Page>
  )
}

function Columns(change: ClubChange) {
  const { inside } = change.club
  if (!inside)
    return (
      <div class="club-outside">
        <Outside {...change} />
        {change.club.tables.length > 0 && <ClubTables {...change} />}
      </div>
    )
  return (
    <div class="club-columns">
      <div>
        <NextEvening evening={inside.evenings[0] ?? null} />
        <ClubEvenings {...change} inside={inside} />
      </div>
      <div>
        <ClubNotices {...change} inside={inside} />
        <ClubTables {...change} />
      </div>
      <div>
        {inside.requests.length > 0 && <ClubRequests {...change} inside={inside} />}
        <ClubMembers {...change} inside={inside} />
        <ClubMonth inside={inside} />
        <ClubJoining {...change} inside={inside} />
      </div>
    </div>
  )
}

/** For somebody who is no member. */
function Outside({ club, send, busy }: ClubChange) {
  const path = { name: club.name }
  return (
    <Panel heading={say('clubs.joining')} level={2} class="club-form">
      <p class="club-hint">{say('clubs.private')}</p>
      {!me.value?.login ? (
        <NoAccount />
      ) : club.hasAsked ? (
        <>
          <p role="status">{say('clubs.hasAsked')}</p>
          <Button
            kind="quiet"
            busy={busy}
            onClick={() => void send(() => call('DELETE /clubs/:name/request', { path }))}
          >
            {say('clubs.withdraw')}
          </Button>
        </>
      ) : (
        <Button kind="primary" busy={busy} onClick={() => void send(() => call('POST /clubs/:name/request', { path }))}>
          {say('clubs.ask')}
        </Button>
      )}
    </Panel>
  )
}
