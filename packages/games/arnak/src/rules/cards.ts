// The rules of buying, taking and playing cards, and of the card row.

import {
  add,
  all,
  type Card,
  type Effect,
  find,
  from,
  idOf,
  look,
  may,
  nothing,
  pile,
  type Seat,
} from '@wayfare/kernel'
import { DISCOUNT, DISCOUNT_ASSISTANT } from '../board/assistants.ts'
import { ARTIFACT_IDS } from '../cards/artifacts.ts'
import { FEAR } from '../cards/basics.ts'
import { CARD_IDS, cardOf } from '../cards/cards.ts'
import { ITEM_IDS } from '../cards/items.ts'
import { passFor, priced } from '../effects.ts'
import { type CardKind, effect, type Take } from '../ops.ts'
import { ARTIFACT_DECK, type ArnakState, area, deck, explorer, hand, ITEM_DECK, layOpen } from '../state.ts'
import type { ArnakAsking } from '../words.ts'
import { ACTED, type ArnakRules, actions, exileCard, type FixedMove, STAYS, STAYS_SECRET } from './common.ts'

const MARKET: readonly string[] = [...ITEM_IDS, ...ARTIFACT_IDS]
const bought = (card: string): Effect => effect('bought', card)
const unitOf = (card: string): 'coin' | 'compass' => (cardOf(card).kind === 'item' ? 'coin' : 'compass')

/** Buys a card for its price less a discount, but never for less than nothing (ARN-BUY-11). */
function buyFor(card: string, less: number, then: Effect): Effect {
  return priced({ [unitOf(card)]: Math.max(0, cardOf(card).cost - less) }, then)
}

const BUY = actions(
  MARKET,
  (id) => `buy ${id}`,
  (card) => buyFor(card, 0, all([ACTED, bought(card)])),
)
const EXHAUST_DISCOUNT = effect('exhaust', DISCOUNT_ASSISTANT)
/** Purchases with the discount assistant, which is exhausted with the main action (ARN-ASSIST-16). */
const BUY_CHEAP = {
  silver: discountBuys(DISCOUNT.silver),
  gold: discountBuys(DISCOUNT.gold),
}
function discountBuys(less: number): ReadonlyMap<string, FixedMove> {
  return new Map(
    MARKET.map((card) => [
      card,
      {
        move: `buy ${card} with ${DISCOUNT_ASSISTANT}`,
        then: buyFor(card, less, all([ACTED, EXHAUST_DISCOUNT, bought(card)])),
        on: [card, DISCOUNT_ASSISTANT],
      },
    ]),
  )
}

export function offerBuys(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  const helper = explorer(s, by).staff.find(({ id }) => id === DISCOUNT_ASSISTANT)
  const cheap = helper && (helper.gold ? BUY_CHEAP.gold : BUY_CHEAP.silver)
  for (const card of s.row) {
    if (!card) continue
    offerBuy(BUY.get(card) as FixedMove, asking)
    if (cheap) offerBuy(cheap.get(card) as FixedMove, asking)
  }
}

function offerBuy({ move: text, then, on }: FixedMove, asking: ArnakAsking): void {
  asking.offer(text, then, on, STAYS)
}

/** A played card is put into the play area, or exiled if it says so, and then takes effect (ARN-PLAY-01). */
const PLAY = actions(
  CARD_IDS,
  (id) => `play ${id}`,
  (card) => {
    const { kind, free, play } = cardOf(card)
    const then = all([effect('lay', card), from(card, play)])
    if (free) return then
    // Playing an artifact from the hand costs a tablet (ARN-PLAY-04).
    return priced({ tablet: kind === 'artifact' ? 1 : 0 }, all([ACTED, then]))
  },
)
const PASS_WITH = actions(
  CARD_IDS.filter((id) => cardOf(id).pass),
  (id) => `pass with ${id}`,
  (card) => all([ACTED, effect('lay', card), from(card, passFor(cardOf(card).pass as Effect))]),
)

/** Offers the cards whose effect is a main action, and those with which the player may pass. */
export function offerPlays(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  for (const card of pile(s, hand(by))) {
    const id = idOf(card)
    const { free, kind } = cardOf(id)
    const { move: text, then, on } = PLAY.get(id) as FixedMove
    if (id === FEAR) asking.refuse(text, 'ARN-PLAY-07', {}, on)
    else if (!free) asking.offer(text, then, on, kind === 'artifact' ? STAYS_SECRET : STAYS)
    const passing = PASS_WITH.get(id)
    if (passing) asking.offer(passing.move, passing.then, passing.on, STAYS)
  }
}

/** Offers cards with the lightning symbol as free actions (ARN-FREE-02). */
export function offerFreePlays(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  const cards = pile(s, hand(by))
  for (let i = 0; i < cards.length; i++) {
    const id = idOf(cards[i] as Card)
    if (!cardOf(id).free) continue
    const { move: text, then, on } = PLAY.get(id) as FixedMove
    asking.offer(text, then, on)
  }
}

const DECKS: Readonly<Record<CardKind, string>> = { item: ITEM_DECK, artifact: ARTIFACT_DECK }

/** Returns the cards of a kind in the row. */
function inRow(s: ArnakState, kind: CardKind | 'any'): string[] {
  const cards: string[] = []
  for (const card of s.row) if (card && (kind === 'any' || cardOf(card).kind === kind)) cards.push(card)
  return cards
}

/** Returns the top card of a deck if it has been turned up and so everybody knows it. */
function openTop(s: ArnakState, name: string): string | undefined {
  const cards = pile(s, name)
  const top = cards[cards.length - 1]
  return top && idOf(top)
}

