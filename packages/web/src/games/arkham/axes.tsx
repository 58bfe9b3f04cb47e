// The numbers at the sides of the city, those of the own dice marked, and the compass.

import { STEP } from './geometry.ts'
import type { BoardView } from './props.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6]

export function Axes({ board, chosen, asking }: { board: BoardView; chosen: string | null; asking: boolean }) {
  const [x, y] = chosen && !asking ? [Number(chosen[1]), Number(chosen[2])] : []
  const on = (number: number, along: number | undefined): string => {
    if (along !== undefined) return number === along ? 'on' : ''
    return asking && board.numbers.includes(number) ? 'on' : ''
  }
  return (
    <g class="axes">
      <g class="rose" transform="translate(34 34) scale(.95)">
        <circle r="11" />
        <path d="M0-17 3-3 17 0 3 3 0 17-3 3-17 0-3-3Z" />
        <path class="north" d="M0-17 3-3 0 0-3-3Z" />
      </g>
      {NUMBERS.map((number) => (
        <g key={number}>
          <g class={`ax ${on(number, x)}`} transform={`translate(${6.5 + number * STEP} 22)`}>
            <circle r="13" />
            <text y="6">{number}</text>
          </g>
          <g class={`ax ${on(number, y)}`} transform={`translate(22 ${6.5 + number * STEP})`}>
            <circle r="13" />
            <text y="6">{number}</text>
          </g>
        </g>
      ))}
    </g>
  )
}
