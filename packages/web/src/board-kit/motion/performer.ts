// Plays the gestures of a script on the page. The table is already drawn as it is: what is seen to move are animations of its elements,
// which leave nothing behind when they end, and copies in a layer of their own. So a show can be stopped at any moment, and what is
// seen then is right.

import { render } from 'preact'
import { toneOf } from '../../base/ui/seat.ts'
import type { Box } from '../element-boxes.ts'
import { paintRoll } from './dice.ts'
import { paintFlight, paintGathering } from './flights.ts'
import type { Gesture, Place, Way } from './gesture.ts'
import { paintErased, paintLine } from './lines.ts'
import { paintCount } from './numbers.ts'
import { boxOf, centreOf, elementAt, elementsAt, isDrawn, thingsIn } from './places.ts'
import { animate, EASE, isOnBoard, type Painter, PRESSED, type Stage, sized, type Time } from './stage.ts'
import type { Before } from './table-before.ts'
import { beginsOf, TIMES, type TimedStep } from './timing.ts'
import { type Point, pointsPassed, sharesOf } from './ways.ts'

export type Performance = {
  /** Ends it at once: the table is seen as it is. */
  stop(): void
  /** Goes on as if so much time had passed. */
  skip(ms: number): void
}

const MOST_IN_AIR = 24
/** How long a place is lit while a piece passes it. */
const PASSING = 240

export function perform(steps: readonly TimedStep[], was: Before, painter: Painter): Performance {
  const animations: Animation[] = []
  const copies = new Set<HTMLElement>()
  const timers = new Set<ReturnType<typeof setInterval>>()
  const drop = (copy: HTMLElement) => {
    if (!copies.delete(copy)) return
    render(null, copy)
    copy.remove()
  }
  const stage: Stage = {
    ...{ was, painter },
    seat: undefined,
    play(animation) {
      animations.push(animation)
      // That it was ended before its time is no fault.
      animation.finished.catch(() => {})
    },
    copy(box) {
      if (copies.size >= MOST_IN_AIR) return null
      const copy = document.createElement('span')
      copy.className = 'motion-copy'
      if (stage.seat !== undefined) copy.dataset.own = toneOf(stage.seat)
      Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px` })
      painter.layer.append(copy)
      copies.add(copy)
      return copy
    },
    drop,
    every(ms, work) {
      const timer = setInterval(work, ms)
      timers.add(timer)
      return () => {
        clearInterval(timer)
        timers.delete(timer)
      }
    },
    counted: new Map(),
  }
  const all = steps.flatMap(whenEach)
  const later = all.filter(([gesture]) => !isDrawnNow(gesture))
  for (const one of all) {
    if (later.includes(one)) continue
    const [gesture, time, seat] = one
    stage.seat = seat
    paint(stage, gesture, time)
  }
  // The panels beside the board are drawn anew two frames after it (see deferred.tsx), and a map may go to another place by then.
  const began = performance.now()
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const passed = performance.now() - began
      for (const [gesture, { delay, duration }, seat] of later) {
        stage.seat = seat
        paint(stage, gesture, { delay: Math.max(0, delay - passed), duration })
      }
    })
  })
  return {
    stop() {
      cancelAnimationFrame(frame)
      timers.forEach(clearInterval)
      for (const animation of animations) animation.cancel()
      for (const copy of [...copies]) drop(copy)
    },
    skip(ms) {
      for (const animation of animations) {
        if (animation.playState === 'running') animation.currentTime = Number(animation.currentTime) + ms
      }
    },
  }
}

type Timed = readonly [Gesture, Time, seat: number | undefined]

/** The gestures of a step with their times: they overlap, and are quicker where there is less time for the step. */
function whenEach({ gestures, seat, at, lasts }: TimedStep): Timed[] {
  const begins = beginsOf(gestures)
  const natural = Math.max(1, ...gestures.map((gesture, i) => (begins[i] as number) + TIMES[gesture.kind]))
  const scale = Math.min(1, lasts / natural)
  return gestures.map((gesture, i) => [
    gesture,
    { delay: at + (begins[i] as number) * scale, duration: TIMES[gesture.kind] * scale },
    seat,
  ])
}

/** What is on the board is drawn already; copies fly over what will be drawn. */
function isDrawnNow(gesture: Gesture): boolean {
  if (gesture.kind === 'fly' || gesture.kind === 'gather' || gesture.kind === 'glow') return false
  const things =
    gesture.kind === 'draw' || gesture.kind === 'erase'
      ? gesture.things
      : [gesture.kind === 'count' ? gesture.place : gesture.thing]
  return things.flatMap(elementsAt).some(isOnBoard)
}

function paint(stage: Stage, gesture: Gesture, time: Time): void {
  if (gesture.kind === 'move') paintMove(stage, gesture, time)
  else if (gesture.kind === 'shift') paintShift(stage, gesture.thing, time)
  else if (gesture.kind === 'gather') paintGathering(stage, gesture, time)
  else if (gesture.kind === 'fly') paintFlight(stage, gesture, time)
  else if (gesture.kind === 'count') paintCount(stage, gesture.place, gesture.by, time)
  else if (gesture.kind === 'glow')
    paintGlow(stage, gesture.place, { ...time, duration: Math.max(time.duration, TIMES.glow) })
  else if (gesture.kind === 'draw') paintLine(stage, gesture, time)
  else if (gesture.kind === 'erase') paintErased(stage, gesture, time)
  else if (gesture.kind === 'roll') paintRoll(stage, gesture.thing, gesture.faces, time)
  else paintOn(stage, gesture.thing, FRAMES[gesture.kind], time)
}

/** With the properties for single transformations, which leave alone what places an element. */
const FRAMES = {
  // Never without any width: it would not count as seen.
  flip: [{ scale: '.02 1' }, { scale: '1.06 1', offset: 0.8 }, { scale: '1 1' }],
  press: PRESSED,
  shake: [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` })),
} as const satisfies Record<string, readonly Keyframe[]>

