import type { Block, Forest } from './blocks.ts'
import { type RouteChoice, strike } from './choice.ts'
import type { Edge } from './net.ts'

// Uses the fact that the blocks of a route form a path. Strikes bridges that lead away from it; returns false if no
// path contains all needed blocks.
export function trimToPath(choice: RouteChoice, { blocks }: Forest): boolean {
  const needed = blocks.filter((block) => block.needed)
  const [root] = needed
  if (root === undefined) return true
  if (needed.some((block) => block.world !== root.world)) return false

  // The bridges between needed blocks. The root is needed, so these are the ways up from the others.
  const between = new Set<Edge>()
  for (let block of needed) {
    while (block.up !== 'root' && !between.has(block.up.bridge)) {
      between.add(block.up.bridge)
      block = block.up.to
    }
  }
  for (const block of blocks) {
    if (block.world !== root.world) continue
    const ways = block.exits.filter(({ bridge }) => between.has(bridge)).length
    if (ways + block.ends > 2) return false
    if (ways + block.ends < 2) continue
    for (const { bridge } of block.exits) {
      if (!between.has(bridge) && bridge.fate === 'open') strike(choice, bridge)
    }
  }
  return true
}

// The blocks that a walk from one block to another visits, and the bridges between them.
export type BlockPath = { readonly blocks: readonly Block[]; readonly bridges: readonly Edge[] }

export function pathBetween(from: Block, to: Block): BlockPath {
  const blocks = from === to ? [from] : [from, to]
  const bridges: Edge[] = []
  let a = from
  let b = to
  while (a !== b) {
    const deeper = a.depth >= b.depth ? a : b
    if (deeper.up === 'root') throw new Error(`blocks ${from.index} and ${to.index} lie in different worlds`)
    const above = deeper.up.to
    bridges.push(deeper.up.bridge)
    if (above !== a && above !== b) blocks.push(above)
    if (deeper === a) a = above
    else b = above
  }
  return { blocks, bridges }
}
