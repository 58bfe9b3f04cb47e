// Points over time: a line for each player, told apart by its dashes and by the name at its end.

import type { Score } from '@wayfare/kernel'
import { useMemo, useRef, useState } from 'preact/hooks'
import { beginning, spreadLabels, ticks } from '../../../base/chart/scale.ts'
import { useWidth } from '../../../base/chart/use-width.ts'
import { say } from '../../../base/i18n/index.ts'
import { Panel } from '../../../base/ui/panel.tsx'
import { seatShape, toneOf } from '../../../base/ui/seat.ts'
import '../../../base/chart/chart.css'

type Props = {
  readonly scores: readonly (readonly Score[])[]
  /** True if the points before the end are an estimate, in a game that counts only at its end. */
  readonly forecast: boolean
  readonly names: readonly string[]
  /** Opens the replay at this move. */
  readonly onMove: ((step: number) => void) | undefined
}

const DASHES = ['none', '9 5', '2.5 4.5', '14 4 2.5 4'] as const
const HEIGHT = 260
const [TOP, BOTTOM, LEFT] = [14, 26, 34] as const
/** The room beside the end of a line for its points, and the width of each letter of the name. */
const [LABEL_ROOM, LETTER] = [52, 7] as const

export function TimeChart({ scores, forecast, names, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 560)
  const [pointed, setPointed] = useState<number | null>(null)
  const chart = useMemo(() => layout(scores, names, width), [scores, names, width])
  const { x, y, from, to, lines, marks, right } = chart
  return (
    <Panel
      heading={say('end.byTime')}
      class="end-chart"
      action={pointed === null ? undefined : say('end.moveAt', { at: pointed })}
    >
      <div class="chart-room" ref={box}>
        <svg class="time-chart" width={width} height={HEIGHT} aria-hidden="true">
          {marks.map((points) => (
            <g key={points} class="chart-mark" data-zero={points === 0}>
              <line x1={LEFT} x2={right} y1={y(points)} y2={y(points)} />
              <text x={LEFT - 7} y={y(points) + 4}>
                {points}
              </text>
            </g>
          ))}
          {ticks(from, to, Math.max(2, Math.min(6, width / 110))).map((step, i) => (
            <text key={step} class="chart-step" x={x(step)} y={HEIGHT - 6}>
              {i === 1 ? say('end.moveAt', { at: step }) : step}
            </text>
          ))}
          {pointed !== null && (
            <line class="chart-pointed" x1={x(pointed)} x2={x(pointed)} y1={TOP} y2={HEIGHT - BOTTOM} />
          )}
          {lines.map(({ seat, path, end, label, name, values }) => (
            <g key={seat} class={`chart-line tone-${toneOf(seat)}`}>
              <path d={path} stroke-dasharray={DASHES[seat % DASHES.length]} />
              <path class="chart-end" d={seatShape(seat)} transform={`translate(${right - 6} ${end - 6}) scale(0.5)`} />
              <text class="chart-name" x={right + 12} y={label + 4}>
                <tspan class="chart-points">{values[pointed ?? to]}</tspan> {name}
              </text>
              {pointed !== null && <circle class="chart-dot" cx={x(pointed)} cy={y(values[pointed] as number)} r={4} />}
            </g>
          ))}
        </svg>
        {onMove && <Pointer {...{ from, to, pointed, setPointed, onMove }} left={LEFT} right={right} />}
      </div>
      {forecast && <p class="chart-note">{say('end.forecast')}</p>}
      <CourseTable {...{ scores, names, from, to }} />
    </Panel>
  )
}

