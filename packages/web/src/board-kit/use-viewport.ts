// Panning and zooming of a drawing by wheel, drag, pinch, buttons and keys. Pointers that move only a little still
// click.

import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { onFitAll } from './fit-all.ts'
import { type Box, between, type Point, type Size, seenOf } from './viewport-boxes.ts'

export type { Box, Point } from './viewport-boxes.ts'

const CLOSEST = 0.22
const SLACK = 6
/** Fingers that have rested for this long have finished the gesture. */
const REST_MS = 150
const GLIDE = { duration: Number.POSITIVE_INFINITY, composite: 'add' } as const

type Viewport = {
  readonly box: Box
  /** The part that is really visible: the screen may be wider or taller than the requested box. */
  readonly seen: Box
  /** The size of the drawing on the screen; zero before it is there. */
  readonly size: Size
  readonly fitted: boolean
  /** Shows the whole drawing. For a button. */
  fit(): void
  /** Zooms by this factor. For a button. */
  zoom(by: number): void
  /** Shows at least this box at once, whatever the person looks at. */
  goTo(box: Box): void
  /** Moves smoothly to this box, unless the person has chosen the visible part or has a finger on the drawing. */
  lookAt(box: Box): void
}

/** `away` is true for pointers that draw and do not move the map. */
export function useViewport(
  svg: RefObject<SVGSVGElement | null>,
  whole: Box,
  away: (event: PointerEvent) => boolean,
): Viewport {
  const [box, setBox] = useState(whole)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const held = useRef(new Map<number, Point>())
  const moved = useRef(false)
  // The position of the fingers. During the gesture the drawing is moved as it is, and it is rendered anew when they
  // rest. Rendering every frame would keep a slow processor busy for 100 ms each.
  const latest = useRef(box)
  const drawn = useRef(box)
  drawn.current = box
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // An animation that changes nothing. While it runs, Chromium moves the drawing without sorting all layers of the page
  // again: that took 3 ms a frame in Arnak and 8 in Darwin, and now takes none.
  const gliding = useRef<Animation | undefined>(undefined)
  /**
   * True if the person has chosen the visible part by wheel, drag, pinch or button. It then stays until they ask for
   * the whole.
   */
  const isChosen = useRef(false)
  const whenDrawn = useRef<(() => Animation) | undefined>(undefined)
  const looking = useRef<Animation | undefined>(undefined)
  useLayoutEffect(() => {
    clearTimeout(rest.current)
    rest.current = undefined
    gliding.current?.cancel()
    latest.current = box
    if (svg.current) svg.current.style.transform = ''
    looking.current?.cancel()
    looking.current = whenDrawn.current?.()
    whenDrawn.current = undefined
  }, [box])
  const apart = useRef(away)
  apart.current = away

  useEffect(() => {
    const node = svg.current
    if (!node) return
    // The size comes from an observer: reading it during a render would force a layout at once.
    const watch = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    watch.observe(node)
    let frame = node.getBoundingClientRect()
    const measure = (): DOMRect => {
      if (rest.current === undefined) frame = node.getBoundingClientRect()
      return frame
    }
    const scale = (): number => {
      const { width, height } = measure()
      return Math.max(latest.current.w / width, latest.current.h / height)
    }
    const move = (next: Box): void => {
      const size = measure()
      looking.current?.cancel()
      if (next !== latest.current) isChosen.current = true
      if (rest.current === undefined) gliding.current = node.animate({ transform: 'none' }, GLIDE)
      latest.current = next
      node.style.transform = between(seenOf(drawn.current, size), seenOf(next, size), size)
      clearTimeout(rest.current)
      rest.current = setTimeout(() => {
        rest.current = undefined
        gliding.current?.cancel()
        setBox(latest.current)
      }, REST_MS)
    }
    const at = ({ x, y }: Point): Point => {
      const rect = measure()
      const { x: left, y: top, w, h } = latest.current
      return {
        x: left + w / 2 + (x - rect.left - rect.width / 2) * scale(),
        y: top + h / 2 + (y - rect.top - rect.height / 2) * scale(),
      }
    }
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      move(zoomed(latest.current, whole, Math.exp(event.deltaY * 0.0015), at({ x: event.clientX, y: event.clientY })))
    }
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || apart.current(event)) return
      if (held.current.size === 0) moved.current = false
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      // The pressed thing stays under the pointer.
      if (looking.current?.playState === 'running') looking.current.pause()
    }
    const onMove = (event: PointerEvent) => {
      const before = held.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      if (!moved.current && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return
      if (!moved.current) node.setPointerCapture(event.pointerId)
      moved.current = true
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1]
      held.current.set(event.pointerId, now)
      const per = scale()
      if (!other) {
        const { x, y, w, h } = latest.current
        move(within({ x: x - (now.x - before.x) * per, y: y - (now.y - before.y) * per, w, h }, whole))
        return
      }
      const spread = Math.hypot(before.x - other.x, before.y - other.y) / Math.hypot(now.x - other.x, now.y - other.y)
      move(zoomed(latest.current, whole, spread, at({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })))
    }
    const onUp = (event: PointerEvent) => {
      held.current.delete(event.pointerId)
      if (looking.current?.playState === 'paused') looking.current.play()
    }
    const onClick = (event: MouseEvent) => {
      if (!moved.current) return
      moved.current = false
      event.stopPropagation()
      event.preventDefault()
    }
    node.addEventListener('wheel', onWheel, { passive: false })
    node.addEventListener('pointerdown', onDown)
    node.addEventListener('pointermove', onMove)
    node.addEventListener('pointerup', onUp)
    node.addEventListener('pointercancel', onUp)
    node.addEventListener('click', onClick, true)
    return () => {
      watch.disconnect()
      clearTimeout(rest.current)
      gliding.current?.cancel()
      node.removeEventListener('wheel', onWheel)
      node.removeEventListener('pointerdown', onDown)
      node.removeEventListener('pointermove', onMove)
      node.removeEventListener('pointerup', onUp)
      node.removeEventListener('pointercancel', onUp)
      node.removeEventListener('click', onClick, true)
    }
  }, [svg, whole])

  // The frame has a key for this.
  useEffect(() => onFitAll(fit), [whole])

  function fit(): void {
    // A person who asks for the whole in place of a closer look has chosen that.
    isChosen.current = !isChosen.current && drawn.current !== whole
    looking.current?.cancel()
    setBox(whole)
  }
  function lookAt(to: Box): void {
    if (isSame(to, drawn.current)) return
    const show = (next: Box, then?: () => Animation) => {
      whenDrawn.current = then
      setBox(next)
    }
    // Without a network the file may be missing; then the whole drawing is shown.
    import('./glide.ts').then(
      ({ glide }) => {
        const node = svg.current
        if (!node || isChosen.current || held.current.size > 0) return
        looking.current?.cancel()
        looking.current = glide({ node, from: drawn.current, to, size, show })
      },
      () => {},
    )
  }

  return {
    box,
    seen: seenOf(box, size),
    size,
    fitted: box === whole,
    fit,
    zoom(by) {
      isChosen.current = true
      looking.current?.cancel()
      setBox(zoomed(box, whole, by, { x: box.x + box.w / 2, y: box.y + box.h / 2 }))
    },
    goTo(target) {
      isChosen.current = false
      setBox(within(target, whole))
    },
    lookAt: (target) => lookAt(within(target, whole)),
  }
}

const isSame = (one: Box, other: Box): boolean => one.x === other.x && one.y === other.y && one.w === other.w

function zoomed(box: Box, whole: Box, by: number, at: Point): Box {
  const factor = Math.min(Math.max(by, (whole.w * CLOSEST) / box.w), whole.w / box.w)
  if (box.w * factor >= whole.w * 0.999) return whole
  const next = { x: at.x - (at.x - box.x) * factor, y: at.y - (at.y - box.y) * factor }
  return within({ ...next, w: box.w * factor, h: box.h * factor }, whole)
}

function within(box: Box, whole: Box): Box {
  if (box === whole) return whole
  const { x, y, w, h } = box
  const keep = (value: number, size: number, low: number, room: number): number =>
    size >= room ? low + (room - size) / 2 : Math.min(Math.max(value, low), low + room - size)
  return { x: keep(x, w, whole.x, whole.w), y: keep(y, h, whole.y, whole.h), w, h }
}
