// What is seen to move on the table, for each kind of fact.

import { cardOf, RESOURCES, RIVAL } from '@wayfare/arnak/tables'
import type { Fact, Id } from '@wayfare/kernel'
import {
  CAUSE,
  count,
  flip,
  fly,
  type Gesture,
  gained,
  gather,
  glow,
  type Home,
  type Motion,
  move,
  moveAside,
  ofSeat,
  onlySaid,
  type Place,
  press,
  shift,
  spent,
  type TableMotion,
} from '../../board-kit/motion/gesture.ts'
import { gist } from './turn-gist.ts'

const id = (part: unknown): Id => String(part)

const homeOf = (seat: unknown): Home => ({ place: ofSeat(seat, 'figures'), picture: 'figure' })

/** An archaeologist goes to a space. */
const goes = ({ seat }: Fact, space: unknown): readonly Gesture[] => [
  glow(id(space)),
  // The space is where it happens: there are other figures of this seat.
  moveAside(ofSeat(seat, 'figure'), homeOf(seat)),
]

/** From home, where those of others are counted. */
const leavesHome = (fact: Fact, space: unknown, isOwn: boolean): readonly Gesture[] => [
  ...goes(fact, space),
  ...(isOwn ? [] : [count(ofSeat(fact.seat, 'figures'), -1)]),
]

/** All archaeologists of a seat that stood on the island. */
const comesHome = (seat: unknown): readonly Gesture[] => [
  gather(ofSeat(seat, 'figure'), 'figure', ofSeat(seat, 'figures')),
]
const MOST_SEATS = [0, 1, 2, 3, RIVAL]

const resources = ({ seat, ...what }: Fact): readonly Gesture[] =>
  RESOURCES.flatMap((one) => gained(one, seat, one, Number(what[one] ?? 0)))

/** What a price is paid with: cards first. Boons that pay are only said. */
function paid({ seat, with: uses }: Fact, isOwn: boolean): readonly Gesture[] {
  const all = Array.isArray(uses) ? uses.map(String) : []
  const cards = all.filter((use) => cardOf(use) !== undefined)
  return [
    ...cards.flatMap((card) => paysWithCard(seat, card, isOwn)),
    ...RESOURCES.flatMap((one) => spent(one, seat, one, all.filter((use) => use === one).length)),
  ]
}

const paysWithCard = (seat: unknown, card: Id, isOwn: boolean): readonly Gesture[] =>
  isOwn ? [moveAside(card)] : [fly(card, ofSeat(seat, 'hand'), CAUSE), count(ofSeat(seat, 'hand'), -1)]

/** The cards of a fact that may tell of several; those that are hidden have only a number. */
const cardsOf = ({ card, cards }: Fact): readonly Id[] =>
  Array.isArray(cards) ? cards.map(String) : card === undefined ? [] : [id(card)]
const numberOf = (fact: Fact): number => cardsOf(fact).length || Number(fact.count ?? 1)

/** Cards leave the hand: one's own are seen to go, those of others are counted. */
function leavesHand(fact: Fact, isOwn: boolean): readonly Gesture[] {
  const { seat } = fact
  if (isOwn) return cardsOf(fact).map((card) => move(card))
  const seen = cardsOf(fact).map((card) => fly(card, ofSeat(seat, 'hand'), ofSeat(seat)))
  return [...seen, count(ofSeat(seat, 'hand'), -numberOf(fact))]
}

function drawn(fact: Fact, isOwn: boolean): readonly Gesture[] {
  const { seat } = fact
  const cards = cardsOf(fact)
  if (isOwn && cards.length > 0)
    return cards.map((card) => move(card, undefined, { place: ofSeat(seat, 'deck'), picture: 'deck' }))
  const times = numberOf(fact)
  return [
    count(ofSeat(seat, 'deck'), -times),
    fly('deck', ofSeat(seat, 'deck'), ofSeat(seat, 'hand'), times),
    count(ofSeat(seat, 'hand'), times),
  ]
}

/** Basic cards and Fear are exiled beside the items. */
const exileOf = (card: Id): Place => `exile/${cardOf(card).kind === 'artifact' ? 'artifact' : 'item'}`

/** What is paid for a card goes to where it lay. */
const takesCard = ({ seat, card }: Fact): readonly Gesture[] => [
  glow(id(card)),
  fly(id(card), id(card), ofSeat(seat, 'deck')),
]

