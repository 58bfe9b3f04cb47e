// Setting up the table (DAR-SETUP, DAR-SOLO-03 to -10).

import {
  type Choices,
  draw,
  lay,
  mixed,
  newCore,
  pile,
  type Seed,
  type State,
  shuffle,
  silence,
  type TableOptions,
} from '@wayfare/kernel'
import { ALFRED_BOARDS, type Level } from './data/alfred-boards.ts'
import { ACTION_IDS, BONUS_CARDS } from './data/alfred-cards.ts'
import { CREW_IDS, FIRST_CREW } from './data/crew.ts'
import { DEALT } from './data/deal-counts.ts'
import { FIRST_GOALS, GOAL_IDS } from './data/goals.ts'
import {
  ALFRED_WORKERS,
  CAMP_IDS,
  COLOURS,
  ENVELOPES,
  type MailTileId,
  PLAYER_COLOURS,
  type Seal,
  type StopId,
  WORKERS,
} from './data/ids.ts'
import { FIRST_GAME_MAIL, MAIL_TILE_IDS } from './data/mail-tiles.ts'
import { GOLD, SILVER } from './data/objectives.ts'
import { START_COINS, START_KNOWLEDGE } from './data/player-board.ts'
import { STOPS } from './data/routes.ts'
import { PURPLE_SEALS, SEALS_OF_A_COLOUR, SEALS_REMOVED } from './data/seals.ts'
import { CELLS, SPECIAL_CELLS, spaceOf } from './data/spaces.ts'
import { FIRST_SPECIALS, SPECIAL_IDS } from './data/special-tiles.ts'
import { SPECIMENS } from './data/specimens.ts'
import { drawObjectives, fillAcademy, NO_ACADEMY, sealCard } from './hidden-stacks.ts'
import { recordOf } from './records.ts'
import { draftOpening, FIRST_OPENING, SOLO_OPENING } from './rules/draft.ts'
import { rulingChoices, rulingsOf } from './rulings.ts'
import {
  ALFRED_DECK,
  ALFRED_OPEN,
  type Alfred,
  type Board,
  boardOf,
  CREW_DECK,
  type DarwinState,
  GOLD_STACK,
  handPile,
  newBoard,
  pickPile,
  SEAL_SUPPLY,
  SILVER_STACK,
} from './state.ts'

export const choices: Choices = {
  /** The layout of a first game: tiles, goals and crew (DAR-SETUP-23). */
  firstGame: { values: [false, true], default: false, when: { players: [2, 3, 4] } },
  /** The colour of Alfred's board, which is his level (DAR-SOLO-01). */
  alfred: { values: PLAYER_COLOURS, default: 'white', when: { players: [1] } },
  ...rulingChoices,
}

export function setup(table: TableOptions, seed: Seed): DarwinState {
  const { players } = table
  const first = table.firstGame === true
  const opening = players === 1 ? SOLO_OPENING : first ? FIRST_OPENING : draftOpening(players)
  const world = { core: newCore(players, seed, opening) }
  const s: DarwinState = {
    core: world.core,
    rulings: rulingsOf(table),
    round: 1,
    phase: 'setup',
    order: [],
    turn: null,
    tiles: tilesOf(world, first),
    letters: lettersOf(first ? FIRST_GAME_MAIL : mixed(world, 'letters', MAIL_TILE_IDS.slice())),
    goals: first ? FIRST_GOALS : mixed(world, 'goals', GOAL_IDS.slice()).slice(0, DEALT.goals),
    tokens: layTokens(world),
    museum: [],
    rowCoins: COLOURS,
    academy: NO_ACADEMY,
    purple: PURPLE_SEALS,
    gone: 0,
    lenses: LENSES_AT_START,
    camps: NO_TENTS,
    shown: [],
    turnSpace: [],
    ribbons: [],
    ends: [],
    interrupts: 0,
    performed: [],
    scored: 0,
    offeredCrew: [],
    offeredPairs: [],
    boards: Array.from({ length: players }, playerBoard),
    alfred: null,
  }
  const seats = s.boards.map((_, seat) => seat)
  s.order = players === 1 ? [1, 0] : mixed(s, 'order', seats)
  s.museum = unplaced(s)
  laySeals(s)
  layObjectives(s)
  if (players === 1) layAlfred(s, table.alfred as Level)
  dealCrew(s, first)
  return s
}

function playerBoard(): Board {
  const one = newBoard(WORKERS.map((id) => ({ id, seals: id === 'w1' ? FIRST_ROW : [], at: null })))
  one.coin = START_COINS
  one.knowledge = START_KNOWLEDGE
  return one
}
/** The first worker's row has one printed seal and never gets another. */
const FIRST_ROW: readonly Seal[] = ['purple']

