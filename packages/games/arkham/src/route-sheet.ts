import { TOURISTS } from './board/tourists.ts'
import type { RouteSheet } from './route/sheet.ts'
import type { Board } from './state.ts'

/** The segments and tourists on a player's sheet, in the form that the route solver reads. */
export function sheetOf({ segments, tourists }: Pick<Board, 'segments' | 'tourists'>): RouteSheet {
  const crowds = Object.entries(tourists).map(([quarter, counts]) => [
    quarter,
    Object.fromEntries(TOURISTS.map((type, i) => [type, counts[i] as number])),
  ])
  return { segments, tourists: Object.fromEntries(crowds) }
}
