// The stamps of Arkham Guidebook: what somebody has once done in a finished game.

import { collected, counted, type GameEnd, once, type StampRules } from '@wayfare/kernel'
import { isSegment } from './board/board.ts'
import { TOURISTS } from './board/tourists.ts'
import { quartersAlong } from './quarters-along.ts'
import { type Board, linksOf, touristsIn } from './state.ts'
import type { ArkhamView } from './view.ts'

type End = GameEnd<ArkhamView>

const own = ({ view, seat }: End): Board => view.boards[seat] as Board
const lengthOf = ({ steps }: Board): number => steps.filter(isSegment).length

/** The smallest of the four crowds along the route. */
function fewestTourists(one: Board): number {
  const along = quartersAlong(one)
  return Math.min(
    ...TOURISTS.map((_, type) => along.reduce((sum, quarter) => sum + (touristsIn(one, quarter)[type] as number), 0)),
  )
}

export const stamps: StampRules<End> = {
  ancients: collected(4, ({ won, view }) => (won ? [view.ancient] : [])),
  calm: once((end) => own(end).madness === 0 && !own(end).out),
  route: once((end) => lengthOf(own(end)) >= 20),
  gates: counted(4, (end) => linksOf(own(end))),
  tower: once(({ won, view }) => won && view.cell === 'cell-190-36'),
  quarters: counted(5, (end) => fewestTourists(own(end))),
}
