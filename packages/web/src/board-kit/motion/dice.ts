// How a die is thrown: it turns, its faces change, and it lies still with the one that it shows.

import type { Id } from '@wayfare/kernel'
import { h, render } from 'preact'
import type { Place } from './gesture.ts'
import { boxOf, elementAt } from './places.ts'
import { animate, EASE, type Stage, type Time } from './stage.ts'

/** How long each face is seen. */
const FACE_MS = 60
/** Then it settles, and shows what was thrown. */
const TURNING = 2 / 3

const FRAMES: readonly Keyframe[] = [
  { translate: '0 0', rotate: '0deg' },
  { translate: '12px -34px', rotate: '170deg', offset: 0.25 },
  { translate: '-8px -12px', rotate: '310deg', offset: 0.5 },
  { translate: '0 0', rotate: '374deg', offset: 0.7 },
  { translate: '0 0', rotate: '354deg', offset: 0.85 },
  { translate: '0 0', rotate: '360deg' },
]

/** `faces`: all that it has. They follow each other in the same way whatever was thrown. */
export function paintRoll(stage: Stage, place: Place, faces: readonly Id[], time: Time): void {
  const element = elementAt(place)
  if (!element) return
  const timing = { ...time, easing: EASE.out }
  stage.play(animate(element, [...FRAMES], timing))
  const { Glyph } = stage.painter
  const box = boxOf(element)
  const cover = Glyph && faces.length > 0 ? stage.copy(box) : null
  if (!cover || !Glyph) return
  Object.assign(cover.style, { inset: `${box.y}px auto auto ${box.x}px`, opacity: '0' })
  let turned = 0
  const turn = () => render(h(Glyph, { id: faces[(turned++ * 5 + 2) % faces.length] as Id }), cover)
  turn()
  const duration = time.duration * TURNING
  const hidden = [{ opacity: 0 }, { opacity: 0 }]
  stage.play(element.animate(hidden, { delay: time.delay, duration }))
  stage.play(cover.animate([{ opacity: 1 }, { opacity: 1 }], { delay: time.delay, duration }))
  const turning = cover.animate([...FRAMES], timing)
  const stop = stage.every(FACE_MS, () => {
    if (Number(turning.currentTime) >= time.delay) turn()
  })
  turning.onfinish = () => {
    stop()
    stage.drop(cover)
  }
  stage.play(turning)
}
