// The state of a game of Darwin's Journey. There is a board for each seat; in a solo game the second board is Alfred's.

import { type Core, cloneCore, type Seat, type State } from '@wayfare/kernel'
import { CARD_SPACES, type Level } from './data/alfred-boards.ts'
import type {
  AcademySlot,
  AlfredWorker,
  CampId,
  Colour,
  CrewId,
  EnvelopeId,
  GoalId,
  IslandId,
  JournalCell,
  MailTileId,
  ObjectiveId,
  PerkId,
  RouteId,
  Seal,
  SlotId,
  SpaceId,
  SpecialCell,
  SpecialId,
  Specimen,
  StackId,
  StopId,
  WorkerId,
} from './data/ids.ts'
import type { Pair } from './ops.ts'
import type { Rulings } from './rulings.ts'

/**
 * `seals` are ordered from left to right. `at` is the worker's space, or null on its board; only Alfred's workers use
 * hammocks.
 */
export type Worker = {
  readonly id: WorkerId | AlfredWorker
  readonly seals: readonly Seal[]
  readonly at: SpaceId | 'hammock' | null
}
/** `by` is the worker with which the card was played; null for an unplayed card. */
export type CrewCard = { readonly card: CrewId; readonly by: WorkerId | null }
export type PutObjective = { readonly objective: ObjectiveId; readonly reached: boolean }

/** Lists and records of a board are only ever replaced, and clones share them. */
export type Board = {
  coin: number
  knowledge: number
  points: number
  /** The step on the evolution track. */
  theory: number
  workers: readonly Worker[]
  ship: StopId
  /** The space of the explorer on each island; null if there is none. */
  explorers: Readonly<Record<IslandId, StopId | null>>
  /** The number of stamps in each stack, and on each envelope. */
  stacks: Readonly<Record<StackId, number>>
  usedStamps: number
  mail: Readonly<Record<EnvelopeId, number>>
  /** Researched specimens, in order of research. */
  studied: readonly Specimen[]
  /** The number of tents and lenses on the game board. */
  tents: number
  lenses: number
  perks: readonly PerkId[]
  reserve: readonly ObjectiveId[]
  /** The objectives in slots. */
  slots: Readonly<Partial<Record<SlotId, PutObjective>>>
  crew: readonly CrewCard[]
}

/** The parts of the state that only Alfred has. */
export type Alfred = {
  readonly level: Level
  /** The space of his bonus worker on its track, from 1. */
  pawn: number
  /** The cards above the two marked spaces. */
  readonly cards: readonly string[]
}

type Phase = 'setup' | 'actions' | 'rewards' | 'over'

/** `locked` until somebody unlocks it; then the board that owns the lens; or `open` from the start. */
type Lens = 'locked' | 'open' | number

export type DarwinState = State & {
  core: Core
  readonly rulings: Rulings
  round: number
  phase: Phase
  /** Boards in turn order, and the active one. */
  order: readonly number[]
  turn: number | null
  /** Special tiles (null for an empty slot), correspondence tiles, and Beagle goals by round. */
  readonly tiles: Readonly<Record<SpecialCell, SpecialId | null>>
  readonly letters: Readonly<Record<EnvelopeId, MailTileId>>
  readonly goals: readonly GoalId[]
  /** Specimens on spaces of the sea and of the islands. */
  readonly tokens: Readonly<Partial<Record<StopId, Specimen>>>
  /** The tiles in the museum, and the rows whose coin is still there. */
  museum: readonly Specimen[]
  rowCoins: readonly Colour[]
  academy: Readonly<Record<AcademySlot, Colour | null>>
  /** The number of special seals left, and of seals that have left the game. */
  purple: number
  gone: number
  lenses: Readonly<Record<JournalCell, Lens>>
  /** The owners of the tents in the two slots of each camp. */
  camps: Readonly<Record<CampId, readonly [number | null, number | null]>>
  /** The face-up objectives. */
  shown: readonly ObjectiveId[]
  /** The boards with workers on the turn-order space, from left to right. */
  turnSpace: readonly number[]
  /** Spaces whose golden ribbon was crossed, and routes whose last space was reached. */
  ribbons: readonly StopId[]
  ends: readonly RouteId[]
  /**
   * The number of objectives reached and crew cards played so far. A pass of the reward window in which it does not
   * change is the last.
   */
  interrupts: number
  /** Boards that took a reward of the envelope being scored. */
  performed: readonly number[]
  /** The number of Beagle goals scored. */
  scored: number
  /** The choices offered during set-up: crew cards in a solo game, pairs of objectives. */
  offeredCrew: readonly CrewId[]
  offeredPairs: readonly Pair[]
  boards: Board[]
  alfred: Alfred | null
}

export { ROUNDS } from './rounds.ts'
/** The index of Alfred's board in a solo game. */
export const ALFRED = 1

/** The names are made once, because building a text costs more than looking it up. */
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

/** Returns the name of a board in facts: its seat, or `alfred`. */
export function nameOf(s: DarwinState, seat: number): number | string {
  return isAlfred(s, seat) ? 'alfred' : seat
}

export const isAlfred = (s: DarwinState, board: number): boolean => s.alfred !== null && board === ALFRED

export const hasPerk = ({ perks }: Pick<Board, 'perks'>, perk: PerkId): boolean => perks.includes(perk)

export function workerOf({ workers }: Board, id: Worker['id']): Worker {
  for (const worker of workers) if (worker.id === id) return worker
  throw new Error(`no worker ${id}`)
}

/** Replaces one worker of a board. */
export function changeWorker(one: Board, changed: Worker): void {
  one.workers = one.workers.map((worker) => (worker.id === changed.id ? changed : worker))
}

/** True if the worker can still be placed this round. */
export function isFree(one: Pick<Board, 'perks'>, worker: Worker): boolean {
  return worker.at === null && (worker.id !== 'w5' || hasPerk(one, 'fifth-worker'))
}

export function hasWorker(one: Pick<Board, 'workers' | 'perks'>): boolean {
  for (const worker of one.workers) if (isFree(one, worker)) return true
  return false
}

export function newBoard(workers: readonly Worker[]): Board {
  return {
    coin: 0,
    knowledge: 0,
    points: 0,
    theory: 0,
    workers,
    ship: 'sea-0',
    explorers: { 'isle-1': 'i1-0', 'isle-2': null, 'isle-3': null },
    stacks: { 'stack-1': 4, 'stack-2': 4, 'stack-3': 4 },
    usedStamps: 0,
    mail: { 'envelope-1': 0, 'envelope-2': 0, 'envelope-3': 0 },
    studied: [],
    tents: 0,
    lenses: 0,
    perks: [],
    reserve: [],
    slots: {},
    crew: [],
  }
}

/** Returns the bonus card above this space of the track, if there is one. */
export function cardOver({ cards }: Alfred, space: number): string | undefined {
  return cards[CARD_SPACES.indexOf(space)]
}

/** Fields are named instead of spread, which is faster, and search clones at every step. */
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
    offeredCrew: s.offeredCrew,
    offeredPairs: s.offeredPairs,
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
    workers: one.workers,
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
    crew: one.crew,
  }
}
