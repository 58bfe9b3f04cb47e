import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'

type Props = {
  /** Also the text of the button that does it. */
  readonly heading: string
  readonly text: string
  readonly busy: boolean
  readonly onSure: () => void
  readonly onClose: () => void
}

/** Asks once more before something that cannot be taken back. */
export const SureDialog = ({ heading, text, busy, onSure, onClose }: Props) => (
  <Dialog
    open
    heading={heading}
    closeLabel={say('app.close')}
    onClose={onClose}
    actions={
      <Button kind="danger" busy={busy} onClick={onSure}>
        {heading}
      </Button>
    }
  >
    <p>{text}</p>
  </Dialog>
)
