// Drawing, exiling and giving up cards.

import { draw, find, ids, move, nothing, pile, type Seat, showOwn, type Tell } from '@wayfare/kernel'
import { FEAR } from '../cards/basics.ts'
import { CARD_IDS } from '../cards/cards.ts'
import { effect } from '../ops.ts'
import { type ArnakState, area, DRAWN_BY_EARRING, deck, explorer, hand, layOpen } from '../state.ts'
import { type ArnakRules, actions, exileCard, SECRET } from './common.ts'

const EXILE_FROM = {
  hand: actions(
    CARD_IDS,
    (id) => `exile hand ${id}`,
    (card) => effect('exiled', { card, from: 'hand' }),
  ),
  area: actions(
    CARD_IDS,
    (id) => `exile area ${id}`,
    (card) => effect('exiled', { card, from: 'area' }),
  ),
}
const GIVE = actions(
  CARD_IDS,
  (id) => `give ${id}`,
  (card) => effect('given', card),
)
const KEEP = actions(
  CARD_IDS,
  (id) => `keep ${id}`,
  () => nothing,
)
const PUT_BACK = actions(
  CARD_IDS,
  (id) => `return ${id}`,
  (card) => effect('returned', card),
)
const CHOOSE_EXILE = effect('choose-exile')
const CHOOSE_GIVE = effect('choose-give')
const EXILE_TILE = effect('exile-tile')
const REST = effect('apart-rest')
const ON_DECK = ['deck']

