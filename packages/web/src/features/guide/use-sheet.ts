// Where there is no column the guide is a sheet, between the board and what lies below it. What it speaks of stays in sight: it steps
// aside, to the upper edge.

import type { Id } from '@wayfare/kernel'
import { partOf, type ScreenPart } from '../../base/ui/screen-parts.ts'
import { useMeasured } from '../../board-kit/element-boxes.ts'
import { lightsOf } from './spotlight.tsx'

/** The first of these that is there is what it stands on. */
const BELOW = ['mine', 'phone-tabs'] as const

type Place = { readonly top?: string; readonly bottom: string }

export function useSheet(isSheet: boolean, lit: readonly (readonly Id[])[]): Place | undefined {
  return useMeasured(() => (isSheet ? placeNow(lit) : null)) ?? undefined
}

function placeNow(lit: readonly (readonly Id[])[]): Place {
  const bottom = roomBelow()
  const height = boxOf('guide')?.height ?? 0
  const lights = lightsOf(lit)
  const covers = (top: number): boolean => lights.some(({ box }) => box.y < top + height && box.y + box.height > top)
  const high = boxOf('prompt')?.bottom ?? 0
  if (covers(innerHeight - bottom - height) && !covers(high)) return { top: `${Math.round(high)}px`, bottom: 'auto' }
  return { bottom: `${bottom}px` }
}

const boxOf = (part: ScreenPart): DOMRect | undefined => partOf(part)?.getBoundingClientRect()

/** The height of what lies below the board of a narrow screen. */
export function roomBelow(): number {
  for (const part of BELOW) {
    const box = boxOf(part)
    if (box && box.height > 0 && box.top > innerHeight / 2) return Math.round(innerHeight - box.top)
  }
  return 0
}
