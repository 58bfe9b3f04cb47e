// The chips that choose which open tables are listed.

import { LANGUAGE_NAMES, type Language } from '@wayfare/text'
import { language, say } from '../../base/i18n/index.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'
import { type Filters, filterId } from './open-tables.ts'
import { ToggleChip, toggled } from './toggle-chip.tsx'

type Props = {
  readonly filters: Filters
  /** The languages of the tables there are, and the reader's own. */
  readonly spoken: readonly Language[]
  /** True if the reader's strength is measured in any game. */
  readonly isMeasured: boolean
  readonly onChange: (filters: Filters) => void
}

export function FilterBar({ filters, spoken, isMeasured, onChange }: Props) {
  const { off, near } = filters
  const chip = (id: string) => ({ on: !off.has(id), onToggle: () => onChange({ ...filters, off: toggled(off, id) }) })
  return (
    <section class="meet-filters" aria-label={say('meet.filters')}>
      <fieldset>
        <legend>{say('meet.game')}</legend>
        {GAME_IDS.map((id) => (
          <ToggleChip key={id} {...chip(filterId.game(id))}>
            <span aria-hidden="true">
              <Thumb game={id} size={22} />
            </span>
            {gameOf(id).title[language.value]}
          </ToggleChip>
        ))}
      </fieldset>
      <fieldset>
        <legend>{say('meet.speed')}</legend>
        {(['live', 'days'] as const).map((pace) => (
          <ToggleChip key={pace} {...chip(filterId.pace(pace))}>
            <Icon name={pace === 'live' ? 'clock' : 'calendar'} size={16} />
            {say(`meet.${pace}`)}
          </ToggleChip>
        ))}
      </fieldset>
      {isMeasured && (
        <fieldset>
          <legend>{say('meet.strength')}</legend>
          <ToggleChip on={near} onToggle={() => onChange({ ...filters, near: !near })}>
            {say('meet.nearMine')}
          </ToggleChip>
        </fieldset>
      )}
      {spoken.length > 1 && (
        <fieldset>
          <legend>{say('meet.language')}</legend>
          {spoken.map((id) => (
            <ToggleChip key={id} lang={id} {...chip(filterId.language(id))}>
              {LANGUAGE_NAMES[id]}
            </ToggleChip>
          ))}
        </fieldset>
      )}
    </section>
  )
}
