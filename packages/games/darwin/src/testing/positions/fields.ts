// The fields of positions in Darwin's Journey.

import type { Json } from '@wayfare/kernel'
import { type Field, type FieldsAt, field } from '@wayfare/testkit'
import { TRACK_LENGTH } from '../../data/alfred-boards.ts'
import { ACTION_IDS, BONUS_CARDS } from '../../data/alfred-cards.ts'
import { CAMPS } from '../../data/camps.ts'
import { CREW_IDS } from '../../data/crew.ts'
import { GOAL_IDS } from '../../data/goals.ts'
import { ALFRED_WORKERS, COLOURS, PERKS, STACKS, WORKERS } from '../../data/ids.ts'
import { MAIL_TILE_IDS } from '../../data/mail-tiles.ts'
import { GOLD, OBJECTIVE_IDS, objective, RESERVE, SILVER, SLOTS } from '../../data/objectives.ts'
import { LAST_STEP, LENSES, TENT_REWARDS, TENTS } from '../../data/player-board.ts'
import { RIBBONS, ROUTES, SEA } from '../../data/routes.ts'
import { PURPLE_SEALS, SEALS_IN_A_ROW, SEALS_OF_A_COLOUR } from '../../data/seals.ts'
import { CELLS, SPACES } from '../../data/spaces.ts'
import { SPECIAL_IDS } from '../../data/special-tiles.ts'
import { SPECIMENS } from '../../data/specimens.ts'
import { ALFRED, ROUNDS } from '../../state.ts'
import { LETTERS, PURPLE } from './notation.ts'

const { beginning, by, count, each, letters, list, maybe, one, piece, record, row, saying, told } = field
type Given = { readonly [key: string]: Json }

const STAMPS = 12
const amount = count(0, 999)
const specimens = list(one(SPECIMENS, 'specimen'), { set: true })
const stopsOf = (route: (typeof ROUTES)[number]): readonly string[] => route.stops.map(({ id }) => id)
const ribbonStops = RIBBONS.map(({ id }) => id)
const seal = (letter: string): string | null => (letter === '.' ? null : `${letter} seal`)
const anObjective = (ids: readonly string[], what: string): Field => piece(['', ...ids], what, (id) => id || null)
const tileOrNone = piece(['', ...SPECIAL_IDS], 'special tile', (id) => id || null)
const HAMMOCK = 'hammock'
const PHASES = ['turn', 'do', 'rewards', 'refresh', 'alfred']

/** The names that `do` accepts. */
const DOABLE: readonly string[] = [
  ...CREW_IDS,
  ...SPECIAL_IDS,
  ...MAIL_TILE_IDS.flatMap((id) => [`${id} first`, `${id} second`]),
  ...CAMPS.map(({ id }) => id),
  ...ROUTES.flatMap(stopsOf),
  ...SPACES.map(({ id }) => id),
  ...STACKS,
  ...TENT_REWARDS.map((_, i) => `tent-${i + 1}`),
  ...SLOTS.flatMap(({ id, reward }) => (reward ? [id] : [])),
]

