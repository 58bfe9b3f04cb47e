// What is thrown from one place to another: small pictures of a thing, or the thing itself where it lay on the table.

import type { Id } from '@wayfare/kernel'
import { h, render } from 'preact'
import type { Gesture } from './gesture.ts'
import { boxAt, centreOf, elementAt, elementsBelow, isDrawn } from './places.ts'
import { EASE, PICTURE, type Stage, sized, type Time } from './stage.ts'
import { STAGGER } from './timing.ts'
import type { Point } from './ways.ts'

/** More would be a crowd: the number tells the rest. */
const MOST_PICTURES = 4
/** How high a thing is when it has arrived at a counter. */
const SMALL_THING = 40
/** The picture of a piece is at most this large. */
const LARGE_PICTURE = 52
const FRAMES_OF_ARC = 10
/** What has left the table is still seen in its place for at most this long before it flies. */
const LONGEST_LIE_MS = 400

export function paintFlight(
  stage: Stage,
  { picture, from, to, times = 1 }: Gesture & { kind: 'fly' },
  time: Time,
): void {
  const start = stage.was.boxes.get(from) ?? boxAt(from)
  const goal = elementAt(to) ? boxAt(to) : (stage.was.boxes.get(to) ?? boxAt(to))
  if (!start || !goal) return
  const [a, b] = [centreOf(start), centreOf(goal)]
  if (Math.hypot(a.x - b.x, a.y - b.y) < PICTURE / 2) return
  // The table is drawn without what has left it: that is still seen in its place until it flies.
  const isGone = picture === from && !isDrawn(from)
  const thing = picture === from ? stage.was.things.get(from) : undefined
  const copy = thing ? stage.copy(start) : null
  if (thing && copy) {
    copy.append(sized(thing.cloneNode(true) as HTMLElement, start))
    fly(stage, copy, alongArc(a, b, { ...start, end: Math.min(1, SMALL_THING / start.height), isSeen: isGone }), time)
    return
  }
  const size = picture === from ? Math.max(PICTURE, Math.min(LARGE_PICTURE, start.width, start.height)) : PICTURE
  for (let i = 0; i < Math.min(times, MOST_PICTURES); i++)
    paintPicture(stage, picture, a, b, { ...time, delay: time.delay + i * STAGGER }, { size, isSeen: isGone })
}

/** Each piece that is gone flies from where it stood, one after another. */
export function paintGathering(
  stage: Stage,
  { thing, picture, to }: Gesture & { kind: 'gather' },
  { delay, duration }: Time,
): void {
  const now = elementsBelow(thing)
  const gone = [...(stage.was.pieces.get(thing) ?? [])].filter(([element]) => !now.includes(element))
  const goal = boxAt(to)
  if (!goal) return
  for (const [i, [, box]] of gone.entries())
    paintPicture(stage, picture, centreOf(box), centreOf(goal), { delay: delay + i * STAGGER, duration })
}

/** One small picture is thrown from here to there. */
function paintPicture(
  stage: Stage,
  picture: Id,
  from: Point,
  to: Point,
  time: Time,
  { size, isSeen }: { readonly size: number; readonly isSeen: boolean } = { size: PICTURE, isSeen: false },
): void {
  const { Glyph } = stage.painter
  const box = { width: size, height: size }
  const copy = Glyph ? stage.copy(box) : null
  if (!Glyph || !copy) return
  copy.classList.add('motion-picture')
  render(h(Glyph, { id: picture }), copy)
  if (!copy.hasChildNodes()) stage.drop(copy)
  else fly(stage, copy, alongArc(from, to, { ...box, end: PICTURE / size, isSeen }), time)
}

function fly(stage: Stage, copy: HTMLElement, frames: Keyframe[], time: Time): void {
  // A copy that waits long would only be in the way.
  const fill = time.delay < LONGEST_LIE_MS ? 'backwards' : 'none'
  if (fill === 'none') copy.style.opacity = '0'
  const flight = copy.animate(frames, { ...time, easing: EASE.arc, fill })
  flight.onfinish = () => stage.drop(copy)
  stage.play(flight)
}

type Thrown = {
  readonly width: number
  readonly height: number
  /** How large it is in the end, compared with the beginning. */
  readonly end: number
  /** Whether it is seen before it leaves. */
  readonly isSeen: boolean
}

/** Thrown: a curve that rises by a sixth of the way. */
function alongArc(a: Point, b: Point, { width, height, end, isSeen }: Thrown): Keyframe[] {
  const lift = Math.hypot(b.x - a.x, b.y - a.y) * 0.32
  return Array.from({ length: FRAMES_OF_ARC + 1 }, (_, i) => {
    const t = i / FRAMES_OF_ARC
    const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t - lift * t * (1 - t)]
    const size = 1 + (end - 1) * t + 0.14 * Math.sin(Math.PI * t)
    return {
      transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${size})`,
      opacity: i === 0 && !isSeen ? 0 : 1,
    }
  })
}
