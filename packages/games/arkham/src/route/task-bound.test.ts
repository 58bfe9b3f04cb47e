// Tests the bound on the length of a task's stretch: it must be valid for every route and as tight as recorded.

import { expect, test } from 'vitest'
import { findForest } from './blocks.ts'
import { backTo, type RouteChoice, setParity, strike } from './choice.ts'
import { edgesWithin } from './detours.ts'
import { FAR } from './distances.ts'
import type { Edge, Vertex } from './net.ts'
import { verticesOf } from './route-value.ts'
import type { Route } from './sheet.ts'
import { findStretches, pairing } from './task-bound.ts'
import { type Chance, createChance } from './testing/chance.ts'
import { routesOn } from './testing/exhaust.ts'
import { reach } from './testing/reach.ts'
import { fits, largeNets, linksOf, smallNet, smallNets } from './testing/small-nets.ts'

// Returns the largest number of segments between visits to two vertices, in either direction.
function stretch(route: Route, u: Vertex, v: Vertex): number {
  const visited = verticesOf(route)
  const before = (i: number) => route.steps.slice(0, i).filter((step) => /^[rx]-/.test(step)).length
  const at = (vertex: Vertex) => visited.flatMap((id, i) => (id === vertex.id ? [before(i)] : []))
  return Math.max(0, ...at(u).flatMap((one) => at(v).map((other) => Math.abs(one - other))))
}

// Returns the ends of the route that are known from the parities.
function knownEnds({ net }: RouteChoice, onFoot: boolean): readonly Vertex[] {
  return net.vertices.filter(({ parity, gate }) => parity === 'odd' && (onFoot || !gate))
}

// Usually makes two vertices ends of the route.
function setEnds(chance: Chance, choice: RouteChoice): void {
  const loose = choice.net.vertices.filter(({ parity, degree, gate }) => parity === 'open' && degree > 0 && !gate)
  if (loose.length > 2 && chance.happens(0.7)) {
    for (const vertex of someVertices(chance, 2, loose)) setParity(choice, vertex, 'odd')
  }
}

test('ARK-TASK-02 no stretch is longer than its bound', () => {
  for (const { sheet, rules, choice, chance } of smallNets(160, 9, 1)) {
    const routes = routesOn(sheet, rules)
    for (const onFoot of [true, false]) {
      const before = choice.notes.length
      setEnds(chance, choice)
      const stretches = findStretches(
        choice,
        findForest(choice, !onFoot),
        onFoot,
        knownEnds(choice, onFoot).slice(0, 2),
      )
      const possible = routes.filter((route) => fits(choice, route) && (!onFoot || linksOf(route) === 0))
      const { taskVertices } = choice.net
      for (const [i, u] of taskVertices.entries()) {
        for (const v of taskVertices.slice(i + 1)) {
          const bound = stretches.find((one) => one.u === u && one.v === v)?.atMost ?? 0
          expect(Math.max(0, ...possible.map((route) => stretch(route, u, v)))).toBeLessThanOrEqual(bound)
        }
      }
      backTo(choice, before)
    }
  }
})

test('ARK-TASK-02 the bounds of stretches are no looser than they were', () => {
  let total = 0
  for (const { choice, chance } of largeNets(150, 1)) {
    for (const onFoot of [true, false]) {
      const before = choice.notes.length
      setEnds(chance, choice)
      const ends = knownEnds(choice, onFoot).slice(0, 2)
      for (const one of findStretches(choice, findForest(choice, !onFoot), onFoot, ends)) total += one.atMost
      backTo(choice, before)
    }
  }
  expect(total).toBeLessThanOrEqual(2395)
})

// Returns the cost of the cheapest of all pairings.
function allPairings(vertices: readonly Vertex[], gate: Vertex | undefined, onFoot: boolean): number {
  const [first, ...rest] = vertices
  if (first === undefined) return 0
  const distancesFrom = onFoot ? first.apartOnFoot : first.apart
  const alone = onFoot || !gate ? FAR : (distancesFrom[gate.index] as number) + allPairings(rest, gate, onFoot)
  const paired = rest.map((other) => {
    const others = rest.filter((vertex) => vertex !== other)
    return (distancesFrom[other.index] as number) + allPairings(others, gate, onFoot)
  })
  return Math.min(FAR, alone, ...paired)
}