export const fields: FieldsAt = ({ players, alfred }) => {
  const boards = Array.from({ length: Math.max(2, players) }, (_, board) => board)
  const aBoard = one(boards, 'board')
  const tent = piece(boards, 'board', (board) => `tent of board ${board}`)
  const lens = piece([-1, ...boards], 'board, or -1 for nobody', (board) =>
    board === '-1' ? null : `lens of board ${board}`,
  )
  return {
    fields: {
      phase: beginning(
        'where play begins: turn (the seat in `seat` places a worker), do (it does what `do` names), rewards, refresh, alfred; absent: with the set-up',
        one(PHASES, 'phase'),
      ),
      seat: beginning('whose turn it is; 0 unless named', one(boards.slice(0, players), 'seat')),
      do: beginning(
        'a crew card, special tile, correspondence tile with its place ("letter-1 first"), camp, space, stack, tent or slot whose actions are done now',
        one(DOABLE, 'thing that does something'),
      ),
      round: count(1, ROUNDS),
      order: saying('all boards, in turn order', orderOf(aBoard, boards.length)),
      tiles: saying('by cell, the top row first, left before right; "" for none', list(tileOrNone, { min: 6, max: 6 })),
      letters: saying('from top to bottom', list(piece(MAIL_TILE_IDS, 'correspondence tile'), { min: 3, max: 3 })),
      goals: saying('from left to right', list(piece(GOAL_IDS, 'Beagle goal'), { min: ROUNDS, max: ROUNDS })),
      tokens: saying(
        'specimens that lie on spaces; null takes one away',
        by(ROUTES.flatMap(stopsOf), maybe(piece(SPECIMENS, 'specimen')), 'spaces of the sea and the islands'),
      ),
      museum: saying('those whose tiles lie in the museum', specimens),
      rowCoins: saying('the rows whose coin is still there', list(one(COLOURS, 'colour'), { set: true })),
      academy: saying('one for each slot from the top left, . for none', letters(`${LETTERS}.`, 12, 12, seal)),
      supply: saying('the face-down seals, the next one last', letters(LETTERS, 0, 4 * SEALS_OF_A_COLOUR, seal)),
      purple: saying('special seals that are left', count(0, PURPLE_SEALS, `${PURPLE} seal`)),
      lenses: saying('who has opened a cell', by(CELLS, lens, 'cells')),
      camps: saying(
        'whose tents stand there',
        by(
          CAMPS.map(({ id }) => id),
          row([maybe(tent), maybe(tent)], 'two places'),
          'camps',
        ),
      ),
      shown: saying('the objectives that lie open', list(piece([...SILVER, ...GOLD], 'objective'))),
      ribbons: saying(
        'spaces whose golden ribbon was crossed',
        list(one(ribbonStops, 'space with a ribbon'), { set: true }),
      ),
      ends: saying(
        'routes whose end was reached',
        list(
          one(
            ROUTES.map(({ id }) => id),
            'route',
          ),
          { set: true },
        ),
      ),
      turnSpace: saying('boards whose workers stand on the turn-order space', list(aBoard, { max: 5 * boards.length })),
      scored: told('the goals of the rounds before'),
      offer: told('what the set-up offers'),
      boards: saying(
        'for each board; alone, the second is Alfred',
        each(
          boards.map((board) => boardAt(board, players === 1 && board === ALFRED)),
          'the boards',
        ),
      ),
      ...alfredFields(players === 1 ? (alfred as string) : null),
    },
    pieces: {
      ...Object.fromEntries([...LETTERS].map((letter) => [`${letter} seal`, SEALS_OF_A_COLOUR])),
      [`${PURPLE} seal`]: PURPLE_SEALS,
      ...Object.fromEntries(boards.map((board) => [`tent of board ${board}`, TENTS])),
      ...Object.fromEntries(boards.map((board) => [`lens of board ${board}`, LENSES])),
      ...Object.fromEntries(boards.map((board) => [`stamp of board ${board}`, STAMPS])),
    },
    together: (given) => findConflict(given, players),
  }
}

const orderOf = (aBoard: Field, boards: number): Field => list(aBoard, { min: boards, max: boards })

