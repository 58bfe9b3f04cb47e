// The research tracks of both temples: spaces, bridges, and the effect of each row for glass and notebook.

import type { Effect } from '@wayfare/kernel'
import { draw, exile, fear, gain, gild, overcomeFree, recruit, refresh, rescue, take } from '../effects.ts'
import type { Token } from '../ops.ts'
import type { CardPrice } from '../resources.ts'
import type { Temple } from './sites.ts'

/**
 * `cost` is the price of every bridge to this space. `bonus` has a number for each spot for a bonus tile: the spot is
 * used with at least that many players.
 */
type SpaceSpec = {
  readonly row: number
  readonly cost: CardPrice
  readonly next: readonly string[]
  readonly bonus?: readonly number[]
}
export type TrackSpace = SpaceSpec & { readonly id: string; readonly bonus: readonly number[] }
type Row = { readonly [T in Token]: { readonly effect: Effect; readonly points: number } }
type TrackSpec = { readonly spaces: Readonly<Record<string, SpaceSpec>>; readonly rows: readonly Row[] }

export const TOP_ROW = 8
/** On the Snake side: the space with a choice of bonus tiles, and the one where assistants are rescued. */
export const CHOICE_SPACE = 'snake-r7-1'
export const RESCUE_SPACE = 'snake-r4-1'

const row = (glass: Effect, glassPoints: number, notebook: Effect, notebookPoints: number): Row => ({
  glass: { effect: glass, points: glassPoints },
  notebook: { effect: notebook, points: notebookPoints },
})
const space = (r: number, cost: CardPrice, next: readonly string[], ...bonus: number[]): SpaceSpec => ({
  row: r,
  cost,
  next,
  bonus,
})
const compass = gain({ compass: 1 })
const coin = gain({ coin: 1 })

const BIRD: TrackSpec = {
  spaces: {
    'bird-start': space(0, {}, ['bird-r1-1', 'bird-r1-2']),
    'bird-r1-1': space(1, { compass: 1, arrowhead: 1 }, ['bird-r2-1', 'bird-r2-2']),
    'bird-r1-2': space(1, { jewel: 1 }, ['bird-r2-2']),
    'bird-r2-1': space(2, { jewel: 1 }, ['bird-r3-1'], 2),
    'bird-r2-2': space(2, { tablet: 1, arrowhead: 1 }, ['bird-r3-1'], 2),
    'bird-r3-1': space(3, { tablet: 2, arrowhead: 1 }, ['bird-r4-1', 'bird-r4-2', 'bird-r4-3'], 4),
    'bird-r4-1': space(4, { coin: 1, tablet: 1, arrowhead: 1 }, ['bird-r5-1'], 2),
    'bird-r4-2': space(4, { tablet: 1, jewel: 1 }, ['bird-r5-1'], 2),
    'bird-r4-3': space(4, { arrowhead: 2 }, ['bird-r5-1'], 2),
    'bird-r5-1': space(5, { coin: 1, jewel: 1 }, ['bird-r6-1', 'bird-r6-2'], 4),
    'bird-r6-1': space(6, { compass: 1, jewel: 1 }, ['bird-r7-1'], 2),
    'bird-r6-2': space(6, { tablet: 2, arrowhead: 1 }, ['bird-r7-1', 'bird-r7-2'], 2),
    'bird-r7-1': space(7, { coin: 1, tablet: 1, arrowhead: 1 }, ['bird-temple'], 3),
    'bird-r7-2': space(7, { tablet: 1, jewel: 1 }, ['bird-temple'], 3),
    'bird-temple': space(TOP_ROW, { coin: 1, compass: 1, jewel: 1 }, []),
  },
  rows: [
    row(coin, 1, recruit, 0),
    row(compass, 2, recruit, 1),
    row(compass, 4, gild, 2),
    row(compass, 6, gild, 4),
    row(compass, 9, gain({ compass: 3 }), 6),
    row(draw(), 12, take('artifact'), 8),
    row(compass, 16, overcomeFree('your-site'), 10),
  ],
}

