// A game's own options as fields, as far as they apply. Options about doubtful rules are folded away.

import type { TableChoice, Value } from '@wayfare/kernel'
import type { GameOffer } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { say } from '../../base/i18n/index.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { Segmented } from '../../base/ui/segmented.tsx'
import { SelectField } from '../../base/ui/select-field.tsx'
import { Switch } from '../../base/ui/switch.tsx'

export type Chosen = Readonly<Record<string, Value>>

type Props = {
  readonly offer: GameOffer
  readonly players: number
  readonly chosen: Chosen
  readonly speaker: GameSpeaker
  readonly onChange: (chosen: Chosen) => void
}

export function OptionFields({ offer, players, chosen, speaker, onChange }: Props) {
  const all = Object.entries(offer.choices).filter(([, choice]) => applies(choice, players, chosen, offer))
  const field = ([name, choice]: [string, TableChoice]) => (
    <OptionField
      key={name}
      {...{ name, speaker }}
      values={valuesFor(choice, players)}
      value={chosenOf(name, choice, players, chosen)}
      onChange={(value) => onChange({ ...chosen, [name]: value })}
    />
  )
  const rulings = all.filter(([, { ruling }]) => ruling)
  const changed = rulings.filter(([name, choice]) => (chosen[name] ?? choice.default) !== choice.default).length
  return (
    <>
      <div class="create-fields">{all.filter(([, { ruling }]) => !ruling).map(field)}</div>
      {rulings.length > 0 && (
        <details class="create-rulings">
          <summary>
            <Icon name="down" size={18} />
            <span>
              {say('create.rulings', { count: rulings.length })}
              {changed > 0 && <b> {say('create.rulingsChanged', { count: changed })}</b>}
            </span>
          </summary>
          <div class="create-fields">{rulings.map(field)}</div>
        </details>
      )}
    </>
  )
}

type FieldProps = {
  readonly name: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly speaker: GameSpeaker
  readonly onChange: (value: Value) => void
}

/** A switch for yes and no, a row of buttons for a few short words, and a list for everything else. */
function OptionField({ name, values, value, speaker, onChange }: FieldProps) {
  const label = speaker.sayChoice(name)
  const options = values.map((one) => ({ value: String(one), label: speaker.sayValue(name, one) }))
  const pick = (text: string) => {
    const found = values.find((one) => String(one) === text)
    if (found !== undefined) onChange(found)
  }
  if (typeof value === 'boolean') return <Switch label={label} on={value} onChange={onChange} />
  const length = options.reduce((sum, option) => sum + option.label.length + 3, 0)
  return length <= MOST_LETTERS ? (
    <Segmented label={label} value={String(value)} segments={options} onChange={pick} />
  ) : (
    <SelectField label={label} value={String(value)} options={options} onChange={pick} />
  )
}

const MOST_LETTERS = 40

/** True if the option that this one depends on has the right value. */
function applies(choice: TableChoice, players: number, chosen: Chosen, { choices }: GameOffer): boolean {
  return Object.entries(choice.when ?? {}).every(([name, values]) => {
    const value = name === 'players' ? players : (chosen[name] ?? choices[name]?.default)
    return value !== undefined && values.includes(value)
  })
}

/** The possible values; seats beyond those at the table are left out. */
const valuesFor = ({ values, seats }: TableChoice, players: number): readonly Value[] =>
  seats ? values.filter((value) => typeof value !== 'number' || value < players) : values

/** The chosen value, or the default if the chosen seat no longer exists. */
function chosenOf(name: string, choice: TableChoice, players: number, chosen: Chosen): Value {
  const value = chosen[name]
  return value !== undefined && valuesFor(choice, players).includes(value) ? value : choice.default
}

/** The chosen options that apply. */
export function applying(offer: GameOffer, players: number, chosen: Chosen): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => {
      const choice = offer.choices[name]
      return (
        choice !== undefined && valuesFor(choice, players).includes(value) && applies(choice, players, chosen, offer)
      )
    }),
  )
}