function boardAt(board: number, isAlfred: boolean): Field {
  const workers = isAlfred ? ALFRED_WORKERS : WORKERS
  const stamp = `stamp of board ${board}`
  // The first seal of the first worker, and of each of Alfred's, is printed.
  const seals = (worker: number): Field =>
    letters(`${LETTERS}${PURPLE}`, 0, SEALS_IN_A_ROW, seal, isAlfred || worker === 0 ? 1 : 0)
  return record(
    {
      coin: amount,
      knowledge: amount,
      points: amount,
      theory: count(0, LAST_STEP),
      rows: saying(
        'the seals of each worker, from left to right',
        row(
          workers.map((_, worker) => seals(worker)),
          'the workers',
        ),
      ),
      placed: saying(
        'where workers stand',
        by(workers, one([...SPACES.map(({ id }) => id), HAMMOCK], 'space'), 'workers', { just: true }),
      ),
      ship: one(stopsOf(SEA), 'space of the sea'),
      explorers: row(
        ROUTES.slice(1).map((isle) => maybe(one(stopsOf(isle), `space of ${isle.id}`))),
        'the islands',
      ),
      stacks: row(
        STACKS.map(() => count(0, 4, stamp)),
        'stamps on the stacks',
      ),
      usedStamps: count(0, STAMPS, stamp),
      mail: row(
        [0, 1, 2].map(() => count(0, STAMPS, stamp)),
        'stamps on the envelopes',
      ),
      studied: specimens,
      tents: saying('how many stand on the game board, where it matters only how many', count(0, TENTS)),
      lenses: saying('the same', count(0, LENSES)),
      reserve: list(piece(OBJECTIVE_IDS, 'objective'), { max: RESERVE }),
      slots: saying('the objectives there', slots),
      reached: list(
        one(
          SLOTS.map(({ id }) => id),
          'slot',
        ),
        { set: true },
      ),
      perks: list(one(PERKS, 'perk'), { set: true }),
      crew: list(piece(CREW_IDS, 'crew card')),
      crewBy: saying('the worker that each card was played with', list(maybe(one(WORKERS, 'worker')))),
    },
    isAlfred ? 'Alfred’s board' : 'a board',
  )
}

const ofTier = (tier: string): readonly string[] => OBJECTIVE_IDS.filter((id) => objective(id).tier === tier)
const slots = record(
  Object.fromEntries(SLOTS.map(({ id, tier }) => [id, anObjective(ofTier(tier), `${tier} objective`)])),
  'slots',
)

/** Fields that only Alfred has. */
function alfredFields(level: string | null): Readonly<Record<string, Field>> {
  const noAlfred = told('Alfred plays only against one')
  if (level === null) return { pawn: noAlfred, cards: noAlfred, deck: noAlfred, open: noAlfred, alfred: noAlfred }
  const action = piece(ACTION_IDS, 'action card')
  const cards = Object.keys(BONUS_CARDS).filter((id) => id.startsWith(`bonus-${level}`))
  return {
    pawn: saying('the space of Alfred’s worker on his bonus track', count(1, TRACK_LENGTH)),
    cards: saying(
      'over the fifth and the tenth space',
      list(piece(cards, `bonus card of ${level}`), { min: 2, max: 2 }),
    ),
    deck: saying('Alfred’s action cards, the next one last', list(action, { part: 'end' })),
    open: saying('his action cards that lie open', list(action, { part: 'end' })),
    alfred: told('the points that his board makes'),
  }
}

/** Fields that the set-up deals or leaves to chance. */
const AFTER_SETUP = ['seat', 'academy', 'supply', 'purple', 'shown']

function findConflict(given: Given, players: number): readonly [string, string] | undefined {
  const { phase, order } = given
  if ((phase === 'do') !== (given.do !== undefined))
    return ['do', phase === 'do' ? 'is missing: phase do does what it names' : 'is only for phase do']
  if (phase === 'alfred' && players > 1) return ['phase', 'Alfred plays only against one']
  const early = phase === undefined && AFTER_SETUP.find((name) => given[name] !== undefined)
  if (early) return [early, 'is only for a phase: the set-up deals it anew']
  if (order !== undefined && new Set(order as readonly number[]).size < (order as readonly number[]).length)
    return ['order', 'names a board twice']
  for (const [board, { crew, crewBy }] of ((given.boards ?? []) as readonly Given[]).entries()) {
    const cards = crew as readonly string[] | undefined
    if (crewBy !== undefined && (crewBy as readonly Json[]).length !== cards?.length)
      return [`boards[${board}].crewBy`, 'has a worker, or null, for each card of crew']
  }
  return undefined
}
