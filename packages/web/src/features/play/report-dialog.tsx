import { type Signal, useSignal } from '@preact/signals'
import type { Picture } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { saveReport } from './report.ts'

type Props = {
  readonly open: Signal<boolean>
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
}

export function ReportDialog({ open, source, shown, picture }: Props) {
  const text = useSignal('')
  const close = () => {
    open.value = false
  }
  const save = async () => {
    await saveReport(source, shown, picture, text.value)
    text.value = ''
    close()
  }
  return (
    <Dialog
      open={open.value}
      heading={say('table.report')}
      closeLabel={say('app.close')}
      onClose={close}
      actions={
        <Button kind="primary" icon="download" onClick={() => void save()}>
          {say('table.reportSave')}
        </Button>
      }
    >
      <TextField
        long
        label={say('table.reportText')}
        hint={say('table.reportHint')}
        value={text.value}
        maxLength={5000}
        onInput={(value) => (text.value = value)}
      />
    </Dialog>
  )
}
