// Tests the consequences drawn at vertices, parts and paths. They must rule out no route that fits the choice, and be
// as many as recorded, because fewer of them make the search slower.

import { expect, test } from 'vitest'
import { findForest } from './blocks.ts'
import { backTo, type RouteChoice } from './choice.ts'
import { findParts, neededParts, partOf } from './parts.ts'
import { pathBetween, trimToPath } from './paths.ts'
import { settle } from './settle.ts'
import { routesOn } from './testing/exhaust.ts'
import { reach } from './testing/reach.ts'
import { fits, largeNets, linksOf, smallNets } from './testing/small-nets.ts'

const SMALL = smallNets(160, 7, 5).map((small) => ({
  ...small,
  routes: routesOn(small.sheet, small.rules).filter((route) => fits(small.choice, route)),
}))
const LARGE = largeNets(200, 6).map((large) => ({ ...large, routes: [] }))

// Draws consequences on every net (`draw` returns false for a contradiction), and returns how much was found.
function drawOnAllNets(mostLinks: readonly number[], draw: (choice: RouteChoice, mostLinks: number) => boolean) {
  const total = { contradictions: 0, marks: 0 }
  for (const { choice, routes } of [...SMALL, ...LARGE]) {
    for (const most of mostLinks) {
      const before = choice.notes.length
      const possible = routes.filter((route) => linksOf(route) <= most)
      const consistent = draw(choice, most)
      expect(possible.filter((route) => !consistent || !fits(choice, route))).toEqual([])
      if (consistent) total.marks += choice.notes.length - before
      else total.contradictions += 1
      backTo(choice, before)
    }
  }
  return total
}

test('what is settled at vertices rules out no route, and is as much as ever', () => {
  const { contradictions, marks } = drawOnAllNets([0, 1, 9], settle)
  expect(contradictions).toBeGreaterThanOrEqual(122)
  expect(marks).toBeGreaterThanOrEqual(956)
})

test('settling once is settling for good', () => {
  for (const { choice } of smallNets(100, 12, 6)) {
    if (!settle(choice, 1)) continue
    const settled = choice.notes.length
    expect(settle(choice, 1)).toBe(true)
    expect(choice.notes.length).toBe(settled)
  }
})

test('the blocks of a route lie on a path; that rules out no route, and as much as ever', () => {
  const { contradictions, marks } = drawOnAllNets([0, 9], (choice, most) =>
    trimToPath(choice, findForest(choice, most > 0)),
  )
  expect(contradictions).toBeGreaterThanOrEqual(81)
  expect(marks).toBeGreaterThanOrEqual(77)
})

test('parts that need more links than there are rule out no route, and as much as ever', () => {
  const { contradictions, marks } = drawOnAllNets([1, 2, 9], (choice, most) => neededParts(choice, most) - 1 <= most)
  expect(contradictions).toBeGreaterThanOrEqual(9)
  expect(marks).toBeGreaterThanOrEqual(73)
})

test('a part is what hangs together on foot', () => {
  for (const { choice } of smallNets(80, 12, 6)) {
    const left = choice.net.edges.filter(({ fate }) => fate !== 'struck')
    const used = choice.net.vertices.filter(({ degree }) => degree > 0)
    const parts = findParts(choice)
    expect(new Set(parts)).toEqual(new Set(used.map(partOf)))
    expect(new Set(parts).size).toBe(parts.length)
    for (const vertex of used) {
      const near = reach(vertex, left, [])
      expect(used.filter((other) => partOf(other) === partOf(vertex))).toEqual(used.filter((other) => near.has(other)))
    }
  }
})

test('a part is needed where something is kept, odd, asked for or demanded of it alone', () => {
  for (const { choice } of smallNets(80, 12, 6)) {
    const used = choice.net.vertices.filter(({ degree }) => degree > 0)
    for (const part of findParts(choice)) {
      const here = used.filter((vertex) => partOf(vertex) === part)
      const isCertain = here.some(({ parity, wanted, degree, open }) => parity === 'odd' || wanted || open < degree)
      const demanded = choice.demands.some((edges) => {
        const left = edges.filter(({ fate }) => fate !== 'struck')
        return left.length > 0 && left.every(({ a }) => partOf(a) === part)
      })
      expect(part.needed).toBe(isCertain || demanded)
    }
  }
})

test('between two blocks of a world lie the bridges whose loss would part them', () => {
  for (const { choice } of smallNets(60, 12, 4)) {
    const { blocks } = findForest(choice, false)
    const bridges = new Set(blocks.flatMap(({ exits }) => exits.map(({ bridge }) => bridge)))
    const left = choice.net.edges.filter(({ fate }) => fate !== 'struck')
    const used = choice.net.vertices.filter(({ degree }) => degree > 0)
    for (const one of used) {
      for (const other of used) {
        const [from, to] = [blocks[one.block], blocks[other.block]]
        if (!from || !to || from.world !== to.world) continue
        const path = pathBetween(from, to)
        const parting = [...bridges].filter(
          (bridge) =>
            !reach(
              one,
              left.filter((edge) => edge !== bridge),
              [],
            ).has(other),
        )
        expect(new Set(path.bridges)).toEqual(new Set(parting))
        expect(path.bridges).toHaveLength(parting.length)
        const between = parting.flatMap(({ a, b }) => [a.block, b.block])
        expect(path.blocks.map(({ index }) => index).sort()).toEqual(
          [...new Set([from.index, to.index, ...between])].sort(),
        )
      }
    }
  }
})
