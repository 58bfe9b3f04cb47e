import type { Signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import type { HelpSheet, PlayMoment } from '../../board-kit/add-on.ts'
import { hasRulebook } from '../../games/index.ts'

const LINES = [
  'help.take',
  'help.arrows',
  'help.enter',
  'help.escape',
  'help.undo',
  'help.hint',
  'help.inspect',
  'help.around',
  'help.log',
  'help.fit',
  'help.help',
] as const

type Props = {
  readonly open: Signal<boolean>
  readonly game: string
  /** The help sheet shown around the keys; without it the dialog lists only the keys. */
  readonly explained?: { readonly sheet: HelpSheet; readonly moment: PlayMoment } | null
}

export function HelpDialog({ open, game, explained }: Props) {
  return (
    <Dialog
      open={open.value}
      heading={explained ? explained.sheet.title() : say('help.title')}
      closeLabel={say('app.close')}
      onClose={() => (open.value = false)}
      class={explained ? 'help-dialog' : undefined}
    >
      {explained ? <explained.sheet.Sheet moment={explained.moment} keys={<KeyGroup />} /> : <Keys />}
      {hasRulebook(game) && (
        <a class="rule-book" href={`/rules/${game}`} target="_blank" rel="noopener">
          <Icon name="rulebook" />
          {say('rulebook.whole')}
        </a>
      )}
    </Dialog>
  )
}

const Keys = () => (
  <ul class="help-lines">
    {LINES.map((key) => (
      <li key={key}>{say(key)}</li>
    ))}
  </ul>
)

function KeyGroup() {
  const id = useId()
  return (
    <section class="help-keys" aria-labelledby={id}>
      <h3 id={id}>{say('help.title')}</h3>
      <Keys />
    </section>
  )
}
