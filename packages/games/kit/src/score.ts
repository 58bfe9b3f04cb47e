import { type Eyes, faces, ids, isOver, type Score, stateSeenBy } from '@wayfare/kernel'
import { cardOf, tileOf } from './cards.ts'
import { chest, type KitState, seller, tilesOf } from './state.ts'

/** KIT-SCORE-01..04: the score of each seller. A chest counts only for viewers who know its cards. */
export function scores(s: KitState, eyes: Eyes | 'all'): Score[] {
  const rows = s.sellers.map((_, seat) => {
    const seen = stateSeenBy(s, seat, eyes)
    const chestCards = eyes === 'all' ? ids(seen, chest(seat)) : faces(seen, chest(seat), eyes)
    const parts = {
      points: seller(seen, seat).point,
      tiles: sum(ids(seen, tilesOf(seat)).map((tile) => tileOf(tile).points)),
      chest: sum(chestCards.map((card) => (card ? cardOf(card).value : 0))),
      coins: Math.floor(seller(seen, seat).coin / 3),
    }
    return { seat, total: sum(Object.values(parts)), parts, tiles: ids(seen, tilesOf(seat)).length }
  })
  if (!isOver(s)) return rows.map(({ seat, total, parts }) => ({ seat, total, parts }))
  return rows.map((row) => {
    const better = rows.filter(
      (other) => other.total > row.total || (other.total === row.total && other.tiles > row.tiles),
    )
    const parted = rows.some((other) => other.total === row.total && other.tiles !== row.tiles)
    const { seat, total, parts } = row
    return { seat, total, parts, place: better.length + 1, ...(parted ? { tie: 'KIT-SCORE-05' } : {}) }
  })
}

function sum(numbers: readonly number[]): number {
  let total = 0
  for (const n of numbers) total += n
  return total
}
