// Tests the line that planners estimate, with drawings small enough to follow by hand.

import { expect, test } from 'vitest'
import type { AncientId } from './board/ancients.ts'
import { SEGMENTS, type SegmentId } from './board/board.ts'
import type { VertexId } from './board/dead-ends.ts'
import type { QuarterId } from './board/quarters.ts'
import { outlookOf, QUARTER_COUNT, quarterNumber, vertexNumber, Workspace } from './planning-line.ts'
import { createChance } from './route/testing/chance.ts'
import { routesOn } from './route/testing/exhaust.ts'
import { clumpedSheet, scatteredSheet } from './route/testing/sheets.ts'

/** One workspace for all tests, as in a planner: no result may influence the next. */
const space = new Workspace()

type Worth = { readonly [Q in QuarterId]?: number }

/** Quarters are worth a tenth unless named. */
function worthOf(named: Worth): Float64Array {
  const worth = new Float64Array(QUARTER_COUNT).fill(0.1)
  for (const [id, value] of Object.entries(named)) worth[quarterNumber(id)] = value
  return worth
}

function outlook(segments: readonly SegmentId[], named: Worth = {}, rounds = 0, ancient: AncientId = 'dagon') {
  const { near, passed, links, madness } = outlookOf(space, segments, ancient, rounds, worthOf(named))
  return {
    near: (id: QuarterId) => near[quarterNumber(id)] as number,
    passes: (id: VertexId) => passed[vertexNumber(id)] === 1,
    links,
    madness,
  }
}

/** The expected probability that this many segments are drawn there in this many rounds. */
const likely = (steps: number, rounds: number) => (0.9 * rounds) / (rounds + 1.1 * steps + 0.2)

const LINE: SegmentId[] = ['r-c10-c11', 'r-c11-c12', 'r-c12-c13']

test.each([1, 3])(
  'with %i rounds left a quarter is the likelier the fewer segments lead to it from an end',
  (rounds) => {
    const { near } = outlook(LINE, {}, rounds)
    for (const id of ['q11', 'q21', 'q12', 'q22', 'q13', 'q23'] as const) expect(near(id)).toBe(1)
    const steps = [
      [1, ['q14', 'q24']],
      [2, ['q31', 'q33', 'q34', 'q15', 'q25']],
      [3, ['q32', 'q41', 'q43', 'q35', 'q44', 'q26']],
      [4, ['q51', 'q45']],
      [5, ['q64', 'q46', 'q61']],
    ] as const
    for (const [count, ids] of steps) for (const id of ids) expect([id, near(id)]).toEqual([id, likely(count, rounds)])
    // The estimate looks no farther than five segments.
    for (const id of ['q55', 'q56', 'q66', 'q62'] as const) expect([id, near(id)]).toEqual([id, likely(9, rounds)])
  },
)

test('from the middle of a line it takes a segment more: it must come back', () => {
  const around: SegmentId[] = ['r-c01-c02', 'r-c01-c11', 'r-c11-c12', 'r-c02-c12']
  const { near, passes } = outlook(around, {}, 2)
  expect(near('q11')).toBe(1)
  // There is no end there, so it continues from c11 to the east.
  expect(near('q21')).toBe(likely(2, 2))
  expect(near('q31')).toBe(likely(3, 2))
  expect([passes('c01'), passes('c02'), passes('c10')]).toEqual([true, true, false])
  // From the end at c01 it is the first segment, from the middle at c11 the second.
  const ended = outlook(['r-c01-c11', 'r-c11-c12'], {}, 2).near
  expect(ended('q13')).toBe(likely(1, 2))
  expect(ended('q21')).toBe(likely(2, 2))
})

test('ARK-ANCIENT-30 roads within the university lead on with Yog-Sothoth only', () => {
  expect(outlook(LINE, {}, 3, 'yog-sothoth').near('q55')).toBe(likely(5, 3))
  expect(outlook(LINE, {}, 3, 'cthulhu').near('q55')).toBe(likely(9, 3))
})

