// Moving and enlarging a drawing: wheel, drag, pinch, buttons, keys. Pointers that move a little still click.

import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { onFitAll } from './fit-all.ts'
import { type Box, between, type Point, type Size, seenOf } from './viewport-boxes.ts'

export type { Box, Point } from './viewport-boxes.ts'

const CLOSEST = 0.22
const SLACK = 6
/** Fingers that have rested so long are done. */
const REST_MS = 150
const GLIDE = { duration: Number.POSITIVE_INFINITY, composite: 'add' } as const

type Viewport = {
  readonly box: Box
  /** What is really seen: the screen may be wider or taller than the box that is asked for. */
  readonly seen: Box
  /** Of the drawing on the screen; zero before it is there. */
  readonly size: Size
  readonly fitted: boolean
  /** For a button: shows all of it. */
  fit(): void
  /** For a button. */
  zoom(by: number): void
  /** Shows at least this at once, whatever the person looks at. */
  goTo(box: Box): void
  /** Glides to this, unless the person has chosen what is seen, or has a finger on the drawing. */
  lookAt(box: Box): void
}

/** `away`: this pointer draws instead of moving the map. */
export function useViewport(
  svg: RefObject<SVGSVGElement | null>,
  whole: Box,
  away: (event: PointerEvent) => boolean,
): Viewport {
  const [box, setBox] = useState(whole)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const held = useRef(new Map<number, Point>())
  const moved = useRef(false)
  // Where the fingers are: the drawing is moved there as it is, and drawn anew when they rest. Drawn for every frame it would keep a
  // slow processor busy for 100 ms each.
  const latest = useRef(box)
  const drawn = useRef(box)
  drawn.current = box
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // An animation that changes nothing. While there is one, Chromium moves the drawing without looking again at how all of the page lies
  // over each other: that took 3 ms a frame in Arnak and 8 in Darwin, and takes none.
  const gliding = useRef<Animation | undefined>(undefined)
  /** What is seen was chosen by wheel, drag, pinch or button: it stays so until the person asks for all of it. */
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
    // Told of, not asked for: asking in the middle of drawing would lay out everything at once.
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
      // What is pressed stays under the pointer.
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

  // The frame has a key for it.
  useEffect(() => onFitAll(fit), [whole])

  function fit(): void {
    // Whoever asks for all of it instead of a closer look means it.
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
    // Without a network it may be missing; then all of the drawing is seen.
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
