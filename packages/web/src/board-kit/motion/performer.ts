// Plays the gestures of a script on the page. The table is already drawn as it is: what is seen to move are animations of its elements,
// which leave nothing behind when they end, and copies in a layer of their own. So a show can be stopped at any moment, and what is
// seen then is right.

import type { Id } from '@wayfare/kernel'
import { type ComponentType, h, render } from 'preact'
import { partOf } from '../../base/ui/screen-parts.ts'
import type { Box } from '../element-boxes.ts'
import type { Gesture, Place, Way } from './gesture.ts'
import { framesOfLine, framesOfPen } from './lines.ts'
import { boxAt, boxOf, centreOf, elementAt, elementsAt } from './places.ts'
import type { Step } from './script.ts'
import { beginsOf, STAGGER, TIMES, type TimedStep } from './timing.ts'
import { type Point, pointsPassed, sharesOf } from './ways.ts'

export type Painter = {
  /** Above the table; takes no presses. */
  readonly layer: HTMLElement
  /** The small picture of a thing. */
  readonly Glyph: ComponentType<{ readonly id: Id }> | undefined
}

export type Performance = {
  /** Ends it at once: the table is seen as it is. */
  stop(): void
  /** Goes on as if so much time had passed. */
  skip(ms: number): void
}

const EASE = {
  out: 'cubic-bezier(.2,.7,.2,1)',
  walk: 'cubic-bezier(.45,.05,.4,1)',
  arc: 'cubic-bezier(.35,0,.2,1)',
} as const
/** More would be a crowd: the number tells the rest. */
const MOST_PICTURES = 4
const MOST_IN_AIR = 24
const PICTURE = 30
/** What else is counted is drawn piece by piece. */
const NUMBER = /^[−-]?\d+$/
/** How long a place is lit while a piece passes it. */
const PASSING = 240

/** What stood where before the table was drawn anew. Read before anything is written, so that the page is laid out only once. */
export type Before = {
  readonly pieces: ReadonlyMap<Place, ReadonlyMap<Element, Box>>
  readonly boxes: ReadonlyMap<Place, Box>
  readonly numbers: ReadonlyMap<Place, string>
}

export function before(steps: readonly Step[]): Before {
  const pieces = new Map<Place, ReadonlyMap<Element, Box>>()
  const boxes = new Map<Place, Box>()
  const numbers = new Map<Place, string>()
  for (const gesture of steps.flatMap(({ gestures }) => gestures)) {
    if (gesture.kind === 'move' && !pieces.has(gesture.thing))
      pieces.set(gesture.thing, new Map(elementsAt(gesture.thing).map((element) => [element, boxOf(element)])))
    for (const place of gesture.kind === 'fly' ? [gesture.from, gesture.to] : []) {
      const box = boxAt(place)
      if (box && !boxes.has(place)) boxes.set(place, box)
    }
    for (const place of gesture.kind === 'move' ? Object.keys(gesture.along ?? {}) : []) {
      const element = elementAt(place)
      if (element && !boxes.has(place)) boxes.set(place, boxOf(element))
    }
    if (gesture.kind === 'count' && !numbers.has(gesture.place)) {
      const text = elementAt(gesture.place)?.textContent ?? ''
      if (NUMBER.test(text)) numbers.set(gesture.place, text)
    }
  }
  return { pieces, boxes, numbers }
}

