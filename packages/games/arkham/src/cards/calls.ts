import type { Tourist } from '../board/tourists.ts'

// Cthulhu's call cards, one for each type of tourist (ARK-SETUP-08).
export const CALLS = {
  'call-circle': 'circle',
  'call-square': 'square',
  'call-triangle': 'triangle',
  'call-cross': 'cross',
} as const satisfies Record<string, Tourist>

export type CallId = keyof typeof CALLS
export const CALL_IDS = Object.keys(CALLS) as readonly CallId[]
