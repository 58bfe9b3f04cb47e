// Rings around the things on the table that a row of the legend stands for.

import type { Id } from '@wayfare/kernel'
import { useLayoutEffect, useState } from 'preact/hooks'
import { findShown, type Meaning, meaningOf } from '../../base/ui/element-meanings.ts'

const GAP = 3

const idOf = ({ id, about = id }: Meaning): Id | undefined => about

/** What is drawn on a part of the table that is put away has no size. */
function isInSight(element: Element): boolean {
  const { width, height, right, bottom, left, top } = element.getBoundingClientRect()
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
}

/** The ids of all things of the game that can be seen on the table at this moment. */
export function idsInSight(): ReadonlySet<Id> {
  const elements = findShown((meaning, element) => idOf(meaning) !== undefined && isInSight(element))
  return new Set(elements.map((element) => idOf(meaningOf(element) ?? {}) as Id))
}

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', string>>

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    left: `${left - GAP}px`,
    top: `${top - GAP}px`,
    width: `${width + 2 * GAP}px`,
    height: `${height + 2 * GAP}px`,
  }
}

/** The table does not move while the dialog lies over it: the boxes are measured once. */
export function BoardRings({ matches }: { readonly matches: (id: Id) => boolean }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useLayoutEffect(() => {
    const elements = findShown((meaning, element) => {
      const id = idOf(meaning)
      return id !== undefined && matches(id) && isInSight(element)
    })
    setBoxes(elements.map(boxOf))
  }, [matches])
  return (
    <>
      {boxes.map((box, i) => (
        <span key={i} class="legend-ring" style={box} />
      ))}
    </>
  )
}
