// Positions for script tests and `wayfare try`: what is named is set, the rest is a fresh set-up from its seed.

import { all, as, type Effect, effect, find, from, ids, type Json, knownOnlyTo, pile, push } from '@wayfare/kernel'
import type { Positions } from '@wayfare/testkit'
import { actsOf } from '../../cells.ts'
import { acts } from '../../data/actions.ts'
import { CAMPS } from '../../data/camps.ts'
import { CREW, FIRST_CREW } from '../../data/crew.ts'
import { MAIL_TILES } from '../../data/letters.ts'
import { SLOTS, START_GOLD, START_SILVER } from '../../data/objectives.ts'
import { STACK_REWARDS, TENT_REWARDS } from '../../data/player-board.ts'
import { ROUTES } from '../../data/routes.ts'
import { type Colour, letterOf } from '../../data/seals.ts'
import { spaceIndex } from '../../data/spaces.ts'
import { SPECIALS } from '../../data/special-tiles.ts'
import { takeSeal } from '../../dealing.ts'
import { darwin } from '../../game.ts'
import { REWARDS } from '../../rules/rewards.ts'
import { partsOf, totalOf } from '../../score.ts'
import { ALFRED, ALFRED_DECK, ALFRED_OPEN, boardOf, type DarwinState, SEAL_SUPPLY } from '../../state.ts'
import { fields } from './fields.ts'
import { impossible, layBoard, layTable, readBoard, readTable, takeAway } from './parts.ts'

type Given = { readonly [key: string]: Json }

const TURN_ENDS: Effect = all([effect('end-turn'), effect('next-turn')])

export const positions: Positions<DarwinState> = {
  fields,
  example: {
    table: { players: 2 },
    phase: 'turn',
    round: 2,
    museum: ['green-bird'],
    lenses: { 'explore-2': 1 },
    boards: [{ coin: 6, rows: ['p', 'gg', 'b', 'ry', ''], ship: 'sea-4', studied: ['red-plant'] }],
  },
  table: (wish) => ({ players: 2, ...wish }),
  put(position, table) {
    const given = position as Given
    const s = darwin.setup(table, (given.seed as string) ?? 'position')
    if (given.phase !== undefined) skipSetup(s)
    takeAway(s, given)
    layTable(s, given)
    for (const [board, one] of ((given.boards ?? []) as readonly Given[]).entries()) layBoard(s, board, one)
    layAlfred(s, given)
    if (given.phase !== undefined) begin(s, given)
    return s
  },
  impossible,
  automa: (s) => (s.alfred ? { name: 'alfred', total: totalOf(alfredParts(s)), parts: alfredParts(s) } : undefined),
  read: (s) => ({
    ...(readTable(s) as Given),
    supply: ids(s, SEAL_SUPPLY).join(''),
    boards: s.boards.map((_, board) => readBoard(s, board)),
    ...(s.alfred
      ? {
          pawn: s.alfred.pawn,
          cards: s.alfred.cards,
          deck: ids(s, ALFRED_DECK),
          open: ids(s, ALFRED_OPEN),
          alfred: { ...alfredParts(s), total: totalOf(alfredParts(s)) },
        }
      : {}),
  }),
}

const alfredParts = (s: DarwinState) => partsOf(s, boardOf(s, ALFRED))

/** As if everybody had the crew of the first game, its seals from left to right, and a pair of objectives. */
function skipSetup(s: DarwinState): void {
  for (let seat = 0; seat < s.core.players; seat++) {
    const one = boardOf(s, seat)
    one.crew = FIRST_CREW[seat] as readonly string[]
    one.crewBy = one.crew.map(() => -1)
    const seals = one.crew.map((card) => letterOf(CREW[card]?.start as Colour))
    for (const seal of seals) takeSeal(s, seal)
    one.rows = ['p', ...seals, '']
    one.reserve = [START_SILVER[seat] as string, START_GOLD[seat] as string]
    for (const name of [`hand-${seat}`, `pick-${seat}`, 'crew']) delete s.core.piles[name]
  }
  s.offer = []
}

function begin(s: DarwinState, given: Given): void {
  const seat = (given.seat ?? 0) as number
  s.phase = 'actions'
  s.turn = s.order.indexOf(seat)
  s.core.stack = []
  push(s.core.stack, opening(s, given, seat), seat, null)
}

function opening(s: DarwinState, given: Given, seat: number): Effect {
  switch (given.phase) {
    case 'turn':
      return effect('turn')
    case 'do':
      return all([from(wordOf(given), acts(namedActs(s, given.do as string))), TURN_ENDS])
    case 'rewards':
      return all([effect('turn-order'), REWARDS, effect('refresh')])
    case 'refresh':
      return effect('refresh')
    case 'alfred':
      s.turn = 0
      return as(seat, effect('alfred-turn'))
    default:
      throw new Error(`no phase '${given.phase}'`)
  }
}

const wordOf = (given: Given): string => (given.do as string).split(' ')[0] as string

/** The actions of whatever is called by this name. */
function namedActs(s: DarwinState, name: string): readonly Effect[] {
  const [id, place] = name.split(' ') as [string, 'first' | 'second']
  const space = spaceIndex(id)
  const stop = ROUTES.flatMap(({ stops }) => stops).find((one) => one.id === id)
  const slot = SLOTS.find((one) => one.id === id)
  const numbered = Number(id.split('-')[1]) - 1
  const found =
    CREW[id]?.acts ??
    SPECIALS[id]?.acts ??
    MAIL_TILES[id]?.[place] ??
    CAMPS.find((camp) => camp.id === id)?.acts ??
    stop?.acts ??
    (space >= 0 ? actsOf(s, space) : undefined) ??
    (id.startsWith('stack-') ? STACK_REWARDS[numbered] : undefined) ??
    (id.startsWith('tent-') ? TENT_REWARDS[numbered] : undefined) ??
    (slot?.reward ? [slot.reward] : undefined)
  if (!found) throw new Error(`nothing is called '${name}'`)
  return found
}

function layAlfred(s: DarwinState, given: Given): void {
  if (!s.alfred) return
  const { level, pawn, cards } = s.alfred
  s.alfred = {
    level,
    pawn: (given.pawn ?? pawn) as number,
    cards: (given.cards ?? cards) as readonly string[],
  }
  for (const [field, name] of [
    ['open', ALFRED_OPEN],
    ['deck', ALFRED_DECK],
  ] as const) {
    for (const id of (given[field] ?? []) as readonly string[]) {
      const place = find(s, ALFRED_DECK, id) >= 0 ? ALFRED_DECK : ALFRED_OPEN
      const [card] = pile(s, place).splice(find(s, place, id), 1)
      if (card) pile(s, name).push(knownOnlyTo(name === ALFRED_OPEN ? 'all' : 'none', card))
    }
  }
}
