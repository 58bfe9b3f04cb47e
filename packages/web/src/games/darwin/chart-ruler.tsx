// The theory track as a ruler: a tick for every step, a number where the books count more, and the markers of all
// players.

import { BOOKS, LAST_STEP } from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { Icon, Mark } from './icon.tsx'
import type { BoardView, Props } from './props.ts'

const HIGH = 33
/** The scale in one row has no room for the numbers below this width. */
const WIDE = 860
const [HEAD, TAIL] = [104, 24]

type RulerProps = {
  readonly boards: Props['view']['boards']
  /** The class of each board: see `pieceClass`. */
  readonly looks: readonly string[]
  readonly shown: number
  readonly width: number
  readonly name: string
}

export const Ruler = memo(({ boards, looks, shown, width, name }: RulerProps) => {
  const rows = width >= WIDE ? 1 : 2
  const steps = Math.ceil((LAST_STEP + 1) / rows)
  const head = rows === 1 ? HEAD : 44
  const apart = (width - head - TAIL) / (steps - 1)
  const at = (step: number) => ({ x: head + (step % steps) * apart, y: Math.floor(step / steps) * HIGH })
  return (
    <svg class="dar-ruler" viewBox={`0 0 ${width} ${HIGH * rows}`} height={HIGH * rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <rect key={row} class="rule" x=".5" y={row * HIGH + 6.5} width={Math.max(width - 1, 0)} height="26" rx="4" />
      ))}
      <Icon name="theory" size={20} x={9} y={9.5} />
      {rows === 1 && (
        <text class="name" x="36" y="24.5">
          {name}
        </text>
      )}
      {BOOKS.map((times, step) => {
        const { x, y } = at(step)
        const more = times !== BOOKS[step - 1]
        return (
          <g key={step}>
            <path class="tick" d={`M${x} ${y + 7}v${more ? 8 : 5}`} />
            {more && times > 0 && (
              <text class="times" x={x} y={y + 27.5}>
                ×{times}
              </text>
            )}
          </g>
        )
      })}
      <Markers boards={boards} looks={looks} shown={shown} at={at} />
    </svg>
  )
})

type MarkersProps = Pick<RulerProps, 'boards' | 'looks' | 'shown'> & {
  at(step: number): { readonly x: number; readonly y: number }
}

/** The markers, beside each other if several are on the same step, with that of the shown board in front. */
function Markers({ boards, looks, shown, at }: MarkersProps) {
  const order = boards.map((_, board) => board).sort((a, b) => Number(a === shown) - Number(b === shown))
  return (
    <>
      {order.map((board) => {
        const { theory } = boards[board] as BoardView
        const here = boards.flatMap((other, i) => (other.theory === theory ? [i] : []))
        const { x, y } = at(theory)
        const aside = (here.indexOf(board) - (here.length - 1) / 2) * 10
        return (
          <g
            key={board}
            class={`marker ${looks[board]}`}
            style={`transform: translate(${x + aside}px, ${y}px)`}
            {...standsFor({ place: ofSeat(board, 'theory') })}
          >
            <path d="M-6.5 1h13v8.5l-6.5 6.5-6.5-6.5z" />
            <Mark of={board} size={8} x={-4} y={2} />
          </g>
        )
      })}
    </>
  )
}