export function perform(steps: readonly TimedStep[], was: Before, painter: Painter): Performance {
  const animations: Animation[] = []
  const copies = new Set<HTMLElement>()
  const drop = (copy: HTMLElement) => {
    if (!copies.delete(copy)) return
    render(null, copy)
    copy.remove()
  }
  const stage: Stage = {
    ...{ was, painter },
    play(animation) {
      animations.push(animation)
      // That it was ended before its time is no fault.
      animation.finished.catch(() => {})
    },
    copy(box) {
      if (copies.size >= MOST_IN_AIR) return null
      const copy = document.createElement('span')
      copy.className = 'motion-copy'
      Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px` })
      painter.layer.append(copy)
      copies.add(copy)
      return copy
    },
    drop,
    counted: new Map(),
  }
  const all = steps.flatMap(whenEach)
  const later = all.filter(([gesture]) => !isDrawnNow(gesture))
  for (const one of all) if (!later.includes(one)) paint(stage, ...one)
  // The panels beside the board are drawn anew two frames after it (see deferred.tsx), and a map may go to another place by then.
  const began = performance.now()
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const passed = performance.now() - began
      for (const [gesture, { delay, duration }] of later)
        paint(stage, gesture, { delay: Math.max(0, delay - passed), duration })
    })
  })
  return {
    stop() {
      cancelAnimationFrame(frame)
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

/** The gestures of a step with their times: they overlap, and are quicker where there is less time for the step. */
function whenEach({ gestures, at, lasts }: TimedStep): (readonly [Gesture, Time])[] {
  const begins = beginsOf(gestures)
  const natural = Math.max(1, ...gestures.map((gesture, i) => (begins[i] as number) + TIMES[gesture.kind]))
  const scale = Math.min(1, lasts / natural)
  return gestures.map((gesture, i) => [
    gesture,
    { delay: at + (begins[i] as number) * scale, duration: TIMES[gesture.kind] * scale },
  ])
}

/** What is on the board is drawn already; copies fly over what will be drawn. */
function isDrawnNow(gesture: Gesture): boolean {
  if (gesture.kind === 'fly' || gesture.kind === 'glow') return false
  const things = gesture.kind === 'draw' ? gesture.things : [gesture.kind === 'count' ? gesture.place : gesture.thing]
  return things.flatMap(elementsAt).some(isOnBoard)
}

const isOnBoard = (element: Element): boolean => partOf('board')?.contains(element) === true

type Stage = {
  readonly was: Before
  readonly painter: Painter
  play(animation: Animation): void
  /** A box of its own in the layer; null where too much is in the air. */
  copy(box: Pick<Box, 'width' | 'height'>): HTMLElement | null
  drop(copy: HTMLElement): void
  /** Numbers whose old text stands over them. */
  readonly counted: Map<Place, string>
}
type Time = { readonly delay: number; readonly duration: number }

function paint(stage: Stage, gesture: Gesture, time: Time): void {
  if (gesture.kind === 'move') paintMove(stage, gesture, time)
  else if (gesture.kind === 'fly') paintFlight(stage, gesture, time)
  else if (gesture.kind === 'count') paintCount(stage, gesture.place, gesture.by, time)
  else if (gesture.kind === 'glow')
    paintGlow(stage, gesture.place, { ...time, duration: Math.max(time.duration, TIMES.glow) })
  else if (gesture.kind === 'draw') paintLine(stage, gesture, time)
  else paintOn(stage, gesture.thing, FRAMES[gesture.kind], time)
}

/** With the properties for single transformations, which leave alone what places an element. */
const FRAMES = {
  flip: [{ scale: '0 1' }, { scale: '1.06 1', offset: 0.8 }, { scale: '1 1' }],
  press: [
    { scale: '1.5', opacity: 0 },
    { scale: '.92', opacity: 1, offset: 0.35 },
    { scale: '1.05', opacity: 1, offset: 0.7 },
    { scale: '1', opacity: 1 },
  ],
  shake: [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` })),
  roll: [
    { translate: '0 0', rotate: '0deg' },
    { translate: '12px -34px', rotate: '170deg', offset: 0.25 },
    { translate: '-8px -12px', rotate: '310deg', offset: 0.5 },
    { translate: '0 0', rotate: '374deg', offset: 0.7 },
    { translate: '0 0', rotate: '354deg', offset: 0.85 },
    { translate: '0 0', rotate: '360deg' },
  ],
} as const satisfies Record<string, readonly Keyframe[]>

function paintOn(stage: Stage, place: Place, frames: readonly Keyframe[], time: Time): void {
  const element = elementAt(place)
  if (!element) return
  stage.play(animate(element, [...frames], { ...time, easing: EASE.out }))
}