export const cardRules = {
  // Checked again because a free action meanwhile may have removed this card from the hand.
  lay: {
    can: (s, by, card, inquiry) => find(s, hand(by), card) >= 0 || inquiry.no('ARN-TURN-07'),
    run(s, by, card, tell) {
      const at = find(s, hand(by), card)
      if (cardOf(card).exiles) exileCard(s, by, hand(by), at)
      else layOpen(s, by, at)
      tell({ k: 'played', seat: by, card })
      return undefined
    },
  },

  bought: {
    run(s, by, card, tell) {
      leaveRow(s, card)
      tell({ k: 'bought', seat: by, card })
      return receiveCard(s, by, card, 'bottom')
    },
  },

  // Buys a card of the row (ARN-EFFECT-16). With `top`, the deck's top card is turned up and can be bought too
  // (ARN-CARD-08).
  buy: {
    run(s, by, how, tell) {
      if (how.top && how.kind !== 'any') {
        const name = DECKS[how.kind]
        const top = pile(s, name).length - 1
        if (top >= 0) tell({ k: 'turned-up', seat: by, card: idOf(look(s, name, top, 'all')) })
      }
      return effect('choose-buy', how)
    },
  },

  'choose-buy': {
    ask(s, _by, { kind, less, top }, asking) {
      const cards = inRow(s, kind)
      const open = top && kind !== 'any' ? openTop(s, DECKS[kind]) : undefined
      for (const card of open ? [...cards, open] : cards) {
        const { move: text, on } = BUY.get(card) as FixedMove
        asking.offer(text, buyFor(card, less, bought(card)), on)
      }
      asking.offer('skip', nothing)
    },
  },

  // Takes a card without paying; nothing happens if the row has none of that kind (ARN-BUY-12, -13, ARN-BUY-16).
  take: {
    run: (s, _by, how) => (inRow(s, how.kind).length > 0 ? effect('choose-take', how) : undefined),
  },

  'choose-take': {
    ask(s, _by, { kind, to }, asking) {
      for (const card of inRow(s, kind)) asking.offer(`take ${card}`, effect('taken', { card, to }), [card])
      asking.offer('skip', nothing)
    },
  },

  taken: {
    run(s, by, { card, to }, tell) {
      leaveRow(s, card)
      tell({ k: 'taken', seat: by, card, to })
      return receiveCard(s, by, card, to)
    },
  },

  // Exiles the rightmost item of the row, after which any exiled item may be taken (ARN-CARD-31, -38).
  hammer: {
    run(s, by, _, tell) {
      for (let i = s.row.length - 1; i >= s.round; i--) {
        const card = s.row[i]
        if (!card) continue
        s.row[i] = null
        s.exiledItems.push(card)
        tell({ k: 'exiled', seat: by, card })
        break
      }
      return s.exiledItems.length > 0 ? effect('choose-exiled') : undefined
    },
  },

  'choose-exiled': {
    ask(s, _by, _, asking) {
      for (const card of s.exiledItems) asking.offer(`take ${card}`, effect('unexiled', card), [card])
      asking.offer('skip', nothing)
    },
  },

  unexiled: {
    run(s, by, card, tell) {
      s.exiledItems.splice(s.exiledItems.indexOf(card), 1)
      tell({ k: 'taken', seat: by, card, to: 'bottom' })
      return receiveCard(s, by, card, 'bottom')
    },
  },
} satisfies Partial<ArnakRules>

/**
 * A card taken from the row leaves a gap until the turn ends (ARN-BUY-14); the turned-up card of a deck leaves none.
 */
function leaveRow(s: ArnakState, card: string): void {
  const at = s.row.indexOf(card)
  if (at >= 0) s.row[at] = null
  else pile(s, cardOf(card).kind === 'item' ? ITEM_DECK : ARTIFACT_DECK).pop()
}

/**
 * An item goes under the deck; an artifact goes into the play area and may be used at once without its tablet
 * (ARN-BUY-02, ARN-BUY-05 to -07).
 */
function receiveCard(s: ArnakState, by: Seat, card: string, to: Take['to']): Effect | undefined {
  const { kind, play } = cardOf(card)
  if (kind === 'artifact') {
    add(s, area(by), card)
    return from(card, may('resolve', play))
  }
  if (to === 'hand') add(s, hand(by), card)
  else add(s, deck(by), card, to)
  return undefined
}

/**
 * Fills the gaps of the row: the remaining cards slide towards the staff, and new ones are dealt at the outer ends
 * (ARN-REFILL-02 to -04).
 */
export function refill(s: ArnakState): void {
  slide(s, ARTIFACT_DECK, s.round - 1, -1)
  slide(s, ITEM_DECK, s.round, 1)
}

/** Goes from the place next to the staff outwards. */
function slide(s: ArnakState, name: string, start: number, step: 1 | -1): void {
  const { row } = s
  const end = step === 1 ? row.length : -1
  let gap = false
  for (let i = start; i !== end; i += step) if (row[i] === null) gap = true
  // Once a deck is empty, cards of its kind no longer slide (ARN-REFILL-03).
  if (!gap || pile(s, name).length === 0) return
  let to = start
  for (let i = start; i !== end; i += step) {
    const card = row[i] as string | null
    if (card === null) continue
    row[i] = null
    row[to] = card
    to += step
  }
  for (; to !== end; to += step) {
    const top = pile(s, name).length - 1
    if (top < 0) return
    row[to] = idOf(look(s, name, top, 'all'))
    pile(s, name).pop()
  }
}
