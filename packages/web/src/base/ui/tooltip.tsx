// What there is to know of a control beyond its name: read out with it, and shown under a resting pointer, at the keyboard's focus,
// after a long press, or by a tap on the `TipSign` in it.

import './tooltip.css'
import { type ComponentChildren, cloneElement, type VNode } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { openLayer } from '../browser/dismiss.ts'
import { onLayoutChange } from '../browser/layout-changes.ts'
import { cardsTellThings, inspectedAt, meaningOf, standsFor, withAncestors } from './element-meanings.ts'
import { Icon } from './icon.tsx'
import { afterLongPress } from './long-press.ts'
import { placeBeside, type Side } from './popover-position.ts'

// Whoever stands beside something else finds it here: a file of its own would cost every table more than it holds.
export { placeBeside }

type Props = {
  /** Empty: there is nothing to know. */
  readonly text: ComponentChildren
  readonly side?: Side | undefined
  /** The control is there for nothing else: a tap on it tells. */
  readonly tapped?: boolean | undefined
  /** A resting mouse is told the same in another place: the tip would only cover what lies there. */
  readonly toldElsewhere?: boolean | undefined
  /** One control; it is described by the text. */
  readonly children: VNode<{ 'aria-describedby'?: string | undefined }>
}

/** What is only passed by stays in sight, and a table that has moved under a pointer at rest is drawn first. */
const REST_MS = 300

const TIP_SIGN = 'tip-sign'

/** Of a hundred controls on a table most have nothing more to be told: those cost nothing but themselves. */
export const Tooltip = (props: Props) => (props.text ? <Telling {...props} /> : props.children)

function Telling({ text, side = 'above', tapped = false, toldElsewhere = false, children }: Props) {
  const id = useId()
  // `passing`: as long as the pointer is there; `kept`: somebody asked for it, by touch or keyboard.
  const [open, setOpen] = useState<'passing' | 'kept' | null>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const press = useRef({ letGo: () => {}, held: false })

  useLayoutEffect(() => {
    const [box, control] = [tip.current, anchor.current?.firstElementChild]
    if (!open || !box || !control) return
    const place = () => placeBeside(box, control.getBoundingClientRect(), side)
    box.showPopover()
    place()
    // It follows the control, which moves with whatever comes and goes above it.
    const unfollow = onLayoutChange(place)
    const left = openLayer(() => setOpen(null), {
      inside: () => [anchor.current],
      passing: open === 'passing',
      over: true,
    })
    return () => {
      unfollow()
      left()
      box.hidePopover()
    }
  }, [open, side])

  const letGo = () => press.current.letGo()
  // A card tells the same, and more: only those who come by keyboard, or listen, are told here as well.
  const isToldByCard = () => cardsTellThings.peek() && !tapped && inspectedAt(anchor.current?.firstElementChild ?? null)
  const rest = () => {
    letGo()
    const timer = setTimeout(() => setOpen((now) => now ?? 'passing'), REST_MS)
    press.current.letGo = () => clearTimeout(timer)
  }
  const hold = () => {
    press.current.held = true
    setOpen('kept')
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const asked = tapped || withAncestors(target).some((one) => meaningOf(one)?.kind === TIP_SIGN)
    // What was held down was asked about; a key that is pressed later is no part of that.
    const held = press.current.held && event.detail > 0
    press.current.held = false
    if (tip.current?.contains(target)) setOpen(null)
    else if (asked || held) event.stopPropagation()
    if (asked && !held) setOpen(open === 'kept' ? null : 'kept')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control inside
    <span
      class="tooltip"
      ref={anchor}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && !toldElsewhere && !isToldByCard() && rest()}
      onPointerLeave={() => {
        letGo()
        if (open === 'passing') setOpen(null)
      }}
      onPointerDown={({ pointerType }) => {
        letGo()
        press.current.held = false
        if (pointerType === 'touch' && !isToldByCard()) press.current.letGo = afterLongPress(hold)
        else if (open === 'passing') setOpen(null)
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => press.current.held && event.preventDefault()}
      onClickCapture={onClick}
      onFocusIn={({ target }) => (target as Element).matches(':focus-visible') && setOpen('kept')}
      onFocusOut={() => setOpen(null)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      {/* With a key: a control that turns from a button into a plain thing would take over this element, its place included. */}
      <span key="tip" class="tooltip-tip" role="tooltip" id={id} ref={tip} popover="manual" data-kept={open === 'kept'}>
        {text}
      </span>
    </span>
  )
}

/** Stands in a control where fingers are: a tap on it tells, and does nothing else. Those who listen have heard it with the name. */
export function TipSign() {
  return (
    <span class="tip-sign" data-tip aria-hidden="true" {...standsFor({ kind: TIP_SIGN })}>
      <Icon name="info" size={20} />
    </span>
  )
}
