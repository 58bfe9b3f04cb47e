// What a seat or a spectator may know, built up from nothing. Hands of the crew draft, the order of stacks and of Alfred's deck are
// all that is hidden (part 3 of the ledger).

import { type Eyes, faces, type Id, stateSeenBy } from '@wayfare/kernel'
import { PLAYER_COLOURS, type PlayerColour, type StopId } from './data/ids.ts'
import { beagleIn } from './data/routes.ts'
import { SECOND_COST } from './museum-income.ts'
import type { Academy } from './ops.ts'
import { partsOf, type ScoreParts, totalOf } from './score.ts'
import type { Lesson } from './seal-price.ts'
import {
  ALFRED,
  ALFRED_DECK,
  ALFRED_OPEN,
  type Board,
  boardOf,
  type DarwinState,
  GOLD_STACK,
  handPile,
  isAlfred,
  pickPile,
  SEAL_SUPPLY,
  SILVER_STACK,
} from './state.ts'

type Faces = readonly (Id | null)[]
type BoardView = Readonly<Board> & { readonly colour: PlayerColour; readonly hand: Faces; readonly picked: Faces }

/** What lies on the table is shown as the state has it (state.ts); of hidden stacks how much is left. */
type Shown = Pick<
  DarwinState,
  | 'round'
  | 'phase'
  | 'order'
  | 'turn'
  | 'tiles'
  | 'letters'
  | 'goals'
  | 'scored'
  | 'tokens'
  | 'museum'
  | 'rowCoins'
  | 'academy'
  | 'purple'
  | 'lenses'
  | 'camps'
  | 'shown'
  | 'turnSpace'
  | 'ribbons'
  | 'ends'
  | 'offeredCrew'
  | 'offeredPairs'
>

export type DarwinView = Readonly<Shown> & {
  readonly beagle: StopId
  /** How many are left: seals, silver and gold objectives. */
  readonly supply: number
  readonly silver: number
  readonly gold: number
  readonly boards: readonly BoardView[]
  /** While seals of the academy are asked for: their prices depend on it (`sealPrice`). */
  readonly lesson: Lesson | null
  /** What any specimen costs that the museum asks for now. */
  readonly fee: number
  readonly alfred: null | {
    readonly level: PlayerColour
    readonly pawn: number
    readonly cards: readonly Id[]
    readonly deck: number
    readonly open: Faces
    /** As at the end (DAR-SOLO-69). */
    readonly parts: ScoreParts
    readonly total: number
  }
}

/** DAR-SOLO-01, -02: Alfred's colour is his level; players take the others in order. */
function colourOfBoard(s: DarwinState, board: number): PlayerColour {
  if (s.alfred && isAlfred(s, board)) return s.alfred.level
  const free = PLAYER_COLOURS.filter((colour) => colour !== s.alfred?.level)
  return free[board] as PlayerColour
}

const size = (s: DarwinState, name: string): number => s.core.piles[name]?.length ?? 0

export function view(s: DarwinState, eyes: Eyes): DarwinView {
  return {
    round: s.round,
    phase: s.phase,
    order: s.order,
    turn: s.turn,
    beagle: beagleIn(s.round).id,
    tiles: s.tiles,
    letters: s.letters,
    goals: s.goals,
    scored: s.scored,
    tokens: s.tokens,
    museum: s.museum,
    rowCoins: s.rowCoins,
    academy: s.academy,
    purple: s.purple,
    supply: size(s, SEAL_SUPPLY),
    silver: size(s, SILVER_STACK),
    gold: size(s, GOLD_STACK),
    lenses: s.lenses,
    camps: s.camps,
    shown: s.shown,
    turnSpace: s.turnSpace,
    ribbons: s.ribbons,
    ends: s.ends,
    offeredCrew: s.offeredCrew,
    offeredPairs: s.offeredPairs,
    boards: s.boards.map((_, board) => boardView(s, board, eyes)),
    lesson: lessonOf(s),
    fee: feeOf(s),
    alfred: s.alfred && {
      level: s.alfred.level,
      pawn: s.alfred.pawn,
      cards: s.alfred.cards,
      deck: size(s, ALFRED_DECK),
      open: faces(s, ALFRED_OPEN, eyes),
      ...countedAlfred(s),
    },
  }
}

function lessonOf({ core: { stack } }: DarwinState): Lesson | null {
  const asked = stack[stack.length - 1]
  return asked?.op === 'academy' ? { by: asked.by, of: asked.arg as Academy } : null
}

const VISITS: readonly string[] = ['deliver', 'study-museum']

function feeOf({ core: { stack } }: DarwinState): number {
  const asked = stack[stack.length - 1]
  return asked && VISITS.includes(asked.op) && asked.arg === 'second' ? SECOND_COST : 0
}

function countedAlfred(s: DarwinState) {
  const parts = partsOf(s, boardOf(s, ALFRED))
  return { parts, total: totalOf(parts) }
}

/** How boards were last shown. Most are still the same when they are shown again, and need neither be copied nor compared. */
const shown = new WeakMap<Board, BoardView>()
const NONE: Faces = []

function boardView(s: DarwinState, place: number, eyes: Eyes): BoardView {
  const seen = stateSeenBy(s, place, eyes)
  const board = boardOf(seen, place)
  // What is spread comes last: the other way round the object is made four times as slowly, and this is made for every move.
  if (handPile(place) in seen.core.piles)
    return {
      colour: colourOfBoard(s, place),
      hand: faces(seen, handPile(place), eyes),
      picked: faces(seen, pickPile(place), eyes),
      ...board,
    }
  const before = shown.get(board)
  if (before && isSame(before, board)) return before
  const view = { colour: colourOfBoard(s, place), hand: NONE, picked: NONE, ...board }
  shown.set(board, view)
  return view
}

/** Field by field, by name: ten times as fast as any loop over the names. Lists in a board are replaced, never changed. */
function isSame(a: Board, b: Board): boolean {
  return (
    a.coin === b.coin &&
    a.knowledge === b.knowledge &&
    a.points === b.points &&
    a.theory === b.theory &&
    a.workers === b.workers &&
    a.ship === b.ship &&
    a.explorers === b.explorers &&
    a.stacks === b.stacks &&
    a.usedStamps === b.usedStamps &&
    a.mail === b.mail &&
    a.studied === b.studied &&
    a.tents === b.tents &&
    a.lenses === b.lenses &&
    a.perks === b.perks &&
    a.reserve === b.reserve &&
    a.slots === b.slots &&
    a.crew === b.crew
  )
}
