// The marks in one row of the scale: each at its measured strength with its whisker behind it, and none over another.

import type { Rated } from '@wayfare/bots/strengths'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { spread, stackSpots } from './axis.ts'

/** Converts a rating to a position on the scale, from 0 to 1. */
export type PositionOf = (elo: number) => number

export type ScaleMark = {
  readonly id: string
  readonly rated: Rated
  readonly name: string
  readonly drawn: ComponentChildren
  /** True if the mark has no whisker. */
  readonly bare?: boolean
}

type Props = {
  readonly marks: readonly ScaleMark[]
  readonly at: PositionOf
  /**
   * True if the scale is a column with the strongest on top. Marks then move along the scale to make room, and a line
   * leads to their true place.
   */
  readonly upright: boolean
  /** The elements below the marks. */
  readonly children: ComponentChildren
}

/** The gap between two marks of a column. */
const GAP = 3
/** Whiskers of a column that overlap are drawn beside each other, at this distance. */
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

type ElementRef<T> = { readonly current: T }
type Marks = readonly (HTMLElement | null)[]
type Measured = { readonly length: number; readonly sizes: readonly number[]; readonly widest: number }

/** Measures the length of the track and the size of each mark as drawn, because texts and fonts differ. */
function useMeasured(
  track: ElementRef<HTMLElement | null>,
  drawn: ElementRef<Marks>,
  upright: boolean,
  ids: string,
): Measured {
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
