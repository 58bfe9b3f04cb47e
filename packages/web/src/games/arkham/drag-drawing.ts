// Drawing by dragging along streets with a mouse or a pen: a street is pointed at when the pointer enters the next one,
// and the last one when the button is released. A finger moves the map.

import { isSegment } from '@wayfare/arkham/tables'
import { useRef } from 'preact/hooks'
import { thingAt } from '../../base/ui/element-meanings.ts'
import type { Props } from './props.ts'

export function useDragDrawing({ pointing }: Pick<Props, 'pointing'>) {
  const current = useRef<string | null>(null)
  const dragged = useRef(false)
  const canDraw = (id: string | null): id is string => id !== null && isSegment(id) && pointing.offered.peek().has(id)
  return {
    begins(event: PointerEvent): boolean {
      const id = thingAt(event.target)
      dragged.current = false
      current.current = event.pointerType !== 'touch' && canDraw(id) ? id : null
      return current.current !== null
    },
    onPointerMove(event: PointerEvent): void {
      const id = thingAt(event.target)
      if (current.current === null || event.buttons === 0 || id === current.current || !canDraw(id)) return
      if (!dragged.current) {
        dragged.current = true
        pointing.cancelArmed()
        pointing.point(current.current)
        if (!canDraw(id)) {
          current.current = null
          return
        }
      }
      current.current = id
    },
    onPointerUp(event: PointerEvent): void {
      const id = current.current
      current.current = null
      if (dragged.current && canDraw(id) && thingAt(event.target) === id) pointing.point(id)
    },
    /** Suppresses the click at the end of a drag. */
    onClickCapture(event: MouseEvent): void {
      if (dragged.current) event.stopPropagation()
      dragged.current = false
    },
  }
}
