// Positions for script tests and `wayfare try`: named fields are set in an otherwise fresh set-up from the seed.

import { all, as, type Effect, find, from, ids, type Json, knownOnlyTo, pile, push } from '@wayfare/kernel'
import type { Positions } from '@wayfare/testkit'
import { actsOf } from '../../cells.ts'
import { acts } from '../../data/actions.ts'
import { CAMPS } from '../../data/camps.ts'
import { CREW, crewCard, FIRST_CREW } from '../../data/crew.ts'
import { MAIL_TILES } from '../../data/mail-tiles.ts'
import { SLOTS, START_GOLD, START_SILVER } from '../../data/objectives.ts'
import { STACK_REWARDS, TENT_REWARDS } from '../../data/player-board.ts'
import { STOPS } from '../../data/routes.ts'
import { isSpace } from '../../data/spaces.ts'
import { SPECIALS } from '../../data/special-tiles.ts'
import { darwin } from '../../game.ts'
import { supplyOf, takeSeal } from '../../hidden-stacks.ts'
import { type Action, effect } from '../../ops.ts'
import { ORDINARY } from '../../rules/draft.ts'
import { REWARDS } from '../../rules/rewards.ts'
import { partsOf, totalOf } from '../../score.ts'
import { ALFRED, ALFRED_DECK, ALFRED_OPEN, boardOf, changeWorker, type DarwinState } from '../../state.ts'
import { fields } from './fields.ts'
import { writeRow } from './notation.ts'
import { impossible, layBoard, layTable, readBoard, readTable, takeAway } from './parts.ts'

type Given = { readonly [key: string]: Json }

const TURN_ENDS: Effect = all([effect('end-turn', { space: null }), effect('next-turn')])

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
    ...readTable(s),
    supply: writeRow(supplyOf(s)),
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

/**
 * Skips the set-up: everybody gets the crew of a first game, its seals from left to right, and a pair of objectives.
 */
function skipSetup(s: DarwinState): void {
  for (let seat = 0; seat < s.core.players; seat++) {
    const one = boardOf(s, seat)
    const cards = FIRST_CREW[seat] ?? []
    one.crew = cards.map((card) => ({ card, by: null }))
    for (const [i, card] of cards.entries()) {
      const { start } = crewCard(card)
      takeSeal(s, start)
      changeWorker(one, { id: ORDINARY[i] as (typeof ORDINARY)[number], seals: [start], at: null })
    }
    one.reserve = [START_SILVER[seat], START_GOLD[seat]].filter((id) => id !== undefined)
    for (const name of [`hand-${seat}`, `pick-${seat}`, 'crew']) delete s.core.piles[name]
  }
  s.offeredCrew = []
}

function begin(s: DarwinState, given: Given): void {
  const seat = (given.seat ?? 0) as number
  s.phase = 'actions'
  s.turn = seat
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
      s.turn = ALFRED
      return as(seat, effect('alfred-turn'))
    default:
      throw new Error(`no phase '${given.phase}'`)
  }
}

const wordOf = (given: Given): string => (given.do as string).split(' ')[0] as string

/** Returns the actions of the card, tile or space with this name. */
function namedActs(s: DarwinState, name: string): readonly Action[] {
  const [id = '', place] = name.split(' ') as [string, 'first' | 'second']
  if (isSpace(id)) return actsOf(s, id)
  if (id.startsWith('tent-')) return TENT_REWARDS[Number(id.split('-')[1]) - 1] ?? []
  const letter = MAIL_TILES[id as keyof typeof MAIL_TILES]
  if (letter) return letter[place]
  const reward = SLOTS.find((slot) => slot.id === id)?.reward
  if (reward) return [reward]
  const cardOrPlace =
    { ...CREW, ...SPECIALS }[id as keyof typeof CREW] ?? [...CAMPS, ...STOPS].find((one) => one.id === id)
  const found = cardOrPlace?.acts ?? STACK_REWARDS[id as keyof typeof STACK_REWARDS]
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
