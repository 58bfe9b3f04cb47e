import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { say } from '../../base/i18n/index.ts'
import { IconButton } from '../../base/ui/button.tsx'
import { myTables } from '../../client/catalogue/catalogue.ts'
import { removeLocal } from '../../client/offline/local-tables.ts'
import type { DeleteProps } from './delete-dialog.tsx'

/** A button to delete a game that exists only on this device. It asks first; the dialog is loaded by the click. */
export function DeleteLocal({ id, game }: { readonly id: string; readonly game: string }) {
  const asking = useSignal<{ readonly Ask: ComponentType<DeleteProps> } | null>(null)
  const close = () => {
    asking.value = null
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
        onClick={async () => {
          asking.value = { Ask: (await import('./delete-dialog.tsx')).DeleteDialog }
        }}
      />
      {asking.value && <asking.value.Ask {...{ game, close, remove }} />}
    </>
  )
}
