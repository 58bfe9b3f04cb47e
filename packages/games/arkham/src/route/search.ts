import { type Forest, findForest } from './blocks.ts'
import { branch } from './branch.ts'
import { backTo, createChoice, strike } from './choice.ts'
import { evaluate } from './evaluate.ts'
import { type Links, narrow } from './narrow.ts'
import type { Edge, Net } from './net.ts'
import type { Objective } from './objective.ts'
import type { RankedPlan } from './plan.ts'
import { createQueue } from './queue.ts'

// Branch and bound over sets of edges. At every node the edges that are not struck are evaluated as a route, if they
// can be walked; the bound is their value if all of them could be. Where the two differ the node is split. The node
// with the highest bound comes next, until no bound beats the best route.
export type SearchResult = {
  readonly found: RankedPlan
  readonly exact: boolean
  // No route ranks higher than this.
  readonly bound: number
  readonly steps: number
}

type Node = {
  // The mark by which the node differs from its parent.
  readonly act: () => void
  readonly parent: Node | 'none'
  readonly depth: number
  readonly order: number
  readonly links: Links
  readonly bound: number
  // The number of edges when they were last evaluated; if it is the same, they have not changed.
  readonly seen: number
}

// Edges whose evaluation took too long. Usually a better route turns up elsewhere and they need not be evaluated again.
type Postponed = { readonly struck: readonly Edge[]; readonly onFoot: boolean; readonly bound: number }

const PATIENCE = 1000

export function search(net: Net, objective: Objective, limit: number, patience = PATIENCE): SearchResult {
  const choice = createChoice(net)
  const queue = createQueue<Node>(comesBefore)
  const postponed: Postponed[] = []
  let found: RankedPlan | undefined
  let steps = 0
  const known = () => found?.rank ?? Number.NEGATIVE_INFINITY
  const spent = () => found !== undefined && steps > limit

  // Returns the value that might still be found, if it ran out of patience.
  const look = (forest: Forest, onFoot: boolean, patience: number): number => {
    const start = steps
    let hope = Number.NEGATIVE_INFINITY
    const onStep = () => {
      steps += 1
      return spent() || steps > start + patience
    }
    const onStop = (rank: number) => {
      hope = rank
    }
    found = evaluate({ choice, objective, forest, onFoot, known: known(), onStep, onStop }) ?? found
    return hope
  }

  // Evaluates a node and returns the nodes it splits into.
  const explore = (node: Node): readonly Node[] => {
    steps += 1
    restore(node)
    const narrowed = narrow(choice, objective, known(), node.links)
    if (narrowed === undefined) return []
    if (choice.edges !== node.seen) {
      const onFoot = narrowed.links.most === 0
      const bound = look(narrowed.forest, onFoot, patience)
      const struck = net.edges.filter(({ fate }) => fate === 'struck')
      if (bound > known()) postponed.push({ struck, onFoot, bound })
      if (narrowed.bound <= known()) return []
    }
    const mark = choice.notes.length
    const seen = choice.edges
    return branch(choice, narrowed, objective, known()).flatMap(({ act, links = narrowed.links }) => {
      steps += 1
      act()
      const bound = narrow(choice, objective, known(), links)?.bound
      backTo(choice, mark)
      if (bound === undefined) return []
      return [{ act, parent: node, depth: node.depth + 1, order: steps, links, bound, seen }]
    })
  }

  const restore = (node: Node): void => {
    const acts: (() => void)[] = []
    for (let at: Node | 'none' = node; at !== 'none'; at = at.parent) acts.push(at.act)
    backTo(choice, 0)
    for (const act of acts.reverse()) act()
  }

  const links = { least: 0, most: Number.POSITIVE_INFINITY }
  const bound = Number.POSITIVE_INFINITY
  let next: Node | undefined = { act: () => {}, parent: 'none', depth: 0, order: 0, links, bound, seen: -1 }
  while (next !== undefined && next.bound > known() && !spent()) {
    const children = explore(next)
    // Until a first route is known, the search goes straight down.
    const down: Node | undefined = found === undefined ? [...children].sort(byBound)[0] : undefined
    for (const child of children) if (child !== down) queue.add(child)
    next = down ?? queue.take()
  }
  let unexplored = next?.bound ?? Number.NEGATIVE_INFINITY
  for (const { struck, onFoot, bound } of postponed.sort((a, b) => b.bound - a.bound)) {
    if (bound <= known()) break
    backTo(choice, 0)
    for (const edge of struck) strike(choice, edge)
    unexplored = Math.max(unexplored, look(findForest(choice, !onFoot), onFoot, Number.POSITIVE_INFINITY))
  }
  if (found === undefined) throw new Error('no route without a segment')
  const exact = unexplored <= known()
  return { found, exact, bound: exact ? known() : unexplored, steps }
}

function comesBefore(one: Node, other: Node): boolean {
  if (one.bound !== other.bound) return one.bound > other.bound
  if (one.depth !== other.depth) return one.depth > other.depth
  return one.order < other.order
}

function byBound(one: Node, other: Node): number {
  return comesBefore(one, other) ? -1 : 1
}
