// The marks of one row of the scale: each where it was measured, its whisker behind it, and none on another.

import type { Rated } from '@wayfare/bots/strengths'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { spread, stackSpots } from './axis.ts'

/** Where a strength lies on the scale, from 0 to 1. */
export type PositionOf = (elo: number) => number

export type ScaleMark = {
  readonly id: string
  readonly rated: Rated
  readonly name: string
  readonly drawn: ComponentChildren
  /** Without a whisker. */
  readonly bare?: boolean
}

type Props = {
  readonly marks: readonly ScaleMark[]
  readonly at: PositionOf
  /** In a column, the strongest on top: there marks give way along the scale, and a line leads to where they belong. */
  readonly upright: boolean
  /** What lies under the marks. */
  readonly children: ComponentChildren
}

/** Between two marks of a column. */
const GAP = 3
/** Whiskers of a column that meet lie side by side. */
const WHISKER = 7

export function Track({ marks, at, upright, children }: Props) {
  const track = useRef<HTMLOListElement>(null)
  const drawnMarks = useRef<(HTMLElement | null)[]>([])
  const { length, sizes, widest } = useMeasured(track, drawnMarks, upright, marks.map(({ id }) => id).join())
  const spots = marks.map(({ rated: { elo, within }, bare }, i) => ({
    at: at(elo) * length,
    size: upright ? WHISKER : (sizes[i] ?? 0),
    low: at(bare ? elo : elo - within) * length,
    high: at(bare ? elo : elo + within) * length,
  }))
  const lines = stackSpots(spots)
  const least = Math.max(0, ...sizes)
  const heights = upright
    ? spread(
        spots.map((spot) => length - spot.at),
        least + GAP,
        0,
        length,
      )
    : []
  return (
    <ol class="opp-track" ref={track} style={{ '--lines': Math.max(...lines) + 1, '--widest': `${widest}px` }}>
      {children}
      {marks.map(({ id, rated: { elo, within }, name, drawn, bare }, i) => {
        const spoken = say('opponents.marked', { name, elo: Math.round(elo), within: Math.round(within) })
        const place = { '--at': at(elo), '--low': at(elo - within), '--high': at(elo + within), '--line': lines[i] }
        const height = heights[i]
        return (
          <li key={id} style={height === undefined ? place : { ...place, '--top': `${height}px` }}>
            <span class="visually-hidden">{spoken}</span>
            {!bare && <i class="opp-whisker" aria-hidden="true" />}
            {height !== undefined && (
              <svg class="opp-lead" aria-hidden="true">
                <line x1="0" y1={length - at(elo) * length} x2="100%" y2={height} />
              </svg>
            )}
            <span
              class="opp-mark"
              aria-hidden="true"
              title={spoken}
              ref={(mark) => {
                drawnMarks.current[i] = mark
              }}
            >
              {drawn}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

type Drawn<T> = { readonly current: T }
type Marks = readonly (HTMLElement | null)[]
type Measured = { readonly length: number; readonly sizes: readonly number[]; readonly widest: number }

/** How long the track is and how much of it each mark takes, as they are drawn: words and type differ. */
function useMeasured(track: Drawn<HTMLElement | null>, drawn: Drawn<Marks>, upright: boolean, ids: string): Measured {
  const [measured, setMeasured] = useState<Measured>({ length: 0, sizes: [], widest: 0 })
  useLayoutEffect(() => {
    const { current } = track
    if (!current) return
    const marks = drawn.current.flatMap((mark) => mark ?? [])
    const measure = () =>
      setMeasured({
        length: upright ? current.clientHeight : current.clientWidth,
        sizes: marks.map((mark) => (upright ? mark.offsetHeight : mark.offsetWidth)),
        widest: Math.max(0, ...marks.map((mark) => mark.offsetWidth)),
      })
    const watching = new ResizeObserver(measure)
    for (const one of [current, ...marks]) watching.observe(one)
    measure()
    return () => watching.disconnect()
  }, [upright, ids])
  return measured
}
