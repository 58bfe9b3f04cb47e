import { TOURISTS } from './board/tourists.ts'
import type { RouteSheet } from './route/sheet.ts'
import type { Board } from './state.ts'

/** What a player has drawn, as solvers read it. */
export function sheetOf({ segments, tourists }: Pick<Board, 'segments' | 'tourists'>): RouteSheet {
  const crowds = Object.entries(tourists).map(([quarter, counts]) => [
    quarter,
    Object.fromEntries(TOURISTS.map((type, i) => [type, counts[i] as number])),
  ])
  return { segments, tourists: Object.fromEntries(crowds) }
}
