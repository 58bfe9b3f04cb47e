// How a line is drawn, and how it runs back when it is erased.

import { h, render } from 'preact'
import type { Gesture } from './gesture.ts'
import { elementsAt } from './places.ts'
import { animate, EASE, isOnBoard, PICTURE, PRESSED, type Stage, type Time } from './stage.ts'

const STEPS = 6

/** The line grows from its beginning to its end. */
function framesOfLine(line: SVGGeometryElement): Keyframe[] {
  const length = line.getTotalLength()
  const strokeDasharray = `${length} ${length}`
  return [
    { strokeDasharray, strokeDashoffset: String(length) },
    { strokeDasharray, strokeDashoffset: '0' },
  ]
}

/** The picture of a pen, this large, goes along the line: its lower left is the point. */
function framesOfPen(line: SVGGeometryElement, size: number): Keyframe[] {
  const [length, matrix] = [line.getTotalLength(), line.getScreenCTM()]
  if (!matrix) return []
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const { x, y } = line.getPointAtLength((length * i) / STEPS).matrixTransform(matrix)
    return { transform: `translate(${x - size * 0.2}px, ${y - size * 0.8}px)`, opacity: 1 }
  })
}

export function paintLine(stage: Stage, { things, pen }: Gesture & { kind: 'draw' }, { delay, duration }: Time): void {
  const part = duration / things.length
  const way: Keyframe[] = []
  for (const [i, thing] of things.entries()) {
    const time = { delay: delay + i * part, duration: part }
    const [line] = elementsAt(thing)
    if (line instanceof SVGGeometryElement && isOnBoard(line)) way.push(...framesOfPen(line, PICTURE))
    for (const element of elementsAt(thing)) {
      if (element instanceof SVGGeometryElement)
        stage.play(element.animate(framesOfLine(element), { ...time, fill: 'backwards' }))
      else stage.play(animate(element, [...PRESSED], { ...time, easing: EASE.out }))
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

export function paintErased(stage: Stage, { things }: Gesture & { kind: 'erase' }, { delay, duration }: Time): void {
  const part = duration / things.length
  for (const [i, thing] of things.entries()) {
    for (const { line, length, matrix } of stage.was.lines.get(thing) ?? []) {
      const copy = stage.copy({ width: innerWidth, height: innerHeight })
      if (!copy) return
      const { a, b, c, d, e, f } = matrix
      const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      line.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`)
      drawing.classList.add('motion-line')
      drawing.append(line)
      copy.append(drawing)
      const strokeDasharray = `${length} ${length}`
      const running = line.animate(
        [
          { strokeDasharray, strokeDashoffset: '0' },
          { strokeDasharray, strokeDashoffset: String(length) },
        ],
        { delay: delay + i * part, duration: part, fill: 'both' },
      )
      running.onfinish = () => stage.drop(copy)
      stage.play(running)
    }
  }
}
