import type { Signal } from '@preact/signals'
import { say } from '../i18n/index.ts'
import { Dialog } from '../ui/dialog.tsx'

const LINES = [
  'help.take',
  'help.arrows',
  'help.enter',
  'help.escape',
  'help.undo',
  'help.log',
  'help.fit',
  'help.help',
] as const

export function HelpDialog({ open }: { readonly open: Signal<boolean> }) {
  return (
    <Dialog
      open={open.value}
      heading={say('help.title')}
      closeLabel={say('app.close')}
      onClose={() => (open.value = false)}
    >
      <ul class="help-lines">
        {LINES.map((key) => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
