// Beside other people: the coach is there for all as soon as all agree, and until then this stands in its place.

import { useSignal } from '@preact/signals'
import { say } from '../i18n/index.ts'
import { namesOf } from '../table/names.ts'
import { troubleOf } from '../table/trouble.ts'
import { Button, IconButton } from '../ui/button.tsx'
import type { CoachProps } from './coach-panel.tsx'
import { useColumn } from './use-column.ts'
import { usePanelKeys } from './use-panel-keys.ts'
import { type Consent, consentFor } from './whether.ts'
import './coach.css'

export function ConsentPanel({ source, shown, speaker, close }: CoachProps) {
  const trouble = useSignal<string | null>(null)
  const column = useColumn()
  usePanelKeys(close)
  const consent = consentFor(shown)
  const ask = async () => {
    const outcome = await source.propose({ coach: true })
    trouble.value = outcome === 'done' ? null : troubleOf(outcome.code, outcome.message)
  }
  return (
    <aside
      class="coach coach-consent"
      aria-label={say('coach.title')}
      data-place={column ? 'column' : 'sheet'}
      style={column ?? undefined}
    >
      <div class="coach-head">
        <h2>{say('coach.title')}</h2>
        <IconButton icon="close" size="small" label={say('coach.hide')} onClick={close} />
      </div>
      <div class="coach-body">
        <p>{say('coach.consent')}</p>
        <p class="coach-verdict" role="status">
          {trouble.value ?? standing(consent, namesOf(shown), speaker.language)}
        </p>
      </div>
      <div class="coach-foot">
        <p>{say('coach.sees')}</p>
        <div class="coach-buttons">
          {consent?.state !== 'asked' && (
            <Button
              kind="primary"
              size="small"
              icon="friends"
              disabled={consent?.state !== 'unasked'}
              onClick={() => void ask()}
            >
              {say('coach.askOthers')}
            </Button>
          )}
          <Button size="small" keyCap="Esc" onClick={close}>
            {say('coach.hide')}
          </Button>
        </div>
      </div>
    </aside>
  )
}

function standing(consent: Consent | null, names: readonly string[], language: string): string {
  if (consent?.state === 'away') return say('coach.away')
  if (consent?.state !== 'asked') return ''
  const missing = consent.missing.map((seat) => names[seat] as string)
  return say('coach.waiting', { names: new Intl.ListFormat(language).format(missing) })
}
