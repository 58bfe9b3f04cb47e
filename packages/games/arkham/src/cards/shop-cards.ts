import type { Tourist } from '../board/tourists.ts'
import type { StoredId } from './bonuses.ts'

// The eleven shop cards; the open one names the bonus of the round (ARK-SHOP-01).
type ShopCard =
  | { readonly kind: 'tourists'; readonly tourists: readonly Tourist[] }
  | { readonly kind: 'tome' }
  | { readonly kind: 'double'; readonly bonuses: readonly [StoredId, StoredId] }

export const SHOP_CARDS = {
  'shop-tourists-1': { kind: 'tourists', tourists: ['circle', 'circle', 'triangle'] },
  'shop-tourists-2': { kind: 'tourists', tourists: ['square', 'square', 'cross'] },
  'shop-tourists-3': { kind: 'tourists', tourists: ['triangle', 'triangle', 'square'] },
  'shop-tourists-4': { kind: 'tourists', tourists: ['cross', 'cross', 'circle'] },
  'shop-tome-1': { kind: 'tome' },
  'shop-tome-2': { kind: 'tome' },
  'shop-tome-3': { kind: 'tome' },
  'shop-double-1': { kind: 'double', bonuses: ['coordinate-change', 'extra-segment'] },
  'shop-double-2': { kind: 'double', bonuses: ['coordinate-change', 'extra-segment'] },
  'shop-double-3': { kind: 'double', bonuses: ['coordinate-change', 'diagonal-segment'] },
  'shop-double-4': { kind: 'double', bonuses: ['extra-segment', 'diagonal-segment'] },
} as const satisfies Record<string, ShopCard>

export type ShopCardId = keyof typeof SHOP_CARDS
export const SHOP_CARD_IDS = Object.keys(SHOP_CARDS) as readonly ShopCardId[]

export function shopCard(id: string): ShopCard {
  return SHOP_CARDS[id as ShopCardId]
}
