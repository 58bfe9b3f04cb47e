import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { say } from '../i18n/index.ts'
import { myTables } from '../lobby/offers.ts'
import { IconButton } from '../ui/button.tsx'
import type { DeleteProps } from './delete-dialog.tsx'
import { removeLocal } from './local-tables.ts'

/** A game that is kept on this device alone is not deleted by one click; what asks is loaded by it. */
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
