import './menu-button.css'
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useDismiss } from '../browser/dismiss.ts'
import { Button, type ButtonKind, IconButton } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import { placeBeside } from './popover-position.ts'

export type MenuItem = {
  readonly label: ComponentChildren
  readonly icon?: IconName | undefined
  readonly danger?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onPick: () => void
}

type Props = {
  /** The text of the button; with an icon alone it is only read aloud. */
  readonly label: string
  readonly icon?: IconName | undefined
  readonly iconOnly?: boolean | undefined
  readonly kind?: ButtonKind | undefined
  readonly size?: 'small' | 'normal' | undefined
  readonly items: readonly MenuItem[]
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export function MenuButton({ label, icon = 'more', iconOnly = false, kind, size, items }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const entries = () => ([...(menu.current?.children ?? [])] as HTMLButtonElement[]).filter((one) => !one.disabled)
  useDismiss(open, () => setOpen(false), {
    inside: () => [menu.current, anchor.current],
    opener: () => button.current,
    over: true,
  })
  // The menu is shown in the same step that makes it dismissible, so that no press in between is lost.
  useLayoutEffect(() => {
    const popover = menu.current
    if (!open || popover === null || anchor.current === null) return
    popover.showPopover()
    placeBeside(popover, anchor.current.getBoundingClientRect(), 'below')
    entries()[0]?.focus()
    return () => popover.hidePopover()
  }, [open])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const step = STEPS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? null : at + step
    if (to === null) return
    event.preventDefault()
    all[(to + all.length) % all.length]?.focus()
  }

  const shared = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => setOpen(!open),
    button,
    ...(kind && { kind }),
    ...(size && { size }),
  } as const
  return (
    <span class="menu-button" ref={anchor}>
      {iconOnly ? (
        <IconButton {...shared} icon={icon} label={label} />
      ) : (
        <Button {...shared} icon={icon}>
          {label}
        </Button>
      )}
      <div class="menu" role="menu" id={id} aria-label={label} popover="manual" ref={menu} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <button
            key={index}
            type="button"
            role="menuitem"
            tabIndex={-1}
            class="menu-item"
            data-danger={item.danger || undefined}
            disabled={item.disabled}
            onClick={() => {
              close()
              item.onPick()
            }}
          >
            {item.icon ? <Icon name={item.icon} /> : <span />}
            <span>{item.label}</span>
          </button>
        ))}
      </div>
    </span>
  )
}
