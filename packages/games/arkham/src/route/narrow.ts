import { type Forest, findForest } from './blocks.ts'
import { addAlong, dropAlong } from './census.ts'
import { keep, passes, type RouteChoice, strike, strikeAt } from './choice.ts'
import type { Net } from './net.ts'
import type { Objective } from './objective.ts'
import { neededParts } from './parts.ts'
import { trimToPath } from './paths.ts'
import { settle } from './settle.ts'
import { findStretches } from './task-bound.ts'

// Draws all consequences of a choice and computes an upper bound for its routes.
export type Links = { readonly least: number; readonly most: number }
export type Narrowed = {
  readonly bound: number
  readonly links: Links
  // The number of links for which the bound was computed.
  readonly likeliest: number
  readonly taskVp: number
  readonly forest: Forest
}

// Returns undefined if no route of this choice can beat `known`.
export function narrow(choice: RouteChoice, objective: Objective, known: number, before: Links): Narrowed | undefined {
  let links = before
  for (;;) {
    const notes = choice.notes.length
    if (!settle(choice, links.most) || choice.edges === 0) return undefined
    if (choice.demands.some((edges) => edges.every(({ fate }) => fate === 'struck'))) return undefined
    const forest = findForest(choice, links.most > 0)
    if (!trimToPath(choice, forest)) return undefined
    strikeOtherWorlds(choice, forest)
    if (links.most > 0) {
      const least = Math.max(links.least, neededParts(choice, links.most) - 1)
      if (least > links.most) return undefined
      links = { ...links, least }
    }
    if (choice.notes.length > notes) continue

    const onFoot = links.most === 0
    const ends = choice.net.vertices.filter(({ parity, gate }) => parity === 'odd' && (onFoot || !gate))
    const stretches = findStretches(choice, forest, onFoot, ends)
    const taskVp = stretches.reduce((longest, { atMost }) => Math.max(longest, atMost), 0)
    objective.read(choice.most, choice.surely)
    const ceiling = findCeiling(choice, objective, taskVp, links, known)
    if (ceiling.rank <= known) return undefined
    if (ceiling.most < links.most || ceiling.least > links.least) {
      links = { least: ceiling.least, most: ceiling.most }
      continue
    }
    forceByBound(choice, objective, taskVp, links, known)
    if (choice.notes.length === notes) return { bound: ceiling.rank, links, likeliest: ceiling.best, taskVp, forest }
  }
}

function strikeOtherWorlds(choice: RouteChoice, { blocks }: Forest): void {
  const home = blocks.find((block) => block.needed)
  if (home === undefined) return
  for (const edge of choice.net.edges) {
    if (edge.fate === 'open' && blocks[edge.a.block]?.world !== home.world) strike(choice, edge)
  }
}

type Extra = { readonly horrors: number; readonly rivers: number }

// Returns the highest rank for any number of links, and the numbers of links that can beat `known`.
function findCeiling(
  choice: RouteChoice,
  objective: Objective,
  taskVp: number,
  { least, most }: Links,
  known: number,
  extra: Extra = { horrors: 0, rivers: 0 },
): Links & { readonly rank: number; readonly best: number } {
  let top = Number.NEGATIVE_INFINITY
  let best = least
  let fewestLinks = least
  let many = -1
  const room = Math.min(most, linkRoom(choice.net))
  for (let links = least; links <= room; links++) {
    let rank = Number.NEGATIVE_INFINITY
    for (let horrors = choice.horrorsSurely + extra.horrors; horrors <= choice.horrorsAtMost; horrors++) {
      const madness = horrors + choice.rivers + extra.rivers + objective.linkMadness * links
      rank = Math.max(rank, objective.rank(taskVp, madness, links))
      if (!objective.likesMadness) break
    }
    if (rank > top) {
      top = rank
      best = links
    }
    if (rank > known) {
      if (many < 0) fewestLinks = links
      many = links
    } else if (!objective.likesLinks) break
  }
  return { rank: top, best, least: fewestLinks, most: many }
}

// Strikes horror places and river crossings that the route cannot afford, and keeps segments that it needs.
function forceByBound(choice: RouteChoice, objective: Objective, taskVp: number, links: Links, known: number): void {
  const { net, most, surely } = choice
  const hopeless = (extra?: Extra) => findCeiling(choice, objective, taskVp, links, known, extra).rank <= known
  if (choice.horrorsSurely < choice.horrorsAtMost && hopeless({ horrors: 1, rivers: 0 })) {
    for (const vertex of net.horrors) if (!passes(vertex)) strikeAt(choice, vertex)
    return
  }
  if (net.rivers.some(({ fate }) => fate === 'open') && hopeless({ horrors: 0, rivers: 1 })) {
    for (const river of net.rivers) if (river.fate === 'open') strike(choice, river)
    return
  }
  for (const edge of net.segments) {
    if (edge.fate !== 'open') continue
    const alone = edge.along.filter((quarter) => most.count[quarter.index] === 1)
    for (const quarter of alone) dropAlong(most, quarter)
    objective.read(most, surely)
    const needed = hopeless()
    for (const quarter of alone) addAlong(most, quarter)
    if (needed) keep(choice, edge)
  }
}

// Returns the largest number of links for which the gates have room.
function linkRoom({ gates }: Net): number {
  let sum = 0
  let most = 0
  for (const gate of gates) {
    sum += gate.degree
    most = Math.max(most, gate.degree)
  }
  return Math.min(Math.floor(sum / 2), sum - most)
}
