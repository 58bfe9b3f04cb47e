// How a line is drawn, as keyframes.

const STEPS = 6

/** The line grows from its beginning to its end. */
export function framesOfLine(line: SVGGeometryElement): Keyframe[] {
  const length = line.getTotalLength()
  const strokeDasharray = `${length} ${length}`
  return [
    { strokeDasharray, strokeDashoffset: String(length) },
    { strokeDasharray, strokeDashoffset: '0' },
  ]
}

/** The picture of a pen, this large, goes along the line: its lower left is the point. */
export function framesOfPen(line: SVGGeometryElement, size: number): Keyframe[] {
  const [length, matrix] = [line.getTotalLength(), line.getScreenCTM()]
  if (!matrix) return []
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const { x, y } = line.getPointAtLength((length * i) / STEPS).matrixTransform(matrix)
    return { transform: `translate(${x - size * 0.2}px, ${y - size * 0.8}px)`, opacity: 1 }
  })
}
