import { QUARTER_IDS, RIVERSIDE } from '../board/board.ts'
import { QUARTERS, type QuarterId, type QuarterType, UNIVERSITY_QUARTERS } from '../board/quarters.ts'
import { COLOURS, TOURISTS } from '../board/tourists.ts'
import type { RouteSheet } from './sheet.ts'

// The quarters of a sheet as numbers. Tourist types are indices into TOURISTS; `colour` is the type that the quarter
// attracts, or -1.
export type Quarter = {
  readonly index: number
  readonly id: QuarterId
  readonly tourists: readonly number[]
  readonly crowd: number
  readonly colour: number
  readonly star: number
  readonly university: boolean
  readonly riverside: boolean
}
export type Census = readonly Quarter[]

// Totals along a set of segments. `count[q]` is the number of these segments along quarter q.
export type Along = { readonly tourists: number[]; readonly colours: number[]; readonly count: number[]; stars: number }

export function censusOf(sheet: RouteSheet): Census {
  return QUARTER_IDS.map((id, index) => {
    const row: { readonly type: QuarterType; readonly star?: number } = QUARTERS[id]
    const tourists = TOURISTS.map((type) => sheet.tourists[id]?.[type] ?? 0)
    return {
      index,
      id,
      tourists,
      crowd: tourists.reduce((sum, count) => sum + count, 0),
      colour: TOURISTS.findIndex((type) => COLOURS[type] === row.type),
      star: row.star ?? 0,
      university: UNIVERSITY_QUARTERS.some((quarter) => quarter === id),
      riverside: RIVERSIDE.has(id),
    }
  })
}

export function emptyAlong(): Along {
  return { tourists: TOURISTS.map(() => 0), colours: TOURISTS.map(() => 0), count: QUARTER_IDS.map(() => 0), stars: 0 }
}

export function alongOf(census: Census, beside: ReadonlySet<QuarterId>): Along {
  const along = emptyAlong()
  for (const quarter of census) if (beside.has(quarter.id)) addAlong(along, quarter)
  return along
}

export function addAlong(along: Along, quarter: Quarter): void {
  const count = along.count[quarter.index] as number
  along.count[quarter.index] = count + 1
  if (count === 0) weigh(along, quarter, 1)
}

export function dropAlong(along: Along, quarter: Quarter): void {
  const count = (along.count[quarter.index] as number) - 1
  along.count[quarter.index] = count
  if (count === 0) weigh(along, quarter, -1)
}

// The points for tourists and stars (ARK-SCORE-01, -05).
export function attractionVp({ tourists, colours, stars }: Along): number {
  let vp = stars
  for (let t = 0; t < 4; t++) vp += (tourists[t] as number) * (colours[t] as number)
  return vp
}

function weigh(along: Along, quarter: Quarter, sign: 1 | -1): void {
  along.stars += sign * quarter.star
  for (let t = 0; t < 4; t++) {
    along.tourists[t] = (along.tourists[t] as number) + sign * (quarter.tourists[t] as number)
  }
  if (quarter.colour >= 0) along.colours[quarter.colour] = (along.colours[quarter.colour] as number) + sign
}
