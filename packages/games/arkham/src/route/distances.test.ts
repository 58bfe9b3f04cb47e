import { expect, test } from 'vitest'
import { FAR } from './distances.ts'
import type { Net } from './net.ts'
import { createChance } from './testing/chance.ts'
import { smallNet } from './testing/small-nets.ts'

// Computes shortest paths with the Floyd-Warshall algorithm.
function distances({ vertices, edges, gates }: Net, linked: boolean): number[][] {
  const all = vertices.map((one) => vertices.map((other) => (one === other ? 0 : FAR)))
  const row = (i: number) => all[i] as number[]
  const near = (i: number, j: number, length: number) => {
    row(i)[j] = Math.min(row(i)[j] as number, length)
    row(j)[i] = row(i)[j] as number
  }
  for (const { a, b, segment } of edges) near(a.index, b.index, segment ? 1 : 0)
  if (linked) for (const one of gates) for (const other of gates) near(one.index, other.index, 0)
  for (const { index: k } of vertices) {
    for (const { index: i } of vertices) {
      for (const { index: j } of vertices) near(i, j, (row(i)[k] as number) + (row(k)[j] as number))
    }
  }
  return all
}

test('vertices are apart by the segments between them, while connectors cost nothing', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { net } = smallNet(createChance(seed), seed, 12).choice
    expect(net.vertices.map(({ apart }) => apart)).toEqual(distances(net, true))
    expect(net.vertices.map(({ apartOnFoot }) => apartOnFoot)).toEqual(distances(net, false))
  }
})
