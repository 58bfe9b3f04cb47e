// Points by category: bars side by side for each player, told apart by their hatching and their order.

import type { Score } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { useId, useRef } from 'preact/hooks'
import { useWidth } from '../../../base/chart/use-width.ts'
import { say } from '../../../base/i18n/index.ts'
import { SeatMark } from '../../../base/ui/avatar.tsx'
import { minus } from '../../../base/ui/minus.ts'
import { Panel } from '../../../base/ui/panel.tsx'
import { toneOf } from '../../../base/ui/seat.ts'
import '../../../base/chart/chart.css'

type Props = {
  readonly scores: readonly Score[]
  readonly parts: readonly string[]
  readonly names: readonly string[]
  readonly speaker: GameSpeaker
  /** Element id of the table with the same numbers, which describes the chart to screen readers. */
  readonly sheet: string
}

const BAR = 11
const GAP = 16
const CAPTION = 18

export function CategoryChart({ scores, parts: all, names, speaker, sheet }: Props) {
  // Categories in which nobody scored appear only in the table.
  const parts = all.filter((part) => scores.some((score) => (score.parts[part] ?? 0) !== 0))
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 560)
  const columns = width > 420 && parts.length > 3 ? 2 : 1
  const rows = Math.ceil(parts.length / columns)
  const column = (width - (columns - 1) * 28) / columns
  const group = CAPTION + scores.length * (BAR + 2) + GAP
  const values = scores.flatMap((score) => parts.map((part) => score.parts[part] ?? 0))
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const room = column - 34
  const at = (points: number): number => ((points - low) / (high - low)) * room
  if (parts.length === 0) return null
  return (
    <Panel heading={say('end.byCategory')} class="end-chart">
      <ul class="chart-legend" aria-hidden="true">
        {scores.map(({ seat }) => (
          <li key={seat}>
            <SeatMark seat={seat} tone={toneOf(seat)} />
            <svg class={`tone-${toneOf(seat)}`} width={26} height={BAR} aria-hidden="true">
              <rect class="chart-bar" width={26} height={BAR} />
              <rect width={26} height={BAR} fill={`url(#${id}-${seat})`} />
            </svg>
            <bdi>{names[seat]}</bdi>
          </li>
        ))}
      </ul>
      <div ref={box}>
        <svg
          class="category-chart"
          width={width}
          height={rows * group - GAP}
          role="img"
          aria-label={say('end.byCategory')}
          aria-describedby={sheet}
        >
          <defs>
            {scores.map(({ seat }) => (
              <Hatch key={seat} id={`${id}-${seat}`} seat={seat} />
            ))}
          </defs>
          {parts.map((part, i) => (
            <g key={part} transform={`translate(${Math.floor(i / rows) * (column + 28)} ${(i % rows) * group})`}>
              <text class="chart-part" x={at(0)} y={12}>
                {speaker.sayScore(part)}
              </text>
              <line class="chart-zero" x1={at(0)} x2={at(0)} y1={CAPTION - 2} y2={group - GAP} />
              {scores.map((score, place) => {
                const points = score.parts[part] ?? 0
                const bar = {
                  x: Math.min(at(0), at(points)),
                  y: CAPTION + place * (BAR + 2),
                  width: Math.abs(at(points) - at(0)),
                  height: BAR,
                }
                return (
                  <g key={score.seat} class={`tone-${toneOf(score.seat)}`}>
                    <rect class="chart-bar" {...bar} rx={2} />
                    <rect {...bar} rx={2} fill={`url(#${id}-${score.seat})`} />
                    <text class="chart-value" x={Math.max(at(0), at(points)) + 6} y={bar.y + BAR - 1.5}>
                      {minus(points)}
                    </text>
                  </g>
                )
              })}
            </g>
          ))}
        </svg>
      </div>
    </Panel>
  )
}

/** Paths of the hatch patterns, one for each seat: plain, slanted, upright, dotted. */
const HATCHES = ['', 'M-1 7 7 -1M-1 1 1 -1M5 7 7 5', 'M3 0V6', 'M3 3h.01'] as const

function Hatch({ id, seat }: { readonly id: string; readonly seat: number }) {
  const path = HATCHES[seat % HATCHES.length]
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
      {path && <path class="chart-hatch" data-dots={seat % HATCHES.length === 3} d={path} />}
    </pattern>
  )
}