export const motion: Motion = {
  // Sites and guardians.
  dug: (fact, isOwn) => leavesHome(fact, fact.space, isOwn),
  discovered: (fact, isOwn) => [
    ...leavesHome(fact, fact.space, isOwn),
    ...gained(id(fact.idol), fact.seat, 'idols', 1, id(fact.space)),
  ],
  relocated: (fact) => goes(fact, fact.to),
  recalled: ({ seat, space }, isOwn) => [
    glow(id(space)),
    ...comesHome(seat),
    ...(isOwn ? [] : [count(ofSeat(seat, 'figures'), 1)]),
  ],
  site: ({ tile }) => [flip(id(tile))],
  guardian: ({ guardian }) => [flip(id(guardian))],
  led: ({ guardian }) => [move(id(guardian))],
  overcome: ({ seat, guardian }) => gained(id(guardian), seat, 'guardians', 1, id(guardian)),
  boon: ({ seat, guardian }) => [fly(id(guardian), ofSeat(seat, 'guardians'), ofSeat(seat))],
  'tile-used': ({ tile }) => [glow(id(tile))],

  // Resources.
  gain: resources,
  paid,
  traded: ({ seat, what }) => [
    ...spent(id(what), seat, id(what), 1, ofSeat(seat)),
    ...(what === 'tablet'
      ? gained('arrowhead', seat, 'arrowhead', 1, ofSeat(seat))
      : gained('jewel', seat, 'jewel', 1, ofSeat(seat))),
  ],
  travel: onlySaid,
  bonus: ({ bonus }) => [glow(id(bonus))],

  // Cards.
  played: leavesHand,
  discarded: leavesHand,
  given: leavesHand,
  exiled: ({ card }) => [glow(id(card)), fly(id(card), id(card), exileOf(id(card)))],
  draw: drawn,
  bought: takesCard,
  taken: takesCard,
  'turned-up': ({ card }) => [flip(id(card))],
  kept: onlySaid,
  returned: onlySaid,
  apart: onlySaid,
  // It closes up before new cards come.
  row: ({ cards }) => [shift('row'), ...(Array.isArray(cards) ? cards.map((card) => flip(id(card))) : [])],
  fear: ({ seat }, isOwn) => [fly('fear-tile', isOwn ? 'market' : ofSeat(seat), ofSeat(seat, 'deck'))],
  'fear-tile': onlySaid,
  'exiled-tile': onlySaid,

  // Research and the temple.
  step: ({ seat, token, space }) => [glow(id(space)), move(ofSeat(seat, id(token)))],
  'in-temple': ({ seat }) => [glow(ofSeat(seat, 'glass'))],
  'temple-tile': ({ seat, tile }) => [fly(id(tile), id(tile), ofSeat(seat, 'tiles'))],

  // Assistants and idols.
  recruited: ({ seat, assistant }) => [fly(id(assistant), id(assistant), ofSeat(seat, 'assistants'))],
  rescued: ({ seat, assistant }) => [fly(id(assistant), id(assistant), ofSeat(seat, 'assistants'))],
  used: ({ assistant }) => [press(id(assistant))],
  gilded: ({ assistant }) => [flip(id(assistant))],
  refreshed: ({ assistant }) => [flip(id(assistant))],
  swapped: ({ seat, own, assistant }) => [
    fly(id(own), ofSeat(seat, 'assistants'), id(own)),
    fly(id(assistant), id(assistant), ofSeat(seat, 'assistants')),
  ],
  'rescue-looked': onlySaid,
  slotted: ({ seat }) => [fly('idol', ofSeat(seat, 'idols'), ofSeat(seat, 'slots'))],
  unslotted: ({ seat }) => [fly('idol', ofSeat(seat, 'slots'), ofSeat(seat, 'idols'))],

  // Rounds.
  // Everybody comes home. The cards beside it leave the row before it moves on.
  staff: ({ cards }) => [
    ...MOST_SEATS.flatMap(comesHome),
    ...(Array.isArray(cards) ? cards.map((card) => fly(id(card), id(card), exileOf(id(card)))) : []),
    move('staff'),
  ],
  round: onlySaid,
  passed: ({ seat }) => [glow(ofSeat(seat))],
  finished: onlySaid,
  'this-round': onlySaid,
  'bird-start': onlySaid,

  // The opponent of whoever plays alone.
  'rival-tile': ({ tile }) => [flip(id(tile))],
  'rival-idle': onlySaid,
  'rival-dug': ({ space }) => goes({ k: 'dug', seat: RIVAL }, space),
  'rival-discovered': ({ space }) => goes({ k: 'discovered', seat: RIVAL }, space),
  'rival-step': ({ space }) => [glow(id(space)), move(ofSeat(RIVAL, 'glass'))],
  'rival-removed': ({ assistant }) => [glow(id(assistant))],
  'rival-tile-taken': ({ tile }) => [glow(id(tile))],
  'rival-overcame': ({ guardian }) => [glow(id(guardian))],
  'rival-bought': ({ card }) => [glow(id(card))],
}

export const tableMotion: TableMotion = { motion, gist, adds: ['gain'], turns: ['rival-tile'], roundEnds: ['staff'] }
