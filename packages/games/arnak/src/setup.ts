// Setting up the table (ARN-SETUP, ARN-SNAKE-02, ARN-SOLO-01 to -06).

import {
  type Choices,
  draw,
  lay,
  look,
  mixed,
  move,
  newCore,
  pile,
  random,
  type Seat,
  type Seed,
  shuffle,
  type TableOptions,
} from '@wayfare/kernel'
import { ASSISTANT_IDS } from './board/assistants.ts'
import { ALL_BONUSES, bonusKind } from './board/bonus-tiles.ts'
import { GUARDIAN_IDS } from './board/guardians.ts'
import { ALL_IDOLS } from './board/idols.ts'
import { DIG_TILES, PAIRS } from './board/rival-tiles.ts'
import { LEVEL1_IDS, LEVEL2_IDS } from './board/site-tiles.ts'
import { CAMP_COUNT, SITES, SPACES, TEMPLES, type Temple } from './board/sites.ts'
import { STACKS } from './board/temple-tiles.ts'
import { BONUS_SPOTS, START } from './board/track.ts'
import { ARTIFACT_IDS } from './cards/artifacts.ts'
import { BASIC_IDS, FEAR, FEAR_CARDS, STARTING_FEAR } from './cards/basics.ts'
import { ITEM_IDS } from './cards/items.ts'
import { BLOCKED, FREE } from './occupants.ts'
import { effect } from './ops.ts'
import {
  ARTIFACT_DECK,
  type ArnakState,
  area,
  BASICS_OUT,
  BOX,
  DRAWN_BY_EARRING,
  deck,
  type Explorer,
  FEAR_PILE,
  FIGURES,
  GUARDIAN_STACK,
  hand,
  ITEM_DECK,
  LEVEL1_STACK,
  LEVEL2_STACK,
  LOST_STACK,
  RESCUE_STACK,
  RIVAL_STACK,
  RIVAL_TOP,
  type Rival,
  SUPPLY,
  tableSize,
  turnUp,
  UNDER_STACK,
} from './state.ts'

const ANY = 'random'

export const choices: Choices = {
  temple: { values: TEMPLES, default: 'bird' },
  first: { values: [ANY, 0, 1, 2, 3], default: ANY, when: { players: [2, 3, 4] }, seats: true },
  difficulty: { values: [0, 1, 2, 3, 4, 5], default: 2, when: { players: [1] } },
}

/** The starting player must be one of the seats at the table (ARN-SETUP-23). */
export function unfit(table: TableOptions): { readonly rule: string } | undefined {
  return typeof table.first === 'number' && table.first >= table.players ? { rule: 'ARN-SETUP-23' } : undefined
}

/** Starting resources by turn order (ARN-SETUP-24). */
const STARTING: readonly { readonly coin: number; readonly compass: number }[] = [
  { coin: 2, compass: 0 },
  { coin: 1, compass: 1 },
  { coin: 2, compass: 1 },
  { coin: 1, compass: 2 },
]

export function setup(table: TableOptions, seed: Seed): ArnakState {
  const { players } = table
  const temple = table.temple as Temple
  const s: ArnakState = {
    core: newCore(players, seed, effect('begin-round')),
    temple,
    round: 1,
    first: 0,
    turn: 0,
    acted: false,
    pool: { car: 0, ship: 0, plane: 0, either: 0 },
    row: [],
    exiledItems: [],
    exiledArtifacts: [],
    men: SPACES.map(() => FREE),
    tiles: SITES.map(() => null),
    guards: SITES.map(() => null),
    idols: SITES.map(() => null),
    bonus: [],
    stacks: STACKS.map(() => Math.max(2, players)),
    arrived: 0,
    gone: { idols: 0, bonuses: [] },
    explorers: [],
    rival: null,
  }
  if (players > 1) s.first = typeof table.first === 'number' ? table.first : random(s, 'first', players)
  s.turn = s.first
  lay(s, FEAR_PILE, Array<string>(FEAR_CARDS).fill(FEAR))
  lay(s, BASICS_OUT, [])
  layRow(s)
  layIsland(s)
  layTrack(s)
  laySupply(s)
  for (let seat = 0; seat < players; seat++) seatPlayer(s, seat)
  lay(s, DRAWN_BY_EARRING, [])
  if (players === 1) s.rival = rivalFor(s, table.difficulty as number)
  return s
}

/** Shuffles the decks, sets the staff to round I, and deals one artifact and five items (ARN-SETUP-02 to -06). */
function layRow(s: ArnakState): void {
  lay(s, ARTIFACT_DECK, ARTIFACT_IDS)
  shuffle(s, ARTIFACT_DECK)
  lay(s, ITEM_DECK, ITEM_IDS)
  shuffle(s, ITEM_DECK)
  s.row.push(turnUp(s, ARTIFACT_DECK))
  for (let i = 0; i < 5; i++) s.row.push(turnUp(s, ITEM_DECK))
}

