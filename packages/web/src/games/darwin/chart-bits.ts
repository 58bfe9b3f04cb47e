// The gains of a space on the chart as a row of signs. Its width decides the width of the plaque.

import { campOf, type Stop } from '@wayfare/darwin/tables'
import type { IconName } from './icon.tsx'

type Action = Stop['acts'][number]
export type Sign =
  | { readonly sign: 'coin' | 'points'; readonly n: number }
  | { readonly sign: IconName; readonly n: number | null }

/** The sign of an action that is printed on the chart. */
function signOf(action: Action): Sign {
  switch (action.op) {
    case 'coins':
      return { sign: 'coin', n: action.arg }
    case 'points':
      return { sign: 'points', n: action.arg }
    case 'theory':
      return { sign: 'theory', n: action.arg }
    case 'knowledge':
      return { sign: 'know', n: action.arg > 1 ? action.arg : null }
    case 'stamps':
      return { sign: 'stamp', n: action.arg.left }
    case 'sail':
      return { sign: 'navigate', n: action.arg.steps }
    case 'explore':
      return { sign: 'explore', n: action.arg.steps }
    case 'academy':
      return { sign: 'academy', n: null }
    default:
      return { sign: 'objs', n: null }
  }
}

/** The signs of a space; a camp shows the gains of its tents. */
export function signsOf(acts: readonly Action[]): readonly Sign[] {
  return acts.flatMap((action) =>
    action.op === 'camp' && action.arg.camp !== 'any' ? signsOf(campOf(action.arg.camp).acts) : [signOf(action)],
  )
}

const GAP = 3
const widthOf = ({ sign, n }: Sign): number => {
  if (sign === 'coin') return 18
  if (sign === 'points') return 22
  return n === null ? 17 : 27
}

/** The positions of the signs in a row centred on 0. */
export function rowOf(signs: readonly Sign[]): {
  readonly row: readonly (Sign & { x: number })[]
  readonly width: number
} {
  const width = signs.reduce((sum, sign) => sum + widthOf(sign) + GAP, -GAP)
  let left = -width / 2
  const row = signs.map((sign) => {
    const x = left + widthOf(sign) / 2
    left += widthOf(sign) + GAP
    return { ...sign, x }
  })
  return { row, width }
}

export type Shape = { readonly w: number; readonly h: number; readonly round: number }

const CAMP: Shape = { w: 56, h: 37, round: 6 }
const SPECIMEN: Shape = { w: 28, h: 28, round: 6 }
const START: Shape = { w: 20, h: 20, round: 10 }
const BARE: Shape = { w: 14, h: 14, round: 7 }
const BEAGLE: Shape = { w: 18, h: 18, round: 9 }
const HIGH = 24

/** The shape of a space: how much room it takes. */
export function shapeOf({ acts, id }: Stop, specimen: boolean, beagle: boolean): Shape {
  if (specimen) return SPECIMEN
  if (acts[0]?.op === 'camp') return CAMP
  if (acts.length > 0) return { w: Math.max(HIGH, rowOf(signsOf(acts)).width + 7), h: HIGH, round: HIGH / 2 }
  if (beagle) return BEAGLE
  return id.startsWith('sea') ? BARE : START
}
