// The rules for decisions before the first round: crew, starting seals and starting objectives (DAR-CREWDRAFT,
// DAR-OBJDRAFT, DAR-SOLO-07, -08).

import { all, as, type Effect, find, ids, lanes, look, mixed, move, offerFlags, pile, shuffle } from '@wayfare/kernel'
import { crewCard } from '../data/crew.ts'
import { DEALT } from '../data/deal-counts.ts'
import { COLOURS, type Colour, type CrewId, type ObjectiveId } from '../data/ids.ts'
import { START_GOLD, START_SILVER } from '../data/objectives.ts'
import { countOf } from '../data/seals.ts'
import { redrawAcademy, supplyOf, takeSeal } from '../hidden-stacks.ts'
import { effect } from '../ops.ts'
import { boardOf, CREW_DECK, changeWorker, type DarwinState, handPile, pickPile, SEAL_SUPPLY } from '../state.ts'
import type { DarwinText } from '../words.ts'
import type { DarwinRules } from './rule.ts'

const SECRET = offerFlags({ secret: true })
const PASS: Effect = effect('pass-hands')
const TAKE_SEALS: Effect = effect('take-seals')
const KEEP: Effect = effect('keep-crew')
const START: Effect = all([TAKE_SEALS, lanes(effect('seals'), { changing: [] }), effect('deal-pairs'), effect('round')])

/** Begins the game with a draft, with the crew of a first game, or as a solo game. */
export function draftOpening(players: number): Effect {
  // Only these piles change while all players pick.
  const changing: string[] = []
  for (let seat = 0; seat < players; seat++) changing.push(handPile(seat), pickPile(seat))
  const pick = lanes(effect('pick-crew'), { changing })
  return all([pick, PASS, pick, PASS, pick, effect('show-crew'), START])
}
export const FIRST_OPENING: Effect = START
export const SOLO_OPENING: Effect = all([KEEP, KEEP, KEEP, effect('crew-kept'), START])

const keepWords = (card: string): DarwinText => `keep ${card}`

