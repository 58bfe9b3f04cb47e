import './toast.css'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { IconButton } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

export type Toast = {
  readonly text: ComponentChildren
  readonly kind?: 'news' | 'good' | 'bad' | undefined
  readonly icon?: IconName | undefined
  /** A small button or link. */
  readonly action?: ComponentChildren
  /** The duration in milliseconds, six seconds by default; 0 means until it is dismissed. */
  readonly lasts?: number | undefined
}

const ICON_OF = { news: 'bell', good: 'check', bad: 'warning' } as const
const MOST = 4

const shown = signal<readonly (Toast & { readonly id: number })[]>([])
let last = 0

/** Shows a message and returns a function that removes it. */
export function showToast(toast: Toast): () => void {
  last += 1
  const id = last
  const dismiss = () => {
    shown.value = shown.value.filter((one) => one.id !== id)
  }
  shown.value = [...shown.value, { ...toast, id }].slice(-MOST)
  const lasts = toast.lasts ?? 6000
  if (lasts > 0) setTimeout(dismiss, lasts)
  return dismiss
}

/** The region for messages, once on the page. It is a popover, so that it also shows over an open dialog. */
export function Toasts({ label, dismissLabel }: { readonly label: string; readonly dismissLabel: string }) {
  const region = useRef<HTMLElement>(null)
  const count = shown.value.length
  useLayoutEffect(() => {
    if (region.current?.matches(':popover-open')) region.current.hidePopover()
    if (count > 0) region.current?.showPopover()
  }, [count])
  return (
    <section class="toasts no-print" aria-label={label} ref={region} popover="manual">
      <div aria-live="polite" aria-relevant="additions">
        {shown.value.map(({ id, text, kind = 'news', icon, action }) => (
          <div class="toast" data-kind={kind} key={id}>
            <Icon name={icon ?? ICON_OF[kind]} size={20} class="toast-icon" />
            <div class="toast-text">{text}</div>
            {action}
            <IconButton
              size="small"
              icon="close"
              label={dismissLabel}
              onClick={() => {
                shown.value = shown.value.filter((one) => one.id !== id)
              }}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
