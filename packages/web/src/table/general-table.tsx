// Any game, from its view, options and texts alone: zones as panels, things as buttons. Also the table for those who listen.

import type { Id } from '@wayfare/kernel'
import { useMemo } from 'preact/hooks'
import { say } from '../i18n/index.ts'
import { OptionChip } from '../ui/option-chip.tsx'
import { Panel } from '../ui/panel.tsx'
import type { GameTableProps } from './contract.ts'
import { describe, type Zone } from './general-view.ts'
import './general-table.css'

export function GeneralTable(props: GameTableProps) {
  const { picture, pointing, speaker, names, seat } = props
  const zones = useMemo(() => describe(picture.view, speaker, names), [picture.view, speaker, names])
  const options = pointing.left.value
  return (
    <div class="general scroll">
      {options.length > 0 && (
        <Panel heading={say('table.options')} class="general-options" level={2}>
          <ul>
            {options.map((option) => (
              <li key={option.move}>
                <OptionChip
                  label={speaker.sayMove(option, picture.view)}
                  keyCap={pointing.bareKeys.value.get(option.move)}
                  move={option.move}
                  onPick={() => pointing.take(option)}
                />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {zones.map((zone) => (
        <ZonePanel key={zone.name} zone={zone} props={props} own={zone.seat === seat} />
      ))}
    </div>
  )
}

function ZonePanel({
  zone,
  props,
  own,
}: {
  readonly zone: Zone
  readonly props: GameTableProps
  readonly own: boolean
}) {
  return (
    <Panel heading={zone.title} class={own ? 'general-zone general-own' : 'general-zone'} level={2}>
      <dl class="general-facts">
        {zone.facts.map(({ title, values }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {values.length === 0
                ? '–'
                : values.map((value, i) => <Thing key={`${i} ${String(value.id)}`} {...value} props={props} />)}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

type ThingProps = { readonly id: Id | null; readonly text: string; readonly props: GameTableProps }

/** Something on the table: a button where it may be pointed at. */
function Thing({ id, text, props: { pointing } }: ThingProps) {
  if (id === null) return <span class="general-value">{text}</span>
  const offered = pointing.offered.value.has(id)
  const chosen = pointing.pointed.value.includes(id)
  if (!offered && !chosen) return <span class="general-thing">{text}</span>
  return (
    <button
      type="button"
      class="general-thing"
      data-id={id}
      data-offered={offered}
      aria-pressed={chosen}
      onClick={() => pointing.point(id)}
    >
      {pointing.keys.value.get(id) && <kbd>{pointing.keys.value.get(id)}</kbd>}
      {text}
    </button>
  )
}