function someVertices(chance: Chance, count: number, vertices: readonly Vertex[]): readonly Vertex[] {
  const left = [...vertices]
  while (left.length > count) left.splice(chance.below(left.length), 1)
  return left
}

test('up to six vertices are paired up in the cheapest way, more of them at no more than that', () => {
  let many = 0
  for (let seed = 0; seed < 160; seed++) {
    const chance = createChance(seed)
    const { net } = smallNet(chance, seed, 14).choice
    const onFoot = seed % 2 === 0
    const paired = someVertices(chance, 2 * (1 + chance.below(4)), net.vertices)
    const exact = allPairings(paired, net.gates[0], onFoot)
    const found = Math.min(FAR, pairing(paired, net, onFoot))
    if (paired.length <= 6) expect(found).toBe(exact)
    else {
      expect(found).toBeLessThanOrEqual(exact)
      many += found
    }
  }
  expect(many).toBeGreaterThanOrEqual(4664)
})

// Tries all legs from the ends to the stops that share no edge, and returns the sets of edges that they can leave.
function leftByLegs(
  left: readonly Edge[],
  [a, b]: readonly Vertex[],
  [u, v]: readonly Vertex[],
  gates: readonly Vertex[],
) {
  const ways = (from: Vertex, to: Vertex, edges: readonly Edge[]): (readonly Edge[])[] => {
    const found: (readonly Edge[])[] = []
    const go = (at: Vertex, used: readonly Edge[], passed: readonly Vertex[]): void => {
      const here = gates.includes(at) ? gates : [at]
      if (here.includes(to)) found.push(used)
      for (const edge of edges) {
        for (const [one, other] of [
          [edge.a, edge.b],
          [edge.b, edge.a],
        ] as const) {
          if (!here.includes(one) || passed.includes(other) || used.includes(edge)) continue
          go(other, [...used, edge], [...passed, ...(gates.includes(other) ? gates : [other])])
        }
      }
    }
    go(from, [], gates.includes(from) ? gates : [from])
    return found
  }
  const pairs = [
    [u, v],
    [v, u],
  ] as const
  return pairs.flatMap(([one, other]) =>
    ways(a as Vertex, one as Vertex, left).flatMap((first) => {
      const rest = left.filter((edge) => !first.includes(edge))
      return ways(b as Vertex, other as Vertex, rest).map((second) => rest.filter((edge) => !second.includes(edge)))
    }),
  )
}

test('legs that find no way are seen, and the stretch keeps every edge that some legs leave within its reach', () => {
  const total = { impossible: 0, narrowed: 0 }
  for (let seed = 0; seed < 300; seed++) {
    const chance = createChance(seed)
    const { choice } = smallNet(chance, seed, 8)
    const { net } = choice
    for (const edge of net.edges) if (chance.happens(0.15)) strike(choice, edge)
    const left = net.edges.filter(({ fate }) => fate !== 'struck')
    const [a, b, u, v] = someVertices(chance, 4, net.vertices)
    if (!a || !b || !u || !v) continue
    const onFoot = chance.happens(0.5)
    const gates = onFoot ? [] : net.gates
    const leavings = leftByLegs(left, [a, b], [u, v], gates)
    const within = edgesWithin(net, left, [a, b], [u, v], onFoot)
    if (within === 'impossible') {
      expect(leavings).toEqual([])
      total.impossible += 1
      continue
    }
    // A stretch uses edges that the legs leave and that are connected to u.
    const possible = leavings.flatMap((edges) => {
      const near = reach(u, edges, gates)
      return near.has(v) ? edges.filter((edge) => near.has(edge.a)) : []
    })
    expect(possible.filter((edge) => !within.includes(edge))).toEqual([])
    total.narrowed += left.length - within.length
  }
  expect(total.impossible).toBeGreaterThanOrEqual(170)
  expect(total.narrowed).toBeGreaterThanOrEqual(428)
})
