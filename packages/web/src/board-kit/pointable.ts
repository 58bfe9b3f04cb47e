// Attributes and handlers that make a drawn thing selectable by mouse, touch, keyboard and screen reader.

import { signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { standsFor, thingAt } from '../base/ui/element-meanings.ts'
import type { GameTableProps as Props } from './contract.ts'

export type Pointable = {
  readonly offered: boolean
  readonly pointed: boolean
  readonly hovered: boolean
  readonly key: string | undefined
  readonly options: readonly Offered[]
  /** `offered`, `pointed`, `hovered`, as classes. */
  readonly flags: string
}

/** What was last pointed at without being offered: crossed out for a moment, while the frame says why. */
export const refused = signal<string | null>(null)
let fading = 0

export function stateOf({ pointing }: Pick<Props, 'pointing'>, id: string): Pointable {
  const options = pointing.offered.value.get(id) ?? []
  const offered = options.length > 0
  const pointed = pointing.pointed.value.includes(id)
  const hovered = pointing.hovered.value === id
  const flags = `${offered ? 'offered' : ''} ${pointed ? 'pointed' : ''} ${hovered ? 'hovered' : ''}`
  return { offered, pointed, hovered, key: pointing.keys.value.get(id), options, flags }
}

export function point({ pointing }: Pick<Props, 'pointing'>, id: string): void {
  if (!pointing.offered.value.has(id) && !pointing.pointed.value.includes(id)) {
    refused.value = id
    clearTimeout(fading)
    fading = window.setTimeout(() => {
      refused.value = null
    }, 1800)
  }
  pointing.point(id)
}

/** What it is called; what it would do, if one thing only is left to do with it. */
export function nameOf(
  { speaker, view }: Pick<Props, 'speaker' | 'view'>,
  id: string,
  options: readonly Offered[],
): string {
  const [only, more] = options
  return only && !more ? speaker.sayMove(only, view) : speaker.sayThing(id)
}

/** To be spread on what is drawn of a thing. */
export function shownAs(id: string, { offered, pointed, options }: Pick<Pointable, 'offered' | 'pointed' | 'options'>) {
  const [only, more] = options
  return standsFor({ id, move: only && !more ? only.move : undefined, offered: offered || pointed })
}

/** The same, where it is known by what a press on it does. What has no name now is only to be seen. */
export const areaShownAs = (id: string, move: string | null | undefined, label: string | null) =>
  standsFor({ id, move: move ?? undefined, offered: label !== null, silent: label === null })

/** For a drawing inside the map. Only what is offered is a button: the rest explains itself when it is tapped. */
export function drawnThing(props: Props, id: string, { offered, pointed, options }: Pointable, tabbed: boolean) {
  const [only, more] = options
  const able = offered || pointed
  const button = able
    ? {
        role: 'button' as const,
        tabindex: tabbed ? 0 : -1,
        'aria-label': nameOf(props, id, options),
        'aria-pressed': pointed,
      }
    : { 'aria-hidden': true as const }
  return {
    ...standsFor({ id, move: only && !more ? only.move : undefined, offered: able, silent: !able }),
    ...button,
    ...listeners(props, id),
  }
}

/** For a button outside the map, such as a die. It is a switch only while it can be chosen; else it says why it cannot. */
export function buttonThing(props: Props, id: string, state: Pointable) {
  const { offered, pointed, options } = state
  const [only, more] = options
  return {
    type: 'button' as const,
    ...shownAs(id, state),
    ...(offered || pointed ? { 'aria-pressed': pointed } : {}),
    ...listeners(props, id),
    // Whoever draws it may have left some of what its name stands for to another place.
    ...(only && !more ? { onClick: () => props.pointing.take(only) } : {}),
  }
}

/** What such a button is called, with what it would do. */
export function spokenName(
  { speaker, view }: Pick<Props, 'speaker' | 'view'>,
  name: string,
  { options }: Pointable,
): string {
  const [only, more] = options
  return only && !more ? `${name}. ${speaker.sayMove(only, view)}` : name
}

type Here = Pick<Props, 'pointing'>

/** What is not offered stays quiet under the pointer; the log and chips may still show where it lies. */
function come({ pointing }: Here, id: string): void {
  if (pointing.offered.peek().has(id) || pointing.pointed.peek().includes(id)) pointing.hover(id)
}

function go({ pointing }: Here, id: string): void {
  pointing.leave(id)
}

function listeners(props: Here, id: string) {
  const [on, off] = [() => come(props, id), () => go(props, id)]
  return { onClick: () => point(props, id), onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}

/** For a group of many: it listens for all that is in it. */
export function delegated(props: Here) {
  const by = (act: (props: Here, id: string) => void) => (event: Event) => {
    const id = thingAt(event.target)
    if (id !== null) act(props, id)
  }
  const [on, off] = [by(come), by(go)]
  return { onClick: by(point), onPointerOver: on, onPointerOut: off, onFocusIn: on, onFocusOut: off }
}
