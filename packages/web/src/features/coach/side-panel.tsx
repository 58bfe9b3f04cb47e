// The frame that all panels of the coach share: their place, a title, the content, and a foot with buttons. A press
// outside does not close them, because they refer to the board.

import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useDismiss } from '../../base/browser/dismiss.ts'
import { say } from '../../base/i18n/index.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { useDigitKeys } from '../../base/ui/page-keys.ts'
import { partRef } from '../../base/ui/screen-parts.ts'
import { useColumn } from '../../board-kit/side-column.ts'
import type { PanelSize } from './panel-size.ts'
import './coach.css'

type SidePanelProps = {
  readonly title: string
  /**
   * The foot below the content: how the result was found and what else can be asked for, before the button that hides
   * the panel.
   */
  readonly foot: ComponentChildren
  readonly buttons: ComponentChildren
  readonly children: ComponentChildren
  readonly sheet?: PanelSize
  close(): void
  /** Called when the person chooses a suggestion with a digit key. */
  choose?(place: number): void
}

export function SidePanel({ title, foot, buttons, children, sheet = 'open', close, choose }: SidePanelProps) {
  const column = useColumn()
  const head = useRef<HTMLDivElement>(null)
  useDismiss(true, close, { inside: () => [head.current?.parentElement], outside: false, escape: 'last' })
  useDigitKeys(choose ? [0, 1, 2] : [], (place) => choose?.(place))
  return (
    <aside
      class="coach"
      ref={partRef('coach')}
      aria-label={title}
      data-place={column ? 'column' : 'sheet'}
      data-sheet={sheet}
      style={column ?? undefined}
    >
      <div class="coach-head" ref={head}>
        <h2>{title}</h2>
        <IconButton icon="close" size="small" label={say('coach.hide')} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section class="coach-body scroll" aria-label={title} tabIndex={0}>
        {children}
      </section>
      <div class="coach-foot">
        {foot}
        <div class="coach-buttons">
          {buttons}
          <Button size="small" keyCap="Esc" onClick={close}>
            {say('coach.hide')}
          </Button>
        </div>
      </div>
    </aside>
  )
}

/** The progress of the thinking while it goes on. */
export const ThinkingProgress = ({ done }: { readonly done: number }) => (
  <progress class="coach-progress" max={1} value={done} aria-label={say('coach.progress')} />
)
