import { addAlong, dropAlong } from './census.ts'
import { backTo, createChoice, keep, passes, setParity, strike, want } from './choice.ts'
import { evaluate } from './evaluate.ts'
import type { Edge, Net, Vertex } from './net.ts'
import { farEnd } from './net.ts'
import type { Objective } from './objective.ts'
import { findParts, findWorlds } from './parts.ts'
import type { Found } from './plan.ts'
import { isBound, settle } from './settle.ts'
import { longestTask } from './task-bound.ts'
import { partOf } from './walk.ts'

// Branch and bound over sets of edges. At every node the edges not struck are taken as a route, if they can be walked; the
// bound is what they would be worth if all of them could. Where the two differ, a branch settles why: a vertex with a
// wrong degree, a horror place that might be avoided, an edge that might be left out.
export type SearchResult = {
  readonly found: Found
  readonly exact: boolean
  // No route ranks higher than this.
  readonly bound: number
  readonly steps: number
}

export function search(net: Net, objective: Objective, limit: number): SearchResult {
  const choice = createChoice(net)
  const demands: (readonly Edge[])[] = []
  let found: Found | undefined
  let steps = 0
  let unexplored = Number.NEGATIVE_INFINITY
  const best = () => found?.rank ?? Number.NEGATIVE_INFINITY

  // The bound, and the most links with which it beats what is known.
  const ceiling = (
    task: number,
    needed: number,
    mostLinks: number,
    horrors: number,
    horrorsAtMost: number,
    rivers: number,
  ) => {
    let top = Number.NEGATIVE_INFINITY
    let links = -1
    const most = Math.min(mostLinks, linkRoom(net))
    for (let n = Math.max(0, needed - 1); n <= most; n++) {
      let rank = Number.NEGATIVE_INFINITY
      for (let h = horrors; h <= horrorsAtMost; h++) {
        rank = Math.max(rank, objective.rank(task, h + rivers + objective.linkMadness * n, n))
        if (!objective.likesMadness) break
      }
      top = Math.max(top, rank)
      if (rank > best()) links = n
      else if (!objective.likesLinks) break
    }
    return { top, links }
  }

  const explore = (linksBefore: number, seen: number): void => {
    steps += 1
    const mark = choice.notes.length
    visit(linksBefore, seen)
    backTo(choice, mark)
  }

  const visit = (linksBefore: number, seenBefore: number): void => {
    let mostLinks = linksBefore
    let task = 0
    let worlds: readonly (readonly Vertex[])[] = []
    let bound = 0
    for (;;) {
      const notes = choice.notes.length
      if (!settle(choice, mostLinks)) return
      if (demands.some((demand) => demand.every((edge) => edge.fate === 'struck'))) return
      const parts = findParts(net, demands)
      if (parts.length === 0) return
      const found = findWorlds(choice, parts, mostLinks)
      if (found === undefined) return
      worlds = found.worlds
      if (choice.notes.length > notes) continue

      objective.read(choice.most, choice.surely)
      task = longestTask(choice, mostLinks === 0)
      const { horrorsSurely, horrorsAtMost, rivers } = choice
      const { top, links } = ceiling(task, found.needed, mostLinks, horrorsSurely, horrorsAtMost, rivers)
      if (top <= best()) return
      bound = top
      if (links < mostLinks) {
        mostLinks = links
        continue
      }
      const worse = (h: number, r: number) =>
        ceiling(task, found.needed, mostLinks, horrorsSurely + h, horrorsAtMost, rivers + r).top <= best()
      if (horrorsSurely < horrorsAtMost && worse(1, 0)) {
        for (const vertex of net.horrors) if (!passes(vertex)) strikeAll(vertex)
      }
      if (net.rivers.some((edge) => edge.fate === 'open') && worse(0, 1)) {
        for (const river of net.rivers) if (river.fate === 'open') strike(choice, river)
      }
      for (const edge of net.segments) {
        if (edge.fate !== 'open') continue
        const sole = edge.along.filter((quarter) => choice.most.count[quarter.index] === 1)
        if (sole.length === 0) continue
        for (const quarter of sole) dropAlong(choice.most, quarter)
        objective.read(choice.most, choice.surely)
        const needed = worse(0, 0)
        for (const quarter of sole) addAlong(choice.most, quarter)
        if (needed) keep(choice, edge)
      }
      if (choice.notes.length === notes) break
    }

    if (steps > limit) {
      unexplored = Math.max(unexplored, bound)
      return
    }

    if (worlds.length > 1) {
      const lists = worlds.map((world) => net.edges.filter((e) => e.fate !== 'struck' && world.includes(partOf(e.a))))
      for (const list of lists) {
        const mark = choice.notes.length
        for (const edge of net.edges) if (edge.fate === 'open' && !list.includes(edge)) strike(choice, edge)
        explore(mostLinks, -1)
        backTo(choice, mark)
      }
      return
    }

    let seen = seenBefore
    const size = net.edges.reduce((sum, edge) => sum + (edge.fate === 'struck' ? 0 : 1), 0)
    if (size !== seen) {
      const better = evaluate(choice, objective, best(), () => {
        steps += 1
      })
      if (better) found = better
      if (bound <= best()) return
      seen = size
    }
    branch(mostLinks, seen)
  }

  const strikeAll = (vertex: Vertex): void => {
    for (const edge of vertex.edges) if (edge.fate === 'open') strike(choice, edge)
  }

  const attempt = (mostLinks: number, seen: number, act: () => void): void => {
    const mark = choice.notes.length
    act()
    explore(mostLinks, seen)
    backTo(choice, mark)
  }

  const branch = (mostLinks: number, seen: number): void => {
    const wrong = pick(
      net.vertices,
      (v) => v.parity !== 'open' && v.open > 0 && (v.degree % 2 !== 0) !== (v.parity === 'odd'),
    )
    if (wrong) return strikeOne(wrong, mostLinks, seen)
    const loose = net.vertices.filter((v) => v.parity === 'open' && v.degree % 2 !== 0)
    const ends = loose.filter((v) => !v.gate)
    if (ends.length + choice.oddOthers > 2) return decideParity(pick(ends, () => true) as Vertex, mostLinks, seen)
    const boundOnes = loose.filter((v) => isBound(choice, v, mostLinks))
    if (boundOnes.length > 0) return decideParity(pick(boundOnes, () => true) as Vertex, mostLinks, seen)
    if (loose.length + choice.oddGates + choice.oddOthers > 2 + 2 * mostLinks) {
      return decideParity(pick(loose, () => true) as Vertex, mostLinks, seen)
    }
    const parts = findParts(net, demands)
    if (parts.length - 1 > mostLinks) {
      const part = parts.find((p) => !p.partNeeded) as Vertex
      const edges = net.edges.filter((edge) => edge.fate !== 'struck' && partOf(edge.a) === part)
      demands.push(edges)
      explore(mostLinks, seen)
      demands.pop()
      return attempt(mostLinks, seen, () => {
        for (const edge of edges) strike(choice, edge)
      })
    }
    const horror = net.horrors.find((v) => v.degree > 0 && !passes(v))
    if (horror) {
      attempt(mostLinks, seen, () => strikeAll(horror))
      return attempt(mostLinks, seen, () => want(choice, horror))
    }
    const river = net.rivers.find((edge) => edge.fate === 'open')
    if (river) return decideEdge(river, mostLinks, seen)
    const odd = pick(loose, () => true)
    if (odd) return decideParity(odd, mostLinks, seen)
    const edge = net.segments.find((e) => e.fate === 'open')
    if (edge) decideEdge(edge, mostLinks, seen)
  }

  const pick = (vertices: readonly Vertex[], fits: (vertex: Vertex) => boolean): Vertex | undefined => {
    let picked: Vertex | undefined
    for (const vertex of vertices) {
      if (fits(vertex) && (picked === undefined || vertex.open < picked.open)) picked = vertex
    }
    return picked
  }

  const decideEdge = (edge: Edge, mostLinks: number, seen: number): void => {
    attempt(mostLinks, seen, () => strike(choice, edge))
    attempt(mostLinks, seen, () => keep(choice, edge))
  }

  const decideParity = (vertex: Vertex, mostLinks: number, seen: number): void => {
    attempt(mostLinks, seen, () => setParity(choice, vertex, 'odd'))
    const mark = choice.notes.length
    setParity(choice, vertex, 'even')
    strikeOne(vertex, mostLinks, seen)
    backTo(choice, mark)
  }

  // At least one open edge at the vertex is not on the route.
  const strikeOne = (vertex: Vertex, mostLinks: number, seen: number): void => {
    const mark = choice.notes.length
    const loss = (edge: Edge) => {
      const alone = edge.along.filter((quarter) => choice.most.count[quarter.index] === 1).length
      return 2 * alone + (farEnd(edge, vertex).degree % 2 === 0 ? 1 : 0)
    }
    const open = vertex.edges.filter((edge) => edge.fate === 'open').sort((a, b) => loss(a) - loss(b))
    for (const edge of open) {
      attempt(mostLinks, seen, () => strike(choice, edge))
      keep(choice, edge)
    }
    backTo(choice, mark)
  }

  explore(Number.POSITIVE_INFINITY, -1)
  if (found === undefined) throw new Error('no route over an empty sheet')
  const exact = unexplored <= best()
  return { found, exact, bound: exact ? best() : unexplored, steps }
}

// The most links that the gates have room for.
function linkRoom({ gates }: Net): number {
  let sum = 0
  let most = 0
  for (const gate of gates) {
    sum += gate.degree
    most = Math.max(most, gate.degree)
  }
  return Math.min(Math.floor(sum / 2), sum - most)
}
