// The course of the game as a chart: for each seat the expected points, with a shade in which most games ended.

import type { Score } from '@wayfare/kernel'
import { useRef } from 'preact/hooks'
import { spreadLabels, ticks } from '../../base/chart/scale.ts'
import { useWidth } from '../../base/chart/use-width.ts'
import { say } from '../../base/i18n/index.ts'
import '../../base/chart/chart.css'
import { SeatMark } from '../../base/ui/avatar.tsx'
import { minus } from '../../base/ui/minus.ts'
import { Panel } from '../../base/ui/panel.tsx'
import { toneOf } from '../../base/ui/seat.ts'
import type { AnalysisResult } from './analysis-job.ts'
import { courseOf, groupByRound, type ScorePoint } from './course.ts'
import { rangeOf } from './range.ts'

type Props = {
  readonly found: AnalysisResult
  /** The names by seat, followed by those of opponents without a seat. */
  readonly names: readonly string[]
  /** The final scores, in the order of the curves. */
  readonly scores: readonly Score[]
  readonly steps: number
  readonly step: number
  stepOf(row: number): number
  go(step: number): void
}

const DASHES = ['none', '9 5', '2.5 4.5', '14 4 2.5 4'] as const
const [TALL, LOW] = [212, 168] as const
/** The diameter of a disc with some space around it. */
const DISC = 28
const [TOP, BOTTOM, LEFT, RIGHT] = [26, 24, 30, 118] as const

