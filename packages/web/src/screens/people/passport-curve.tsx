// Strength over time on an upright axis, which the curve climbs past the bots and the official solo opponents. A table says the same.

import { PERSONAS } from '@wayfare/bots/personas'
import { strengthsOf } from '@wayfare/bots/strengths'
import type { CurvePoint } from '@wayfare/protocol'
import { axisOver, spreadLabels, ticks } from '../../base/chart/scale.ts'
import { dayInWords, shortMonth } from '../../base/i18n/days.ts'
import { say } from '../../base/i18n/index.ts'
import { gameOf } from '../../games/index.ts'

const WIDTH = 264
const HEIGHT = 214
const TOP = 14
const BOTTOM = 184
const LEFT = 34
const RIGHT = 148
const AXIS = 184
const SOLO = 206
const FACE = 21
const TILE = 16
const TICKS = 4
/** Rows of the table for readers: more would only take time. */
const ROWS = 12

export function StrengthCurve({ game, curve }: { readonly game: string; readonly curve: readonly CurvePoint[] }) {
  const { people, solo } = strengthsOf(game)
  const bots = PERSONAS.flatMap((bot) => {
    const elo = people[bot]?.elo
    return elo === undefined ? [] : [{ bot, elo }]
  })
  const still = [...bots, ...solo].map(({ elo }) => ({ elo, within: 40 }))
  const { low, high, at } = axisOver([...still, ...curve, { elo: 1200, within: 300 }])
  const y = (elo: number): number => BOTTOM - at(elo) * (BOTTOM - TOP)
  const faces = spreadLabels(
    bots.map(({ elo }) => y(elo)),
    FACE + 2,
    TOP,
    BOTTOM,
  )
  const tiles = spreadLabels(
    solo.map(({ elo }) => y(elo)),
    TILE + 2,
    TOP,
    BOTTOM,
  )
  const levelName = gameOf(game).solo?.levelName ?? ((level: string) => level)
  return (
    <>
      <svg class="visa-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {ticks(low, high, TICKS).map((elo) => (
          <g key={elo}>
            <path class="visa-grid" d={`M${LEFT} ${y(elo)}H${RIGHT + 8}`} />
            <text class="visa-tick" x={LEFT - 6} y={y(elo) + 4} text-anchor="end">
              {elo}
            </text>
          </g>
        ))}
        <path class="visa-axis" d={`M${AXIS} ${TOP - 8}V${BOTTOM + 8}`} />
        {curve.length > 0 && <Line curve={curve} y={y} />}
        {bots.map(({ bot }, i) => (
          <svg
            key={bot}
            x={AXIS - FACE / 2}
            y={(faces[i] as number) - FACE / 2}
            width={FACE}
            height={FACE}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <clipPath id={`visa-face-${game}-${bot}`}>
              <circle cx="12" cy="12" r="11" />
            </clipPath>
            <image
              href={`/faces/${bot}.svg`}
              x="-3.5"
              y="-1"
              width="31"
              height="31"
              clip-path={`url(#visa-face-${game}-${bot})`}
            />
            <circle class="visa-rim" cx="12" cy="12" r="11" />
          </svg>
        ))}
        {solo.map(({ id }, i) => {
          const name = levelName(id)
          const width = Math.min(WIDTH - SOLO - 1, Math.max(18, 8 + 6.2 * name.length))
          const squeezed = 6.2 * name.length > width - 6 ? { textLength: width - 6 } : {}
          return (
            <g key={id} transform={`translate(${SOLO} ${(tiles[i] as number) - TILE / 2})`}>
              <rect class="visa-tile" width={width} height={TILE} rx="4" />
              <text class="visa-level" x={width / 2} y="12" text-anchor="middle" {...squeezed}>
                {name}
              </text>
            </g>
          )
        })}
      </svg>
      {curve.length > 0 && <CurveTable curve={curve} />}
    </>
  )
}

type LineProps = { readonly curve: readonly CurvePoint[]; readonly y: (elo: number) => number }

function Line({ curve, y }: LineProps) {
  const days = curve.map(({ day }) => Date.parse(day))
  const [first, last] = [days[0] as number, days.at(-1) as number]
  // Games of one day stand side by side.
  const x = (i: number): number => {
    const share = last > first ? ((days[i] as number) - first) / (last - first) : i / Math.max(1, curve.length - 1)
    return LEFT + share * (RIGHT - LEFT)
  }
  const line = (height: (point: CurvePoint) => number) =>
    curve.map((point, i) => `${x(i).toFixed(1)} ${y(height(point)).toFixed(1)}`)
  const middle = line(({ elo }) => elo)
  const band = [...line(({ elo, within }) => elo + within), ...line(({ elo, within }) => elo - within).toReversed()]
  const end = curve.at(-1) as CurvePoint
  return (
    <>
      {curve.length > 1 && <path class="visa-band" d={`M${band.join('L')}Z`} />}
      {curve.length > 1 && <path class="visa-line" d={`M${middle.join('L')}`} />}
      <path class="visa-reach" d={`M${RIGHT} ${y(end.elo)}H${WIDTH - 8}`} />
      <circle class="visa-dot" cx={RIGHT} cy={y(end.elo)} r="4.5" />
      <text class="visa-tick" x={LEFT} y={HEIGHT - 6}>
        {shortMonth((curve[0] as CurvePoint).day)}
      </text>
      <text class="visa-tick" x={RIGHT} y={HEIGHT - 6} text-anchor="end">
        {say('passport.now')}
      </text>
    </>
  )
}

function CurveTable({ curve }: { readonly curve: readonly CurvePoint[] }) {
  const every = Math.max(1, Math.ceil(curve.length / ROWS))
  const rows = curve.filter((_, i) => (curve.length - 1 - i) % every === 0)
  return (
    <table class="visually-hidden">
      <caption>{say('passport.curve')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('passport.day')}</th>
          <th scope="col">{say('ratings.heading')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, elo, within }) => (
          <tr key={`${day}-${elo}`}>
            <td>{dayInWords(day)}</td>
            <td>{say('ratings.now', { elo, within })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
