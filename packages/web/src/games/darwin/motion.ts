// What is seen to move on the table, for each kind of fact.

import {
  BEAGLE,
  type CampId,
  COLOURS,
  columnOf,
  KINDS,
  ROUTES,
  type RouteId,
  rowOf,
  type Specimen,
  STOPS,
  type StopId,
} from '@wayfare/darwin/tables'
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
  type Motion,
  move,
  ofSeat,
  onlySaid,
  type Place,
  press,
  spent,
  type TableMotion,
  type Way,
} from '../../board-kit/motion/gesture.ts'
import { ALFRED } from './alfred-turn.ts'
import { stopOfCamp } from './geometry.ts'
import { gist } from './turn-gist.ts'

const id = (part: unknown): Id => String(part)
const ids = (part: unknown): Id[] => (Array.isArray(part) ? part.map(id) : [])

/** Alfred has a board, and no seat. */
const boardOf = (seat: unknown): unknown => (seat === 'alfred' ? ALFRED : seat)
/** What belongs to whoever the fact is about. */
const at = ({ seat }: Fact, part?: string): Place => ofSeat(boardOf(seat), part)

const gains = (fact: Fact, what: string, n: unknown, from = CAUSE): readonly Gesture[] =>
  gained(what, boardOf(fact.seat), what, Number(n ?? 0), from)
const pays = (fact: Fact, what: string, n: unknown, to = CAUSE): readonly Gesture[] =>
  spent(what, boardOf(fact.seat), what, Number(n ?? 0), to)

/** From every space before it, the shortest way to this one. */
function wayTo(stop: unknown): Way {
  const way: Record<StopId, StopId> = {}
  const reached = [id(stop)]
  for (const here of reached)
    for (const { id: before, next } of STOPS) {
      if (before in way || !next.some((one) => one === here)) continue
      way[before as StopId] = here as StopId
      reached.push(before)
    }
  return way
}

const routeOf = (stop: unknown): string => STOPS.find((one) => one.id === stop)?.route ?? ''
const lastOf = (route: unknown): Place => ROUTES.find((one) => one.id === (route as RouteId))?.last ?? ''
const firstOf = (route: unknown): Place => ROUTES.find((one) => one.id === (route as RouteId))?.first ?? ''

/** What one has just pressed needs no light. */
const lit = (place: Place, isOwn: boolean): readonly Gesture[] => (isOwn ? [] : [glow(place)])

/** A ship or an explorer goes on. */
const goes = (fact: Fact, piece: string, isOwn: boolean): readonly Gesture[] => [
  ...lit(id(fact.to), isOwn),
  move(at(fact, piece), wayTo(fact.to)),
]

/** A piece leaves its board for a place, and is pressed into it there. */
const sends = (fact: Fact, piece: string, from: string, to: Place, as: Place, times = 1): readonly Gesture[] => [
  fly(at(fact, piece), at(fact, from), to, times),
  press(at(fact, as)),
]

/** What others have of it is a number; one's own pieces are all drawn. */
const counted = (fact: Fact, part: string, by: number, isOwn: boolean): readonly Gesture[] =>
  isOwn ? [] : [count(at(fact, part), by)]

const placed = (fact: Fact, coins: unknown, isOwn: boolean): readonly Gesture[] => [
  ...lit(id(fact.space), isOwn),
  ...pays(fact, 'coins', coins, id(fact.space)),
  ...pays(fact, 'knowledge', fact.knowledge, id(fact.space)),
  ...sends(fact, 'worker', id(fact.worker), id(fact.space), `standing/${id(fact.space)}`),
]

/** The steps of the theory track are not counted: its marker goes there. */
const gain = (fact: Fact): readonly Gesture[] =>
  fact.what === 'theory'
    ? [fly('theory', CAUSE, at(fact, 'theory')), move(at(fact, 'theory'))]
    : gains(fact, id(fact.what), fact.n)

function studied(fact: Fact, isOwn: boolean): readonly Gesture[] {
  const specimen = id(fact.specimen)
  const chart = `chart/${specimen}`
  if (isOwn) return [glow(chart), fly(specimen, chart, at(fact, specimen)), press(at(fact, specimen))]
  return [glow(chart), ...gained(specimen, boardOf(fact.seat), 'studied', 1, chart)]
}

/** It comes into its place in the museum, and the empty places of its row and its column pay for it. */
function delivered(fact: Fact): readonly Gesture[] {
  const specimen = id(fact.specimen) as Specimen
  const row = KINDS.map((kind) => `${rowOf(specimen)}-${kind}`)
  const column = COLOURS.map((colour) => `${colour}-${columnOf(specimen)}`)
  const around = [...row, ...column].filter((one) => one !== specimen)
  return [
    fly(specimen, at(fact, fact.k === 'deliver' ? specimen : undefined), `museum/${specimen}`),
    press(`museum/${specimen}`),
    ...around.map((one) => glow(`museum/${one}/empty`)),
  ]
}

/** A seal goes from the academy to the row of a worker. */
function sealed(fact: Fact, isOwn: boolean): readonly Gesture[] {
  const from = fact.slot === undefined ? 'purple-seals' : id(fact.slot)
  const row = at(fact, `${id(fact.worker)}/seal`)
  return [...lit(from, isOwn), ...pays(fact, 'coins', fact.n, from), fly(id(fact.colour), from, row), press(row)]
}

