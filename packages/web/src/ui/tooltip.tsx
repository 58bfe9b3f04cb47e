import './tooltip.css'
import { type ComponentChildren, cloneElement, type VNode } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { placeBeside, type Side } from './place.ts'

type Props = {
  readonly text: ComponentChildren
  readonly side?: Side | undefined
  /** One control; it is described by the text. */
  readonly children: VNode<{ 'aria-describedby'?: string | undefined }>
}

export function Tooltip({ text, side = 'above', children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!open || tip.current === null || anchor.current === null) return
    tip.current.showPopover()
    placeBeside(tip.current, (anchor.current.firstElementChild ?? anchor.current).getBoundingClientRect(), side)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open, side])

  const show = () => setOpen(true)
  const hide = () => setOpen(false)
  return (
    <span class="tooltip" ref={anchor} onPointerEnter={show} onPointerLeave={hide} onFocusIn={show} onFocusOut={hide}>
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <span class="tooltip-tip" role="tooltip" id={id} ref={tip} popover="manual">
          {text}
        </span>
      )}
    </span>
  )
}
