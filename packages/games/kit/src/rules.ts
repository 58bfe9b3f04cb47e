// The rules of the kit's game, one for each op.

import {
  type Asking,
  all,
  as,
  type Cost,
  die,
  draw,
  type Effect,
  find,
  from,
  type Inquiry,
  idOf,
  lanes,
  look,
  move,
  nothing,
  type OfferFlags,
  offerFlags,
  oneOf,
  pay,
  pile,
  type Rule,
  type Rules,
  type Seat,
} from '@wayfare/kernel'
import {
  CARDS,
  cardOf,
  DIG_COST,
  drawCard,
  FAVOUR_COST,
  FAVOUR_POINTS,
  gain,
  HAND_LIMIT,
  MARKET_LIMIT,
  REST,
  TILE_IDS,
  tileOf,
  turnOver,
} from './cards.ts'
import type { KitText } from './judge.ts'
import { effect, type KitOps } from './ops.ts'
import { box, chest, hand, type KitState, seller, spent, tilesOf } from './state.ts'

const TURN: Effect = effect('turn')
const ACTED: Effect = effect('acted')
const SHOW_SPENT: Effect = effect('show-spent')

/** The effect that begins the game and leads to all others. */
export const OPENING: Effect = all([lanes(effect('draft')), SHOW_SPENT, TURN])

/**
 * Makes a main action. The question stays during it and is asked again; if the payment is withdrawn, `ACTED` does not
 * happen either.
 */
function act(cost: Cost, what: Effect): Effect {
  return pay(cost, all([ACTED, what]))
}
const STAYS = offerFlags({ stays: true })
const SECRET = offerFlags({ secret: true })
const STAYS_SECRET = offerFlags({ stays: true, secret: true })

type Action = {
  readonly move: KitText
  readonly then: Effect
  readonly on: readonly string[]
  readonly flags: OfferFlags
}

/** All possible main actions, by the card or tile they are about. */
const DRAW: Action = { move: 'draw', then: act({}, drawCard), on: ['deck'], flags: STAYS }
const REST_A_WHILE: Action = { move: 'rest', then: act({}, gain(REST)), on: [], flags: STAYS }
const DIG: Action = { move: 'dig', then: act(DIG_COST, turnOver), on: ['tiles'], flags: STAYS }
const BUY = actions(TILE_IDS, 'buy', (tile) => act(tileOf(tile).cost, effect('take-tile', tile)))
const HIDE: Action = { move: 'hide', then: act({}, effect('choose-hidden')), on: ['chest'], flags: STAYS }
const PLAY = actions(
  CARDS,
  'play',
  (card) => {
    const { cost, play } = cardOf(card)
    return act(cost ?? {}, all([effect('discard', card), from(card, play)]))
  },
  // A card with a cost is revealed only with its payment, so that the play can be withdrawn until then.
  (card) => (cardOf(card).cost ? STAYS_SECRET : STAYS),
)

function actions(
  ids: readonly string[],
  word: 'buy' | 'drop' | 'hide' | 'play' | 'toss',
  then: (id: string) => Effect,
  flags: (id: string) => OfferFlags = () => STAYS,
): Map<string, Action> {
  return new Map(ids.map((id) => [id, { move: `${word} ${id}`, then: then(id), on: [id], flags: flags(id) }]))
}

const DROP = actions(
  CARDS,
  'drop',
  (card) => effect('drop', card),
  () => SECRET,
)
const TOSS = actions(
  CARDS,
  'toss',
  (card) => effect('toss', card),
  () => SECRET,
)
const HIDE_IT = actions(
  CARDS,
  'hide',
  (card) => effect('hide', card),
  () => SECRET,
)

const END: Effect = effect('end-turn')

const turn: Rule<KitState, null, KitText> = {
  ask(s, by, _, asking) {
    if (s.acted) {
      asking.offer('end', END)
      asking.refuseAll(mainActions(s, by), 'KIT-TURN-01')
      return
    }
    asking.refuse('end', 'KIT-TURN-02')
    for (const { move, then, on, flags } of ALWAYS) asking.offer(move, then, on, flags)
    for (const tile of pile(s, 'market')) offerFor(BUY, idOf(tile), asking)
    for (const card of pile(s, hand(by))) offerFor(PLAY, idOf(card), asking)
  },
}

const ALWAYS = [DRAW, REST_A_WHILE, DIG, HIDE]

function offerFor(table: ReadonlyMap<string, Action>, id: string, asking: Asking<KitText>): void {
  const { move, then, on, flags } = table.get(id) as Action
  asking.offer(move, then, on, flags)
}

/** Lists the main actions that the active seller might think of. */
function mainActions(s: KitState, by: Seat): Action[] {
  const buys = pile(s, 'market').map((tile) => BUY.get(idOf(tile)) as Action)
  const plays = pile(s, hand(by)).map((card) => PLAY.get(idOf(card)) as Action)
  return [...ALWAYS, ...buys, ...plays]
}