test('where nothing is drawn everything is two segments away, and when nothing can be drawn any more out of reach', () => {
  const { near, links, madness } = outlook([], {}, 4)
  for (const id of ['q11', 'q44', 'q66'] as const) expect(near(id)).toBe(likely(2, 4))
  expect([links, madness]).toEqual([0, 0])
  expect(outlook([]).near('q11')).toBe(0)
  expect(outlook(LINE).near('q24')).toBe(0)
})

test('a piece apart may be joined, the likelier the more rounds are left', () => {
  const { near, passes } = outlook([...LINE, 'r-c55-c56'], {}, 3)
  expect(near('q66')).toBeCloseTo((0.7 * 3) / 5, 12)
  expect(outlook([...LINE, 'r-c55-c56'], {}, 8).near('q66')).toBeCloseTo((0.7 * 8) / 10, 12)
  expect(outlook([...LINE, 'r-c55-c56']).near('q66')).toBe(0)
  expect([passes('c13'), passes('c55')]).toEqual([true, false])
  // A quarter that is nearer keeps its probability.
  expect(outlook([...LINE, 'r-c03-d04'], {}, 3).near('q14')).toBe(likely(1, 3))
})

test('the piece beside which more lies is the line', () => {
  const dear = outlook([...LINE, 'r-c55-c56'], { q66: 9 })
  expect([dear.near('q66'), dear.near('q12')]).toEqual([1, 0])
  // A quarter counts once, however many segments run along it.
  const twice = outlook(['r-c01-c10', 'r-c01-c11', 'r-c10-c11', 'r-c55-c56'], { q11: 4, q66: 5 })
  expect([twice.near('q66'), twice.near('q11')]).toEqual([1, 0])
})

/** Arms from c11 to the north, south and east; each is along a quarter that is along no other arm. */
const NORTH: SegmentId = 'r-c10-c11'
const SOUTH: SegmentId = 'r-c11-c12'
const EAST: readonly SegmentId[] = ['r-c11-c21', 'r-c21-c31']

test('of three arms the one goes that is missed least, and may be joined again', () => {
  const arms = [NORTH, SOUTH, ...EAST]
  const least = (named: Worth, rounds = 0) => {
    const { near, passes } = outlook(arms, named, rounds)
    const far = { q11: near('q11'), q12: near('q12'), q31: near('q31') }
    return { far, ends: [passes('c10'), passes('c12'), passes('c31')] }
  }
  expect(least({ q11: 1, q12: 2, q31: 3 })).toEqual({ far: { q11: 0.05, q12: 1, q31: 1 }, ends: [false, true, true] })
  expect(least({ q11: 2, q12: 1, q31: 3 })).toEqual({ far: { q11: 1, q12: 0.05, q31: 1 }, ends: [true, false, true] })
  expect(least({ q11: 2, q12: 3, q31: 1 })).toEqual({ far: { q11: 1, q12: 1, q31: 0.05 }, ends: [true, true, false] })
  expect(least({ q11: 1, q12: 2, q31: 3 }, 3).far.q11).toBeCloseTo(0.9 * 0.6 + 0.05, 12)
  expect(least({ q11: 2, q12: 3, q31: 1 }, 3).far.q31).toBeCloseTo(0.9 * 0.6 + 0.05, 12)
  // A quarter along two arms is not lost with one of them.
  expect(least({ q21: 9, q11: 1, q12: 2, q31: 3 }).ends).toEqual([false, true, true])
})

test('a segment more is worth a twentieth of a point', () => {
  const arms = [NORTH, SOUTH, ...EAST]
  const ends = (named: Worth) => ['c10', 'c31'].map((id) => outlook(arms, named).passes(id as VertexId))
  // To the east, two segments reach q31 and q32.
  expect(ends({ q11: 1, q12: 9, q31: 0.5, q32: 0.47 })).toEqual([false, true])
  expect(ends({ q11: 1, q12: 9, q31: 0.5, q32: 0.43 })).toEqual([true, false])
})

