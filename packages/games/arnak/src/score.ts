// Points by the rows of the score sheet (ARN-SCORE), at any moment. Everybody's possessions are public; only the order
// of cards is hidden.

import { type Eyes, idOf, isOver, pile, type Score, type Seat } from '@wayfare/kernel'
import { GUARDIAN_POINTS } from './board/guardians.ts'
import { IDOL_POINTS, SLOT_POINTS } from './board/idols.ts'
import { ARRIVAL_POINTS, rowPoints, TOP_ROW, trackSpace } from './board/track.ts'
import { FEAR } from './cards/basics.ts'
import { cardOf } from './cards/cards.ts'
import { isFilled } from './idol-slots.ts'
import { RIVAL } from './occupants.ts'
import type { Token } from './ops.ts'
import { type ArnakState, area, DRAWN_BY_EARRING, deck, type Explorer, explorer, hand, type Rival } from './state.ts'

export type ScoreParts = {
  readonly research: number
  readonly temple: number
  readonly idols: number
  readonly guardians: number
  readonly cards: number
  readonly fear: number
}

const FEAR_TILE_POINTS = -2

export function partsOf(s: ArnakState, seat: Seat): ScoreParts {
  const one = explorer(s, seat)
  const { cards, fear } = cardPoints(s, seat)
  return {
    research: researchPoints(s, one),
    temple: 2 * one.tiles2 + 6 * one.tiles6 + 11 * one.tiles11,
    idols: idolPoints(one),
    guardians: GUARDIAN_POINTS * (one.boons.length + one.spent.length),
    cards,
    fear: fear + FEAR_TILE_POINTS * one.fearTiles,
  }
}

/** Both tokens score their rows; a glass in the temple scores by arrival (ARN-SCORE-01). */
function researchPoints(s: ArnakState, one: Explorer): number {
  return tokenPoints(s, 'glass', one.glass, one.arrival) + tokenPoints(s, 'notebook', one.notebook, 0)
}

function tokenPoints(s: ArnakState, token: Token, at: string, arrival: number): number {
  const { row } = trackSpace(at)
  return row === TOP_ROW ? (ARRIVAL_POINTS[arrival - 1] ?? 0) : rowPoints(s.temple, token, row)
}

/** Three points for each idol, plus the points of empty slots (ARN-SCORE-03). */
function idolPoints({ crates, slots }: Explorer): number {
  let points = crates * IDOL_POINTS
  for (let slot = 0; slot < SLOT_POINTS.length; slot++)
    points += isFilled(slots, slot) ? IDOL_POINTS : (SLOT_POINTS[slot] as number)
  return points
}

/** All owned cards count, in deck, hand and play area, Fear negatively (ARN-SCORE-05, -06). */
function cardPoints(s: ArnakState, seat: Seat): { cards: number; fear: number } {
  let cards = 0
  let fear = 0
  const count = (name: string) => {
    for (const card of pile(s, name)) {
      const id = idOf(card)
      if (id === FEAR) fear -= 1
      else cards += cardOf(id).points
    }
  }
  count(hand(seat))
  count(deck(seat))
  count(area(seat))
  if (seat === s.turn) count(DRAWN_BY_EARRING)
  return { cards, fear }
}

/** The rival scores its glass, temple tiles, guardians, cards and idols (ARN-SOLO-39). */
export function rivalParts(s: ArnakState): ScoreParts {
  const rival = s.rival as Rival
  let cards = 0
  for (const id of rival.cards) cards += cardOf(id).points
  return {
    research: tokenPoints(s, 'glass', rival.glass, rival.arrival),
    temple: 6 * rival.tiles6,
    idols: IDOL_POINTS * rival.idols.length + (IDOL_POINTS - 1) * rival.minus,
    guardians: GUARDIAN_POINTS * rival.guardians.length,
    cards,
    fear: 0,
  }
}

export function sum(parts: ScoreParts): number {
  return parts.research + parts.temple + parts.idols + parts.guardians + parts.cards + parts.fear
}

export function rivalScore(s: ArnakState): Score[] {
  if (!s.rival) return []
  const parts = rivalParts(s)
  return [{ seat: RIVAL, total: sum(parts), parts }]
}

export function scores(s: ArnakState, _eyes: Eyes | 'all'): Score[] {
  const rows = s.explorers.map((one, seat) => {
    const parts = partsOf(s, seat)
    return { seat, total: sum(parts), parts, arrival: one.arrival, research: parts.research }
  })
  if (!isOver(s)) return rows.map(({ seat, total, parts }) => ({ seat, total, parts }))
  if (s.rival) return soloScore(s, rows[0] as Row)
  return rows.map((row) => {
    const { seat, total, parts } = row
    const place = rows.filter((other) => beats(other, row) !== undefined).length + 1
    const tie = rows
      .map((other) => beats(row, other) ?? beats(other, row))
      .find((rule) => rule !== 'ARN-SCORE-07' && rule)
    return { seat, total, parts, place, ...(tie ? { tie } : {}) }
  })
}

type Row = { seat: Seat; total: number; parts: ScoreParts; arrival: number; research: number }

/** Returns the rule by which the first is ahead of the second, or undefined. */
function beats(one: Row, other: Row): string | undefined {
  if (one.total !== other.total) return one.total > other.total ? 'ARN-SCORE-07' : undefined
  // A tie is won by the earlier arrival in the temple; a player who arrived is ahead of one who did not (ARN-SCORE-08).
  if (one.arrival !== other.arrival) {
    const first = one.arrival > 0 && (other.arrival === 0 || one.arrival < other.arrival)
    return first ? 'ARN-SCORE-08' : undefined
  }
  return one.research > other.research ? 'ARN-SCORE-09' : undefined
}

/** The player wins against the rival with more points (ARN-SCORE-07); equal points are a draw (ARN-SOLO-40). */
function soloScore(s: ArnakState, { seat, total, parts }: Row): Score[] {
  const rival = sum(rivalParts(s))
  if (rival > total) return [{ seat, total, parts, place: 2, lost: 'ARN-SCORE-07' }]
  return [{ seat, total, parts, place: 1, ...(rival === total ? { drawn: 'ARN-SOLO-40' } : {}) }]
}