/** KIT-PLAY-02: the card must be in the hand; an interrupt may have been paid with it. */
function inHand(s: KitState, by: Seat, card: string, inquiry: Inquiry): boolean {
  return find(s, hand(by), card) >= 0 || inquiry.no('KIT-PLAY-02')
}

/** Offers free actions beside every question of the seat. */
export function aside(_s: KitState, _by: Seat, asking: Asking<KitText>): void {
  asking.offer('sell gem', SELL_GEM, ON_GEM)
  asking.offer('favour', FAVOUR, ON_FAVOUR)
}

const SELL_GEM: Effect = effect('sell-gem')
const ON_GEM = ['gem']
const FAVOUR: Effect = effect('favour')
const ON_FAVOUR = ['favour']
const PAY_FAVOUR = pay(FAVOUR_COST, all([effect('favour-done'), gain({ point: FAVOUR_POINTS })]))

export const rules: Rules<KitState, KitOps, KitText> = {
  turn,

  acted: {
    run(s) {
      s.acted = true
      return undefined
    },
  },

  gain: {
    run(s, by, what, tell) {
      const one = seller(s, by)
      one.coin += what.coin ?? 0
      one.gem += what.gem ?? 0
      one.point += what.point ?? 0
      tell({ k: 'gain', seat: by, ...what })
      return undefined
    },
  },

  'sell-gem': {
    can: (s, by, _, inquiry) => seller(s, by).gem > 0 || inquiry.no('KIT-ASIDE-01'),
    run(s, by) {
      seller(s, by).gem -= 1
      return gain({ coin: 2 })
    },
  },

  // An interrupt that can be used at any moment, once a game, and has its own price.
  favour: {
    can: (s, by, _, inquiry) => (seller(s, by).favour ? inquiry.no('KIT-ASIDE-03') : inquiry.can(PAY_FAVOUR)),
    run: () => PAY_FAVOUR,
  },

  'favour-done': {
    can: (s, by, _, inquiry) => !seller(s, by).favour || inquiry.no('KIT-ASIDE-03'),
    run(s, by) {
      seller(s, by).favour = true
      return undefined
    },
  },

  'draw-card': {
    can(s, by, _, inquiry) {
      if (pile(s, 'deck').length === 0) return inquiry.no('KIT-DRAW-01')
      return pile(s, hand(by)).length < HAND_LIMIT || inquiry.no('KIT-DRAW-02', { limit: HAND_LIMIT })
    },
    run(s, by, _, tell) {
      const card = draw(s, 'deck', hand(by), by)
      if (card) tell({ k: 'draw', seat: by }, { [by]: { k: 'draw', seat: by, card: idOf(card) } })
      return undefined
    },
  },

  discard: {
    can: inHand,
    run(s, by, card, tell) {
      move(s, hand(by), find(s, hand(by), card), spent(by), 'all')
      tell({ k: 'played', seat: by, card })
      return undefined
    },
  },

  'choose-hidden': {
    can(s, by, _, inquiry) {
      if (pile(s, chest(by)).length > 0) return inquiry.no('KIT-HIDE-01')
      return pile(s, hand(by)).length > 0 || inquiry.no('KIT-HIDE-02')
    },
    ask(s, by, _, asking) {
      for (const card of pile(s, hand(by))) offerFor(HIDE_IT, idOf(card), asking)
      // KIT-HIDE-02: an empty hand hides nothing; a favour meanwhile may have been paid with the last card.
      if (pile(s, hand(by)).length === 0) asking.offer('hide nothing', nothing)
    },
  },

  hide: {
    run(s, by, card, tell) {
      move(s, hand(by), find(s, hand(by), card), chest(by))
      tell({ k: 'hidden', seat: by }, { [by]: { k: 'hidden', seat: by, card } })
      return undefined
    },
  },

  'look-at-deck': {
    can: (s, _by, _, inquiry) => pile(s, 'deck').length > 0 || inquiry.no('KIT-DRAW-01'),
    run(s, by, _, tell) {
      const card = look(s, 'deck', pile(s, 'deck').length - 1, by)
      tell({ k: 'look', seat: by }, { [by]: { k: 'look', seat: by, card: idOf(card) } })
      return oneOf({ 'put top': nothing, 'put bottom': effect('top-to-bottom') })
    },
  },

  // KIT-LOOK-02: the omen stays at the bottom of the deck.
  'top-to-bottom': {
    run(s) {
      const deck = pile(s, 'deck')
      deck.splice(1, 0, ...deck.splice(-1))
      return undefined
    },
  },

  // KIT-TILE-02: asked even if there is nothing to do first, because skipping the question would reveal that.
  'ready-to-turn': {
    can(s, _by, _, inquiry) {
      if (pile(s, 'tiles').length === 0) return inquiry.no('KIT-TILE-03')
      return pile(s, 'market').length < MARKET_LIMIT || inquiry.no('KIT-TILE-04', { limit: MARKET_LIMIT })
    },
    ask(_s, _by, _, asking) {
      asking.offer('turn over', effect('turn-over'), ['tiles'])
    },
  },

  'turn-over': {
    run(s, _by, _, tell) {
      const tile = draw(s, 'tiles', 'market', 'all')
      if (tile) tell({ k: 'tile', tile: idOf(tile) })
      return undefined
    },
  },

  'take-tile': {
    can: (s, _by, tile, inquiry) => find(s, 'market', tile) >= 0 || inquiry.no('KIT-TILE-05'),
    run(s, by, tile, tell) {
      move(s, 'market', find(s, 'market', tile), tilesOf(by))
      tell({ k: 'tile-taken', seat: by, tile })
      const { bonus } = tileOf(tile)
      return bonus ? from(tile, effect('if-possible', bonus)) : undefined
    },
  },

  // KIT-TILE-06: a bonus that is impossible is lost.
  'if-possible': {
    ask(_s, _by, bonus, asking) {
      if (!asking.offer('take bonus', bonus)) asking.offer('lose bonus', nothing)
    },
  },

  roll: {
    run(s, by, _, tell) {
      const pips = die(s, 'die')
      tell({ k: 'roll', seat: by, pips })
      return gain({ coin: pips >> 1 })
    },
  },

  // KIT-TOLL-01: the next seller decides in the middle of this seller's turn.
  'ask-toll': {
    run: (s, by) => as((by + 1) % s.core.players, effect('toll', by)),
  },

  toll: {
    closed: true,
    ask(_s, _by, asker, asking) {
      asking.offer('give', pay({ coin: 1 }, as(asker, gain({ coin: 1 }))))
      asking.offer('decline', as(asker, gain({ point: 2 })))
    },
  },

  'end-turn': {
    run(s) {
      s.acted = false
      s.turn = (s.turn + 1) % s.core.players
      if (s.turn === 0) {
        s.round++
        if (s.round > s.rounds) return effect('finish')
        return all([lanes(effect('trim')), SHOW_SPENT, as(s.turn, TURN)])
      }
      return as(s.turn, TURN)
    },
  },

  // KIT-ROUND-02: between rounds all sellers look through their hands at the same time.
  trim: {
    ask(s, by, _, asking) {
      for (const card of pile(s, hand(by))) offerFor(TOSS, idOf(card), asking)
      asking.offer('keep all', nothing)
    },
  },

  toss: {
    run(s, by, card, tell) {
      move(s, hand(by), find(s, hand(by), card), box(by))
      tell({ k: 'tossed', seat: by }, { [by]: { k: 'tossed', seat: by, card } })
      return gain({ coin: 1 })
    },
  },

  // KIT-DRAFT-01: each seller was dealt three cards and drops one.
  draft: {
    ask(s, by, _, asking) {
      for (const card of pile(s, hand(by))) offerFor(DROP, idOf(card), asking)
      // KIT-DRAFT-02: a seller who paid a favour with the whole hand drops nothing.
      if (pile(s, hand(by)).length === 0) asking.offer('drop nothing', effect('peek'))
    },
  },

  drop: {
    run(s, by, card, tell) {
      move(s, hand(by), find(s, hand(by), card), box(by))
      tell({ k: 'dropped', seat: by }, { [by]: { k: 'dropped', seat: by, card } })
      return effect('peek')
    },
  },

  // KIT-DRAFT-03: each seller may privately look at the lowest tile of the stack.
  peek: {
    closed: true,
    ask(_s, _by, _, asking) {
      asking.offer('peek', effect('peeked'), ['tiles'])
      asking.offer('trust', nothing)
    },
  },

  peeked: {
    run(s, by, _, tell) {
      const tile = look(s, 'tiles', 0, by)
      tell({ k: 'peek', seat: by }, { [by]: { k: 'peek', seat: by, tile: idOf(tile) } })
      return undefined
    },
  },

  // KIT-PAY-04: payments made inside lanes are revealed when all have finished.
  'show-spent': {
    run(s) {
      for (let seat = 0; seat < s.core.players; seat++) showAll(s, spent(seat))
      return undefined
    },
  },

  finish: {
    run(s, _by, _, tell) {
      for (let seat = 0; seat < s.core.players; seat++) showAll(s, chest(seat))
      tell({ k: 'finished' })
      return undefined
    },
  },
}

function showAll(s: KitState, name: string): void {
  for (let i = 0; i < pile(s, name).length; i++) look(s, name, i, 'all')
}
