// The slip in one's own passport: who sees what.

import {
  PASSPORT_AUDIENCES,
  type PassportAudience,
  type PassportSettings,
  SECTIONS,
  type Section,
} from '@wayfare/protocol'
import { type Key, say } from '../../base/i18n/index.ts'
import { SelectField } from '../../base/ui/select-field.tsx'
import type { PassportSource } from './use-passport.ts'

const SECTION_NAMES: Readonly<Record<Section, Key>> = {
  strength: 'passport.strength',
  stamps: 'passport.stamps',
  history: 'passport.history',
}
const AUDIENCE_NAMES: Readonly<Record<PassportAudience, Key>> = {
  everybody: 'passport.everybody',
  friends: 'passport.friends',
  nobody: 'passport.nobody',
}

type Props = {
  readonly settings: PassportSettings
  readonly address: string
  readonly change: PassportSource['change']
}

export const PassportSettingsSlip = ({ settings, address, change }: Props) => (
  <section class="passport-slip" aria-label={say('passport.who')}>
    <div class="passport-slip-head">
      <h2>{say('passport.who')}</h2>
      <a href={`/people/${encodeURIComponent(address)}?as=stranger`}>{say('passport.asStranger')}</a>
    </div>
    {SECTIONS.map((section) => (
      <SelectField
        key={section}
        class="passport-choice"
        label={say(SECTION_NAMES[section])}
        value={settings[section]}
        options={PASSPORT_AUDIENCES.map((value) => ({ value, label: say(AUDIENCE_NAMES[value]) }))}
        onChange={(audience) => void change({ [section]: audience })}
      />
    ))}
  </section>
)
