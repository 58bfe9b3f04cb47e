// The keyboard shortcuts of the table's screen.

import { useMemo, useRef } from 'preact/hooks'
import { settings } from '../../base/browser/settings.ts'
import { partOf } from '../../base/ui/screen-parts.ts'
import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import type { Drawer, Undo } from '../../board-kit/contract.ts'
import { fitAll } from '../../board-kit/fit-all.ts'
import { usual } from '../../board-kit/option-groups.ts'
import { useKeyboard } from './keyboard.ts'
import type { Play } from './play.ts'

export function useShortcuts(play: Play, addOns: readonly PlayAddOn[], moment: PlayMoment, undo: Undo): void {
  const now = useRef({ moment, undo })
  now.current = { moment, undo }
  const { source, choosing, drawer, help, panel } = play
  const { pointing, confirming } = choosing
  const shortcuts = useMemo(
    () => ({
      undo: () => now.current.undo.act(),
      log: () => {
        const filter = partOf('option-filter')
        if (filter) filter.focus()
        else toggle(drawer, 'log')
      },
      help: () => {
        help.value = !help.value
      },
      hint: () => {
        const first = addOns.find((one) => one.tool && isThere(one, now.current.moment))
        if (first) togglePanel(panel, first.id)
      },
      fit: fitAll,
      isDrawn: () => Boolean(play.drawn.current?.table) && !settings.peek().plain,
      usual: () => usual(pointing.left.value, source.shown.value?.picture?.question ?? null),
      armed: () => confirming.armed.value !== null,
      yes: confirming.yes,
      no: confirming.no,
    }),
    [play],
  )
  useKeyboard(pointing, shortcuts)
}

export const isThere = ({ when }: PlayAddOn, moment: PlayMoment): boolean => when?.(moment) ?? true

export function togglePanel(panel: { value: string | null }, id: string): void {
  panel.value = panel.value === id ? null : id
}

export function toggle(drawer: { value: Drawer }, which: Drawer): void {
  drawer.value = drawer.value === which ? 'none' : which
}