const SNAKE: TrackSpec = {
  spaces: {
    'snake-start': space(0, {}, ['snake-r1-1', 'snake-r1-2']),
    'snake-r1-1': space(1, { compass: 1, tablet: 2 }, ['snake-r2-1', 'snake-r2-2']),
    'snake-r1-2': space(1, { jewel: 1 }, ['snake-r2-2', 'snake-r2-3']),
    'snake-r2-1': space(2, { coin: 1, compass: 1, arrowhead: 1 }, ['snake-r3-1'], 2),
    'snake-r2-2': space(2, { tablet: 1, jewel: 1 }, ['snake-r3-1', 'snake-r3-2'], 3),
    'snake-r2-3': space(2, { arrowhead: 2 }, ['snake-r3-2'], 2),
    'snake-r3-1': space(3, { tablet: 2, arrowhead: 1 }, ['snake-r4-1'], 2),
    'snake-r3-2': space(3, { coin: 1, jewel: 1 }, ['snake-r4-1'], 2),
    // The bridge costs an idol from the crates (ARN-SNAKE-04).
    'snake-r4-1': space(4, { idol: 1 }, ['snake-r5-1', 'snake-r5-2']),
    'snake-r5-1': space(5, { arrowhead: 2 }, ['snake-r6-1', 'snake-r6-2'], 4),
    'snake-r5-2': space(5, { tablet: 1, jewel: 1 }, ['snake-r6-2'], 4),
    'snake-r6-1': space(6, { tablet: 1, jewel: 1 }, ['snake-r7-1'], 2),
    'snake-r6-2': space(6, { compass: 1, tablet: 3 }, ['snake-r7-1'], 2),
    'snake-r7-1': space(7, { coin: 1, tablet: 1, arrowhead: 1 }, ['snake-temple'], 2, 3, 2),
    'snake-temple': space(TOP_ROW, { compass: 1, arrowhead: 1, jewel: 1 }, []),
  },
  rows: [
    row(coin, 1, recruit, 0),
    row(gain({ coin: 2 }), 2, exile, 3),
    row(draw(), 3, gild, 4),
    row(rescue, 4, take('artifact'), 5),
    row(gild, 5, refresh(), 8),
    row(fear, 10, draw(), 12),
    row(fear, 15, gain({ jewel: 1 }), 15),
  ],
}

export const TRACKS: Readonly<Record<Temple, TrackSpec>> = { bird: BIRD, snake: SNAKE }

export const TRACK_SPACES: ReadonlyMap<string, TrackSpace> = new Map(
  [BIRD, SNAKE].flatMap(({ spaces }) =>
    Object.entries(spaces).map(([id, spec]): [string, TrackSpace] => [id, { ...spec, id, bonus: spec.bonus ?? [] }]),
  ),
)

export function trackSpace(id: string): TrackSpace {
  return TRACK_SPACES.get(id) as TrackSpace
}

export const START: Readonly<Record<Temple, string>> = { bird: 'bird-start', snake: 'snake-start' }
export const TOP: Readonly<Record<Temple, string>> = { bird: 'bird-temple', snake: 'snake-temple' }

/** Every spot for a bonus tile, in a fixed order; a space with three spots appears three times. */
export const BONUS_SPOTS: Readonly<Record<Temple, readonly { readonly space: string; readonly from: number }[]>> = {
  bird: spotsOf('bird'),
  snake: spotsOf('snake'),
}

function spotsOf(temple: Temple): { space: string; from: number }[] {
  return Object.keys(TRACKS[temple].spaces).flatMap((id) => trackSpace(id).bonus.map((from) => ({ space: id, from })))
}

/** Points of a glass in the temple, by order of arrival (ARN-TEMPLE-06). */
export const ARRIVAL_POINTS = [23, 21, 20, 19] as const

/** Returns the points of a token in this row; 0 for the top row, which is scored by arrival. */
export function rowPoints(temple: Temple, token: Token, r: number): number {
  return r < 1 || r >= TOP_ROW ? 0 : (TRACKS[temple].rows[r - 1] as Row)[token].points
}

export function rowEffect(temple: Temple, token: Token, r: number): Effect {
  return (TRACKS[temple].rows[r - 1] as Row)[token].effect
}
