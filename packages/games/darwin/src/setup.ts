// Setting the table (DAR-SETUP, DAR-SOLO-03 to -10).

import { type Choices, draw, lay, mixed, newCore, pile, type Seed, shuffle, silence, type Table } from '@wayfare/kernel'
import { ALFRED_BOARDS, type Level } from './data/alfred-boards.ts'
import { ACTION_IDS, BONUS_CARDS } from './data/alfred-cards.ts'
import { CAMPS } from './data/camps.ts'
import { CREW_IDS, FIRST_CREW } from './data/crew.ts'
import { DEALT } from './data/dealt.ts'
import { FIRST_GOALS, GOAL_IDS } from './data/goals.ts'
import { FIRST_LETTERS, LETTER_IDS } from './data/letters.ts'
import { GOLD, SILVER } from './data/objectives.ts'
import { PLAYER_COLOURS, START_COINS, START_KNOWLEDGE } from './data/player-board.ts'
import { ROUTES } from './data/routes.ts'
import { LETTERS, PURPLE_SEALS, SEALS_OF_A_COLOUR, SEALS_REMOVED } from './data/seals.ts'
import { CELLS, spaceAt } from './data/spaces.ts'
import { FIRST_SPECIALS, SPECIAL_IDS } from './data/special-tiles.ts'
import { SPECIMENS } from './data/specimens.ts'
import { drawObjectives, fillAcademy } from './dealing.ts'
import { DRAFT_OPENING, FIRST_OPENING, SOLO_OPENING } from './rules/draft.ts'
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
  LOCKED,
  NEUTRAL,
  newBoard,
  pickPile,
  SEAL_SUPPLY,
  SILVER_STACK,
} from './state.ts'

export const choices: Choices = {
  /** DAR-SETUP-23: tiles, goals and crew of the first game. */
  firstGame: { values: [false, true], default: false, when: { players: [2, 3, 4] } },
  /** DAR-SOLO-01: the colour of Alfred's board. */
  alfred: { values: PLAYER_COLOURS, default: 'white', when: { players: [1] } },
  ...rulingChoices,
}

const NO_ACADEMY = '............'

export function setup(table: Table, seed: Seed): DarwinState {
  const { players } = table
  const first = table.firstGame === true
  const opening = players === 1 ? SOLO_OPENING : first ? FIRST_OPENING : DRAFT_OPENING
  const base: DarwinState = {
    core: newCore(players, seed, opening),
    rulings: rulingsOf(table),
    round: 1,
    phase: 'setup',
    order: [],
    turn: -1,
    tiles: [],
    letters: [],
    goals: [],
    tokens: [],
    museum: 0,
    rowCoins: 0b1111,
    academy: NO_ACADEMY,
    purple: PURPLE_SEALS,
    gone: 0,
    lenses: LENSES_AT_START,
    camps: CAMPS.flatMap(() => [-1, -1]),
    shown: [],
    turnSpace: [],
    ribbons: 0,
    ends: 0,
    interrupts: 0,
    performed: 0,
    scored: 0,
    offer: [],
    boards: Array.from({ length: players }, playerBoard),
    alfred: null,
  }
  const s: DarwinState = {
    ...base,
    tiles: tilesOf(base, first),
    letters: first ? FIRST_LETTERS : mixed(base, 'letters', LETTER_IDS.slice()).slice(0, DEALT.letters),
    goals: first ? FIRST_GOALS : mixed(base, 'goals', GOAL_IDS.slice()).slice(0, DEALT.goals),
    tokens: layTokens(base),
    order:
      players === 1
        ? [1, 0]
        : mixed(
            base,
            'order',
            base.boards.map((_, seat) => seat),
          ),
  }
  s.museum = unplaced(s)
  laySeals(s)
  layObjectives(s)
  if (players === 1) layAlfred(s, table.alfred as Level)
  dealCrew(s, first)
  return s
}

function playerBoard(): Board {
  const one = newBoard(5)
  one.coin = START_COINS
  one.knowledge = START_KNOWLEDGE
  one.rows = ['p', '', '', '', '']
  return one
}

/** DAR-SETUP-04: the top row of the special journal is open, as are the round magnifiers. */
const LENSES_AT_START: readonly number[] = Array.from({ length: CELLS }, (_, cell) => {
  const { id, kind } = spaceAt(cell)
  return kind === 'round' || id.startsWith('special-slot-top') ? NEUTRAL : LOCKED
})

function tilesOf(s: DarwinState, first: boolean): readonly string[] {
  if (first) return FIRST_SPECIALS
  const laid = mixed(s, 'special tiles', SPECIAL_IDS.slice()).slice(0, DEALT.specials[s.core.players])
  return Array.from({ length: 6 }, (_, i) => laid[i] ?? '')
}

/** DAR-SETUP-14: a specimen on every flagged space for this number of players. */
function layTokens(s: DarwinState): DarwinState['tokens'] {
  const all = mixed(
    s,
    'specimens',
    SPECIMENS.map((_, i) => i),
  )
  const players = Math.max(2, s.core.players)
  return ROUTES.map(({ stops }) =>
    stops.map(({ specimen }) => (specimen > 0 && specimen <= players ? (all.pop() as number) : -1)),
  )
}

/** DAR-SETUP-15: those that lie nowhere are in the museum from the start. */
function unplaced(s: DarwinState): number {
  let bits = 0xffff
  for (const token of s.tokens.flat()) if (token >= 0) bits &= ~(1 << token)
  return bits
}

/** DAR-SETUP-06 to -08. */
function laySeals(s: DarwinState): void {
  const each = SEALS_OF_A_COLOUR - (SEALS_REMOVED[s.core.players] as number)
  lay(
    s,
    SEAL_SUPPLY,
    [...LETTERS].flatMap((letter) => Array.from({ length: each }, () => letter)),
  )
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

/** DAR-SOLO-09, -10, -71. */
function layAlfred(s: DarwinState, level: Level): void {
  const printed = ALFRED_BOARDS[level]
  const one = newBoard(4)
  one.coin = printed.coins
  one.rows = printed.rows.map(({ seal }) => seal)
  s.boards.push(one)
  const own = Object.keys(BONUS_CARDS).filter((card) => card.startsWith(`bonus-${level}`))
  const alfred: Alfred = { level, pawn: 1, cards: mixed(s, 'bonus cards', own) }
  s.alfred = alfred
  lay(s, ALFRED_DECK, ACTION_IDS)
  shuffle(s, ALFRED_DECK)
  lay(s, ALFRED_OPEN, [])
}

/** DAR-CREWDRAFT-02, -03, DAR-SOLO-07. */
function dealCrew(s: DarwinState, first: boolean): void {
  const { players } = s.core
  if (first) {
    for (const [place, seat] of s.order.entries()) {
      const one = boardOf(s, seat)
      one.crew = FIRST_CREW[place] as readonly string[]
      one.crewBy = one.crew.map(() => -1)
    }
    return
  }
  if (players === 1) {
    s.offer = mixed(s, 'crew', CREW_IDS.slice()).slice(0, DEALT.crewAlone)
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
