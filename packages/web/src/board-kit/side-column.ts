// The position of a side panel: over the right column of the table, if there is one.

import { useEffect, useState } from 'preact/hooks'
import { onLayoutChange } from '../base/browser/layout-changes.ts'
import { partOf, partsOf, type ScreenPart } from '../base/ui/screen-parts.ts'

type Place = { readonly left: string; readonly top: string; readonly width: string; readonly height: string }

const NARROWEST = 200
const LOWEST = 280
/** A part is left in sight only where so much height remains below it. */
const ROOM_BELOW = 440
const GAP = 8

/** `below`: a part of the column that is to stay in sight, if the panel has room below it. */
export function useColumn(below?: ScreenPart): Place | null {
  const [place, setPlace] = useState<Place | null>(() => columnNow(below))
  useEffect(() => onLayoutChange(() => setPlace((before) => sameOr(before, columnNow(below)))), [])
  return place
}

const sameOr = (before: Place | null, now: Place | null): Place | null =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now

function columnNow(below?: ScreenPart): Place | null {
  const whole = partOf('table')
  if (!whole) return null
  const table = whole.getBoundingClientRect()
  const boxes = partsOf('side', 'outlook', 'log')
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, right, left }) => width > 0 && table.right - right < 12 && left > table.left + table.width / 2)
  if (boxes.length === 0) return null
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
  // Parts that a game puts between these are covered as well.
  const column = [...whole.children, ...(partOf('aside')?.children ?? [])]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left > left - 2 && box.right < right + 2)
  const [top, bottom] = [Math.min(...column.map((box) => box.top)), Math.max(...column.map((box) => box.bottom))]
  if (right - left < NARROWEST || bottom - top < LOWEST) return null
  const inSight = below && partOf(below)?.getBoundingClientRect()
  const isInColumn = inSight && inSight.height > 0 && inSight.left > left - 2 && inSight.right < right + 2
  const start = isInColumn && bottom - inSight.bottom > ROOM_BELOW ? inSight.bottom + GAP : top
  return { left: `${left}px`, top: `${start}px`, width: `${right - left}px`, height: `${bottom - start}px` }
}
