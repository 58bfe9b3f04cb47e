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
  /** `offered`, `pointed` and `hovered` as class names. */
  readonly flags: string
}

/** The thing last pointed at without being offered. It is crossed out for a moment, while the frame says why. */
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

/** The accessible name of a thing, with its move if there is only one. */
export function nameOf(
  { speaker, view }: Pick<Props, 'speaker' | 'view'>,
  id: string,
  options: readonly Offered[],
): string {
  const [only, more] = options
  return only && !more ? speaker.sayMove(only, view) : speaker.sayThing(id)
}

/** Attributes for the drawing of a thing. */
export function shownAs(id: string, { offered, pointed, options }: Pick<Pointable, 'offered' | 'pointed' | 'options'>) {
  const [only, more] = options
  return standsFor({ id, move: only && !more ? only.move : undefined, offered: offered || pointed })
}

/** The same for an area known by the move of a press on it. An area without a name is only visible, not a button. */
export const areaShownAs = (id: string, move: string | null | undefined, label: string | null) =>
  standsFor({ id, move: move ?? undefined, offered: label !== null, silent: label === null })

/** Attributes for a drawing inside the map. Only offered things are buttons; others explain themselves when tapped. */
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

/**
 * Attributes for a button outside the map, such as a die. It is a toggle button while it can be chosen; otherwise it
 * says why not.
 */
export function buttonThing(props: Props, id: string, state: Pointable) {
  const { offered, pointed, options } = state
  const [only, more] = options
  return {
    type: 'button' as const,
    ...shownAs(id, state),
    ...(offered || pointed ? { 'aria-pressed': pointed } : {}),
    ...listeners(props, id),
    // This thing has only one move left, although other things may share its id, so a press makes that move.
    ...(only && !more ? { onClick: () => props.pointing.take(only) } : {}),
  }
}

/** The accessible name of such a button, with the move it would make. */
export function spokenName(
  { speaker, view }: Pick<Props, 'speaker' | 'view'>,
  name: string,
  { options }: Pointable,
): string {
  const [only, more] = options
  return only && !more ? `${name}. ${speaker.sayMove(only, view)}` : name
}

type PointingProps = Pick<Props, 'pointing'>

/** Hovers only things that are offered or selected. The log and chips can still highlight any thing. */
function hoverIfOffered({ pointing }: PointingProps, id: string): void {
  if (pointing.offered.peek().has(id) || pointing.pointed.peek().includes(id)) pointing.hover(id)
}

function go({ pointing }: PointingProps, id: string): void {
  pointing.leave(id)
}

function listeners(props: PointingProps, id: string) {
  const [on, off] = [() => hoverIfOffered(props, id), () => go(props, id)]
  return { onClick: () => point(props, id), onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}

/** Event handlers for a group that listens on behalf of all its things. */
export function delegated(props: PointingProps) {
  const by = (act: (props: PointingProps, id: string) => void) => (event: Event) => {
    const id = thingAt(event.target)
    if (id !== null) act(props, id)
  }
  const [on, off] = [by(hoverIfOffered), by(go)]
  return { onClick: by(point), onPointerOver: on, onPointerOut: off, onFocusIn: on, onFocusOut: off }
}