function layout(scores: Props['scores'], names: readonly string[], width: number) {
  const seats = seatsOf(scores, names)
  const totals = seats.map((seat) => scores.map((at) => at.find((score) => score.seat === seat)?.total ?? 0))
  const from = beginning(totals)
  const to = scores.length - 1
  const [low, high] = [Math.min(0, ...totals.flat()), Math.max(10, ...totals.flat())]
  const longest = Math.max(...seats.map((seat) => (names[seat] as string).length))
  const margin = Math.min(LABEL_ROOM + LETTER * longest, 170, width * 0.36)
  const right = width - margin
  const letters = Math.floor((margin - LABEL_ROOM) / LETTER)
  const x = (step: number): number => LEFT + ((step - from) / Math.max(1, to - from)) * (right - LEFT)
  const y = (points: number): number => HEIGHT - BOTTOM - ((points - low) / (high - low)) * (HEIGHT - TOP - BOTTOM)
  const ends = totals.map((values) => y(values.at(-1) as number))
  const labels = spreadLabels(ends, 17, TOP, HEIGHT - BOTTOM)
  const lines = totals.map((values, i) => ({
    seat: seats[i] as number,
    values,
    path: stairs(values, from, x, y),
    end: ends[i] as number,
    label: labels[i] as number,
    name: clip(names[seats[i] as number] as string, letters),
  }))
  return { x, y, from, to, lines, marks: ticks(low, high, 5), right }
}

/** The seats with points and a name. */
const seatsOf = (scores: Props['scores'], names: readonly string[]): number[] =>
  (scores[0] ?? []).flatMap(({ seat }) => (names[seat] === undefined ? [] : seat))

const clip = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…` : name

/** Draws the line as stairs, because points jump and do not change between two moves. */
function stairs(values: readonly number[], from: number, x: (at: number) => number, y: (at: number) => number): string {
  let path = `M${x(from)} ${y(values[from] as number)}`
  for (let step = from + 1; step < values.length; step++) {
    if (values[step] !== values[step - 1]) path += `H${x(step).toFixed(1)}V${y(values[step] as number).toFixed(1)}`
  }
  return `${path}H${x(values.length - 1)}`
}

type Span = { readonly from: number; readonly to: number }

const ROWS = 10

/** The same data as a table for screen readers. A table is never lower than its rows, so the box around it hides it. */
function CourseTable({ scores, names, from, to }: Pick<Props, 'scores' | 'names'> & Span) {
  const seats = seatsOf(scores, names)
  const steps = Array.from({ length: ROWS + 1 }, (_, i) => Math.round(from + ((to - from) * i) / ROWS))
  return (
    <div class="visually-hidden">
      <table>
        <caption>{say('end.byTime')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('end.player')}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...new Set(steps)].map((step) => (
            <tr key={step}>
              <th scope="row">{say('end.moveAt', { at: step })}</th>
              {seats.map((seat) => (
                <td key={seat}>{scores[step]?.find((score) => score.seat === seat)?.total ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type PointerProps = Span & {
  readonly left: number
  readonly right: number
  readonly pointed: number | null
  setPointed(step: number | null): void
  onMove(step: number): void
}

/** An overlay over the lines that shows the points at a move and leads to it, also by keyboard. */
function Pointer({ from, to, left, right, pointed, setPointed, onMove }: PointerProps) {
  const within = (step: number): number => Math.max(from, Math.min(to, Math.round(step)))
  const under = ({ clientX, currentTarget }: { readonly clientX: number; readonly currentTarget: Element }): number => {
    const { left: edge, width } = currentTarget.getBoundingClientRect()
    return within(from + ((clientX - edge) / width) * (to - from))
  }
  const keyed = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    setPointed(within((pointed ?? to) + (by * (to - from)) / 40))
  }
  return (
    <button
      type="button"
      class="chart-pointer"
      style={{ left: `${left}px`, width: `${right - left}px` }}
      aria-label={`${say('words.label', { label: say('end.clickToReplay') })} ${say('end.moveAt', { at: pointed ?? to })}`}
      onPointerMove={(event) => setPointed(under(event))}
      onPointerLeave={() => setPointed(null)}
      onFocus={() => setPointed(pointed ?? to)}
      onBlur={() => setPointed(null)}
      onKeyDown={keyed}
      onClick={() => onMove(pointed ?? to)}
    />
  )
}
