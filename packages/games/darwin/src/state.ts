// The state of a game of Darwin's Journey. Boards are those of the seats; alone, Alfred's is the second.

import { type Core, cloneCore, type Seat, type World } from '@wayfare/kernel'
import { FIFTH_WORKER } from './data/actions.ts'
import type { Level } from './data/alfred-boards.ts'
import { CARD_SPACES } from './data/alfred-boards.ts'
import type { Rulings } from './rulings.ts'

/** Lists that are only ever replaced are readonly, and shared by clones. */
export type Board = {
  coin: number
  knowledge: number
  points: number
  /** Steps on the evolution track. */
  theory: number
  /** The seals of each worker, from left to right, a letter each. */
  rows: readonly string[]
  /** The space on which each worker stands, -1 while it waits on the board. */
  placed: readonly number[]
  ship: number
  /** Where the explorer of each island stands, -1 for none. */
  explorers: readonly number[]
  stacks: readonly number[]
  usedStamps: number
  /** Stamps on each envelope. */
  mail: readonly number[]
  /** Research tokens, a bit for each specimen. */
  studied: number
  /** Tents and lenses that lie on the game board. */
  tents: number
  lenses: number
  perks: number
  reserve: readonly string[]
  /** The objective in each slot, '' for none, and those that are reached, as bits. */
  slots: readonly string[]
  reached: number
  crew: readonly string[]
  /** The worker that each crew card was played with, -1 while it waits. */
  crewBy: readonly number[]
}

/** What only Alfred has. */
export type Alfred = {
  readonly level: Level
  /** The space of his bonus track, from 1. */
  pawn: number
  /** The cards over the two marked spaces. */
  readonly cards: readonly string[]
}

type Phase = 'setup' | 'actions' | 'rewards' | 'over'

export type DarwinState = World & {
  core: Core
  readonly rulings: Rulings
  round: number
  phase: Phase
  /** Boards in turn order, and whose turn it is as an index of it. */
  order: readonly number[]
  turn: number
  /** Special tiles by cell, '' for none; correspondence tiles; Beagle goals. */
  readonly tiles: readonly string[]
  readonly letters: readonly string[]
  readonly goals: readonly string[]
  /** The specimen on each space of the sea and of the islands, -1 for none. */
  readonly tokens: readonly (readonly number[])[]
  /** Museum tiles, a bit for each specimen; rows whose coin still lies there. */
  museum: number
  rowCoins: number
  /** The twelve slots of the academy, a letter each, '.' for none. */
  academy: string
  purple: number
  /** Seals that have left the game. */
  gone: number
  /** Who owns the lens on each cell: a board, -1 for a cell that was open from the start, -2 while it is locked. */
  lenses: readonly number[]
  /** Whose tent stands in each slot, two to a camp, -1 for none. */
  camps: readonly number[]
  /** Objectives that lie open. */
  shown: readonly string[]
  /** Boards whose workers stand on the turn-order space, from left to right. */
  turnSpace: readonly number[]
  ribbons: number
  /** Routes whose last space was reached, as bits. */
  ends: number
  /** How many objectives were reached and crew cards played so far: a round of the reward window without one is the last. */
  interrupts: number
  /** Boards that took something of the envelope that is being scored, as bits. */
  performed: number
  /** Beagle goals that were scored and turned over. */
  scored: number
  /** What is on offer in the set-up: crew cards alone, pairs of objectives. */
  offer: readonly string[]
  boards: Board[]
  alfred: Alfred | null
}

export const LOCKED = -2
export const NEUTRAL = -1
export const ROUNDS = 5
/** Alone, Alfred's board. */
export const ALFRED = 1

/** Names are made once: a text put together anew at each look-up costs more than the look-up. */
const named = (word: string) => {
  const names = [0, 1, 2, 3].map((seat) => `${word}-${seat}`)
  return (seat: Seat): string => names[seat] as string
}
export const handPile = named('hand')
export const pickPile = named('pick')
export const CREW_DECK = 'crew'
export const SEAL_SUPPLY = 'seals'
export const SILVER_STACK = 'silver'
export const GOLD_STACK = 'gold'
export const ALFRED_DECK = 'alfred'
export const ALFRED_OPEN = 'alfred-open'

export function boardOf(s: DarwinState, seat: number): Board {
  return s.boards[seat] as Board
}

/** How facts name a board: its seat, or Alfred. */
export function nameOf(s: DarwinState, seat: number): number | string {
  return s.alfred && seat === ALFRED ? 'alfred' : seat
}

/** A list with one entry changed. */
export function withAt<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice()
  copy[index] = value
  return copy
}

/** A worker that can still be placed this round. */
export function isFree(one: Board, worker: number): boolean {
  return one.placed[worker] === -1 && (worker < 4 || (one.perks & FIFTH_WORKER) !== 0)
}

export function hasWorker(one: Board): boolean {
  for (let worker = 0; worker < one.placed.length; worker++) if (isFree(one, worker)) return true
  return false
}

export function newBoard(workers: number): Board {
  return {
    coin: 0,
    knowledge: 0,
    points: 0,
    theory: 0,
    rows: [],
    placed: Array.from({ length: workers }, () => -1),
    ship: 0,
    explorers: [0, -1, -1],
    stacks: [4, 4, 4],
    usedStamps: 0,
    mail: [0, 0, 0],
    studied: 0,
    tents: 0,
    lenses: 0,
    perks: 0,
    reserve: [],
    slots: ['', '', '', '', '', '', '', '', '', ''],
    reached: 0,
    crew: [],
    crewBy: [],
  }
}

/** Which of his two cards lies over this space of the track, or ''. */
export function cardOver({ cards }: Alfred, space: number): string {
  return cards[CARD_SPACES.indexOf(space)] ?? ''
}

/** Fields are named, not spread: search clones at every step. */
export function clone(s: DarwinState): DarwinState {
  const boards: Board[] = []
  for (let i = 0; i < s.boards.length; i++) boards.push(cloneBoard(s.boards[i] as Board))
  return {
    core: cloneCore(s.core),
    rulings: s.rulings,
    round: s.round,
    phase: s.phase,
    order: s.order,
    turn: s.turn,
    tiles: s.tiles,
    letters: s.letters,
    goals: s.goals,
    tokens: s.tokens,
    museum: s.museum,
    rowCoins: s.rowCoins,
    academy: s.academy,
    purple: s.purple,
    gone: s.gone,
    lenses: s.lenses,
    camps: s.camps,
    shown: s.shown,
    turnSpace: s.turnSpace,
    ribbons: s.ribbons,
    ends: s.ends,
    interrupts: s.interrupts,
    performed: s.performed,
    scored: s.scored,
    offer: s.offer,
    boards,
    alfred: s.alfred ? { level: s.alfred.level, pawn: s.alfred.pawn, cards: s.alfred.cards } : null,
  }
}

function cloneBoard(one: Board): Board {
  return {
    coin: one.coin,
    knowledge: one.knowledge,
    points: one.points,
    theory: one.theory,
    rows: one.rows,
    placed: one.placed,
    ship: one.ship,
    explorers: one.explorers,
    stacks: one.stacks,
    usedStamps: one.usedStamps,
    mail: one.mail,
    studied: one.studied,
    tents: one.tents,
    lenses: one.lenses,
    perks: one.perks,
    reserve: one.reserve,
    slots: one.slots,
    reached: one.reached,
    crew: one.crew,
    crewBy: one.crewBy,
  }
}
