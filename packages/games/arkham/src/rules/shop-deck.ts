import { idOf, pile } from '@wayfare/kernel'
import type { ArkhamState } from '../state.ts'

/** The piles of shop cards: the deck, the open card, the discarded ones, and the one removed unseen. */
export const SHOP_DECK = 'shop'
export const OPEN_CARD = 'shop-open'
export const OLD_CARDS = 'shop-old'
export const REMOVED_CARD = 'shop-removed'

/** The card that names the bonus of this round (ARK-SHOP-01). */
export function openCard(s: ArkhamState): string {
  const [card] = pile(s, OPEN_CARD)
  if (!card) throw new Error(`no shop card is open (round ${s.round})`)
  return idOf(card)
}