function paintOn(stage: Stage, place: Place, frames: readonly Keyframe[], time: Time): void {
  const element = elementAt(place)
  if (!element) return
  stage.play(animate(element, [...frames], { ...time, easing: EASE.out }))
}

function paintMove(stage: Stage, { thing, along, home }: Gesture & { kind: 'move' }, time: Time): void {
  const was = stage.was.pieces.get(thing)
  const now = elementsAt(thing)
  // A piece that is drawn by another element now has come from where one has gone.
  const gone = [...(was ?? [])].filter(([element]) => !now.includes(element)).map(([, box]) => box)
  for (const element of now) {
    const from = was?.get(element) ?? gone.shift() ?? (home && stage.was.boxes.get(home.place))
    if (from) paintWay(stage, element, from, along, time)
    else stage.play(animate(element, [...PRESSED], { ...time, easing: EASE.out }))
  }
}

function paintWay(stage: Stage, element: Element, from: Box, along: Way | undefined, time: Time): void {
  const [a, b] = [centreOf(from), centreOf(boxOf(element))]
  if (Math.hypot(a.x - b.x, a.y - b.y) < 2) return
  const passed = along ? pointsPassed(along, stage.was.boxes, a, b) : []
  const points = [a, ...(passed.length > 0 ? passed : [middleOf(a, b)]), b]
  const shares = sharesOf(points)
  const copy = element instanceof HTMLElement && isCutOff(element, a) ? copyOver(stage, element) : null
  const frames = points.map((point, i) => {
    const { x, y } = inItsUnits(element, point.x - b.x, point.y - b.y)
    const isPassing = i > 0 && i < points.length - 1
    return { translate: `${x}px ${y}px`, scale: isPassing ? '1.3' : '1', offset: shares[i] as number }
  })
  const walk = animate(copy ?? element, frames, { ...time, easing: EASE.walk })
  stage.play(walk)
  if (copy) {
    stage.play(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time.delay + time.duration }))
    walk.onfinish = () => stage.drop(copy)
  }
  for (const [i, { place }] of passed.entries())
    paintGlow(stage, place, { delay: time.delay + time.duration * (shares[i + 1] as number), duration: PASSING })
}

/** Whether a point lies outside of a part of the page that shows nothing beyond its edges. */
function isCutOff(element: Element, { x, y }: Point): boolean {
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (getComputedStyle(part).overflow === 'visible') continue
    const box = boxOf(part)
    if (x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height) return true
  }
  return false
}

/** A copy of what is drawn here, in the layer above the table. */
function copyOver(stage: Stage, element: HTMLElement): HTMLElement | null {
  const box = boxOf(element)
  const copy = stage.copy(box)
  if (!copy) return null
  Object.assign(copy.style, { inset: `${box.y}px auto auto ${box.x}px` })
  copy.append(sized(element.cloneNode(true) as HTMLElement, box))
  return copy
}

/** What lay elsewhere in this part before glides to where it lies now. */
function paintShift(stage: Stage, part: Place, time: Time): void {
  const was = stage.was.pieces.get(part)
  for (const element of thingsIn(part)) {
    const [from, to] = [was?.get(element), boxOf(element)]
    const [x, y] = from ? [from.x - to.x, from.y - to.y] : [0, 0]
    if (Math.hypot(x, y) < 2) continue
    stage.play(animate(element, [{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { ...time, easing: EASE.out }))
  }
}

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** What is drawn in a map is measured in units of the map. */
function inItsUnits(element: Element, x: number, y: number): { x: number; y: number } {
  const matrix = element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null
  if (!matrix || !(element instanceof SVGElement)) return { x, y }
  const { a, b, c, d } = matrix.inverse()
  return { x: a * x + c * y, y: b * x + d * y }
}

function paintGlow(stage: Stage, place: Place, { delay, duration }: Time): void {
  const element = elementAt(place)
  // What was taken from the table has left the place that is lit.
  const box = element ? boxOf(element) : isDrawn(place) ? undefined : stage.was.boxes.get(place)
  if (!box) return
  const { x, y, width, height } = box
  const ring = stage.copy({ width: width + 8, height: height + 8 })
  if (!ring) return
  ring.classList.add('motion-ring')
  const transform = `translate(${x - 4}px, ${y - 4}px)`
  const glowing = ring.animate(
    [
      { transform, opacity: 0 },
      { transform, opacity: 1, offset: 0.25 },
      { transform, opacity: 1, offset: 0.75 },
      { transform, opacity: 0 },
    ],
    { duration, delay, fill: 'both' },
  )
  glowing.onfinish = () => stage.drop(ring)
  stage.play(glowing)
}