test('an arm goes as a whole: a poor end of a rich one stays', () => {
  const { passes } = outlook([NORTH, SOUTH, ...EAST, 'r-c31-c41'], { q11: 2, q12: 9, q31: 5, q42: 0, q41: 0 })
  expect([passes('c10'), passes('c41')]).toEqual([false, true])
})

test('ARK-FINAL-02 a loop is walked as it is, with tails at one corner too; of tails at two corners one goes', () => {
  const loop: SegmentId[] = ['r-c11-c21', 'r-c21-c22', 'r-c12-c22', 'r-c11-c12']
  for (const tails of [[], ['r-c01-c11'], ['r-c01-c11', 'r-c10-c11']] as const) {
    const segments = [...loop, ...tails]
    const { passes } = outlook(segments)
    for (const id of segments) for (const end of SEGMENTS[id].ends) expect(passes(end)).toBe(true)
  }
  const rich = { q12: 9, q21: 9, q32: 9, q13: 9, q22: 9 }
  const two = outlook([...loop, 'r-c10-c11', 'r-c22-c23'], { ...rich, q11: 3, q33: 4 })
  expect([two.passes('c10'), two.passes('c23')]).toEqual([false, true])
})

test('half a loop goes where it is missed least', () => {
  const loop: SegmentId[] = ['r-c11-c21', 'r-c21-c22', 'r-c12-c22', 'r-c11-c12']
  const rich = { q11: 9, q33: 9, q32: 9 }
  const { passes } = outlook([...loop, 'r-c10-c11', 'r-c22-c23'], rich)
  expect([passes('c10'), passes('c23'), passes('c21'), passes('c12')]).toEqual([true, true, true, false])
})

test('what holds two halves together stays, however poor', () => {
  const bridge: SegmentId[] = ['r-c11-c21', 'r-c21-c31']
  const west: SegmentId[] = ['r-c10-c11', 'r-c11-c12']
  const east: SegmentId[] = ['r-c30-c31', 'r-c31-c41', 'r-c41-c51']
  const { passes } = outlook([...bridge, ...west, ...east], { q11: 5, q12: 6, q41: 7, q51: 7, q52: 7, q31: 0, q32: 0 })
  expect(passes('c21')).toBe(true)
  expect([passes('c10'), passes('c12')]).toEqual([false, true])
  expect([passes('c30'), passes('c51')]).toEqual([false, true])
})

test('a cut that leaves another loose end must be cheaper by a third', () => {
  // A loop from c11 to c23 and back, two tails at c11, where half the loop does not make an odd end, and one at c23,
  // where it does.
  const half: SegmentId[] = ['r-c11-c21', 'r-c21-c22', 'r-c22-c23']
  const other: SegmentId[] = ['r-c11-c12', 'r-c12-c13', 'r-c13-c23']
  const north: SegmentId[] = ['r-c10-c11', 'r-c10-c20', 'r-c20-c30']
  const west: SegmentId[] = ['r-c01-c11', 'r-c01-c02', 'r-c02-c03', 'r-c03-d04']
  const tail: SegmentId[] = ['r-c23-c33', 'r-c33-c34']
  const cut = (q34: number, q32: number) => {
    const { passes } = outlook([...half, ...other, ...north, ...west, ...tail], {
      q34,
      q44: 0,
      q32,
      q31: 9,
      q14: 9,
      q24: 9,
    })
    return { tail: !passes('c33'), half: !passes('c22') }
  }
  expect(cut(0.9, 1)).toEqual({ tail: true, half: false })
  expect(cut(1.5, 1)).toEqual({ tail: true, half: false })
  expect(cut(2, 1)).toEqual({ tail: false, half: true })
})

