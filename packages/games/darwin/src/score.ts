// Points during the game and at the end (DAR-SCORE), ties, and the result of a solo game (DAR-SOLO-59, -69).

import { type Eyes, isOver, type Score, stateSeenBy } from '@wayfare/kernel'
import { PAIR, PAIR_POINTS, SLOTS } from './data/objectives.ts'
import { BOOKS, TENT_POINTS, TENTS } from './data/player-board.ts'
import { sealPoints } from './data/seals.ts'
import { fullRows } from './data/specimens.ts'
import { ALFRED, type Board, boardOf, type DarwinState, hasPerk } from './state.ts'

export type ScoreParts = {
  readonly track: number
  readonly objectives: number
  readonly pair: number
  readonly seals: number
  readonly tents: number
  readonly theory: number
  readonly coins: number
  readonly knowledge: number
}

/** The museum's coefficient, common to all players (DAR-SCORE-08). */
const museumCoefficient = (s: DarwinState): number => 2 + fullRows(s.museum)

export function partsOf(s: DarwinState, one: Board): ScoreParts {
  let objectives = 0
  for (const { id, points } of SLOTS) if (one.slots[id]?.reached) objectives += points
  let sealed = 0
  for (const { seals } of one.workers) sealed += sealPoints(seals)
  const book = BOOKS[one.theory] as number
  return {
    track: one.points,
    objectives,
    pair: PAIR.every((slot) => one.slots[slot]?.reached) ? PAIR_POINTS : 0,
    seals: sealed,
    tents: one.tents === TENTS ? TENT_POINTS : 0,
    theory: museumCoefficient(s) * (book + (hasPerk(one, 'book-plus') ? 1 : 0)),
    coins: Math.floor(one.coin / 5),
    knowledge: one.knowledge,
  }
}

export function totalOf(parts: ScoreParts): number {
  const { track, objectives, pair, seals, tents, theory, coins, knowledge } = parts
  return track + objectives + pair + seals + tents + theory + coins + knowledge
}

type Row = { readonly seat: number; readonly total: number; readonly parts: ScoreParts }

/** Cached scores of boards, because most boards are unchanged when they are scored again. */
const scoreCache = new WeakMap<Board, Row>()

function rowOf(s: DarwinState, seat: number): Row {
  const board = boardOf(s, seat)
  const parts = partsOf(s, board)
  const before = scoreCache.get(board)
  if (before && isSame(before.parts, parts)) return before
  const row = { seat, total: totalOf(parts), parts }
  scoreCache.set(board, row)
  return row
}

const isSame = (a: ScoreParts, b: ScoreParts): boolean =>
  a.track === b.track &&
  a.objectives === b.objectives &&
  a.pair === b.pair &&
  a.seals === b.seals &&
  a.tents === b.tents &&
  a.theory === b.theory &&
  a.coins === b.coins &&
  a.knowledge === b.knowledge

export function scores(s: DarwinState, eyes: Eyes | 'all'): Score[] {
  const rows: Row[] = []
  for (let seat = 0; seat < s.core.players; seat++) rows.push(rowOf(stateSeenBy(s, seat, eyes), seat))
  if (!isOver(s)) return rows
  if (s.alfred) return rows.map((row) => ({ ...row, ...againstAlfred(s, row.total) }))
  return rows.map((row) => {
    const rank = (other: number): number => compare(boardOf(s, other), boardOf(s, row.seat))
    const better = rows.filter(
      ({ seat, total }) => total > row.total || (total === row.total && seat !== row.seat && rank(seat) > 0),
    )
    const parted = rows.some(({ seat, total }) => total === row.total && rank(seat) !== 0)
    return { ...row, place: better.length + 1, ...(parted ? { tie: 'DAR-SCORE-13' } : {}) }
  })
}

/** Alfred is scored like a player (DAR-SOLO-69). */
export function alfredScore(s: DarwinState): Score[] {
  return s.alfred ? [rowOf(s, ALFRED)] : []
}

/** Ties are decided by the evolution track and then by coins (DAR-SCORE-13). */
function compare(a: Board, b: Board): number {
  return a.theory - b.theory || a.coin - b.coin
}

/**
 * More points win (DAR-SCORE-12). In a tie the human must be ahead on the evolution track, or equal there and richer
 * (DAR-SOLO-59).
 */
function againstAlfred(s: DarwinState, total: number): { place: number; lost?: string; tie?: string } {
  const his = rowOf(s, ALFRED).total
  if (total > his) return { place: 1 }
  if (total < his) return { place: 2, lost: 'DAR-SCORE-12' }
  const ahead = compare(boardOf(s, 0), boardOf(s, ALFRED)) > 0
  return ahead ? { place: 1, tie: 'DAR-SOLO-59' } : { place: 2, lost: 'DAR-SOLO-59' }
}
