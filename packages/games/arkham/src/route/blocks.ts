import { passes, type RouteChoice } from './choice.ts'
import { type Edge, farEnd, type Net, type Vertex } from './net.ts'

// Divides the net into a forest of blocks. A bridge is an edge whose removal would disconnect the net; a block is
// connected without bridges. While links may be used, all gates count as one vertex. Each tree of the forest is a
// world, and a route stays within one. It crosses a bridge at most once, so the blocks it visits form a path in the
// tree, between the blocks of its two ends.
export type Block = {
  readonly index: number
  readonly inside: Edge[]
  readonly exits: Exit[]
  // `needed`: the route must visit this block. `ends`: the number of its ends that are known to be here.
  needed: boolean
  ends: number
  // The block's place in the forest.
  world: number
  depth: number
  up: Exit | 'root'
}
export type Exit = { readonly bridge: Edge; readonly to: Block }
export type Forest = { readonly blocks: readonly Block[]; readonly worlds: number }

export function findForest(choice: RouteChoice, linked: boolean): Forest {
  const { net } = choice
  const { blocks, bridges } = findBlocks(net, linked)
  const blockOf = (vertex: Vertex) => blocks[vertex.block] as Block
  for (const edge of net.edges) {
    if (edge.fate === 'struck' || bridges.includes(edge)) continue
    blockOf(edge.a).inside.push(edge)
  }
  for (const bridge of bridges) {
    const one = blockOf(bridge.a)
    const other = blockOf(bridge.b)
    one.exits.push({ bridge, to: other })
    other.exits.push({ bridge, to: one })
  }
  for (const vertex of net.vertices) {
    if (vertex.degree === 0) continue
    const block = blockOf(vertex)
    if (vertex.parity === 'odd' || passes(vertex)) block.needed = true
    if (vertex.parity === 'odd' && !(linked && vertex.gate)) block.ends += 1
  }
  for (const edges of choice.demands) {
    const homes = new Set(edges.filter(({ fate }) => fate !== 'struck').flatMap(({ a, b }) => [a.block, b.block]))
    if (homes.size === 1) for (const home of homes) (blocks[home] as Block).needed = true
  }
  return { blocks, worlds: plant(blocks) }
}

// Finds bridges with Tarjan's algorithm.
function findBlocks(net: Net, linked: boolean): { readonly blocks: Block[]; readonly bridges: readonly Edge[] } {
  const blocks: Block[] = []
  const bridges: Edge[] = []
  const gates = linked ? net.gates : []
  const [hub] = gates
  const nodeOf = (vertex: Vertex): Vertex => (vertex.gate && hub !== undefined ? hub : vertex)
  const stack: Vertex[] = []
  let clock = 0

  const close = (first: Vertex): void => {
    const index = blocks.length
    blocks.push({ index, inside: [], exits: [], needed: false, ends: 0, world: -1, depth: 0, up: 'root' })
    let node: Vertex
    do {
      node = stack.pop() as Vertex
      node.block = index
    } while (node !== first)
  }
  const follow = (node: Vertex, vertex: Vertex, via: Edge | 'none'): void => {
    for (const edge of vertex.edges) {
      if (edge.fate === 'struck' || edge === via) continue
      const to = nodeOf(farEnd(edge, vertex))
      if (to === node) continue
      if (to.order === 0) {
        visit(to, edge)
        node.low = Math.min(node.low, to.low)
        if (to.low > node.order) {
          bridges.push(edge)
          close(to)
        }
      } else node.low = Math.min(node.low, to.order)
    }
  }
  const visit = (node: Vertex, via: Edge | 'none'): void => {
    clock += 1
    node.order = clock
    node.low = clock
    stack.push(node)
    if (node === hub) for (const gate of gates) follow(node, gate, via)
    else follow(node, node, via)
  }

  for (const vertex of net.vertices) vertex.order = 0
  for (const vertex of net.vertices) {
    const node = nodeOf(vertex)
    if (vertex.degree === 0 || node.order !== 0) continue
    visit(node, 'none')
    close(node)
  }
  for (const gate of gates) gate.block = (hub as Vertex).block
  return { blocks, bridges }
}

// Gives every block its place in its tree, with needed blocks preferred as roots. Returns the number of trees.
function plant(blocks: readonly Block[]): number {
  let worlds = 0
  for (const wanted of [true, false]) {
    for (const root of blocks) {
      if (root.world >= 0 || (wanted && !root.needed)) continue
      const tree = [root]
      root.world = worlds
      for (const block of tree) {
        for (const { bridge, to } of block.exits) {
          if (to.world >= 0) continue
          to.world = worlds
          to.depth = block.depth + 1
          to.up = { bridge, to: block }
          tree.push(to)
        }
      }
      worlds += 1
    }
  }
  return worlds
}
