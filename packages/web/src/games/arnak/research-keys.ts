// Arrows move through what is offered in the panel, drawing and buttons alike: to the nearest on that side.

import { nextToward } from '../../board-kit/arrow-keys.ts'
import type { Point } from '../../board-kit/use-viewport.ts'

export function nextInPanel(key: string, from: string, panel: Element): HTMLElement | undefined {
  const all = new Map<string, HTMLElement>()
  for (const one of panel.querySelectorAll<HTMLElement>('[data-id]:is([role=button], button):not([aria-hidden])')) {
    all.set(one.dataset.id as string, one)
  }
  const next = nextToward(key, from, [...all.keys()], (id) => middleOf(all.get(id)))
  return next === undefined ? undefined : all.get(next)
}

function middleOf(one: Element | undefined): Point | undefined {
  if (!one) return undefined
  const { left, top, width, height } = one.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
