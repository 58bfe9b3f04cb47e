/** A line as it was drawn, for when it is gone. */
export type LineCopy = { readonly line: SVGGeometryElement; readonly length: number; readonly matrix: DOMMatrix }

export function copyOfLine(element: Element): LineCopy | null {
  const matrix = element instanceof SVGGeometryElement ? element.getScreenCTM() : null
  if (!(element instanceof SVGGeometryElement) || !matrix) return null
  const line = element.cloneNode() as SVGGeometryElement
  const { stroke, strokeWidth, strokeLinecap, strokeLinejoin } = getComputedStyle(element)
  line.removeAttribute('class')
  Object.assign(line.style, { fill: 'none', stroke, strokeWidth, strokeLinecap, strokeLinejoin })
  return { line, length: element.getTotalLength(), matrix }
}
