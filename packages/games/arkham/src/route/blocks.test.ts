// Compares the forest of blocks with its definition, by flood-filling the net.

import { expect, test } from 'vitest'
import { type Block, findForest } from './blocks.ts'
import { passes, type RouteChoice } from './choice.ts'
import type { Edge } from './net.ts'
import { reach } from './testing/reach.ts'
import { smallNets } from './testing/small-nets.ts'

const left = ({ net }: RouteChoice) => net.edges.filter(({ fate }) => fate !== 'struck')

function isBridge(edge: Edge, choice: RouteChoice, linked: boolean): boolean {
  const others = left(choice).filter((other) => other !== edge)
  return !reach(edge.a, others, linked ? choice.net.gates : []).has(edge.b)
}

// Calls `look` with every small net, with links and without.
function everyForest(
  look: (choice: RouteChoice, linked: boolean, blocks: readonly Block[], worlds: number) => void,
): void {
  for (const { choice } of smallNets(150, 14, 6)) {
    for (const linked of [true, false]) {
      const { blocks, worlds } = findForest(choice, linked)
      look(choice, linked, blocks, worlds)
    }
  }
}

test('a block hangs together without bridges; bridges are the exits', () => {
  everyForest((choice, linked, blocks) => {
    const bridges = left(choice).filter((edge) => isBridge(edge, choice, linked))
    const inside = left(choice).filter((edge) => !bridges.includes(edge))
    for (const edge of inside)
      expect(blocks.filter((block) => block.inside.includes(edge))).toEqual([blocks[edge.a.block]])
    expect(blocks.flatMap((block) => block.inside)).toHaveLength(inside.length)
    for (const bridge of bridges) {
      const [one, other] = [blocks[bridge.a.block], blocks[bridge.b.block]] as [Block, Block]
      expect(one.exits.filter((exit) => exit.bridge === bridge).map(({ to }) => to.index)).toEqual([other.index])
      expect(other.exits.filter((exit) => exit.bridge === bridge).map(({ to }) => to.index)).toEqual([one.index])
    }
    expect(blocks.flatMap((block) => block.exits)).toHaveLength(2 * bridges.length)
    const used = choice.net.vertices.filter(({ degree }) => degree > 0)
    for (const vertex of used) {
      const near = reach(vertex, inside, linked ? choice.net.gates : [])
      expect(used.filter((other) => other.block === vertex.block)).toEqual(used.filter((other) => near.has(other)))
    }
    expect(blocks.map(({ index }) => index)).toEqual([...blocks.keys()])
    expect(new Set(used.map(({ block }) => block)).size).toBe(blocks.length)
  })
})

test('a block is needed where something is kept, odd, asked for or demanded of it alone', () => {
  everyForest((choice, linked, blocks) => {
    const demanded = choice.demands.map((edges) => {
      const homes = edges.filter(({ fate }) => fate !== 'struck').flatMap(({ a, b }) => [a.block, b.block])
      return new Set(homes).size === 1 ? homes[0] : undefined
    })
    for (const { index, needed, ends } of blocks) {
      const here = choice.net.vertices.filter(({ degree, block }) => degree > 0 && block === index)
      const odd = here.filter(({ parity }) => parity === 'odd')
      expect(needed).toBe(odd.length > 0 || here.some(passes) || demanded.includes(index))
      expect(ends).toBe(odd.filter(({ gate }) => !linked || !gate).length)
    }
  })
})

test('trees of blocks are worlds; each has its root at a needed block, if it has one', () => {
  everyForest((choice, linked, blocks, worlds) => {
    const used = choice.net.vertices.filter(({ degree }) => degree > 0)
    for (const vertex of used) {
      const near = reach(vertex, left(choice), linked ? choice.net.gates : [])
      const world = used.filter((other) => blocks[other.block]?.world === blocks[vertex.block]?.world)
      expect(world).toEqual(used.filter((other) => near.has(other)))
    }
    expect(new Set(blocks.map(({ world }) => world))).toEqual(new Set(Array.from({ length: worlds }, (_, i) => i)))
    for (const block of blocks) {
      if (block.up === 'root') {
        expect(block.depth).toBe(0)
        const rooted = blocks.filter(({ world }) => world === block.world)
        expect(rooted.filter(({ up }) => up === 'root')).toHaveLength(1)
        expect(block.needed).toBe(rooted.some(({ needed }) => needed))
      } else {
        expect(block.depth).toBe(block.up.to.depth + 1)
        expect(block.exits.map(({ bridge }) => bridge)).toContain(block.up.bridge)
        expect(block.up.to.exits.map(({ bridge }) => bridge)).toContain(block.up.bridge)
      }
    }
  })
})
