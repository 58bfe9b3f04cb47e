import { type Along, addAlong, dropAlong, emptyAlong, type Quarter } from './census.ts'
import type { Edge, Net, Parity, Vertex } from './net.ts'

// A partial decision about the edges of a route: each is kept, struck or still open. Every mark is recorded, so that
// the search can undo it.
export type RouteChoice = {
  readonly net: Net
  // Totals along all edges that are not struck (`most`), and along those that are kept or required (`surely`).
  readonly most: Along
  readonly surely: Along
  // The number of edges and of segments not struck, of river connectors kept, and of horror places passed certainly and
  // at most.
  edges: number
  segments: number
  rivers: number
  horrorsSurely: number
  horrorsAtMost: number
  // The number of vertices with a decided odd degree: gates, and others, which must be ends of the route.
  oddGates: number
  oddOthers: number
  // For each required quarter, the segments of which the route must include at least one.
  readonly demands: (readonly Edge[])[]
  readonly notes: Note[]
}

type Note =
  | { readonly kind: 'edge'; readonly edge: Edge }
  | { readonly kind: 'parity'; readonly vertex: Vertex }
  | { readonly kind: 'wanted'; readonly vertex: Vertex }
  | { readonly kind: 'quarter'; readonly quarter: Quarter }

export function createChoice(net: Net): RouteChoice {
  const most = emptyAlong()
  for (const { along } of net.segments) for (const quarter of along) addAlong(most, quarter)
  return {
    net,
    most,
    surely: emptyAlong(),
    edges: net.edges.length,
    segments: net.segments.length,
    rivers: 0,
    horrorsSurely: 0,
    horrorsAtMost: net.horrors.length,
    oddGates: 0,
    oddOthers: 0,
    demands: [],
    notes: [],
  }
}

// True if the route certainly passes this vertex.
export function passes(vertex: Vertex): boolean {
  return vertex.wanted || vertex.degree > vertex.open
}

export function keep(choice: RouteChoice, edge: Edge): void {
  const { a, b } = edge
  if (a.horror && !passes(a)) choice.horrorsSurely += 1
  if (b.horror && !passes(b)) choice.horrorsSurely += 1
  edge.fate = 'kept'
  a.open -= 1
  b.open -= 1
  if (!edge.segment) choice.rivers += 1
  for (const quarter of edge.along) addAlong(choice.surely, quarter)
  choice.notes.push({ kind: 'edge', edge })
}

export function strike(choice: RouteChoice, edge: Edge): void {
  const { a, b } = edge
  edge.fate = 'struck'
  edge.left = false
  a.open -= 1
  b.open -= 1
  a.degree -= 1
  b.degree -= 1
  if (a.horror && a.degree === 0) choice.horrorsAtMost -= 1
  if (b.horror && b.degree === 0) choice.horrorsAtMost -= 1
  choice.edges -= 1
  if (edge.segment) choice.segments -= 1
  for (const quarter of edge.along) dropAlong(choice.most, quarter)
  choice.notes.push({ kind: 'edge', edge })
}

export function strikeAt(choice: RouteChoice, vertex: Vertex): void {
  for (const edge of vertex.edges) if (edge.fate === 'open') strike(choice, edge)
}

export function setParity(choice: RouteChoice, vertex: Vertex, parity: Exclude<Parity, 'open'>): void {
  vertex.parity = parity
  if (parity === 'odd') countOdd(choice, vertex, 1)
  choice.notes.push({ kind: 'parity', vertex })
}

export function want(choice: RouteChoice, vertex: Vertex): void {
  if (vertex.horror && !passes(vertex)) choice.horrorsSurely += 1
  vertex.wanted = true
  choice.notes.push({ kind: 'wanted', vertex })
}

// Requires the route to run along a quarter.
export function wantQuarter(choice: RouteChoice, quarter: Quarter): void {
  choice.demands.push(choice.net.segments.filter(({ fate, along }) => fate !== 'struck' && along.includes(quarter)))
  addAlong(choice.surely, quarter)
  choice.notes.push({ kind: 'quarter', quarter })
}

export function backTo(choice: RouteChoice, length: number): void {
  while (choice.notes.length > length) {
    const note = choice.notes.pop() as Note
    if (note.kind === 'quarter') {
      choice.demands.pop()
      dropAlong(choice.surely, note.quarter)
    } else if (note.kind === 'parity') {
      if (note.vertex.parity === 'odd') countOdd(choice, note.vertex, -1)
      note.vertex.parity = 'open'
    } else if (note.kind === 'wanted') {
      note.vertex.wanted = false
      if (note.vertex.horror && !passes(note.vertex)) choice.horrorsSurely -= 1
    } else if (note.edge.fate === 'kept') unkeep(choice, note.edge)
    else unstrike(choice, note.edge)
  }
}

function unkeep(choice: RouteChoice, edge: Edge): void {
  const { a, b } = edge
  edge.fate = 'open'
  a.open += 1
  b.open += 1
  if (!edge.segment) choice.rivers -= 1
  if (a.horror && !passes(a)) choice.horrorsSurely -= 1
  if (b.horror && !passes(b)) choice.horrorsSurely -= 1
  for (const quarter of edge.along) dropAlong(choice.surely, quarter)
}

function unstrike(choice: RouteChoice, edge: Edge): void {
  const { a, b } = edge
  edge.fate = 'open'
  edge.left = true
  if (a.horror && a.degree === 0) choice.horrorsAtMost += 1
  if (b.horror && b.degree === 0) choice.horrorsAtMost += 1
  a.open += 1
  b.open += 1
  a.degree += 1
  b.degree += 1
  choice.edges += 1
  if (edge.segment) choice.segments += 1
  for (const quarter of edge.along) addAlong(choice.most, quarter)
}

function countOdd(choice: RouteChoice, vertex: Vertex, change: 1 | -1): void {
  if (vertex.gate) choice.oddGates += change
  else choice.oddOthers += change
}
