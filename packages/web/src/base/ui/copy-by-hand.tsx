import { say } from '../i18n/index.ts'
import { Dialog } from './dialog.tsx'
import './field.css'

/** Shows a link to copy by hand if the page may not write to the clipboard (plain http, an old browser). */
export function CopyByHand({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  return (
    <Dialog open heading={say('replay.copyThis')} closeLabel={say('app.close')} onClose={onClose}>
      <input
        class="input"
        readOnly
        aria-label={say('replay.copyThis')}
        value={new URL(address, location.origin).href}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  )
}
