// Moves the focus by arrow keys over everything offered in the panel, drawings and buttons alike: to the nearest one in
// that direction.

import { findShown, meaningOf } from '../../base/ui/element-meanings.ts'
import { nextToward } from '../../board-kit/arrow-keys.ts'
import type { Point } from '../../board-kit/use-viewport.ts'

type FocusTarget = { readonly id: string; readonly drawn: Element }

export function nextInPanel(key: string, from: string, panel: Element): FocusTarget | undefined {
  const all = new Map<string, Element>()
  for (const one of findShown(({ offered }, element) => offered && panel.contains(element))) {
    const id = meaningOf(one)?.id
    if (id !== undefined) all.set(id, one)
  }
  const id = nextToward(key, from, [...all.keys()], (id) => middleOf(all.get(id)))
  const drawn = id === undefined ? undefined : all.get(id)
  return id !== undefined && drawn ? { id, drawn } : undefined
}

function middleOf(one: Element | undefined): Point | undefined {
  if (!one) return undefined
  const { left, top, width, height } = one.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
