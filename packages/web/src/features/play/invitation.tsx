// The link that invites others to a table, also as a QR code for phones.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { QrCode } from '../../base/ui/qr-code.tsx'
import { originFor } from '../../client/online/invitation-address.ts'
import { loadServerInfo, serverInfo } from '../../client/online/server-info.ts'
import '../../base/ui/field.css'

export function Invitation({ table }: { readonly table: string }) {
  const copied = useSignal(false)
  useEffect(() => void loadServerInfo(), [])
  const { origin, reach } = originFor(location, serverInfo.value)
  const link = `${origin}/table/${table}`
  const copy = async () => {
    await navigator.clipboard?.writeText(link)
    copied.value = true
  }
  const qrLabel = say(reach === 'network' ? 'room.qr' : 'company.qr')
  const share = () => void navigator.share({ url: link }).catch(() => {})
  return (
    <Panel heading={say('room.invite')} level={2}>
      <div class="room-link">
        <input
          class="input input-inline"
          readOnly
          value={link}
          aria-label={say('room.invite')}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {navigator.clipboard && (
          <Button icon={copied.value ? 'check' : 'copy'} onClick={() => void copy()}>
            {say(copied.value ? 'app.copied' : 'app.copy')}
          </Button>
        )}
        {'share' in navigator && (
          <Button icon="share" onClick={share}>
            {say('end.share')}
          </Button>
        )}
      </div>
      {reach !== 'everybody' && (
        <p class="room-reach">{say(reach === 'network' ? 'company.network' : 'company.onlyHere')}</p>
      )}
      {reach !== 'nobody' && <QrCode text={link} label={qrLabel} />}
    </Panel>
  )
}
