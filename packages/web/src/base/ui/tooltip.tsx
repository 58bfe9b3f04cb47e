// A tooltip with information about a control beyond its name. It is read out with the control, and shown under a
// resting pointer, at the keyboard's focus, after a long press, or by a tap on the `TipSign` in the control.

import './tooltip.css'
import { type ComponentChildren, cloneElement, type VNode } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { openLayer } from '../browser/dismiss.ts'
import { onLayoutChange } from '../browser/layout-changes.ts'
import { cardsTellThings, inspectedAt, meaningOf, standsFor, withAncestors } from './element-meanings.ts'
import { Icon } from './icon.tsx'
import { afterLongPress } from './long-press.ts'
import { placeBeside, type Side } from './popover-position.ts'

// Re-exported for notes, because a separate file would cost every table more bytes than it holds.
export { placeBeside }

type Props = {
  /** Empty if there is nothing to say. */
  readonly text: ComponentChildren
  readonly side?: Side | undefined
  /** True if the control has no other purpose: a tap on it shows the tooltip. */
  readonly tapped?: boolean | undefined
  /** True if a resting mouse gets the same text in another place, where the tooltip would only cover something. */
  readonly toldElsewhere?: boolean | undefined
  /** A single control, which is described by the text. */
  readonly children: VNode<{ 'aria-describedby'?: string | undefined }>
}

/**
 * The delay for a resting pointer: controls it only passes stay visible, and a table that has moved under it is drawn
 * first.
 */
const REST_MS = 300

const TIP_SIGN = 'tip-sign'

/** Most of the hundred controls on a table have no tooltip, and cost nothing more than themselves. */
export const Tooltip = (props: Props) => (props.text ? <Telling {...props} /> : props.children)

function Telling({ text, side = 'above', tapped = false, toldElsewhere = false, children }: Props) {
  const id = useId()
  // `passing`: open while the pointer is there; `kept`: opened by touch or keyboard.
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
    // The tooltip follows the control, which moves when something above it appears or disappears.
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
  // An inspection card tells the same and more, so the tooltip is only for the keyboard and for screen readers.
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
    // The control was held down to ask about it; a key that is pressed later is not part of that.
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
      {/* The key makes sure that a control which turns from a button into a plain element does not take over this element and its place. */}
      <span key="tip" class="tooltip-tip" role="tooltip" id={id} ref={tip} popover="manual" data-kept={open === 'kept'}>
        {text}
      </span>
    </span>
  )
}

/**
 * A sign inside a control on touch screens: a tap on it only shows the tooltip. Screen readers have read that with the
 * name.
 */
export function TipSign() {
  return (
    <span class="tip-sign" data-tip aria-hidden="true" {...standsFor({ kind: TIP_SIGN })}>
      <Icon name="info" size={20} />
    </span>
  )
}
