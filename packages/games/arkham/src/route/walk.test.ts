import { expect, test } from 'vitest'
import type { SegmentId } from '../board/board.ts'
import type { VertexId } from '../board/dead-ends.ts'
import { type Net, netOf, type Vertex } from './net.ts'
import type { RouteRules } from './sheet.ts'
import { bits, linkCounts } from './walk.ts'

// Returns the numbers of links with which all segments can be walked from one vertex to another.
function counts(
  segments: readonly SegmentId[],
  from: VertexId,
  to: VertexId,
  rules: RouteRules = { ancient: 'cthulhu' },
) {
  const net = netOf({ segments, tourists: {} }, rules)
  const ends = { from: at(net, from), fromJoined: false, to: at(net, to), toJoined: false }
  return bits(linkCounts(net, ends))
}

function at(net: Net, id: VertexId): Vertex {
  return net.vertices.find((vertex) => vertex.id === id) as Vertex
}

const square: readonly SegmentId[] = ['r-c11-c21', 'r-c21-c22', 'r-c12-c22', 'r-c11-c12']

test('ARK-FINAL-01 a line is walked from end to end, a loop from any vertex to itself', () => {
  expect(counts(['r-c11-c21', 'r-c21-c31'], 'c11', 'c31')).toEqual([0])
  expect(counts(['r-c11-c21', 'r-c21-c31'], 'c11', 'c21')).toEqual([])
  expect(counts(square, 'c22', 'c22')).toEqual([0])
  expect(counts([...square, 'r-c10-c11'], 'c10', 'c11')).toEqual([0])
})

test('ARK-GATE-02 sections that end at gates are joined by links', () => {
  const separate: readonly SegmentId[] = ['r-c40-c41', 'r-c02-c12']
  expect(counts(separate, 'c41', 'c12')).toEqual([1])
  expect(counts(separate, 'c41', 'c41')).toEqual([])
})

test('ARK-GATE-07 a link joins two different gates, also within one net', () => {
  // Two ways between the same two gates: with a link each would be a section of its own.
  const round: readonly SegmentId[] = ['r-c50-c61', 'r-c40-c50', 'r-c40-c41', 'r-c41-c51', 'r-c51-c61']
  expect(counts(round, 'c40', 'c40')).toEqual([0])
  expect(counts(round, 'c40', 'c61')).toEqual([1])
  expect(counts(round, 'c50', 'c50')).toEqual([0, 2])
})

test('ARK-GATE-06 a gate takes no more links than it has segments', () => {
  const star: readonly SegmentId[] = ['r-c40-c41', 'r-c02-c12', 'r-c64-c65']
  expect(counts(star, 'c41', 'c12')).toEqual([])
})

test('ARK-ANCIENT-41 a river crossing needs a segment at either end', () => {
  const both: readonly SegmentId[] = ['r-c03-d04', 'r-c04-c14']
  expect(counts(both, 'c03', 'c14', { ancient: 'dagon' })).toEqual([0])
  const net = netOf({ segments: both, tourists: {} }, { ancient: 'dagon' })
  for (const edge of net.edges) edge.left = edge.id !== 'r-c04-c14'
  const ends = { from: at(net, 'c03'), fromJoined: false, to: at(net, 'c04') }
  expect(bits(linkCounts(net, { ...ends, toJoined: false }))).toEqual([])
  expect(bits(linkCounts(net, { ...ends, toJoined: true }))).toEqual([0])
  for (const edge of net.edges) edge.left = edge.id !== 'r-c03-d04'
  const back = { from: at(net, 'c14'), fromJoined: false, to: at(net, 'd04') }
  expect(bits(linkCounts(net, { ...back, toJoined: false }))).toEqual([])
  expect(bits(linkCounts(net, { ...back, toJoined: true }))).toEqual([0])
})
