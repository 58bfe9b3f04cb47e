// At a table with other people, the coach is available to all as soon as all agree. Until then this panel takes its
// place.

import { useSignal } from '@preact/signals'
import type { Consent } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { namesOf } from '../../board-kit/seat-names.ts'
import { troubleOf } from '../../client/online/error-text.ts'
import type { Shown } from '../../client/table/table-source.ts'
import type { CoachProps } from './coach-panel.tsx'
import { permissionsAt } from './permissions.ts'
import { SidePanel } from './side-panel.tsx'

export function ConsentPanel({ source, shown, speaker, close }: CoachProps) {
  const trouble = useSignal<string | null>(null)
  const { consent } = permissionsAt(shown)
  const ask = async () => {
    const outcome = await source.propose({ coach: true })
    trouble.value = outcome === 'done' ? null : troubleOf(outcome.code)
  }
  return (
    <SidePanel
      title={say('coach.title')}
      foot={<p>{say('coach.sees')}</p>}
      buttons={
        consent?.state !== 'asked' && (
          <Button
            kind="primary"
            size="small"
            icon="friends"
            disabled={consent?.state !== 'unasked'}
            onClick={() => void ask()}
          >
            {say('coach.askOthers')}
          </Button>
        )
      }
      close={close}
    >
      <p>{say('coach.consent')}</p>
      <p class="coach-verdict" role="status">
        {trouble.value ?? consentText(consent, shown, speaker.language)}
      </p>
    </SidePanel>
  )
}

function consentText(consent: Consent | undefined, shown: Shown, language: string): string {
  if (consent?.state === 'away') return say('coach.away')
  if (consent?.state !== 'asked') return ''
  if (consent.missing.some((seat) => seat === shown.seat)) return say('coach.answer')
  const names = namesOf(shown)
  const missing = consent.missing.map((seat) => names[seat] as string)
  return say('coach.waiting', { names: new Intl.ListFormat(language).format(missing) })
}