function lettersOf(letters: readonly MailTileId[]): DarwinState['letters'] {
  return recordOf(ENVELOPES, (envelope) => letters[ENVELOPES.indexOf(envelope)] as MailTileId)
}

/** The top row of the special journal and the round magnifiers are unlocked from the start (DAR-SETUP-04). */
const LENSES_AT_START = recordOf(CELLS, (cell) =>
  spaceOf(cell).kind === 'round' || cell.startsWith('special-slot-top') ? 'open' : 'locked',
)

const NO_TENTS = recordOf(CAMP_IDS, () => [null, null] as const)

function tilesOf(s: State, first: boolean): DarwinState['tiles'] {
  const tiles = first
    ? FIRST_SPECIALS
    : mixed(s, 'special tiles', SPECIAL_IDS.slice()).slice(0, DEALT.specials[s.core.players])
  return recordOf(SPECIAL_CELLS, (cell) => tiles[SPECIAL_CELLS.indexOf(cell)] ?? null)
}

/** Places a specimen on every space that has one with this number of players (DAR-SETUP-14). */
function layTokens(s: State): DarwinState['tokens'] {
  const all = mixed(s, 'specimens', SPECIMENS.slice())
  const players = Math.max(2, s.core.players)
  const flagged = STOPS.filter(({ specimenFrom }) => specimenFrom !== null && specimenFrom <= players)
  const tokens: Partial<Record<StopId, (typeof all)[number]>> = {}
  for (const { id } of flagged) tokens[id] = all.pop()
  return tokens
}

/** Specimens that were not placed are in the museum from the start (DAR-SETUP-15). */
function unplaced({ tokens }: DarwinState): DarwinState['museum'] {
  const placed = Object.values(tokens)
  return SPECIMENS.filter((specimen) => !placed.includes(specimen))
}

/** Removes some seals, shuffles the rest into the supply, and fills the academy (DAR-SETUP-06 to -08). */
function laySeals(s: DarwinState): void {
  const each = SEALS_OF_A_COLOUR - (SEALS_REMOVED[s.core.players] as number)
  const supply: string[] = []
  for (const colour of COLOURS) for (let i = 0; i < each; i++) supply.push(sealCard(colour))
  lay(s, SEAL_SUPPLY, supply)
  shuffle(s, SEAL_SUPPLY)
  fillAcademy(s)
}

function layObjectives(s: DarwinState): void {
  lay(s, SILVER_STACK, SILVER)
  shuffle(s, SILVER_STACK)
  lay(s, GOLD_STACK, GOLD)
  shuffle(s, GOLD_STACK)
  drawObjectives(s, silence)
}

/** Sets up Alfred's board, cards and deck (DAR-SOLO-09, -10, -71). */
function layAlfred(s: DarwinState, level: Level): void {
  const printed = ALFRED_BOARDS[level]
  const one = newBoard(ALFRED_WORKERS.map((id) => ({ id, seals: [printed.rows[id].seal], at: null })))
  one.coin = printed.coins
  s.boards.push(one)
  const own = Object.keys(BONUS_CARDS).filter((card) => card.startsWith(`bonus-${level}`))
  const alfred: Alfred = { level, pawn: 1, cards: mixed(s, 'bonus cards', own) }
  s.alfred = alfred
  lay(s, ALFRED_DECK, ACTION_IDS)
  shuffle(s, ALFRED_DECK)
  lay(s, ALFRED_OPEN, [])
}

/**
 * Deals crew cards: those of a first game, hands for the draft, or five face up in a solo game (DAR-CREWDRAFT-02, -03,
 * DAR-SOLO-07).
 */
function dealCrew(s: DarwinState, first: boolean): void {
  const { players } = s.core
  if (first) {
    for (const [place, seat] of s.order.entries()) {
      boardOf(s, seat).crew = (FIRST_CREW[place] as (typeof FIRST_CREW)[number]).map((card) => ({ card, by: null }))
    }
    return
  }
  if (players === 1) {
    s.offeredCrew = mixed(s, 'crew', CREW_IDS.slice()).slice(0, DEALT.crewAlone)
    return
  }
  lay(s, CREW_DECK, CREW_IDS)
  shuffle(s, CREW_DECK)
  for (let seat = 0; seat < players; seat++) {
    lay(s, handPile(seat), [])
    lay(s, pickPile(seat), [])
    for (let i = 0; i < DEALT.crewHand; i++) draw(s, CREW_DECK, handPile(seat), seat)
  }
  if (pile(s, CREW_DECK).length !== CREW_IDS.length - players * DEALT.crewHand) throw new Error('crew cards were lost')
}
