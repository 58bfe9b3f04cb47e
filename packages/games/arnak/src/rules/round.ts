// The rules of rounds: drawing, preparing the next round, and the end after the fifth.

import {
  all,
  as,
  type Effect,
  find,
  lanes,
  look,
  move,
  nothing,
  pile,
  type Seat,
  shuffle,
  type Tell,
} from '@wayfare/kernel'
import { SPACES } from '../board/sites.ts'
import { FEAR } from '../cards/basics.ts'
import { CARD_IDS } from '../cards/cards.ts'
import { FREE, RIVAL } from '../occupants.ts'
import { effect } from '../ops.ts'
import { type ArnakState, area, deck, explorer, HAND_SIZE, hand, ownPiles, ROUNDS } from '../state.ts'
import { refill } from './cards.ts'
import { type ArnakRules, actions, gainFear, SECRET } from './common.ts'
import { drawCard } from './hand-cards.ts'
import { stackRival } from './rival.ts'
import { TURN } from './turn.ts'

const KEEP_OR_DISCARD: Effect = effect('keep')
const DISCARD = actions(
  CARD_IDS,
  (id) => `discard ${id}`,
  (card) => all([effect('discarded', card), KEEP_OR_DISCARD]),
)
const PREPARE: Effect = effect('prepare')
const BEGIN: Effect = effect('begin-round')

export const roundRules = {
  // Everybody draws up to five cards, counting those that were kept; a short deck is not reshuffled (ARN-ROUND-03 to
  // -06).
  'begin-round': {
    run(s, _by, _, tell) {
      const { players } = s.core
      // A solo game has no starting player, because the rival always begins (ARN-SOLO-07).
      tell(s.rival ? { k: 'round', round: s.round } : { k: 'round', round: s.round, first: s.first })
      for (let i = 0; i < players; i++) {
        const seat = (s.first + i) % players
        while (pile(s, hand(seat)).length < HAND_SIZE && pile(s, deck(seat)).length > 0) drawCard(s, seat, 'top', tell)
      }
      s.turn = s.first
      if (!s.rival) return as(s.first, TURN)
      stackRival(s)
      return effect('rival-turn')
    },
  },

  // Begins a position in the solo player's turn, before the rival's first move.
  'begin-alone': {
    run(s, by, _, tell) {
      while (pile(s, hand(by)).length < HAND_SIZE) drawCard(s, by, 'top', tell)
      stackRival(s)
      return TURN
    },
  },

  // Archaeologists return home, and each from a guardian's site brings a Fear (ARN-ROUND-10 to -13, -22, -24).
  'end-round': {
    run(s, _by, _, tell) {
      const { players } = s.core
      for (let i = 0; i < players; i++) comeHome(s, (s.first + i) % players, tell)
      for (const { index } of SPACES) if (s.men[index] === RIVAL) s.men[index] = FREE
      if (s.round === ROUNDS) {
        tell({ k: 'finished' })
        return undefined
      }
      const seats: Seat[] = []
      const changing: string[] = []
      for (let seat = 0; seat < players; seat++) {
        if (pile(s, hand(seat)).length > 0) seats.push(seat)
        changing.push(...ownPiles(seat))
      }
      if (seats.length === 0) return PREPARE
      return all([lanes(KEEP_OR_DISCARD, { seats, changing }), PREPARE])
    },
  },

  // Each player chooses card by card which to keep, in secret until all have decided (ARN-ROUND-14), and without free
  // actions (ARN-FREE-09).
  keep: {
    closed: true,
    ask(s, by, _, asking) {
      let fear = false
      for (const [id] of pile(s, hand(by))) {
        if (id === FEAR && fear) continue
        if (id === FEAR) fear = true
        const one = DISCARD.get(id)
        if (one) asking.offer(one.move, one.then, one.on, SECRET)
      }
      asking.offer('keep the rest', nothing, undefined, SECRET)
    },
  },

  // A discarded card gives neither travel nor effect (ARN-ROUND-15).
  discarded: {
    run(s, by, card, tell) {
      move(s, hand(by), find(s, hand(by), card), area(by))
      tell({ k: 'discarded', seat: by }, { [by]: { k: 'discarded', seat: by, card } })
      return undefined
    },
  },

  prepare: {
    run(s, _by, _, tell) {
      for (let seat = 0; seat < s.core.players; seat++) prepareSeat(s, seat)
      moveStaff(s, tell)
      s.round += 1
      // The starting-player marker moves clockwise (ARN-ROUND-25); in a solo game it is not used (ARN-SOLO-07).
      s.first = (s.first + 1) % s.core.players
      const before = s.row.slice()
      refill(s)
      const dealt = s.row.filter((card): card is string => card !== null && !before.includes(card))
      if (dealt.length > 0) tell({ k: 'row', cards: dealt })
      return BEGIN
    },
  },
} satisfies Partial<ArnakRules>

function comeHome(s: ArnakState, seat: Seat, tell: Tell): void {
  const one = explorer(s, seat)
  for (const { index, site } of SPACES) {
    if (s.men[index] !== seat) continue
    s.men[index] = FREE
    one.home += 1
    // The War Mask protects its player from this Fear (ARN-CARD-40).
    if (s.guards[site] && !one.calm) gainFear(s, seat, tell)
  }
}

/** The play area, including the Fear gained just now, is shuffled and put under the deck (ARN-ROUND-16 to -19). */
function prepareSeat(s: ArnakState, seat: Seat): void {
  const one = explorer(s, seat)
  one.passed = false
  one.planes = false
  one.calm = false
  for (let i = 0; i < one.staff.length; i++) {
    const { id, gold } = one.staff[i] as (typeof one.staff)[number]
    one.staff[i] = { id, gold, ready: true }
  }
  const name = area(seat)
  // Cards discarded in secret have passed through the play area, so everybody has seen them.
  for (let i = 0; i < pile(s, name).length; i++) look(s, name, i, 'all')
  shuffle(s, name, deck(seat))
  while (pile(s, name).length > 0) move(s, name, pile(s, name).length - 1, deck(seat), 'none', 'bottom')
}

/**
 * The cards on both sides of the staff are exiled, and the staff moves; a side that is empty loses nothing
 * (ARN-ROUND-20, -23).
 */
function moveStaff(s: ArnakState, tell: Tell): void {
  const artifact = s.row[s.round - 1]
  const item = s.row[s.round]
  if (artifact) s.exiledArtifacts.push(artifact)
  if (item) s.exiledItems.push(item)
  s.row[s.round - 1] = null
  s.row[s.round] = null
  tell({ k: 'staff', cards: [artifact, item].filter((card) => card !== null) as string[] })
}
