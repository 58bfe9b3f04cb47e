import './tabs.css'
import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Tab<T extends string = string> = {
  readonly id: T
  readonly label: ComponentChildren
  readonly icon?: IconName | undefined
  readonly count?: number | undefined
}

type Props<T extends string> = {
  /** Says to screen readers what the tabs are. */
  readonly label: string
  readonly tabs: readonly Tab<T>[]
  readonly current: T
  readonly onSelect: (id: T) => void
  /** `bar` has icons over words, at the bottom of a phone. */
  readonly kind?: 'line' | 'bar' | undefined
  readonly class?: string | undefined
  /** The content of the current tab. */
  readonly children?: ComponentChildren
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export function Tabs<T extends string>({
  label,
  tabs,
  current,
  onSelect,
  kind = 'line',
  class: given,
  children,
}: Props<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current)
    const step = STEPS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step === undefined ? null : at + step
    if (to === null) return
    event.preventDefault()
    const index = (to + tabs.length) % tabs.length
    const tab = tabs[index]
    if (tab === undefined) return
    onSelect(tab.id)
    const button = list.current?.children[index]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <div class={classNames('tabs', `tabs-${kind}`, given)}>
      <div class="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} size={kind === 'bar' ? 22 : 18} />}
            <span>{tab.label}</span>
            {tab.count !== undefined && tab.count > 0 && <b class="tabs-count">{tab.count}</b>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reached to be scrolled
        <div class="tabs-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} tabIndex={0}>
          {children}
        </div>
      )}
    </div>
  )
}
