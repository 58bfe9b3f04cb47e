// The sellers' means of payment: coins, gems (as coin or light), oil for two coins, and cards from the hand.

import {
  type Amounts,
  find,
  type Id,
  idOf,
  move,
  type Purse,
  pile,
  type Seat,
  type Source,
  source,
  type Tell,
} from '@wayfare/kernel'
import { CARDS, kindOf } from './cards.ts'
import { hand, type KitState, seller, spent } from './state.ts'

const LIGHT = ['light']
const COIN = source('coin', ['coin'], { takes: 'coin' })
const GEM = source('gem', ['gem', 'coin', 'light'], { takes: 'gem', weight: 3 })
const OIL = source('oil', LIGHT, { takes: 'coin', each: 2, weight: 2 })
const CARD_SOURCES = new Map(
  CARDS.map((id) => [id, source(id, LIGHT, { max: 1, weight: 4, units: kindOf(id) === 'twin' ? 2 : 1 })]),
)

export const purse: Purse<KitState> = {
  sources(s: KitState, by: Seat): Source[] {
    const sources = [COIN, OIL, GEM]
    for (const card of pile(s, hand(by))) sources.push(CARD_SOURCES.get(idOf(card)) as Source)
    return sources
  },

  holds(s: KitState, by: Seat): Amounts {
    const { coin, gem } = seller(s, by)
    return { coin, gem }
  },

  spend(s: KitState, by: Seat, uses: readonly Id[], _left: Amounts, tell: Tell): void {
    const one = seller(s, by)
    for (const id of uses) {
      if (id === 'coin') one.coin -= 1
      else if (id === 'gem') one.gem -= 1
      else if (id === 'oil') one.coin -= 2
      // KIT-PAY-04: inside a lane nobody sees the payment; the others learn it when all have finished.
      else move(s, hand(by), find(s, hand(by), id), spent(by), s.core.lanes ? 'none' : 'all')
    }
    tell({ k: 'paid', seat: by, with: uses })
  },
}