/** Scaled about its own middle, also in a drawing, where `transform` places an element and would be scaled with it. */
function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const { e, f } = new DOMMatrix(element instanceof SVGElement ? getComputedStyle(element).transform : 'none')
  const transformOrigin = `calc(50% + ${e}px) calc(50% + ${f}px)`
  const centred =
    element instanceof SVGElement
      ? frames.map((frame) => ({ transformBox: 'fill-box', transformOrigin, ...frame }))
      : frames
  return element.animate(centred, { fill: 'backwards', ...timing })
}

function paintMove(stage: Stage, { thing, along }: Gesture & { kind: 'move' }, time: Time): void {
  const was = stage.was.pieces.get(thing)
  const now = elementsAt(thing)
  // A piece that is drawn by another element now has come from where one has gone.
  const gone = [...(was ?? [])].filter(([element]) => !now.includes(element)).map(([, box]) => box)
  for (const element of now) {
    const from = was?.get(element) ?? gone.shift()
    if (from) paintWay(stage, element, from, along, time)
    else stage.play(animate(element, [...FRAMES.press], { ...time, easing: EASE.out }))
  }
}

function paintWay(stage: Stage, element: Element, from: Box, along: Way | undefined, time: Time): void {
  const [a, b] = [centreOf(from), centreOf(boxOf(element))]
  if (Math.hypot(a.x - b.x, a.y - b.y) < 2) return
  const passed = along ? pointsPassed(along, stage.was.boxes, a, b) : []
  const points = [a, ...(passed.length > 0 ? passed : [middleOf(a, b)]), b]
  const shares = sharesOf(points)
  const frames = points.map((point, i) => {
    const { x, y } = inItsUnits(element, point.x - b.x, point.y - b.y)
    const isPassing = i > 0 && i < points.length - 1
    return { translate: `${x}px ${y}px`, scale: isPassing ? '1.3' : '1', offset: shares[i] as number }
  })
  stage.play(animate(element, frames, { ...time, easing: EASE.walk }))
  for (const [i, { place }] of passed.entries())
    paintGlow(stage, place, { delay: time.delay + time.duration * (shares[i + 1] as number), duration: PASSING })
}

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** What is drawn in a map is measured in units of the map. */
function inItsUnits(element: Element, x: number, y: number): { x: number; y: number } {
  const matrix = element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null
  if (!matrix || !(element instanceof SVGElement)) return { x, y }
  const { a, b, c, d } = matrix.inverse()
  return { x: a * x + c * y, y: b * x + d * y }
}

function paintFlight(
  stage: Stage,
  { picture, from, to, times = 1 }: Gesture & { kind: 'fly' },
  { delay, duration }: Time,
): void {
  const { Glyph } = stage.painter
  const start = stage.was.boxes.get(from) ?? boxAt(from)
  const goal = elementAt(to) ? boxAt(to) : (stage.was.boxes.get(to) ?? boxAt(to))
  if (!Glyph || !start || !goal) return
  const [a, b] = [centreOf(start), centreOf(goal)]
  if (Math.hypot(a.x - b.x, a.y - b.y) < PICTURE / 2) return
  for (let i = 0; i < Math.min(times, MOST_PICTURES); i++) {
    const copy = stage.copy({ width: PICTURE, height: PICTURE })
    if (!copy) return
    render(h(Glyph, { id: picture }), copy)
    const flight = copy.animate(alongArc(a, b), {
      duration,
      delay: delay + i * STAGGER,
      easing: EASE.arc,
      fill: 'backwards',
    })
    flight.onfinish = () => stage.drop(copy)
    stage.play(flight)
  }
}

const FRAMES_OF_ARC = 10

/** Thrown: a curve that rises by a sixth of the way, seen from before it begins until it lands. */
function alongArc(a: Point, b: Point): Keyframe[] {
  const lift = Math.hypot(b.x - a.x, b.y - a.y) * 0.32
  return Array.from({ length: FRAMES_OF_ARC + 1 }, (_, i) => {
    const t = i / FRAMES_OF_ARC
    const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t - lift * t * (1 - t)]
    const size = 1 + 0.14 * Math.sin(Math.PI * t)
    return {
      transform: `translate(${x - PICTURE / 2}px, ${y - PICTURE / 2}px) scale(${size})`,
      opacity: i === 0 ? 0 : 1,
    }
  })
}

