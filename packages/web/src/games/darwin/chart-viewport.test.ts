import { expect, test } from 'vitest'
import { figureSize } from './chart-viewport.ts'

const seen = (w: number) => ({ x: 0, y: 0, w, h: 250 })

test('numbers on the whole chart are twelve pixels on a low screen, and no larger than drawn on a high one', () => {
  const low = { width: 1000, height: 170 }
  const shown = figureSize({ seen: seen(1470), size: low })
  expect((shown * low.width) / 1470).toBeGreaterThanOrEqual(12)
  expect(figureSize({ seen: seen(1172), size: { width: 1172, height: 250 } })).toBe(14.2)
  expect(figureSize({ seen: seen(600), size: low })).toBe(14.2)
})

test('they never outgrow their plaques', () => {
  expect(figureSize({ seen: seen(1172), size: { width: 390, height: 83 } })).toBe(18)
})
