import type { Signal } from '@preact/signals'
import { say } from '../../base/i18n/index.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { hasRulebook } from '../../games/index.ts'

const LINES = [
  'help.take',
  'help.arrows',
  'help.enter',
  'help.escape',
  'help.undo',
  'help.hint',
  'help.inspect',
  'help.log',
  'help.fit',
  'help.help',
] as const

export function HelpDialog({ open, game }: { readonly open: Signal<boolean>; readonly game: string }) {
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
      {hasRulebook(game) && (
        <a class="rule-book" href={`/rules/${game}`} target="_blank" rel="noopener">
          <Icon name="rulebook" />
          {say('rulebook.whole')}
        </a>
      )}
    </Dialog>
  )
}