export const draftRules = {
  // All players pick a card at the same time in secret (DAR-CREWDRAFT-03, -05).
  'pick-crew': {
    closed: true,
    ask(s, by, _, asking) {
      for (const [id] of pile(s, handPile(by)))
        asking.offer(keepWords(id), effect('picked-crew', id as CrewId), [id], SECRET)
    },
  },

  'picked-crew': {
    run(s, by, card, tell) {
      move(s, handPile(by), find(s, handPile(by), card), pickPile(by))
      tell({ k: 'crew-picked', seat: by }, { [by]: { k: 'crew-picked', seat: by, card } })
      return undefined
    },
  },

  // Hands are passed to the left neighbour, which is the next seat (DAR-CREWDRAFT-05).
  'pass-hands': {
    run(s) {
      const { players, piles } = s.core
      const hands = Array.from({ length: players }, (_, seat) => pile(s, handPile(seat)))
      for (let seat = 0; seat < players; seat++) {
        const next = (seat + 1) % players
        piles[handPile(next)] = hands[seat] as (typeof hands)[number]
        for (let i = 0; i < pile(s, handPile(next)).length; i++) look(s, handPile(next), i, next)
      }
      return undefined
    },
  },

  // The picked cards are revealed together; the rest returns to the box (DAR-CREWDRAFT-04, -06).
  'show-crew': {
    run(s, _by, _, tell) {
      for (let seat = 0; seat < s.core.players; seat++) {
        const one = boardOf(s, seat)
        for (let i = 0; i < pile(s, pickPile(seat)).length; i++) look(s, pickPile(seat), i, 'all')
        const cards = ids(s, pickPile(seat))
        one.crew = cards.map((card) => ({ card: card as CrewId, by: null }))
        delete s.core.piles[pickPile(seat)]
        delete s.core.piles[handPile(seat)]
        tell({ k: 'crew', seat, cards })
      }
      delete s.core.piles[CREW_DECK]
      return undefined
    },
  },

  // A solo player keeps three of five face-up cards (DAR-SOLO-07).
  'keep-crew': {
    closed: true,
    ask(s, _by, _, asking) {
      for (const id of s.offeredCrew) asking.offer(keepWords(id), effect('kept-crew', id), [id])
    },
  },

  'kept-crew': {
    run(s, by, card) {
      const one = boardOf(s, by)
      s.offeredCrew = s.offeredCrew.filter((id) => id !== card)
      one.crew = [...one.crew, { card, by: null }]
      return undefined
    },
  },

  'crew-kept': {
    run(s, by, _, tell) {
      s.offeredCrew = []
      tell({ k: 'crew', seat: by, cards: boardOf(s, by).crew.map(({ card }) => card) })
      return undefined
    },
  },

  // Each crew card gives a seal of its colour (DAR-CREWDRAFT-07), which the academy is redrawn for if necessary
  // (DAR-SETUP-22); then the supply is shuffled (DAR-CREWDRAFT-09).
  'take-seals': {
    run(s) {
      while (!suppliesAll(s)) redrawAcademy(s)
      for (const seal of requiredColours(s)) takeSeal(s, seal)
      shuffle(s, SEAL_SUPPLY)
      return undefined
    },
  },

  // Each of the three ordinary rows gets one seal; three equal seals leave no choice (DAR-CREWDRAFT-08).
  seals: {
    run(s, by) {
      const [first, ...others] = orders(sealsFor(s, by))
      return first && others.length === 0 ? effect('assigned', first) : effect('assign-seals')
    },
  },

  'assign-seals': {
    closed: true,
    ask(s, by, _, asking) {
      for (const order of orders(sealsFor(s, by))) {
        asking.offer(`seals ${order.join(' ')}`, effect('assigned', order), ORDINARY)
      }
    },
  },

  assigned: {
    run(s, by, seals, tell) {
      const one = boardOf(s, by)
      for (const [i, seal] of seals.entries())
        changeWorker(one, { id: ORDINARY[i] as (typeof ORDINARY)[number], seals: [seal], at: null })
      tell({ k: 'seals', seat: by, colours: seals })
      return undefined
    },
  },

  // Pairs of a silver and a gold objective are dealt, and chosen from the last player in turn order to the first
  // (DAR-OBJDRAFT-01, -02, -04).
  'deal-pairs': {
    run(s) {
      const { players } = s.core
      const silver = mixed(s, 'starting silver', START_SILVER.slice())
      const gold = mixed(s, 'starting gold', START_GOLD.slice())
      const pairs = s.alfred ? DEALT.pairsAlone : players
      s.offeredPairs = silver.slice(0, pairs).map((id, i) => ({ silver: id, gold: gold[i] as ObjectiveId }))
      return all(
        s.order
          .filter((board) => board < players)
          .map((board) => as(board, effect('pair')))
          .reverse(),
      )
    },
  },

  // The last player to choose gets the remaining pair (DAR-OBJDRAFT-05).
  pair: {
    run(s) {
      const [only, ...others] = s.offeredPairs
      return only && others.length === 0 ? effect('paired', only) : effect('choose-pair')
    },
  },

  'choose-pair': {
    closed: true,
    ask(s, _by, _, asking) {
      for (const pair of s.offeredPairs) {
        const { silver, gold } = pair
        asking.offer(`pair ${silver} ${gold}`, effect('paired', pair), [silver, gold])
      }
    },
  },

  paired: {
    run(s, by, { silver, gold }, tell) {
      boardOf(s, by).reserve = [silver, gold]
      s.offeredPairs = s.alfred ? [] : s.offeredPairs.filter((other) => other.silver !== silver)
      tell({ k: 'pair', seat: by, silver, gold })
      return undefined
    },
  },
} satisfies Partial<DarwinRules>

/** The workers whose rows can get seals. */
export const ORDINARY = ['w2', 'w3', 'w4'] as const

function sealsFor(s: DarwinState, seat: number): Colour[] {
  return boardOf(s, seat).crew.map(({ card }) => crewCard(card).start)
}

function requiredColours(s: DarwinState): Colour[] {
  const seals: Colour[] = []
  for (let seat = 0; seat < s.core.players; seat++) seals.push(...sealsFor(s, seat))
  return seals
}

function suppliesAll(s: DarwinState): boolean {
  const wanted = requiredColours(s)
  const supply = supplyOf(s)
  return COLOURS.every((colour) => countOf(wanted, colour) <= countOf(supply, colour))
}

/** Returns every distinguishable order of these seals. */
function orders(seals: readonly Colour[]): Colour[][] {
  const [a, b, c] = seals as [Colour, Colour, Colour]
  const all = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
  return [...new Map(all.map((order) => [order.join(), order])).values()]
}
