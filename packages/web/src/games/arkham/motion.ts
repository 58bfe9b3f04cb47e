// What is seen to move on the table, for each kind of fact. Another player's sheet is the small map beside their name, and the board while
// it is looked at.

import { DIE_IDS, isSegment, TOURISTS } from '@wayfare/arkham/tables'
import type { Fact, Id } from '@wayfare/kernel'
import {
  CAUSE,
  count,
  draw,
  erase,
  flip,
  fly,
  type Gesture,
  glow,
  type Motion,
  move,
  ofSeat,
  onlySaid,
  press,
  roll,
  shake,
  type TableMotion,
} from '../../board-kit/motion/gesture.ts'
import { faceId } from './die-faces.ts'
import { gist } from './turn-gist.ts'

const PEN: Id = 'pencil'

const id = (part: unknown): Id => String(part)
const all = (part: unknown): readonly Id[] => (Array.isArray(part) ? part.map(String) : [])

/** The points of the best route are worked out when the sheet has changed; no fact names them. */
const pointsOf = ({ seat }: Fact): Gesture => count(ofSeat(seat, 'points'), null)

/** What others do where nothing on the table shows it. */
const someone = ({ seat }: Fact, isOwn: boolean): readonly Gesture[] => (isOwn ? [] : [glow(ofSeat(seat))])

/** Lines of a sheet, in the order in which they are drawn. */
const lines = ({ seat }: Fact, segments: unknown, isOwn: boolean): readonly Gesture[] => {
  const places = all(segments)
    .filter(isSegment)
    .map((segment) => ofSeat(seat, segment))
  return places.length > 0 ? [draw(places, isOwn ? PEN : undefined)] : []
}

/** Tourists come to their quarter from the dice, or from the shop that was visited before. */
function arrive({ seat, quarter, types }: Fact, isOwn: boolean): readonly Gesture[] {
  const place = ofSeat(seat, id(quarter))
  if (!isOwn) return [press(place)]
  const come = TOURISTS.flatMap((type) => {
    const times = all(types).filter((one) => one === type).length
    return times > 0 ? [fly(type, CAUSE, place, times)] : []
  })
  return [...come, press(place)]
}

/** The faces of a die, as its pictures are called; those of the Ancient One have numbers only. */
const facesOf = (die: Id): readonly Id[] => [1, 2, 3, 4, 5, 6].map((number) => faceId(die, number))

/** The three dice of whoever meets the Ancient One. */
const thrown = ({ seat }: Fact): readonly Gesture[] =>
  [1, 2, 3].map((i) => roll(ofSeat(seat, `thrown-${i}`), facesOf('')))
const thrownAgain = ({ seat }: Fact): readonly Gesture[] => [press(ofSeat(seat, 'thrown'))]

const moveDice = ({ dice }: Fact): readonly Gesture[] => all(dice).map((one) => move(one))
const throwDie = (die: Id): Gesture => roll(die, facesOf(die))
const rollDice = ({ dice }: Fact): readonly Gesture[] => all(dice).map(throwDie)

export const motion: Motion = {
  // Rounds.
  ready: someone,
  'task-kept': (fact, isOwn) => (isOwn && fact.task !== undefined ? [press(id(fact.task))] : someone(fact, isOwn)),
  // The new card and the new dice lie there already, and may be used: they are not hidden until their turn comes.
  round: ({ card }) => (card === '' ? [] : [glow(id(card))]),

  // Dice.
  rolled: () => DIE_IDS.map(throwDie),
  'rolled-taken': rollDice,
  'rolled-next': rollDice,
  'die-picked': ({ die }) => [move(id(die))],
  'dice-picked': moveDice,
  'die-removed': ({ die }) => [move(id(die))],
  'die-taken': ({ die }) => [move(id(die))],
  'own-dice': (fact, isOwn) => (isOwn ? moveDice(fact) : someone(fact, isOwn)),
  changed: (fact, isOwn) => (isOwn ? [flip(id(fact.die))] : someone(fact, isOwn)),

  // Quarter and tourists.
  quarter: ({ seat, quarter }, isOwn) =>
    isOwn ? [glow(id(quarter)), glow('dice')] : [glow(ofSeat(seat, id(quarter)))],
  tourists: arrive,

  // Routes and shops.
  drawn: (fact, isOwn) => [...lines(fact, fact.segments, isOwn), pointsOf(fact)],
  erased: (fact) => [erase([ofSeat(fact.seat, id(fact.segment))]), pointsOf(fact)],
  visit: ({ seat, shop }) => [draw([ofSeat(seat, id(shop))]), glow('shop')],
  gained: ({ seat, bonuses }) =>
    all(bonuses).flatMap((bonus) => [fly(bonus, CAUSE, ofSeat(seat, bonus)), press(ofSeat(seat, bonus))]),
  route: (fact) => [...lines(fact, fact.steps, false), pointsOf(fact)],

  // The Ancient One.
  madness: (fact, isOwn) => (isOwn ? [press(ofSeat(fact.seat, 'madness'))] : someone(fact, isOwn)),
  encounter: (fact, isOwn) => [...someone(fact, isOwn), ...thrown(fact)],
  call: ({ seat }) => [flip(ofSeat(seat, 'call'))],
  rerolled: thrownAgain,
  improved: thrownAgain,
  blessed: ({ seat }) => [glow(ofSeat(seat, 'thrown'))],
  verdict: ({ seat, failures }) =>
    failures === 3
      ? [shake(ofSeat(seat))]
      : [failures === 0 ? glow(ofSeat(seat, 'thrown')) : shake(ofSeat(seat, 'thrown'))],
  reward: ({ seat, points }) => (Number(points) > 0 ? [count(ofSeat(seat, 'points'), Number(points))] : []),
  lost: ({ seat, type, count: lost }) =>
    Number(lost) > 0 ? [fly(id(type), ofSeat(seat, 'map'), 'ancient', Number(lost))] : [],
  struck: ({ seat, quarter }, isOwn) => [
    ...(isOwn ? [] : [glow(ofSeat(seat, id(quarter)))]),
    draw([ofSeat(seat, `${quarter}/struck`), ofSeat(seat, `${quarter}/struck-again`)]),
  ],
  task: onlySaid,
}

export const tableMotion: TableMotion = { motion, gist, adds: [], turns: ['quarter'], roundEnds: ['round'] }
