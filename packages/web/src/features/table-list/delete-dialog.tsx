import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'

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
