import { add, type Choices, draw, lay, newCore, type Seed, shuffle, type TableOptions } from '@wayfare/kernel'
import { CARDS, OMEN, TILE_IDS } from './cards.ts'
import { OPENING } from './rules.ts'
import { box, chest, hand, type KitState, spent, tilesOf } from './state.ts'

export const choices: Choices = {
  rounds: { values: [2, 4, 6], default: 4 },
  /** KIT-SETUP-04: with three or four sellers each may begin with a gem. */
  gems: { values: [false, true], default: true, when: { players: [3, 4] } },
}

export function setup(table: TableOptions, seed: Seed): KitState {
  const { players } = table
  const s: KitState = {
    core: newCore(players, seed, OPENING),
    rounds: table.rounds as number,
    round: 1,
    turn: 0,
    acted: false,
    sellers: Array.from({ length: players }, (_, seat) => ({
      coin: 3 + seat,
      gem: players === 2 || table.gems ? 1 : 0,
      point: 0,
      favour: false,
    })),
  }
  lay(
    s,
    'deck',
    CARDS.filter((card) => card !== OMEN),
  )
  shuffle(s, 'deck')
  lay(s, 'tiles', TILE_IDS)
  shuffle(s, 'tiles')
  lay(s, 'market', [])
  for (let seat = 0; seat < players; seat++) {
    for (const name of [hand(seat), chest(seat), box(seat), spent(seat), tilesOf(seat)]) lay(s, name, [])
    for (let i = 0; i < 3; i++) draw(s, 'deck', hand(seat), seat)
  }
  for (let i = 0; i < 2; i++) draw(s, 'tiles', 'market', 'all')
  // KIT-SETUP-03: the omen is placed face up under the deck.
  add(s, 'deck', OMEN, 'bottom')
  return s
}
