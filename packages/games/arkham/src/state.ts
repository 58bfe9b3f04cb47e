// The state of a game of Arkham Guidebook: the table, and a board for each player.

import { type Core, cloneCore, type Seat, type State } from '@wayfare/kernel'
import type { AncientId } from './board/ancients.ts'
import type { SegmentId } from './board/board.ts'
import type { VertexId } from './board/dead-ends.ts'
import type { ShopId } from './board/gates-and-shops.ts'
import type { QuarterId } from './board/quarters.ts'
import { TOURISTS, type Tourist } from './board/tourists.ts'
import type { BonusId } from './cards/bonuses.ts'
import type { DieId, EffectSymbol } from './cards/dice.ts'
import type { EffectId } from './cards/effects.ts'
import type { RouteStep } from './route/sheet.ts'

export { ROUNDS } from './rounds.ts'

/** The place of a die: left of the card, on it, or right of it (ARK-SETUP-04); in opening rounds, taken by a player. */
export type Zone = 'available' | 'slot' | 'unavailable' | 'taken'
export type Die = { readonly number: number; readonly zone: Zone }

/** The number of tourists of each type, in the order of TOURISTS. */
export type Counts = readonly number[]

export type Board = {
  /** The player's dice of this round, and with four players those kept for round 2. */
  dice: readonly DieId[]
  later: readonly DieId[]
  /** The numbers of the player's dice this round, including coordinate changes. */
  numbers: readonly number[]
  quarter: QuarterId | null
  fallback: boolean
  wayDone: boolean
  visited: boolean
  /** Shops that a segment of this round has reached and that are not circled. */
  reached: ShopId[]
  tourists: Record<string, Counts>
  segments: SegmentId[]
  circled: ShopId[]
  bonuses: Record<BonusId, number>
  spent: Record<BonusId, number>
  /** The part of the final route that has been named. */
  start: VertexId | null
  steps: RouteStep[]
  routed: boolean
  madness: number
  /** The three dice of the encounter, and their result. */
  rolled: readonly number[]
  blessed: boolean
  struck: QuarterId[]
  ancientVp: number
  out: boolean
}

export type ArkhamState = State & {
  core: Core
  readonly ancient: AncientId
  readonly effects: Readonly<Record<EffectSymbol, EffectId>>
  /** In a solo game, the cell of the challenge card. */
  readonly cell: string | null
  first: Seat
  round: number
  dice: Record<DieId, Die>
  boards: Board[]
}

/** The names are made once, because building a text costs more than looking it up. */
const named = (word: string) => {
  const names = [0, 1, 2, 3].map((seat) => `${word}-${seat}`)
  return (seat: Seat): string => names[seat] as string
}
export const taskPile = named('task')
export const discardedTask = named('task-out')
export const callPile = named('call')

export function board(s: ArkhamState, seat: Seat): Board {
  return s.boards[seat] as Board
}

export function isOpening(s: ArkhamState): boolean {
  return (s.core.players === 3 && s.round === 1) || (s.core.players === 4 && s.round <= 2)
}

export function touristsIn(one: Board, quarter: QuarterId): Counts {
  return one.tourists[quarter] ?? NOBODY
}
const NOBODY: Counts = [0, 0, 0, 0]

export function addTourists(one: Board, quarter: QuarterId, types: readonly Tourist[]): void {
  const counts = touristsIn(one, quarter).slice()
  for (const type of types) {
    const at = TOURISTS.indexOf(type)
    counts[at] = (counts[at] as number) + 1
  }
  one.tourists[quarter] = counts
}

/** Counts the links between gates in the final route. */
export function linksOf(one: Board): number {
  return one.steps.filter((step) => step.startsWith('gate:')).length
}

/** Counts symbols that are circled and not crossed out. */
export function remainingUses(one: Board, bonus: BonusId): number {
  return one.bonuses[bonus] - one.spent[bonus]
}

const noBonuses = (): Record<BonusId, number> => ({
  reroll: 0,
  improvement: 0,
  blessing: 0,
  'coordinate-change': 0,
  'extra-segment': 0,
  'diagonal-segment': 0,
})

export function newBoard(): Board {
  return {
    dice: [],
    later: [],
    numbers: [],
    quarter: null,
    fallback: false,
    wayDone: false,
    visited: false,
    reached: [],
    tourists: {},
    segments: [],
    circled: [],
    bonuses: noBonuses(),
    spent: noBonuses(),
    start: null,
    steps: [],
    routed: false,
    madness: 0,
    rolled: [],
    blessed: false,
    struck: [],
    ancientVp: 0,
    out: false,
  }
}

export function clone(s: ArkhamState): ArkhamState {
  return {
    core: cloneCore(s.core),
    ancient: s.ancient,
    effects: s.effects,
    cell: s.cell,
    first: s.first,
    round: s.round,
    dice: cloneDice(s.dice),
    boards: s.boards.map(cloneBoard),
  }
}

export function cloneDice(dice: Record<DieId, Die>): Record<DieId, Die> {
  return {
    'die-1': dice['die-1'],
    'die-2': dice['die-2'],
    'die-3': dice['die-3'],
    'die-4': dice['die-4'],
    'die-5': dice['die-5'],
  }
}

/**
 * Fields are named instead of spread, which is faster, and search clones at every step. Lists that are only replaced,
 * never changed, are shared.
 */
export function cloneBoard(one: Board): Board {
  const tourists: Record<string, Counts> = {}
  for (const quarter in one.tourists) tourists[quarter] = one.tourists[quarter] as Counts
  return {
    dice: one.dice,
    later: one.later,
    numbers: one.numbers,
    quarter: one.quarter,
    fallback: one.fallback,
    wayDone: one.wayDone,
    visited: one.visited,
    reached: one.reached.slice(),
    tourists,
    segments: one.segments.slice(),
    circled: one.circled.slice(),
    bonuses: cloneBonuses(one.bonuses),
    spent: cloneBonuses(one.spent),
    start: one.start,
    steps: one.steps.slice(),
    routed: one.routed,
    madness: one.madness,
    rolled: one.rolled,
    blessed: one.blessed,
    struck: one.struck.slice(),
    ancientVp: one.ancientVp,
    out: one.out,
  }
}

function cloneBonuses(given: Record<BonusId, number>): Record<BonusId, number> {
  return {
    reroll: given.reroll,
    improvement: given.improvement,
    blessing: given.blessing,
    'coordinate-change': given['coordinate-change'],
    'extra-segment': given['extra-segment'],
    'diagonal-segment': given['diagonal-segment'],
  }
}
