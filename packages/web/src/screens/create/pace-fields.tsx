// How much time everybody has: no clock, a usual one, or one of the host's own.

import { type ClockTimes, DAY_SECONDS as DAY, isByDays } from '@wayfare/protocol'
import { useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Segmented } from '../../base/ui/segmented.tsx'
import { SelectField } from '../../base/ui/select-field.tsx'
import { Stepper } from '../../base/ui/stepper.tsx'
import { Switch } from '../../base/ui/switch.tsx'
import { clockWords } from '../../board-kit/clock-words.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const USUAL: readonly (ClockTimes | null)[] = [
  null,
  { bank: 10 * MINUTE, increment: 15 },
  { bank: 20 * MINUTE, increment: 30 },
  { bank: DAY, increment: DAY, cap: 2 * DAY },
  { bank: 3 * DAY, increment: 12 * HOUR },
  { bank: 7 * DAY, increment: DAY, cap: 14 * DAY },
]
const OWN = 'own'

type Unit = 'minutes' | 'days'
/** The units in which the host's own clock is set, in seconds, and the most of each. */
const UNITS = {
  minutes: { bank: MINUTE, mostBank: 600, increment: 1, mostIncrement: 600, step: 5 },
  days: { bank: DAY, mostBank: 56, increment: HOUR, mostIncrement: 168, step: 1 },
} as const
const FIRST: Readonly<Record<Unit, ClockTimes>> = {
  minutes: { bank: 20 * MINUTE, increment: 30 },
  days: { bank: 3 * DAY, increment: 12 * HOUR },
}

type Props = { readonly clock: ClockTimes | null; onChange(clock: ClockTimes | null): void }

export function PaceFields({ clock, onChange }: Props) {
  const [isOwn, setOwn] = useState(false)
  const choose = (value: string) => {
    setOwn(value === OWN)
    onChange(value === OWN ? (clock ?? FIRST.minutes) : (USUAL[Number(value)] ?? null))
  }
  return (
    <>
      <SelectField
        label={say('create.pace')}
        value={isOwn ? OWN : String(USUAL.indexOf(clock))}
        options={[
          ...USUAL.map((one, index) => ({ value: String(index), label: clockWords(one) })),
          { value: OWN, label: say('create.ownPace') },
        ]}
        onChange={choose}
      />
      {isOwn && clock && <OwnClock clock={clock} onChange={onChange} />}
    </>
  )
}

function OwnClock({ clock, onChange }: { readonly clock: ClockTimes; onChange(clock: ClockTimes): void }) {
  const unit: Unit = isByDays(clock) ? 'days' : 'minutes'
  const { bank, mostBank, increment, mostIncrement, step } = UNITS[unit]
  const words = { lessLabel: say('create.less'), moreLabel: say('create.more') }
  const inDays = unit === 'days'
  return (
    <>
      <Segmented<Unit>
        label={say('create.unit')}
        value={unit}
        segments={[
          { value: 'minutes', label: say('create.inMinutes') },
          { value: 'days', label: say('create.inDays') },
        ]}
        onChange={(next) => onChange(FIRST[next])}
      />
      <Stepper
        {...words}
        label={say(inDays ? 'create.bankDays' : 'create.bankMinutes')}
        value={clock.bank / bank}
        min={1}
        max={mostBank}
        onChange={(value) => onChange(withBank(clock, value * bank))}
      />
      <Stepper
        {...words}
        label={say(inDays ? 'create.addHours' : 'create.addSeconds')}
        value={clock.increment / increment}
        min={0}
        max={mostIncrement}
        step={step}
        onChange={(value) => onChange({ ...clock, increment: value * increment })}
      />
      <Switch
        label={say('create.capped')}
        on={clock.cap !== undefined}
        onChange={(on) => onChange({ ...clock, cap: on ? clock.bank : undefined })}
      />
      {clock.cap !== undefined && (
        <Stepper
          {...words}
          label={say(inDays ? 'create.capDays' : 'create.capMinutes')}
          value={clock.cap / bank}
          min={clock.bank / bank}
          max={mostBank}
          onChange={(value) => onChange({ ...clock, cap: value * bank })}
        />
      )}
    </>
  )
}

/** The limit on saved time is never less than the time with which everybody begins. */
const withBank = (clock: ClockTimes, bank: number): ClockTimes =>
  clock.cap === undefined ? { ...clock, bank } : { ...clock, bank, cap: Math.max(clock.cap, bank) }
