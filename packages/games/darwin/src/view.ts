// The view of a seat or spectator, built from what it may know. Hidden are only the hands of the crew draft, the order
// of stacks, and the order of Alfred's deck (part 3 of the ledger).

import { type Eyes, faces, type Id, stateSeenBy } from '@wayfare/kernel'
import { PLAYER_COLOURS, type PlayerColour, type StopId } from './data/ids.ts'
import { beagleIn } from './data/routes.ts'
import { SECOND_COST } from './museum-income.ts'
import type { Academy } from './ops.ts'
import { partsOf, type ScoreParts, totalOf } from './score.ts'
import type { SealTerms } from './seal-price.ts'
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

/** Public parts are shown as in the state (state.ts); of hidden stacks only their size. */
type PublicParts = Pick<
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

export type DarwinView = Readonly<PublicParts> & {
  readonly beagle: StopId
  /** The number of seals, and of silver and gold objectives, that are left. */
  readonly supply: number
  readonly silver: number
  readonly gold: number
  readonly boards: readonly BoardView[]
  /** Present while seals of the academy are being taken, because their prices depend on it (`sealPrice`). */
  readonly lesson: SealTerms | null
  /** The price of a further specimen in the museum's present question. */
  readonly fee: number
  readonly alfred: null | {
    readonly level: PlayerColour
    readonly pawn: number
    readonly cards: readonly Id[]
    readonly deck: number
    readonly open: Faces
    /** Scored as at the end (DAR-SOLO-69). */
    readonly parts: ScoreParts
    readonly total: number
  }
}

/** Alfred's colour is his level; players get the other colours in order (DAR-SOLO-01, -02). */
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
    lesson: sealsBeingTaken(s),
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

function sealsBeingTaken({ core: { stack } }: DarwinState): SealTerms | null {
  const question = stack[stack.length - 1]
  return question?.op === 'academy' ? { by: question.by, of: question.arg as Academy } : null
}

const VISITS: readonly string[] = ['deliver', 'study-museum']

function feeOf({ core: { stack } }: DarwinState): number {
  const question = stack[stack.length - 1]
  return question && VISITS.includes(question.op) && question.arg === 'second' ? SECOND_COST : 0
}

function countedAlfred(s: DarwinState) {
  const parts = partsOf(s, boardOf(s, ALFRED))
  return { parts, total: totalOf(parts) }
}

/**
 * Cached views of boards. Most boards are unchanged when they are shown again and need be neither copied nor compared.
 */
const viewCache = new WeakMap<Board, BoardView>()
const NONE: Faces = []

function boardView(s: DarwinState, place: number, eyes: Eyes): BoardView {
  const seen = stateSeenBy(s, place, eyes)
  const board = boardOf(seen, place)
  // The spread must come last: in the other order, creating this object takes four times as long, and it is made for
  // every move.
  if (handPile(place) in seen.core.piles)
    return {
      colour: colourOfBoard(s, place),
      hand: faces(seen, handPile(place), eyes),
      picked: faces(seen, pickPile(place), eyes),
      ...board,
    }
  const before = viewCache.get(board)
  if (before && isSame(before, board)) return before
  const view = { colour: colourOfBoard(s, place), hand: NONE, picked: NONE, ...board }
  viewCache.set(board, view)
  return view
}

/**
 * Compares field by field, by name, which is ten times as fast as a loop over names. Lists of a board are replaced,
 * never changed.
 */
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
