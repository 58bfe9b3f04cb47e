// Every card by its name.

import { nothing } from '@wayfare/kernel'
import { ARTIFACTS } from './artifacts.ts'
import { BASICS, FEAR } from './basics.ts'
import type { Card } from './card.ts'
import { ITEMS } from './items.ts'

/** A Fear card has a boot and no effect (ARN-FEAR-01). */
const FEAR_CARD: Card = { kind: 'basic', cost: 0, points: -1, travel: ['boot'], play: nothing }

export const CARDS: ReadonlyMap<string, Card> = new Map<string, Card>([
  ...Object.entries(BASICS),
  [FEAR, FEAR_CARD],
  ...Object.entries(ITEMS),
  ...Object.entries(ARTIFACTS),
])
export const CARD_IDS: readonly string[] = [...CARDS.keys()]

export function cardOf(id: string): Card {
  return CARDS.get(id) as Card
}
