// The numbers at the sides of the city, with those of the player's dice marked, and the compass. If the city is larger
// than the screen, the numbers stay at the edges of the screen.

import type { Box } from '../../board-kit/use-viewport.ts'
import { STEP } from './geometry.ts'
import type { BoardView } from './props.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6]
const SIDE = 22
const EDGE = 22
const alongOf = (number: number): number => 6.5 + number * STEP
/** Two of these circles overlap if their centres are closer than this. */
const APART = 27

/** The number above the city that would overlap one at its side, when both stay at the edges of the screen. */
export function crossedAt(left: number, top: number): number | undefined {
  const near = (at: number) => NUMBERS.filter((number) => Math.abs(alongOf(number) - at) < APART)
  return near(top).length > 0 ? near(left)[0] : undefined
}

type AxesProps = {
  readonly board: BoardView
  readonly chosen: string | null
  readonly asking: boolean
  /** The visible part of the city. */
  readonly seen: Box
}

export function Axes({ board, chosen, asking, seen }: AxesProps) {
  const [x, y] = chosen && !asking ? [Number(chosen[1]), Number(chosen[2])] : []
  const on = (number: number, along: number | undefined): string => {
    if (along !== undefined) return number === along ? 'on' : ''
    return asking && board.numbers.includes(number) ? 'on' : ''
  }
  const [left, top] = [Math.max(SIDE, seen.x + EDGE), Math.max(SIDE, seen.y + EDGE)]
  const look = (moved: boolean) => (moved ? 'over' : '')
  const crowded = crossedAt(left, top)
  return (
    <g class="axes">
      <g class="rose" transform="translate(34 34) scale(.95)">
        <circle r="11" />
        <path d="M0-17 3-3 17 0 3 3 0 17-3 3-17 0-3-3Z" />
        <path class="north" d="M0-17 3-3 0 0-3-3Z" />
      </g>
      {NUMBERS.map((number) => {
        const along = alongOf(number)
        return (
          <g key={number}>
            {number !== crowded && (
              <g class={`ax ${on(number, x)} ${look(top > SIDE)}`}>
                <circle cx={along} cy={top} r="13" />
                <text x={along} y={top + 6}>
                  {number}
                </text>
              </g>
            )}
            <g class={`ax ${on(number, y)} ${look(left > SIDE)}`}>
              <circle cx={left} cy={along} r="13" />
              <text x={left} y={along + 6}>
                {number}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}
