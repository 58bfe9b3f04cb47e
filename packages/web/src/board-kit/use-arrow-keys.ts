// Keyboard control of a drawing: Tab reaches one of its things, arrows move on from there, Enter and Space take it.

import type { RefObject } from 'preact'
import { useState } from 'preact/hooks'
import { findShown, focus, thingAt } from '../base/ui/element-meanings.ts'
import { isArrow, nextToward } from './arrow-keys.ts'
import { point } from './pointable.ts'
import type { Point } from './use-viewport.ts'

type Pointing = Parameters<typeof point>[0]

/** Works on the things that are offered. `tabbed` is the one that Tab reaches. */
export function useArrowKeys(
  drawing: RefObject<Element | null>,
  props: Pointing,
  offered: readonly string[],
  spotOf: (id: string) => Point | undefined,
): { readonly tabbed: string | null; onKeyDown(event: KeyboardEvent): void } {
  const [focused, setFocused] = useState<string | null>(null)
  const tabbed = focused !== null && offered.includes(focused) ? focused : (offered[0] ?? null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const id = thingAt(event.target)
    if (!id) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      point(props, id)
    } else if (isArrow(event.key)) {
      event.preventDefault()
      const next = nextToward(event.key, id, offered, spotOf)
      if (!next) return
      setFocused(next)
      const [drawn] = findShown(({ id }, element) => id === next && drawing.current?.contains(element))
      focus(drawn)
    }
  }
  return { tabbed, onKeyDown }
}
