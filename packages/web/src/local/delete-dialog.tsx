import { say } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export type DeleteProps = { readonly game: string; close(): void; remove(): void }

export const DeleteDialog = ({ game, close, remove }: DeleteProps) => (
  <Dialog
    open
    heading={say('local.delete')}
    closeLabel={say('app.close')}
    onClose={close}
    actions={
      <>
        <Button onClick={close}>{say('app.cancel')}</Button>
        <Button kind="danger" icon="trash" onClick={remove}>
          {say('local.delete')}
        </Button>
      </>
    }
  >
    <p>{say('local.deleteAsk', { game })}</p>
  </Dialog>
)