const pitched = (fact: Fact, isOwn: boolean): readonly Gesture[] => {
  const camp = stopOfCamp(fact.camp as CampId)
  return [
    ...lit(camp, isOwn),
    ...pays(fact, 'coins', fact.n, camp),
    ...sends(fact, 'tent', 'tents', camp, id(fact.camp)),
    ...counted(fact, 'tents', 1, isOwn),
  ]
}

const unlocked = (fact: Fact, isOwn: boolean): readonly Gesture[] => [
  ...lit(id(fact.space), isOwn),
  ...pays(fact, 'coins', fact.n, id(fact.space)),
  ...sends(fact, 'lens', 'lenses', id(fact.space), `lens/${id(fact.space)}`),
  ...counted(fact, 'lenses', -1, isOwn),
]

/** One's own objectives are drawn; those of others lie on their boards. */
const takes = (fact: Fact, isOwn: boolean, ...taken: readonly unknown[]): readonly Gesture[] =>
  taken.map((one) => (isOwn ? move(id(one)) : fly(id(one), id(one), at(fact))))

const stampsOf = (envelope: unknown, seats: unknown): readonly Gesture[] =>
  ids(seats).map((seat) => glow(ofSeat(boardOf(seat), id(envelope))))

/** Points that a fact has brought are told with it. */
const brings = (fact: Fact, from: Place = CAUSE): readonly Gesture[] => gains(fact, 'points', fact.brings, from)

/** All workers of a board that stand in spaces go back to it. Which ones they are is seen by where they stood. */
const comesHome = (board: number): Gesture =>
  gather(ofSeat(board, 'standing'), ofSeat(board, 'worker'), ofSeat(board, 'workers'))
const MOST_BOARDS = [0, 1, 2, 3]

export const motion: Motion = {
  // Workers and what they pay.
  place: (fact, isOwn) => placed(fact, fact.penalty, isOwn),
  gain,
  unlock: unlocked,
  use: ({ space }) => [glow(id(space))],

  // The chart.
  sail: (fact, isOwn) => goes(fact, 'ship', isOwn),
  explore: (fact, isOwn) => goes(fact, routeOf(fact.to), isOwn),
  land: (fact) => sends(fact, 'explorer', 'ship', firstOf(fact.isle), id(fact.isle)),
  ribbon: (fact) => brings(fact),
  first: (fact) => [glow(lastOf(fact.route)), ...brings(fact, lastOf(fact.route))],
  tent: pitched,
  revisit: ({ camp }) => [glow(stopOfCamp(camp as CampId))],

  // The museum, the academy, letters.
  study: studied,
  deliver: delivered,
  redeliver: delivered,
  seal: sealed,
  stamp: (fact) => sends(fact, 'stamp', 'stamps', id(fact.envelope), id(fact.envelope), Number(fact.n)),

  // Objectives and crew.
  objective: (fact, isOwn) => takes(fact, isOwn, fact.objective),
  reached: (fact, isOwn) => (isOwn ? [flip(id(fact.slot))] : [glow(at(fact))]),
  'crew-played': (fact, isOwn) => [...(isOwn ? [flip(id(fact.card))] : []), glow(at(fact, id(fact.worker)))],
  copied: (fact) => [glow(at(fact))],
  perk: (fact) => [glow(at(fact))],

  // Before the first round.
  'crew-picked': onlySaid,
  crew: onlySaid,
  seals: (fact) => ['w2', 'w3', 'w4'].map((worker) => press(at(fact, `${worker}/seal`))),
  pair: (fact, isOwn) => takes(fact, isOwn, fact.silver, fact.gold),

  // Rounds.
  round: onlySaid,
  order: () => [move('order')],
  envelope: ({ envelope, first, second }) => [...stampsOf(envelope, first), ...stampsOf(envelope, second)],
  'stamps-back': (fact) => [fly(at(fact, 'stamp'), at(fact, id(fact.envelope)), at(fact, 'stamps'), Number(fact.n))],
  goal: (fact) => [glow(id(fact.goal)), ...brings(fact, id(fact.goal))],
  refresh: ({ round }) => [...MOST_BOARDS.map(comesHome), move('beagle', wayTo(BEAGLE[Number(round) - 1]))],
  academy: onlySaid,
  'objective-out': onlySaid,
  'objective-in': ({ objective, objectives = [objective] }) => ids(objectives).map(flip),
  over: onlySaid,

  // Alfred, the opponent of whoever plays alone.
  'alfred-card': () => [glow(ofSeat(ALFRED))],
  'alfred-shuffle': onlySaid,
  'alfred-fails': onlySaid,
  'alfred-place': (fact) => placed({ ...fact, seat: 'alfred' }, Number(fact.penalty) + Number(fact.coins), false),
  'alfred-rests': ({ worker }) => [glow(ofSeat(ALFRED, id(worker)))],
  'alfred-discards': ({ objective }) => [fly(id(objective), id(objective), ofSeat(ALFRED))],
  'alfred-pawn': () => [glow(ofSeat(ALFRED, 'pawn'))],
  'alfred-bonus': () => [glow(ofSeat(ALFRED, 'pawn'))],
}

export const tableMotion: TableMotion = {
  motion,
  gist,
  adds: ['gain'],
  turns: ['alfred-card'],
  roundEnds: ['envelope', 'goal', 'refresh'],
}
