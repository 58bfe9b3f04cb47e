// What is seen to move on the table, for each kind of fact.

import { cardOf, RESOURCES, RIVAL } from '@wayfare/arnak/tables'
import type { Fact, Id } from '@wayfare/kernel'
import {
  count,
  flip,
  fly,
  type Gesture,
  gained,
  glow,
  type Motion,
  move,
  ofSeat,
  onlySaid,
  press,
  shift,
  spent,
  type TableMotion,
} from '../../board-kit/motion/gesture.ts'
import { gist } from './turn-gist.ts'

const id = (part: unknown): Id => String(part)

/** An archaeologist goes to a space. */
const goes = ({ seat }: Fact, space: unknown): readonly Gesture[] => [glow(id(space)), move(ofSeat(seat, 'figure'))]

const resources = ({ seat, ...what }: Fact): readonly Gesture[] =>
  RESOURCES.flatMap((one) => gained(one, seat, one, Number(what[one] ?? 0)))

/** What a price is paid with; cards and boons that pay are only said. */
function paid({ seat, with: uses }: Fact): readonly Gesture[] {
  const all = Array.isArray(uses) ? uses.map(String) : []
  return RESOURCES.flatMap((one) => spent(one, seat, one, all.filter((use) => use === one).length))
}

/** A card leaves the hand: one's own is seen to go, that of others is counted. */
function leavesHand({ seat, card }: Fact, isOwn: boolean): readonly Gesture[] {
  if (isOwn) return [move(id(card))]
  return [fly(id(card), ofSeat(seat, 'hand'), ofSeat(seat)), count(ofSeat(seat, 'hand'), -1)]
}

function drawn({ seat, card }: Fact, isOwn: boolean): readonly Gesture[] {
  if (isOwn && card !== undefined) return [press(id(card))]
  return [
    count(ofSeat(seat, 'deck'), -1),
    fly('deck', ofSeat(seat, 'deck'), ofSeat(seat, 'hand')),
    count(ofSeat(seat, 'hand'), 1),
  ]
}

/** What is paid for a card goes to where it lay. */
const takesCard = ({ seat, card }: Fact): readonly Gesture[] => [
  glow(id(card)),
  fly(id(card), id(card), ofSeat(seat, 'deck')),
]

export const motion: Motion = {
  // Sites and guardians.
  dug: (fact) => goes(fact, fact.space),
  discovered: (fact) => [...goes(fact, fact.space), ...gained(id(fact.idol), fact.seat, 'idols', 1, id(fact.space))],
  relocated: (fact) => goes(fact, fact.to),
  recalled: ({ seat, space }) => [glow(id(space)), move(ofSeat(seat, 'figure'))],
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
  discarded: (fact, isOwn) =>
    fact.card === undefined ? [count(ofSeat(fact.seat, 'hand'), -1)] : leavesHand(fact, isOwn),
  given: leavesHand,
  exiled: ({ card }) => [glow(id(card))],
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
  'temple-tile': ({ seat, tile }) => [fly(id(tile), id(tile), ofSeat(seat))],

  // Assistants and idols.
  recruited: ({ seat, assistant }) => [fly(id(assistant), id(assistant), ofSeat(seat))],
  rescued: ({ seat, assistant }) => [fly(id(assistant), id(assistant), ofSeat(seat))],
  used: ({ assistant }) => [press(id(assistant))],
  gilded: ({ assistant }) => [flip(id(assistant))],
  refreshed: ({ assistant }) => [flip(id(assistant))],
  swapped: ({ seat, own, assistant }) => [
    fly(id(own), ofSeat(seat), id(own)),
    fly(id(assistant), id(assistant), ofSeat(seat)),
  ],
  'rescue-looked': onlySaid,
  slotted: ({ seat }) => [fly('idol', ofSeat(seat, 'idols'), ofSeat(seat))],
  unslotted: ({ seat }) => [fly('idol', ofSeat(seat), ofSeat(seat, 'idols'))],

  // Rounds.
  // The cards beside it leave the row before it moves on.
  staff: ({ cards }) => [
    ...(Array.isArray(cards) ? cards.map((card) => fly(id(card), id(card), `exile/${cardOf(id(card)).kind}`)) : []),
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
