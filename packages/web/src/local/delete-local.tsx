import { useSignal } from '@preact/signals'
import { say } from '../i18n/index.ts'
import { myTables } from '../lobby/offers.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { removeLocal } from './local-tables.ts'

/** A game that is kept on this device alone is not deleted by one click. */
export function DeleteLocal({ id, game }: { readonly id: string; readonly game: string }) {
  const asking = useSignal(false)
  const close = () => {
    asking.value = false
  }
  const remove = async () => {
    close()
    await removeLocal(id)
    myTables.value = myTables.value?.filter((table) => table.id !== id)
  }
  return (
    <>
      <IconButton
        icon="trash"
        label={say('local.delete')}
        onClick={() => {
          asking.value = true
        }}
      />
      <Dialog
        open={asking.value}
        heading={say('local.delete')}
        closeLabel={say('app.close')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{say('app.cancel')}</Button>
            <Button kind="danger" icon="trash" onClick={() => void remove()}>
              {say('local.delete')}
            </Button>
          </>
        }
      >
        <p>{say('local.deleteAsk', { game })}</p>
      </Dialog>
    </>
  )
}
