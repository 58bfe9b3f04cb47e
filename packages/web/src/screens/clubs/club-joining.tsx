// The link by which others join, as an address and as a code.

import type { ClubInside } from '@wayfare/protocol'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { QrCode } from '../../base/ui/qr-code.tsx'
import { shareLink } from '../../base/ui/share-link.ts'
import { call } from '../../client/online/api.ts'
import { originFor } from '../../client/online/invitation-address.ts'
import { loadServerInfo, serverInfo } from '../../client/online/server-info.ts'
import type { ClubChange } from './use-club-page.ts'
import '../../base/ui/field.css'

export function ClubJoining({ club, send, busy, inside: { link } }: ClubChange & { readonly inside: ClubInside }) {
  useEffect(() => void loadServerInfo(), [])
  const { origin, reach } = originFor(location, serverInfo.value)
  const address = link && `${origin}/clubs/join/${link.token}`
  const path = { name: club.name }
  return (
    <Panel heading={say('clubs.joining')} level={2} class="club-joining">
      <p class="club-hint">{say(link ? 'clubs.joinHint' : 'clubs.noLink')}</p>
      {address && (
        <div class="club-link">
          <input
            class="input"
            readOnly
            value={address}
            aria-label={say('clubs.link')}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button icon="share" onClick={() => void shareLink(address, club.name)}>
            {say('end.share')}
          </Button>
        </div>
      )}
      {address && reach !== 'nobody' && <QrCode text={address} label={say('clubs.qr')} />}
      {club.role !== 'member' && (
        <div class="club-buttons">
          <Button icon="link" busy={busy} onClick={() => void send(() => call('POST /clubs/:name/link', { path }))}>
            {say(link ? 'clubs.renewLink' : 'clubs.makeLink')}
          </Button>
          {link && (
            <Button kind="quiet" onClick={() => void send(() => call('DELETE /clubs/:name/link', { path }))}>
              {say('clubs.endLink')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}
