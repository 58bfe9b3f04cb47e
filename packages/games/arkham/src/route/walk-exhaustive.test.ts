// Compares the possible numbers of links with an enumeration of all walks over a net.

import { expect, test } from 'vitest'
import { farEnd, type Net, type Vertex } from './net.ts'
import { smallNets } from './testing/small-nets.ts'
import { bits, linkCounts, type WalkEnds } from './walk.ts'

function walkAll(net: Net, { from, fromJoined, to, toJoined }: WalkEnds): readonly number[] {
  const counts = new Set<number>()
  const seen = new Set<string>()
  const go = (at: Vertex, afterSegment: boolean, links: number): void => {
    const left = net.edges.filter((edge) => edge.left)
    const state = [at.index, afterSegment, links, ...left.map(({ index }) => index)].join(' ')
    if (seen.has(state)) return
    seen.add(state)
    if (left.length === 0 && at === to && (afterSegment || toJoined)) counts.add(links)
    for (const edge of at.edges) {
      if (!edge.left || (!edge.segment && !afterSegment)) continue
      edge.left = false
      go(farEnd(edge, at), edge.segment, links)
      edge.left = true
    }
    if (at.gate && afterSegment) for (const gate of net.gates) if (gate !== at) go(gate, false, links + 1)
  }
  go(from, fromJoined, 0)
  return [...counts].sort((a, b) => a - b)
}

test('ARK-FINAL-01 ARK-GATE-06 ARK-ANCIENT-41 a walk exists with just the links that are found', () => {
  let walkable = 0
  for (const { choice, chance } of smallNets(220, 8, 0)) {
    const { net } = choice
    for (const edge of net.edges) edge.left = chance.happens(0.9)
    const odd = net.vertices.filter(({ edges, gate }) => !gate && edges.filter(({ left }) => left).length % 2 !== 0)
    for (let n = 0; n < 6; n++) {
      const [a = chance.pick(net.vertices), b = chance.happens(0.5) ? a : chance.pick(net.vertices)] =
        odd.length <= 2 && chance.happens(0.8) ? odd : []
      const ends = { from: a, fromJoined: chance.happens(0.4), to: b, toJoined: chance.happens(0.4) }
      const found = bits(linkCounts(net, ends))
      expect(found).toEqual(walkAll(net, ends))
      if (found.length > 0) walkable += 1
    }
  }
  expect(walkable).toBeGreaterThan(200)
})
