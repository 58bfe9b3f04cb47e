import type { QuarterType } from './quarters.ts'

// The types of tourists, and the quarters whose colour attracts each (ARK-TOURIST-07).
export const TOURISTS = ['circle', 'square', 'triangle', 'cross'] as const
export type Tourist = (typeof TOURISTS)[number]

export const SYMBOLS = { circle: '○', square: '□', triangle: '△', cross: '×' } as const satisfies Record<
  Tourist,
  string
>

export const COLOURS = { circle: 'red', square: 'green', triangle: 'blue', cross: 'purple' } as const satisfies Record<
  Tourist,
  QuarterType
>
