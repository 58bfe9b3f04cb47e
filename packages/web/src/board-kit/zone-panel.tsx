// A part of the table in words: counters, tracks, cards with their texts, things in lists. Things that can be pointed
// at are buttons.

import { useSignal } from '@preact/signals'
import type { Id } from '@wayfare/kernel'
import type { ComponentType } from 'preact'
import { useRef } from 'preact/hooks'
import { isPhone } from '../base/browser/media.ts'
import { say } from '../base/i18n/index.ts'
import { IconButton } from '../base/ui/button.tsx'
import { standsFor } from '../base/ui/element-meanings.ts'
import { KeyCap } from '../base/ui/key-cap.tsx'
import { Panel } from '../base/ui/panel.tsx'
import type { Pointing } from './contract.ts'
import { type Line, type Thing, thingsOf, type Zone } from './general-view.ts'
import { useRoving } from './roving.ts'

type ZoneContext = {
  readonly pointing: Pointing
  readonly Glyph: ComponentType<{ readonly id: Id }> | undefined
  /** True if the thing can be pointed at here at all. */
  here(id: Id): boolean
}
type Props = ZoneContext & { readonly zone: Zone; readonly own: boolean }

/** Longer lists are folded while nothing in them is offered: lists of rows with a text, and of bare names. */
const MANY_ROWS = 9
const MANY_NAMES = 24

export function ZonePanel({ zone, own, ...around }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useRoving(box)
  const offered = zone.lines.flatMap(thingsOf).filter(({ id }) => isOffered(id, around)).length
  // On a narrow screen only the viewer's own and offered parts are open at first.
  const opened = useSignal<boolean | null>(null)
  const open = opened.value ?? (own || offered > 0 || !isPhone.value)
  return (
    <Panel
      heading={zone.title}
      class={own ? 'zone zone-own' : 'zone'}
      level={2}
      action={
        <>
          {offered > 0 && <span class="zone-offered">{say('table.offeredHere', { count: offered })}</span>}
          <IconButton
            icon={open ? 'up' : 'down'}
            size="small"
            label={say(open ? 'table.fold' : 'table.unfold', { name: zone.title })}
            aria-expanded={open}
            onClick={() => (opened.value = !open)}
          />
        </>
      }
    >
      <div ref={box} class="zone-lines" hidden={!open}>
        {runs(zone.lines).map((run) =>
          Array.isArray(run) ? (
            <Counters key={run[0]?.label} lines={run} {...around} />
          ) : (
            <LineOf key={(run as Line).label} line={run as Line} {...around} />
          ),
        )}
      </div>
    </Panel>
  )
}

type Count = Extract<Line, { number: number }>

/** Groups neighbouring counters into one row. */
function runs(lines: readonly Line[]): (Line | Count[])[] {
  const found: (Line | Count[])[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (!('number' in line)) found.push(line)
    else if (Array.isArray(last)) last.push(line)
    else found.push([line])
  }
  return found
}

function Counters({ lines, pointing, here }: ZoneContext & { readonly lines: readonly Count[] }) {
  return (
    <ul class="zone-counters">
      {lines.map(({ label, number, of, id }) => {
        const inside = (
          <>
            <b class="number">{of === undefined ? number : `${number} / ${of}`}</b>
            <span>{label}</span>
            {of !== undefined && <progress max={of} value={number} aria-hidden="true" />}
          </>
        )
        return (
          <li key={label} data-zero={number === 0}>
            {id !== undefined && isOffered(id, { pointing, here }) ? (
              <Pointable id={id} pointing={pointing} class="zone-counter">
                {inside}
              </Pointable>
            ) : (
              <span class="zone-counter" {...standsFor({ id })}>
                {inside}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function LineOf({ line, ...around }: ZoneContext & { readonly line: Line }) {
  if ('word' in line)
    return (
      <p class="zone-word">
        <span class="zone-label">{line.label}</span> {line.word}
      </p>
    )
  const things = thingsOf(line)
  const cards = 'cards' in line
  const list = (
    <ul class={cards ? 'zone-cards' : things.some(({ text }) => text) ? 'zone-rows' : 'zone-chips'}>
      {things.map((thing, i) => (
        <li key={`${i} ${thing.id}`}>
          <ThingOf thing={thing} card={cards} {...around} />
        </li>
      ))}
    </ul>
  )
  if (things.length === 0)
    return (
      <p class="zone-word zone-empty">
        <span class="zone-label">{line.label}</span> –
      </p>
    )
  const most = things.some(({ text }) => text) ? MANY_ROWS : MANY_NAMES
  if (cards || things.length <= most)
    return (
      <div>
        <h3 class="zone-label">{line.label}</h3>
        {list}
      </div>
    )
  return (
    <details open={things.some(({ id }) => isOffered(id, around))}>
      <summary>
        <h3 class="zone-label">{line.label}</h3> <small>{things.length}</small>
      </summary>
      {list}
    </details>
  )
}

function ThingOf({
  thing,
  card,
  pointing,
  Glyph,
  here,
}: ZoneContext & { readonly thing: Thing; readonly card: boolean }) {
  const { id, name, text, note, count } = thing
  const inside = (
    <>
      <span class="zone-name">
        {Glyph && id !== undefined && <Glyph id={id} />}
        <b>{name}</b>
        {count !== undefined && <span class="zone-count"> × {count}</span>}
      </span>
      {text !== undefined && <span class="zone-text">{text}</span>}
      {note !== undefined && <span class="zone-note">{note}</span>}
    </>
  )
  const looks = card ? 'zone-thing zone-card' : 'zone-thing'
  if (id === undefined || !isOffered(id, { pointing, here }))
    return (
      <span class={looks} {...standsFor({ id })} data-none={count === 0}>
        {inside}
      </span>
    )
  return (
    <Pointable id={id} pointing={pointing} class={looks}>
      {inside}
    </Pointable>
  )
}

const isOffered = (id: Id | undefined, { pointing, here }: Pick<ZoneContext, 'pointing' | 'here'>): boolean =>
  id !== undefined && here(id) && (pointing.offered.value.has(id) || pointing.pointed.value.includes(id))

type PointableProps = {
  readonly id: Id
  readonly pointing: Pointing
  readonly class: string
  readonly children: preact.ComponentChildren
}

function Pointable({ id, pointing, class: given, children }: PointableProps) {
  const options = pointing.offered.value.get(id)
  const key = pointing.keys.value.get(id)
  return (
    <button
      type="button"
      class={given}
      {...standsFor({ id, move: options?.length === 1 ? options[0]?.move : undefined, offered: true })}
      data-offered="true"
      aria-pressed={pointing.pointed.value.includes(id)}
      onClick={() => pointing.point(id)}
      onPointerEnter={() => pointing.hover(id)}
      onPointerLeave={() => pointing.hover(null)}
    >
      {key && <KeyCap kind="offer">{key}</KeyCap>}
      {children}
    </button>
  )
}