export function CourseChart(props: Props) {
  const { found, names, scores, steps, step, stepOf, go } = props
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 640)
  const height = width < 480 ? LOW : TALL
  const right = width - (width < 480 ? 52 : RIGHT)
  const named = scores.filter(({ seat }) => names[seat] !== undefined)
  const course = courseOf(found.course).slice(0, named.length)
  const seats = named.map(({ seat }) => seat)
  const ends = named.map(({ total }) => total)
  const values = [...course.flat().flatMap(({ shade }) => [shade.low, shade.high]), ...ends]
  const [low, high] = [Math.min(...values) - 2, Math.max(...values) + 2]
  const x = (at: number): number => LEFT + (at / Math.max(1, steps)) * (right - LEFT)
  const y = (points: number): number => TOP + ((high - points) / (high - low)) * (height - TOP - BOTTOM)
  const rounds = groupByRound(found.moments)
  const edges = rounds.map(({ items }, i) => (i === 0 ? 0 : stepOf(items[0]?.row ?? 0)))
  const labels = spreadLabels(ends.map(y), 18, TOP, height - BOTTOM)
  const place = (point: ScorePoint): number => x(stepOf(point.row))
  const marks = found.costly.flatMap(({ row, better }) => {
    const own = course[found.seat]?.find((one) => one.row === row)
    return own ? { row, own, gain: better.gain.value } : []
  })
  // Marks that are close in time are drawn beside each other.
  const places = spreadLabels(
    marks.map(({ own }) => place(own)),
    DISC,
    LEFT,
    right,
  )
  return (
    <Panel heading={say('review.expected')} level={2} action={<Shade />} class="review-course">
      <div class="chart-room" ref={box}>
        <svg class="time-chart review-chart" width={width} height={height} aria-hidden="true">
          {rounds.map(({ round }, i) => {
            const [from, to] = [x(edges[i] as number), x(edges[i + 1] ?? steps)]
            return (
              <g key={i} class="review-band" data-odd={i % 2 === 1}>
                <rect x={from} y={TOP - 8} width={Math.max(0, to - from)} height={height - TOP - BOTTOM + 16} />
                <text class="chart-step" x={(from + to) / 2} y={height - 4}>
                  {width > 700 && rounds.length < 7 ? say('review.round', { round: Math.max(1, round) }) : round || ''}
                </text>
              </g>
            )
          })}
          {ticks(low, high, 4).map((points) => (
            <g key={points} class="chart-mark">
              <line x1={LEFT} x2={right} y1={y(points)} y2={y(points)} />
              <text x={LEFT - 7} y={y(points) + 4}>
                {points}
              </text>
            </g>
          ))}
          {course.map((line, i) => (
            <path
              key={i}
              class={`review-shade tone-${toneOf(seats[i] as number)}`}
              d={`M${line.map((one) => `${place(one)} ${y(one.shade.high)}`).join('L')}L${line
                .toReversed()
                .map((one) => `${place(one)} ${y(one.shade.low)}`)
                .join('L')}Z`}
            />
          ))}
          {course.map((line, i) => (
            <g key={i} class={`chart-line tone-${toneOf(seats[i] as number)}`}>
              <path
                d={pathOf([
                  ...line.map((one) => [place(one), y(one.points)] as const),
                  ...(found.course.at(-1)?.row === found.moments.at(-1)?.row
                    ? [[x(steps), y(ends[i] as number)] as const]
                    : []),
                ])}
                stroke-dasharray={DASHES[i % DASHES.length]}
              />
            </g>
          ))}
          {marks.map(({ row, own, gain }, i) => (
            <g key={row} class="review-drop">
              <path
                class="review-leader"
                d={`M${places[i]} ${y(own.shade.high)}L${place(own)} ${y(own.points + gain)}`}
              />
              <line x1={place(own)} x2={place(own)} y1={y(own.points + gain)} y2={y(own.points)} />
            </g>
          ))}
          <line class="review-playhead" x1={x(step)} x2={x(step)} y1={4} y2={height - BOTTOM + 6} />
          {named.map(({ seat, total }, i) => (
            <text key={seat} class="chart-name" x={right + 24} y={(labels[i] as number) + 5}>
              <tspan class="chart-points">{total}</tspan> {width < 480 ? '' : clip(names[seat] as string)}
            </text>
          ))}
        </svg>
        {seats.map((seat, i) => (
          <span key={seat} class="review-end" style={{ left: `${right + 4}px`, top: `${labels[i]}px` }}>
            <SeatMark seat={seat} tone={toneOf(seat)} />
          </span>
        ))}
        {/* For the pointer; the slider below does the same by keyboard. */}
        <div
          class="review-pointer"
          style={{ left: `${LEFT}px`, width: `${right - LEFT}px` }}
          onPointerUp={({ clientX, currentTarget }) => {
            const { left, width: room } = currentTarget.getBoundingClientRect()
            go(Math.round(((clientX - left) / room) * steps))
          }}
        />
        {marks.map(({ row, own }, i) => (
          <button
            key={row}
            type="button"
            class="review-disc review-mark"
            style={{ left: `${places[i]}px`, top: `${y(own.shade.high)}px` }}
            aria-current={step === stepOf(row)}
            aria-label={`${i + 1}: ${say('review.move', { at: stepOf(row) + 1 })}`}
            onClick={() => go(stepOf(row))}
          >
            {i + 1}
          </button>
        ))}
      </div>
      <div class="visually-hidden">
        <CourseTable {...props} course={course} seats={seats} />
      </div>
    </Panel>
  )
}

const Shade = () => (
  <>
    <span class="review-wide">{say('review.shade')}</span>
    <span class="review-narrow">{say('review.shadeShort')}</span>
  </>
)

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

const clip = (name: string): string => (name.length > 10 ? `${name.slice(0, 9).trimEnd()}…` : name)

type Lines = { readonly course: readonly (readonly ScorePoint[])[]; readonly seats: readonly number[] }

/** The same data as a table for screen readers: the result of each round. */
function CourseTable({ found, names, course, seats }: Props & Lines) {
  const rounds = groupByRound(found.moments).flatMap(({ round, items }) => {
    const at = found.course.findLastIndex(({ row }) => items.some((one) => one.row === row))
    return at < 0 ? [] : { round, at }
  })
  return (
    <table>
      <caption>{say('review.expected')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ round, at }, i) => (
          <tr key={i}>
            <th scope="row">{say('review.round', { round })}</th>
            {course.map((line, i) => {
              const { points, shade } = line[at] as ScorePoint
              const range = rangeOf(shade)
              const whole = minus(Math.round(points))
              return <td key={i}>{range ? say('review.pointsAt', { points: whole, ...range }) : whole}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
