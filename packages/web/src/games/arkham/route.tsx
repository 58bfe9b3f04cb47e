// The lines that a player has drawn, in the player's marker colour: thin, and thick with dots where the shown route
// follows them.

import { isSegment, type Route, SEGMENTS, type SegmentId } from '@wayfare/arkham/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { keyPlaceOf, placeOf, segmentPath } from './geometry.ts'
import { linkPath } from './links.ts'
import type { BoardView } from './props.ts'
import { isFerry, isLink, legsOf, type WalkLeg } from './walk.ts'

type RouteProps = {
  readonly board: BoardView
  readonly seat: number
  /** The final route as far as it is shown, or the best one so far. */
  readonly route: Route | null
  /** True if arrows and a walking figure are drawn. */
  readonly walking: boolean
  /** Segments that are selected and not yet sent. */
  readonly chosen: readonly SegmentId[]
}

export function DrawnRoute({ board, seat, route, walking, chosen }: RouteProps) {
  const walked = new Set<string>(route?.steps)
  const legs = route ? legsOf(route) : []
  return (
    <g class="route">
      <Links legs={legs} />
      {board.segments.map((id, i) => (
        <path
          key={id}
          {...standsFor({ place: ofSeat(seat, id) })}
          class={`seg drawn ${walked.has(id) ? 'best' : ''}`}
          d={segmentPath(id, 'drawn', touchedEnd(id, board.segments.slice(0, i)))}
        />
      ))}
      {board.segments.map(
        (id, i) =>
          walked.has(id) && (
            <path
              key={id}
              {...standsFor({ place: ofSeat(seat, id) })}
              class="seg core"
              d={segmentPath(id, 'drawn', touchedEnd(id, board.segments.slice(0, i)))}
            />
          ),
      )}
      {chosen.map((id) => (
        <g key={id}>
          <path class="seg first" d={segmentPath(id)} />
          <path class="seg core" d={segmentPath(id)} />
        </g>
      ))}
      {walking && route && <Walk route={route} legs={legs} />}
    </g>
  )
}

function touchedEnd(id: SegmentId, before: readonly SegmentId[]) {
  const [one, other] = SEGMENTS[id].ends
  const touches = (end: string) => before.some((drawn) => SEGMENTS[drawn].ends.some((there) => there === end))
  return !touches(one) && touches(other) ? other : one
}

function Links({ legs }: { legs: readonly WalkLeg[] }) {
  let nth = 0
  return (
    <>
      {legs.map(({ step, from, to }) => {
        if (isLink(step)) return <path key={step} class="link" d={linkPath(from, to, nth++)} />
        if (!isFerry(step)) return null
        const [a, b] = [placeOf(from), placeOf(to)]
        return <path key={step} class="link ferry" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      })}
    </>
  )
}

function Walk({ route, legs }: { route: Route; legs: readonly WalkLeg[] }) {
  const start = placeOf(route.start)
  const end = placeOf(legs.at(-1)?.to ?? route.start)
  return (
    <g class="walk">
      {legs.map(({ step, from, to }) => {
        if (!isSegment(step)) return null
        const [a, b] = [placeOf(from), placeOf(to)]
        const turn = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI)
        const at = SEGMENTS[step].kind === 'rounded' ? keyPlaceOf(step) : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
        return (
          <path
            key={step}
            class="arrow"
            d="M-6-7 6 0-6 7-3 0Z"
            transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
          />
        )
      })}
      <circle class="from" cx={start.x} cy={start.y} r="15" />
      <g class="walker" transform={`translate(${end.x} ${end.y})`}>
        <path d="M0-4C-11-18-11-34 0-34S11-18 0-4Z" />
        <circle cy="-24" r="4" />
      </g>
    </g>
  )
}