export const handRules = {
  // Drawing from an empty deck does nothing (ARN-DECK-03).
  draw: {
    run: (s, by, arg) => (pile(s, deck(by)).length > 0 ? effect('choose-draw', arg) : undefined),
  },

  // ARN-EFFECT-08: each draw may be declined.
  'choose-draw': {
    ask(_s, _by, arg, asking) {
      asking.offer('draw', effect('drawn', arg), ON_DECK)
      asking.offer('skip', nothing)
    },
  },

  drawn: {
    can: (s, by, _, inquiry) => pile(s, deck(by)).length > 0 || inquiry.no('ARN-DECK-03'),
    run(s, by, { count, end }, tell) {
      drawCard(s, by, end, tell)
      return count > 1 ? effect('draw', { count: count - 1, end }) : undefined
    },
  },

  // Exiles a card from the hand or from the play area (ARN-EXILE-04).
  exile: {
    run(s, by) {
      const any = pile(s, hand(by)).length + pile(s, area(by)).length + explorer(s, by).fearTiles > 0
      return any ? CHOOSE_EXILE : undefined
    },
  },

  'choose-exile': {
    ask(s, by, _, asking) {
      for (const where of ['hand', 'area'] as const) {
        let fear = false
        for (const [id] of pile(s, where === 'hand' ? hand(by) : area(by))) {
          // All Fear cards are equal, so only one is offered.
          if (id === FEAR && fear) continue
          if (id === FEAR) fear = true
          const one = EXILE_FROM[where].get(id)
          if (one) asking.offer(one.move, one.then, one.on)
        }
      }
      if (explorer(s, by).fearTiles > 0) asking.offer('exile fear-tile', EXILE_TILE)
      asking.offer('skip', nothing)
      asking.refuse('exile deck', 'ARN-EXILE-05')
    },
  },

  exiled: {
    run(s, by, { card, from }, tell) {
      const name = from === 'hand' ? hand(by) : area(by)
      exileCard(s, by, name, find(s, name, card))
      tell({ k: 'exiled', seat: by, card })
      return undefined
    },
  },

  // A Fear tile may be removed in place of a card; it returns to the supply (ARN-EXILE-09).
  'exile-tile': {
    run(s, by, _, tell) {
      explorer(s, by).fearTiles -= 1
      tell({ k: 'exiled-tile', seat: by })
      return undefined
    },
  },

  // Giving up a hand card is compulsory if there is one (ARN-EFFECT-11).
  'give-up': {
    run: (s, by) => (pile(s, hand(by)).length > 0 ? CHOOSE_GIVE : undefined),
  },

  'choose-give': {
    ask(s, by, _, asking) {
      let fear = false
      for (const [id] of pile(s, hand(by))) {
        if (id === FEAR && fear) continue
        if (id === FEAR) fear = true
        const one = GIVE.get(id)
        if (one) asking.offer(one.move, one.then, one.on)
      }
      // Free actions meanwhile may have emptied the hand (ARN-FREE-10).
      if (pile(s, hand(by)).length === 0) asking.offer('skip', nothing)
      else asking.refuse('skip', 'ARN-EFFECT-11')
    },
  },

  given: {
    run(s, by, card, tell) {
      layOpen(s, by, find(s, hand(by), card))
      tell({ k: 'given', seat: by, card })
      return undefined
    },
  },

  earring: {
    run: (s, by, arg) => (pile(s, deck(by)).length > 0 ? effect('choose-number', arg) : undefined),
  },

  // ARN-CARD-17, ARN-CARD-19: the player says how many cards to draw before seeing any of them.
  'choose-number': {
    ask(_s, _by, arg, asking) {
      for (let count = 1; count <= arg.max; count++)
        asking.offer(`draw ${count}`, effect('set-apart', { ...arg, count }))
      asking.offer('skip', nothing)
      if (arg.max < 3) asking.refuse('draw 3', 'ARN-CARD-19')
    },
  },

  // ARN-CARD-18: the drawn cards are held in a pile of their own until the player has chosen one.
  'set-apart': {
    run(s, by, { count, end, back }, tell) {
      for (let i = 0; i < count; i++) {
        const top = pile(s, deck(by)).length - 1
        if (top >= 0) move(s, deck(by), end === 'top' ? top : 0, DRAWN_BY_EARRING, by)
      }
      const cards = ids(s, DRAWN_BY_EARRING)
      tell(
        { k: 'apart', seat: by, count: cards.length },
        { [by]: { k: 'apart', seat: by, count: cards.length, cards } },
      )
      return cards.length === 0 ? undefined : effect('choose-keep', back)
    },
  },

  'choose-keep': {
    ask(s, _by, back, asking) {
      const seen = new Set<string>()
      for (const [id] of pile(s, DRAWN_BY_EARRING)) {
        const one = KEEP.get(id)
        if (!one || seen.has(id)) continue
        seen.add(id)
        asking.offer(one.move, effect('kept', { card: id, back }), one.on, SECRET)
      }
    },
  },

  kept: {
    run(s, by, { card, back }, tell) {
      move(s, DRAWN_BY_EARRING, find(s, DRAWN_BY_EARRING, card), hand(by))
      tell({ k: 'kept', seat: by }, { [by]: { k: 'kept', seat: by, card } })
      if (pile(s, DRAWN_BY_EARRING).length === 0) return undefined
      return back ? effect('choose-return') : REST
    },
  },

  'choose-return': {
    ask(s, _by, _, asking) {
      const seen = new Set<string>()
      for (const [id] of pile(s, DRAWN_BY_EARRING)) {
        const one = PUT_BACK.get(id)
        if (!one || seen.has(id)) continue
        seen.add(id)
        asking.offer(one.move, one.then, one.on, SECRET)
      }
      asking.offer('skip', REST)
    },
  },

  returned: {
    run(s, by, card, tell) {
      move(s, DRAWN_BY_EARRING, find(s, DRAWN_BY_EARRING, card), deck(by))
      tell({ k: 'returned', seat: by }, { [by]: { k: 'returned', seat: by, card } })
      return REST
    },
  },

  // ARN-CARD-20: the cards not chosen go to the play area without effect, where everybody sees them.
  'apart-rest': {
    run(s, by, _, tell) {
      while (pile(s, DRAWN_BY_EARRING).length > 0) {
        const [id] = showOwn(s, DRAWN_BY_EARRING, pile(s, DRAWN_BY_EARRING).length - 1, by)
        draw(s, DRAWN_BY_EARRING, area(by), 'none')
        tell({ k: 'given', seat: by, card: id })
      }
      return undefined
    },
  },
} satisfies Partial<ArnakRules>

export function drawCard(s: ArnakState, by: Seat, end: 'top' | 'bottom', tell: Tell): void {
  const cards = pile(s, deck(by))
  if (cards.length === 0) return
  const [id] = move(s, deck(by), end === 'top' ? cards.length - 1 : 0, hand(by), by)
  tell({ k: 'draw', seat: by }, { [by]: { k: 'draw', seat: by, card: id } })
}
