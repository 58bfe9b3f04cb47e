// Positions of the kit's game, for script tests and `wayfare try`: what is named is set, the rest is a fresh set-up.

import {
  effect,
  fetch,
  fillTable,
  type Game,
  ids,
  type Json,
  knownOnlyTo,
  type Positions,
  pile,
  push,
  resume,
} from '@wayfare/kernel'
import { CARDS, TILE_IDS } from './cards.ts'
import { chest, hand, type KitState, seller, tilesOf } from './state.ts'

const SELLER_NUMBERS = ['coin', 'gem', 'point'] as const

export function kitPositions(game: () => Game<KitState>): Positions<KitState> {
  return {
    schema: {
      table: "the table's options; two players and the defaults unless named",
      seed: 'a text; the same for the same deal',
      draft: "false: the draft is over and it is the first seat's turn",
      round: 'a number',
      market: 'the tiles on the market, from left to right',
      deck: 'cards on top of the deck, the topmost last',
      sellers: 'for each seat: coin, gem, point, favour, hand, chest, tiles',
    },
    example: { draft: false, market: ['tile-gate'], sellers: [{ coin: 4, hand: ['purse-a', 'twin-b'] }] },

    lay(position) {
      const p = position as Record<string, Json>
      for (const key of Object.keys(p)) if (!(key in this.schema)) throw new Error(`a position has no '${key}'`)
      const s = game().setup(fillTable(game(), p.table ?? {}), (p.seed as string) ?? 'position')
      if (p.draft === false) {
        s.core.stack = []
        push(s.core.stack, effect('turn'), 0, null)
        // The third card goes back, so that hands are what the draft leaves.
        for (let seat = 0; seat < s.core.players; seat++) {
          const dropped = pile(s, hand(seat)).pop()
          if (dropped) pile(s, 'deck').splice(1, 0, knownOnlyTo('none', dropped))
        }
      }
      resume(game(), s)
      if (p.round !== undefined) s.round = p.round as number
      const wanted = p.sellers as Record<string, Json>[] | undefined
      // Named things are fetched from wherever they lie; hands and market are emptied first, so that they hold just these.
      for (const [seat, one] of (wanted ?? []).entries()) {
        if (seat >= s.core.players) throw new Error(`there is no seat ${seat}`)
        for (const key of SELLER_NUMBERS) if (one[key] !== undefined) seller(s, seat)[key] = one[key] as number
        if (one.favour !== undefined) seller(s, seat).favour = one.favour as boolean
        if (one.hand) empty(s, hand(seat), 'deck')
        for (const card of known(one.hand, CARDS)) fetch(s, card, hand(seat), seat)
        for (const card of known(one.chest, CARDS)) fetch(s, card, chest(seat), seat)
        for (const tile of known(one.tiles, TILE_IDS)) fetch(s, tile, tilesOf(seat), 'all')
      }
      if (p.market) empty(s, 'market', 'tiles')
      for (const tile of known(p.market, TILE_IDS)) fetch(s, tile, 'market', 'all')
      for (const card of known(p.deck, CARDS)) fetch(s, card, 'deck', 'none')
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
}

/** Puts the cards of a pile under another, just above the omen where that is the deck. */
function empty(s: KitState, name: string, to: string): void {
  for (const card of pile(s, name).splice(0)) pile(s, to).splice(to === 'deck' ? 1 : 0, 0, knownOnlyTo('none', card))
}

function known(list: Json | undefined, all: readonly string[]): string[] {
  const wanted = (list ?? []) as string[]
  for (const id of wanted) if (!all.includes(id)) throw new Error(`there is no '${id}'`)
  return wanted
}
