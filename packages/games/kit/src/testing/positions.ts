// Positions of the kit's game, for script tests and `wayfare try`. Named fields are set in an otherwise fresh set-up.

import { fetch, ids, type Json, knownOnlyTo, pile, push } from '@wayfare/kernel'
import { type FieldsAt, field, type Positions } from '@wayfare/testkit'
import { CARDS, MARKET_LIMIT, TILE_IDS } from '../cards.ts'
import { kit } from '../game.ts'
import { effect } from '../ops.ts'
import { chest, hand, type KitState, seller, tilesOf } from '../state.ts'

const SELLER_NUMBERS = ['coin', 'gem', 'point'] as const
const { beginning, count, each, flag, list, piece, record, saying, told } = field
const amount = count(0, 999)
const card = piece(CARDS, 'card')
const tile = piece(TILE_IDS, 'tile')

const aSeller = record(
  {
    coin: amount,
    gem: amount,
    point: amount,
    favour: flag(),
    hand: list(card),
    chest: list(card, { part: 'end' }),
    tiles: list(tile, { part: 'end' }),
  },
  'a seller',
)

const fields: FieldsAt = ({ players, rounds }) => ({
  fields: {
    draft: beginning("false: the draft is over and it is the first seat's turn", flag()),
    round: count(1, rounds as number),
    turn: told('the first seat begins'),
    acted: told('a turn begins'),
    market: saying('from left to right', list(tile, { max: MARKET_LIMIT })),
    deck: saying('cards on top of the deck, the topmost last', list(card, { part: 'end' })),
    tiles: told('the tiles that lie nowhere else'),
    sellers: saying(
      'for each seat',
      each(
        Array.from({ length: players }, () => aSeller),
        'the seats',
      ),
    ),
  },
  pieces: {},
})

export const positions: Positions<KitState> = {
  fields,
  example: { draft: false, market: ['tile-gate'], sellers: [{ coin: 4, hand: ['purse-a', 'twin-b'] }] },
  table: (wish) => wish,

  put(position, table) {
    const p = position as Record<string, Json>
    const s = kit.setup(table, (p.seed as string) ?? 'position')
    if (p.draft === false) {
      s.core.stack = []
      push(s.core.stack, effect('turn'), 0, null)
      // Removes the third card, so that hands are as after the draft.
      for (let seat = 0; seat < s.core.players; seat++) {
        const removed = pile(s, hand(seat)).pop()
        if (removed) pile(s, 'deck').splice(1, 0, knownOnlyTo('none', removed))
      }
    }
    if (p.round !== undefined) s.round = p.round as number
    const wanted = p.sellers as Record<string, Json>[] | undefined
    // Named cards are moved from wherever they are; hands and market are emptied first, so that they contain exactly
    // the named cards.
    for (const [seat, one] of (wanted ?? []).entries()) {
      for (const key of SELLER_NUMBERS) if (one[key] !== undefined) seller(s, seat)[key] = one[key] as number
      if (one.favour !== undefined) seller(s, seat).favour = one.favour as boolean
      if (one.hand) empty(s, hand(seat), 'deck')
      for (const id of named(one.hand)) fetch(s, id, hand(seat), seat)
      for (const id of named(one.chest)) fetch(s, id, chest(seat), seat)
      for (const id of named(one.tiles)) fetch(s, id, tilesOf(seat), 'all')
    }
    if (p.market) empty(s, 'market', 'tiles')
    for (const id of named(p.market)) fetch(s, id, 'market', 'all')
    for (const id of named(p.deck)) fetch(s, id, 'deck', 'none')
    return s
  },

  read(s) {
    return {
      round: s.round,
      turn: s.turn,
      acted: s.acted,
      market: ids(s, 'market'),
      deck: ids(s, 'deck'),
      tiles: ids(s, 'tiles'),
      sellers: s.sellers.map(({ coin, gem, point, favour }, seat) => ({
        coin,
        gem,
        point,
        favour,
        hand: ids(s, hand(seat)),
        chest: ids(s, chest(seat)),
        tiles: ids(s, tilesOf(seat)),
      })),
    }
  },
}

/** Moves the cards of a pile under another one; in the deck, just above the omen. */
function empty(s: KitState, name: string, to: string): void {
  for (const card of pile(s, name).splice(0)) pile(s, to).splice(to === 'deck' ? 1 : 0, 0, knownOnlyTo('none', card))
}

const named = (list: Json | undefined): readonly string[] => (list ?? []) as readonly string[]
