// The state of a game of Darwin's Journey. Boards are those of the seats; alone, Alfred's is the second.

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

/** `seals`: from left to right. `at`: where it stands, null while it waits on its board; only Alfred's rest in hammocks. */
export type Worker = {
  readonly id: WorkerId | AlfredWorker
  readonly seals: readonly Seal[]
  readonly at: SpaceId | 'hammock' | null
}
/** `by`: the worker that it was played with, null while it waits. */
export type CrewCard = { readonly card: CrewId; readonly by: WorkerId | null }
export type PutObjective = { readonly objective: ObjectiveId; readonly reached: boolean }

/** Lists and records in it are only ever replaced, and shared by clones. */
export type Board = {
  coin: number
  knowledge: number
  points: number
  /** Steps on the evolution track. */
  theory: number
  workers: readonly Worker[]
  ship: StopId
  /** Where the explorer of each island stands, null while there is none. */
  explorers: Readonly<Record<IslandId, StopId | null>>
  /** Stamps that lie in each stack, and on each envelope. */
  stacks: Readonly<Record<StackId, number>>
  usedStamps: number
  mail: Readonly<Record<EnvelopeId, number>>
  /** Research tokens, in the order in which they were laid. */
  studied: readonly Specimen[]
  /** Tents and lenses that lie on the game board. */
  tents: number
  lenses: number
  perks: readonly PerkId[]
  reserve: readonly ObjectiveId[]
  /** What lies in slots. */
  slots: Readonly<Partial<Record<SlotId, PutObjective>>>
  crew: readonly CrewCard[]
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

/** `locked` until somebody opens it: the board whose lens lies there, or `open` from the start. */
type Lens = 'locked' | 'open' | number

export type DarwinState = State & {
  core: Core
  readonly rulings: Rulings
  round: number
  phase: Phase
  /** Boards in turn order, and whose turn it is. */
  order: readonly number[]
  turn: number | null
  /** Special tiles, null for an empty slot; correspondence tiles; Beagle goals by round. */
  readonly tiles: Readonly<Record<SpecialCell, SpecialId | null>>
  readonly letters: Readonly<Record<EnvelopeId, MailTileId>>
  readonly goals: readonly GoalId[]
  /** Specimens that lie on spaces of the sea and of the islands. */
  readonly tokens: Readonly<Partial<Record<StopId, Specimen>>>
  /** Museum tiles that lie there; rows whose coin still does. */
  museum: readonly Specimen[]
  rowCoins: readonly Colour[]
  academy: Readonly<Record<AcademySlot, Colour | null>>
  /** Special seals that are left, and seals that have left the game. */
  purple: number
  gone: number
  lenses: Readonly<Record<JournalCell, Lens>>
  /** Whose tents stand in the two slots of a camp. */
  camps: Readonly<Record<CampId, readonly [number | null, number | null]>>
  /** Objectives that lie open. */
  shown: readonly ObjectiveId[]
  /** Boards whose workers stand on the turn-order space, from left to right. */
  turnSpace: readonly number[]
  /** Spaces whose golden ribbon was crossed, and routes whose last space was reached. */
  ribbons: readonly StopId[]
  ends: readonly RouteId[]
  /** How many objectives were reached and crew cards played so far: a round of the reward window without one is the last. */
  interrupts: number
  /** Boards that took something of the envelope that is being scored. */
  performed: readonly number[]
  /** Beagle goals that were scored and turned over. */
  scored: number
  /** What the set-up offers: crew cards alone, pairs of objectives. */
  offeredCrew: readonly CrewId[]
  offeredPairs: readonly Pair[]
  boards: Board[]
  alfred: Alfred | null
}

export { ROUNDS } from './rounds.ts'
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
  return isAlfred(s, seat) ? 'alfred' : seat
}

export const isAlfred = (s: DarwinState, board: number): boolean => s.alfred !== null && board === ALFRED

export const hasPerk = ({ perks }: Pick<Board, 'perks'>, perk: PerkId): boolean => perks.includes(perk)

export function workerOf({ workers }: Board, id: Worker['id']): Worker {
  for (const worker of workers) if (worker.id === id) return worker
  throw new Error(`no worker ${id}`)
}

/** One of the workers is not as it was. */
export function changeWorker(one: Board, changed: Worker): void {
  one.workers = one.workers.map((worker) => (worker.id === changed.id ? changed : worker))
}

/** A worker that can still be placed this round. */
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

/** Which of his two cards lies over this space of the track. */
export function cardOver({ cards }: Alfred, space: number): string | undefined {
  return cards[CARD_SPACES.indexOf(space)]
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