test('ARK-GATE-01 gates join pieces where that brings five points, for madness, but not with Shub-Niggurath', () => {
  const pieces: SegmentId[] = ['r-c40-c41', 'r-c64-c65']
  const with5 = outlook(pieces, { q41: 9, q65: 5 })
  expect([with5.near('q65'), with5.links, with5.madness]).toEqual([1, 1, 1])
  const less = outlook(pieces, { q41: 9, q65: 4.99 })
  expect([less.near('q65'), less.links, less.madness]).toEqual([0, 0, 0])
  // c65 is one of its horror places.
  const shub = outlook(pieces, { q41: 9, q65: 5 }, 0, 'shub-niggurath')
  expect([shub.links, shub.madness]).toEqual([1, 1])
  // A quarter along both pieces is gained by neither link.
  const shared = outlook(['r-c40-c41', 'r-c51-c61'], { q41: 9, q51: 9, q52: 9, q61: 2, q62: 2.5 })
  expect(shared.links).toBe(0)
  // A piece without a gate stays separate, and the next one is joined nevertheless.
  const third = outlook([...pieces, 'r-c22-c32'], { q41: 9, q65: 6, q32: 8 })
  expect([third.near('q65'), third.near('q32'), third.links]).toEqual([1, 0, 1])
  expect(outlook(['r-c22-c32', ...pieces], { q41: 6, q65: 6, q32: 20 }).links).toBe(0)
  expect(outlook([...pieces, 'r-c02-c03'], { q41: 9, q65: 6, q13: 6 }).links).toBe(2)
})

test('a link begins at the end of a line rather than in its middle', () => {
  const arch: SegmentId[] = ['r-c30-c40', 'r-c40-c50', 'r-c50-c61']
  const { near, links } = outlook([...arch, 'r-c64-c65'], { q41: 6, q51: 7, q61: 8, q65: 6 })
  expect([near('q41'), near('q51'), near('q61'), near('q65'), links]).toEqual([1, 1, 1, 1, 1])
  // Without a gate at an end, one arm is given up.
  const middle = outlook(['r-c30-c40', 'r-c40-c50', 'r-c64-c65'], { q41: 6, q51: 7, q65: 8 })
  expect([middle.near('q41'), middle.near('q51'), middle.near('q65')]).toEqual([0.05, 1, 1])
})

test('ARK-MADNESS-02 horrors on the line count, those on an arm that was given up do not', () => {
  expect(outlook(['r-c14-c24', 'r-c24-c25']).madness).toBe(2)
  expect(outlook(LINE).madness).toBe(0)
  const arms: SegmentId[] = ['r-c13-c14', 'r-c13-c23', 'r-c22-c23', 'r-c12-c13', 'r-c11-c12']
  expect(outlook(arms, { q14: 1, q33: 5, q12: 9, q22: 9 }).madness).toBe(0)
  expect(outlook(arms, { q14: 5, q33: 1, q12: 9, q22: 9 }).madness).toBe(1)
  expect(outlook(['r-c33-c34', 'r-c34-c44'], {}, 0, 'yog-sothoth').madness).toBe(2)
})

test('ARK-FINAL-02 no line is hoped for that nobody could walk', () => {
  let [best, found] = [0, 0]
  for (let seed = 0; seed < 120; seed++) {
    const chance = createChance(seed + 31_000)
    const ancient = chance.pick(['cthulhu', 'dagon', 'yog-sothoth', 'shub-niggurath'] as const)
    const draw = seed % 3 === 0 ? scatteredSheet : clumpedSheet
    const sheet = draw(chance, ancient, 3 + chance.below(6))
    const worth = Float64Array.from({ length: QUARTER_COUNT }, () => chance.below(12))
    const sum = (ids: Iterable<string>) => [...ids].reduce((all, id) => all + (worth[quarterNumber(id)] as number), 0)
    const quartersBeside = (ids: readonly SegmentId[]) => new Set(ids.flatMap((id) => SEGMENTS[id].along))
    const all = routesOn(sheet, { ancient }).map(({ steps }) =>
      sum(quartersBeside(steps.filter((id) => id in SEGMENTS) as SegmentId[])),
    )
    const { near } = outlookOf(space, sheet.segments, ancient, 0, worth)
    const hoped = sum([...quartersBeside(sheet.segments)].filter((id) => near[quarterNumber(id)] === 1))
    expect(hoped).toBeLessThanOrEqual(Math.max(...all))
    best += Math.max(...all)
    found += hoped
  }
  // The estimate is not exact, but close.
  expect(found / best).toBeGreaterThan(0.9)
})