/**
 * Places idols and blocking tiles and shuffles the stacks of site tiles and guardians (ARN-SETUP-07 to -12, -16 to
 * -18).
 */
function layIsland(s: ArnakState): void {
  const idols: string[] = mixed(s, 'idols', ALL_IDOLS.slice())
  for (let site = CAMP_COUNT; site < SITES.length; site++) s.idols[site] = idols.pop() ?? null
  lay(
    s,
    UNDER_STACK,
    idols.map((id) => `under-${id}`),
    'none',
  )
  const camps = mixed(s, 'blocking', [0, 1, 2, 3, 4])
  const blocked = [5, 3, 0][tableSize(s) - 2] as number
  for (const camp of camps.slice(0, blocked)) s.men[2 * camp + 1] = BLOCKED
  for (const [name, ids] of [
    [LEVEL1_STACK, LEVEL1_IDS],
    [LEVEL2_STACK, LEVEL2_IDS],
    [GUARDIAN_STACK, GUARDIAN_IDS],
  ] as const) {
    lay(s, name, ids)
    shuffle(s, name)
  }
}

/** Builds the temple stacks and places bonus tiles; unused bonus tiles stay unseen (ARN-SETUP-13 to -15). */
function layTrack(s: ArnakState): void {
  lay(s, BOX, ALL_BONUSES)
  shuffle(s, BOX)
  lay(s, LOST_STACK, [])
  for (let i = 0; i < tableSize(s); i++) move(s, BOX, pile(s, BOX).length - 1, LOST_STACK)
  for (const { from } of BONUS_SPOTS[s.temple])
    s.bonus.push(from <= tableSize(s) ? bonusKind(turnUp(s, BOX) as string) : null)
}

/**
 * Builds three equal supply stacks of assistants (ARN-SETUP-19). On the Snake side a rescue stack is made first, two
 * supply stacks have three, and the third has the rest (ARN-SNAKE-02, -03).
 */
function laySupply(s: ArnakState): void {
  const [first, second, third] = SUPPLY
  lay(s, third, ASSISTANT_IDS)
  shuffle(s, third, 'assistants')
  for (const name of [first, second, RESCUE_STACK]) lay(s, name, [])
  const deal = (to: string, count: number) => {
    for (let i = 0; i < count; i++) move(s, third, pile(s, third).length - 1, to)
  }
  if (s.temple === 'snake') deal(RESCUE_STACK, tableSize(s))
  const height = s.temple === 'snake' ? 3 : 4
  deal(first, height)
  deal(second, height)
  for (const name of [first, second, third, RESCUE_STACK]) showTop(s, name)
}

/** The top assistant of a stack is visible (ARN-ASSIST-03). */
export function showTop(s: ArnakState, name: string): void {
  const top = pile(s, name).length - 1
  if (top >= 0) look(s, name, top, 'all')
}

/** Gives a player tokens, archaeologists, the starting deck and resources (ARN-SETUP-20 to -22, -24). */
function seatPlayer(s: ArnakState, seat: Seat): void {
  const { players } = s.core
  // In a solo game the rival is first and the player second (ARN-SOLO-02).
  const order = players === 1 ? 1 : (seat - s.first + players) % players
  s.explorers.push(newExplorer(s.temple, STARTING[order] as (typeof STARTING)[number]))
  lay(s, hand(seat), [])
  lay(s, area(seat), [])
  lay(s, deck(seat), BASIC_IDS)
  for (let i = 0; i < STARTING_FEAR; i++) draw(s, FEAR_PILE, deck(seat), 'all')
  shuffle(s, deck(seat))
}

function newExplorer(temple: Temple, { coin, compass }: (typeof STARTING)[number]): Explorer {
  return {
    coin,
    compass,
    tablet: 0,
    arrowhead: 0,
    jewel: 0,
    home: FIGURES,
    crates: 0,
    slots: 0,
    fearTiles: 0,
    glass: START[temple],
    notebook: START[temple],
    arrival: 0,
    passed: false,
    planes: false,
    calm: false,
    tiles2: 0,
    tiles6: 0,
    tiles11: 0,
    boons: [],
    spent: [],
    staff: [],
  }
}

/** As many red tiles as the difficulty says are chosen at random, and everybody sees which (ARN-SOLO-03 to -06). */
function rivalFor(s: ArnakState, difficulty: number): Rival {
  const red = new Set<string>(mixed(s, 'rival pairs', PAIRS.slice()).slice(0, difficulty))
  const tiles = [...DIG_TILES, ...PAIRS.map((pair) => `rival-${pair}-${red.has(pair) ? 'red' : 'green'}`)]
  lay(s, RIVAL_STACK, tiles)
  lay(s, RIVAL_TOP, [])
  return {
    tiles,
    used: [],
    arrow: null,
    glass: START[s.temple],
    arrival: 0,
    tiles6: 0,
    guardians: [],
    cards: [],
    idols: [],
    minus: 0,
  }
}
