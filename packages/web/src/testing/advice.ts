// Made-up results of the coach's worker for tests.

import type { Figures, MoveLine, Suggestion } from '@wayfare/bots/coach'

const around = (value: number, by: number) => ({ value, low: value - by, high: value + by })

/** `chance` is that of winning, from 0 to 1. */
export const figures = (points: number, chance: number): Figures => ({
  points: around(points, 2),
  middle: { low: points - 4, high: points + 4 },
  range: { low: points - 10, high: points + 12 },
  chance: around(chance, 0.1),
})

/** A lead in points, with its interval. */
export const lead = (points: number, close = false) => ({ ...around(points, 2), close })

export const way = (course: MoveLine, points: number, more: Partial<Suggestion> = {}): Suggestion => ({
  ...course,
  ...figures(points, 0.4),
  why: [],
  ...more,
})
