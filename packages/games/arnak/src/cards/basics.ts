// The cards of the starting deck, and Fear.

import { gain } from '../effects.ts'
import type { Card } from './card.ts'

export const BASICS = {
  'funding-car': { kind: 'basic', cost: 0, points: 0, travel: ['car'], free: true, play: gain({ coin: 1 }) },
  'funding-ship': { kind: 'basic', cost: 0, points: 0, travel: ['ship'], free: true, play: gain({ coin: 1 }) },
  'exploration-car': { kind: 'basic', cost: 0, points: 0, travel: ['car'], free: true, play: gain({ compass: 1 }) },
  'exploration-ship': { kind: 'basic', cost: 0, points: 0, travel: ['ship'], free: true, play: gain({ compass: 1 }) },
} as const satisfies Record<string, Card>
export type BasicId = keyof typeof BASICS
export const BASIC_IDS = Object.keys(BASICS) as readonly BasicId[]

/** Fear cards are alike, so they share one name. */
export const FEAR = 'fear'
export const FEAR_CARDS = 19
/** The number of Fear cards in a starting deck (ARN-SETUP-22). */
export const STARTING_FEAR = 2
