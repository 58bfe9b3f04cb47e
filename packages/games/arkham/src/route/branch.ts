import type { Forest } from './blocks.ts'
import { keep, passes, type RouteChoice, setParity, strike, strikeAt, want, wantQuarter } from './choice.ts'
import type { Links, Narrowed } from './narrow.ts'
import { type Edge, farEnd, type Vertex } from './net.ts'
import type { Objective } from './objective.ts'

// Splits a choice into alternatives such that every better route fits one of them. Each alternative settles a reason
// why the remaining edges fall short of the bound.
export type Alternative = { readonly act: () => void; readonly links?: Links }

export function branch(
  choice: RouteChoice,
  node: Narrowed,
  objective: Objective,
  known: number,
): readonly Alternative[] {
  const { net } = choice
  const { forest } = node
  if (forest.worlds > 1) return chooseWorld(choice, forest)
  const wrong = fewestOpen(net.vertices.filter(isWrong))
  if (wrong) return strikeOne(choice, wrong)

  const loose = net.vertices.filter((vertex) => vertex.parity === 'open' && vertex.degree % 2 !== 0)
  const odd = loose.length + choice.oddGates + choice.oddOthers
  if (objective.alike(node.bound, known)) {
    const settled = chooseHorror(choice) ?? chooseRiver(choice) ?? chooseLinks(node, odd)
    if (settled) return settled
    if (objective.fickle) {
      const quarter = chooseQuarter(choice, node, objective)
      if (quarter) return quarter
    }
  }
  const lobe = chooseLobe(choice, forest)
  if (lobe) return lobe
  const ends = loose.filter((vertex) => !vertex.gate)
  if (ends.length + choice.oddOthers > 2) return chooseParity(choice, fewestOpen(ends) as Vertex)
  const any = fewestOpen(loose)
  if (any) return chooseParity(choice, any)
  const edge = [...net.rivers, ...net.segments].find(({ fate }) => fate === 'open')
  return edge ? chooseEdge(choice, edge) : []
}

// True if the vertex has the wrong parity, so that one of its open edges must be removed.
function isWrong({ parity, degree }: Vertex): boolean {
  return parity !== 'open' && (degree % 2 !== 0) !== (parity === 'odd')
}

function fewestOpen(vertices: readonly Vertex[]): Vertex | undefined {
  return vertices.reduce<Vertex | undefined>(
    (best, v) => (best === undefined || v.open < best.open ? v : best),
    undefined,
  )
}

function chooseWorld(choice: RouteChoice, { blocks, worlds }: Forest): readonly Alternative[] {
  const worldOf = choice.net.edges.map((edge) => blocks[edge.a.block]?.world)
  return Array.from({ length: worlds }, (_, world) => ({
    act: () => {
      for (const edge of choice.net.edges) {
        if (edge.fate === 'open' && worldOf[edge.index] !== world) strike(choice, edge)
      }
    },
  }))
}

function chooseHorror(choice: RouteChoice): readonly Alternative[] | undefined {
  const horror = choice.net.horrors.find((vertex) => vertex.degree > 0 && !passes(vertex))
  return horror && [{ act: () => strikeAt(choice, horror) }, { act: () => want(choice, horror) }]
}

function chooseRiver(choice: RouteChoice): readonly Alternative[] | undefined {
  const river = choice.net.rivers.find(({ fate }) => fate === 'open')
  return river && chooseEdge(choice, river)
}

function chooseEdge(choice: RouteChoice, edge: Edge): readonly Alternative[] {
  return [{ act: () => strike(choice, edge) }, { act: () => keep(choice, edge) }]
}

// Splits by the number of links if the bound assumes fewer or more than the remaining edges need.
function chooseLinks({ links, likeliest }: Narrowed, odd: number): readonly Alternative[] | undefined {
  const { least, most } = links
  if (least >= most || odd <= 2 + 2 * likeliest) return undefined
  const act = () => {}
  const split = [{ act, links: { least: likeliest, most: likeliest } }]
  if (likeliest > least) split.push({ act, links: { least, most: likeliest - 1 } })
  if (likeliest < most) split.push({ act, links: { least: likeliest + 1, most } })
  return split
}

// Splits by a quarter if the bound assumes a penalty that the remaining edges may not lead to.
function chooseQuarter(choice: RouteChoice, node: Narrowed, objective: Objective): readonly Alternative[] | undefined {
  const { net, most, surely, rivers, horrorsSurely } = choice
  objective.read(most, most)
  const madness = horrorsSurely + rivers + objective.linkMadness * node.likeliest
  if (objective.rank(node.taskVp, madness, node.likeliest) >= node.bound) return undefined
  const open = net.census.filter(
    ({ index, riverside }) => riverside && most.count[index] !== 0 && surely.count[index] === 0,
  )
  const [first, ...others] = open
  if (first === undefined) return undefined
  const quarter = others.reduce((best, other) => (other.crowd > best.crowd ? other : best), first)
  const strikeAlong = () => {
    for (const edge of net.segments) if (edge.fate === 'open' && edge.along.includes(quarter)) strike(choice, edge)
  }
  return [{ act: strikeAlong }, { act: () => wantQuarter(choice, quarter) }]
}

// A route can visit at most two blocks that hang on a single bridge, so with three of them one must go.
function chooseLobe(choice: RouteChoice, { blocks }: Forest): readonly Alternative[] | undefined {
  const leaves = blocks.filter(({ exits }) => exits.length === 1)
  if (leaves.length <= 2) return undefined
  const bridges = leaves.flatMap(({ exits, inside }) => (inside.length === 0 ? [] : exits.map(({ bridge }) => bridge)))
  const open = bridges.find(({ fate }) => fate === 'open')
  return open && chooseEdge(choice, open)
}

function chooseParity(choice: RouteChoice, vertex: Vertex): readonly Alternative[] {
  const even = strikeOne(choice, vertex).map(({ act }) => ({
    act: () => {
      setParity(choice, vertex, 'even')
      act()
    },
  }))
  return [{ act: () => setParity(choice, vertex, 'odd') }, ...even]
}

// At least one open edge at this vertex is not on the route. Edges along the fewest otherwise unvisited quarters come
// first, and among those the ones that leave an even degree at their other end.
function strikeOne(choice: RouteChoice, vertex: Vertex): readonly Alternative[] {
  const alone = (edge: Edge) => edge.along.filter((quarter) => choice.most.count[quarter.index] === 1).length
  const remaining = (edge: Edge) => (farEnd(edge, vertex).degree + 1) % 2
  const open = vertex.edges.filter(({ fate }) => fate === 'open')
  open.sort((a, b) => alone(a) - alone(b) || remaining(a) - remaining(b))
  return open.map((edge, i) => ({
    act: () => {
      for (const kept of open.slice(0, i)) keep(choice, kept)
      strike(choice, edge)
    },
  }))
}
