// The ships and explorers of all players, and the Beagle. Each is drawn at its new place, and motion.ts animates the
// way there.

import { ISLANDS, type StopId, stopOf } from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { stopShape } from './chart-stops.tsx'
import { placeOf, SILENT, standsAt } from './geometry.ts'
import { BeaglePicture, Icon, Mark } from './icon.tsx'
import type { BoardView, Props } from './props.ts'

type PieceOnChart = { readonly key: string; readonly board: number; readonly stop: StopId; readonly sea: boolean }

/** The pieces from back to front; those of the shown board are in front. */
function piecesBackToFront(boards: readonly BoardView[], shown: number): PieceOnChart[] {
  const order = boards.map((_, board) => board).sort((a, b) => Number(a === shown) - Number(b === shown))
  return order.flatMap((board) => {
    const { ship, explorers } = boards[board] as BoardView
    const ashore = ISLANDS.flatMap(({ id }) => {
      const stop = explorers[id]
      return stop === null ? [] : [{ key: `${board} ${id}`, board, stop, sea: false }]
    })
    return [...ashore, { key: `${board} ship`, board, stop: ship, sea: true }]
  })
}

type PiecesProps = Pick<Props['view'], 'boards' | 'beagle' | 'tokens'> & {
  /** The class of each board: see `pieceClass`. */
  readonly looks: readonly string[]
  readonly shown: number
}

export const Pieces = memo(({ boards, looks, beagle, tokens, shown }: PiecesProps) => {
  const pieces = piecesBackToFront(boards, shown)
  return (
    <g class="pieces" {...SILENT}>
      <Beagle at={beagle} />
      {pieces.map(({ key, board, stop, sea }) => {
        const here = pieces.filter((other) => other.stop === stop)
        const { x, y } = standsAt(
          stop,
          stopShape(stopOf(stop), tokens).h,
          here.findIndex((other) => other.key === key),
          here.length,
        )
        return (
          <g
            key={key}
            class={`piece ${looks[board]}`}
            style={`transform: translate(${x}px, ${y}px)`}
            {...standsFor({ place: ofSeat(board, sea ? 'ship' : stopOf(stop).route) })}
          >
            <Icon name={sea ? 'ship' : 'explorer'} size={26} x={-13} y={-13} />
            <Mark of={board} size={7} x={-3.5} y={sea ? 3.5 : 3} />
          </g>
        )
      })}
    </g>
  )
})

function Beagle({ at }: { readonly at: StopId }) {
  const { x, y } = placeOf(at)
  return (
    <g class="beagle-at" style={`transform: translate(${x}px, ${y}px)`} {...standsFor({ place: 'beagle' })}>
      <BeaglePicture x={-34} y={-62} width={70} height={57} />
    </g>
  )
}