function paintCount(stage: Stage, place: Place, by: number | null, { delay, duration }: Time): void {
  const element = elementAt(place)
  const box = element ? boxOf(element) : boxAt(place)
  if (!box) return
  const old = stage.counted.get(place) ?? stage.was.numbers.get(place)
  const isFirst = !stage.counted.has(place)
  if (by !== null) paintBadge(stage, centreOf(box), by, { delay, duration })
  if (!(element instanceof HTMLElement) || old === undefined || !isFirst) return
  stage.counted.set(place, old)
  // A number that is worked out somewhere else may be known only by now.
  const grown = () => {
    const isStillHere = by === null && elementAt(place) === element
    const more = isStillHere ? Number(element.textContent) - Number(old) : 0
    if (more) paintBadge(stage, centreOf(boxOf(element)), more, { delay: 0, duration })
  }
  holdNumber(stage, element, old, delay, grown)
}

/** By how much a number changes, above it for a moment. */
function paintBadge(stage: Stage, { x, y }: Point, by: number, { delay, duration }: Time): void {
  const badge = stage.copy({ width: 34, height: 20 })
  if (!badge) return
  badge.classList.add('motion-badge')
  badge.textContent = by > 0 ? `+${by}` : `−${-by}`
  const at = (rise: number, size = 1) => `translate(${x - 17}px, ${y - 10 - rise}px) scale(${size})`
  const rising = badge.animate(
    [
      { transform: at(10, 0.6), opacity: 0 },
      { transform: at(20), opacity: 1, offset: 0.15 },
      { transform: at(20), opacity: 1, offset: 0.8 },
      { transform: at(26), opacity: 0 },
    ],
    { duration: duration + 900, delay, fill: 'both' },
  )
  rising.onfinish = () => stage.drop(badge)
  stage.play(rising)
}

/** Until its picture has landed the old number stands over the new one. */
function holdNumber(stage: Stage, element: HTMLElement, old: string, until: number, then: () => void): void {
  if (until <= 0) return
  const cover = stage.copy(boxOf(element))
  if (!cover) return
  const { font, color, letterSpacing, textAlign } = getComputedStyle(element)
  const { x, y, height } = boxOf(element)
  cover.textContent = old
  Object.assign(cover.style, { font, color, letterSpacing, textAlign, lineHeight: `${height}px` })
  const place = `translate(${x}px, ${y}px)`
  const standing = cover.animate([{ transform: place }, { transform: place }], { duration: until, fill: 'both' })
  standing.onfinish = () => {
    stage.drop(cover)
    then()
  }
  stage.play(standing)
  stage.play(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until }))
}

function paintGlow(stage: Stage, place: Place, { delay, duration }: Time): void {
  const element = elementAt(place)
  if (!element) return
  const { x, y, width, height } = boxOf(element)
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

function paintLine(stage: Stage, { things, pen }: Gesture & { kind: 'draw' }, { delay, duration }: Time): void {
  const part = duration / things.length
  const way: Keyframe[] = []
  for (const [i, thing] of things.entries()) {
    const time = { delay: delay + i * part, duration: part }
    const [line] = elementsAt(thing)
    if (line instanceof SVGGeometryElement && isOnBoard(line)) way.push(...framesOfPen(line, PICTURE))
    for (const element of elementsAt(thing)) {
      if (element instanceof SVGGeometryElement)
        stage.play(element.animate(framesOfLine(element), { ...time, fill: 'backwards' }))
      else stage.play(animate(element, [...FRAMES.press], { ...time, easing: EASE.out }))
    }
  }
  const { Glyph } = stage.painter
  const copy = pen && Glyph && way.length > 0 ? stage.copy({ width: PICTURE, height: PICTURE }) : null
  if (!copy || !Glyph || !pen) return
  render(h(Glyph, { id: pen }), copy)
  const drawing = copy.animate([{ ...way[0], opacity: 0 }, ...way], { delay, duration, fill: 'backwards' })
  drawing.onfinish = () => stage.drop(copy)
  stage.play(drawing)
}
