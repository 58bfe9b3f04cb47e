// Geometry of viewports: the visible part of a drawing, and the transform between two parts.

export type Point = { readonly x: number; readonly y: number }
/** A box in units of the drawing. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
/** A size in pixels of the screen. */
export type Size = { readonly width: number; readonly height: number }

/** Returns the visible part for a requested box: the screen may be wider or taller than that. */
export function seenOf(box: Box, { width, height }: Size): Box {
  // A part of the table that is folded away has no height or no width.
  if (width === 0 || height === 0) return box
  const per = Math.max(box.w / width, box.h / height)
  const [w, h] = [width * per, height * per]
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h }
}

/** The transform from a rendered part of the map to the place where that part is visible. */
export function between(drawn: Box, seen: Box, { width, height }: Size): string {
  const x = ((drawn.x - seen.x) / seen.w) * width
  const y = ((drawn.y - seen.y) / seen.h) * height
  return `translate(${x}px, ${y}px) scale(${drawn.w / seen.w})`
}

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h
