// All legal moves as lists of buttons. A long list has a text field that filters it.

import { useSignal } from '@preact/signals'
import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { Fragment } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../base/i18n/index.ts'
import { Icon } from '../base/ui/icon.tsx'
import { KeyCap } from '../base/ui/key-cap.tsx'
import { ChipLead, OptionChip } from '../base/ui/option-chip.tsx'
import { Panel } from '../base/ui/panel.tsx'
import { partRef } from '../base/ui/screen-parts.ts'
import type { GameTableProps } from './contract.ts'
import { enterTakes } from './enter-key.ts'
import { type Label, splitLabelPrefixes } from './label-prefix.ts'
import { fitsFilter, groupsOf, isPayment, type OptionChoice, type OptionGroup, sortOptions } from './option-groups.ts'
import { keyOf } from './pointing.ts'
import { ProposedBadge } from './proposed-badge.tsx'
import { useRoving } from './roving.ts'
import '../base/ui/field.css'

/** The number of moves from which on the filter is shown. */
const LONG = 9

export function OptionsPanel({ picture, pointing, speaker }: GameTableProps) {
  const typed = useSignal('')
  const { question } = picture
  useEffect(() => {
    typed.value = ''
  }, [picture.options])
  const all = sortOptions(pointing.left.value, question)
  if (all.length === 0 || !question) return null
  const sayMove = (option: Offered): string => speaker.sayMove(option, picture.view)
  const options = typed.value.trim() === '' ? all : all.filter((option) => fitsFilter(sayMove(option), typed.value))
  // Filtered moves are listed in full, not grouped by their first thing.
  const groups: readonly OptionGroup[] =
    options === all
      ? groupsOf(all, speaker, pointing.pointed.value)
      : [{ kind: 'main', choices: options.map((option) => ({ option })) }]
  const [proposal] = isPayment(question) && pointing.pointed.value.length === 0 ? all : []
  const takeFirst = (event: KeyboardEvent) => {
    const [first, ...others] = options
    if (event.key === 'Escape') typed.value = ''
    if (event.key === 'Enter' && first && others.length === 0) pointing.take(first)
  }
  return (
    <Panel
      heading={say('table.options')}
      class="general-options"
      level={2}
      action={say('table.count', { count: all.length })}
    >
      {all.length >= LONG && (
        <label class="general-filter">
          <Icon name="search" size={18} />
          <input
            type="search"
            class="input input-inline"
            ref={partRef('option-filter')}
            placeholder={say('table.filter')}
            aria-label={say('table.filter')}
            value={typed.value}
            onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
            onKeyDown={takeFirst}
          />
          <KeyCap>/</KeyCap>
        </label>
      )}
      <p class={options.length < all.length ? 'general-found' : 'visually-hidden'} role="status">
        {options.length < all.length && say('table.filtered', { count: options.length, all: all.length })}
      </p>
      {groups.map((group) => (
        <Group
          key={group.kind}
          group={group}
          titled={groups.length > 1}
          sayMove={sayMove}
          sayDetail={speaker.sayDetail}
          proposal={proposal}
          pointing={pointing}
        />
      ))}
    </Panel>
  )
}

type GroupProps = {
  readonly group: OptionGroup
  readonly titled: boolean
  readonly proposal: Offered | undefined
  readonly pointing: GameTableProps['pointing']
  sayMove(option: Offered): string
  sayDetail(ids: readonly Id[]): string
}

function Group({ group, titled, proposal, pointing, sayMove, sayDetail }: GroupProps) {
  const list = useRef<HTMLUListElement>(null)
  useRoving(list)
  const hovered = ({ on = [] }: Offered): string | null => on.find((id) => !pointing.pointed.value.includes(id)) ?? null
  const chipOf = (choice: OptionChoice) =>
    'option' in choice
      ? ({
          keyCap:
            keyOf(pointing, choice.option) ??
            (choice.option === proposal && enterTakes(proposal.move) ? '↵' : undefined),
          move: choice.option.move,
          detail: sayDetail(choice.option.on ?? []),
          state: pointing.preview.value?.move === choice.option.move ? 'hovered' : 'offered',
          value: choice.option === proposal ? <ProposedBadge /> : undefined,
          onPick: () => pointing.take(choice.option),
          onHover: (on: boolean) => pointing.hover(on ? hovered(choice.option) : null),
        } as const)
      : ({
          keyCap: pointing.keys.value.get(choice.thing),
          state: 'more',
          detail: sayDetail([choice.thing]),
          value: say('table.count', { count: choice.count }),
          onPick: () => pointing.point(choice.thing),
          onHover: (on: boolean) => pointing.hover(on ? choice.thing : null),
        } as const)
  const labels = splitLabelPrefixes(
    group.choices.map((choice) => ('option' in choice ? sayMove(choice.option) : choice.title)),
  )
  return (
    <div class="general-group">
      {titled && <h3 class="general-group-title">{say(group.kind === 'aside' ? 'table.free' : 'table.actions')}</h3>}
      <ul ref={list}>
        {group.choices.map((choice, i) => {
          const { lead, own } = labels[i] as Label
          return (
            <Fragment key={'option' in choice ? choice.option.move : choice.thing}>
              {lead !== (labels[i - 1]?.lead ?? '') && (
                <li class="general-lead" aria-hidden="true">
                  {lead && <ChipLead lead={lead} />}
                </li>
              )}
              <li>
                <OptionChip label={own} lead={lead} {...chipOf(choice)} />
              </li>
            </Fragment>
          )
        })}
      </ul>
    </div>
  )
}
