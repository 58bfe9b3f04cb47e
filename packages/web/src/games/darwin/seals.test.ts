import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Half of the line width around the seal. */
const EDGE = 0.45

test.each(['green', 'blue', 'red', 'yellow', 'purple'])(
  'the %s seal is not cut off at the edge of its picture',
  (colour) => {
    const svg = readFileSync(`${import.meta.dirname}/art/seal-${colour}.svg`, 'utf8')
    const [left, top, width, height] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number) as number[]
    const outline = /<path d="([^"]*)" fill="url\(#wx-/.exec(svg)?.[1] ?? ''
    const points = [...outline.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(points.length).toBeGreaterThan(20)
    const outside = points.filter(
      ([x, y]) =>
        x - EDGE < Number(left) ||
        y - EDGE < Number(top) ||
        x + EDGE > Number(left) + Number(width) ||
        y + EDGE > Number(top) + Number(height),
    )
    expect(outside).toEqual([])
  },
)
