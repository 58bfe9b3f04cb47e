import { findForest } from './blocks.ts'
import { branch } from './branch.ts'
import { backTo, createChoice, strike } from './choice.ts'
import { evaluate } from './evaluate.ts'
import { type Links, narrow } from './narrow.ts'
import type { Edge, Net } from './net.ts'
import type { Objective } from './objective.ts'
import type { Found } from './plan.ts'

// Branch and bound over sets of edges. At every node the edges not struck are taken as a route, if they can be walked; the
// bound is what they would be worth if all of them could. Where the two differ, the node is split.
export type SearchResult = {
  readonly found: Found
  readonly exact: boolean
  // No route ranks higher than this.
  readonly bound: number
  readonly steps: number
}

// Edges whose evaluation took too long. Mostly something better turns up elsewhere and they need not be looked at again.
type Postponed = { readonly struck: readonly Edge[]; readonly onFoot: boolean; readonly bound: number }

const PATIENCE = 1000

export function search(net: Net, objective: Objective, limit: number): SearchResult {
  const choice = createChoice(net)
  const postponed: Postponed[] = []
  let found: Found | undefined
  let steps = 0
  let unexplored = Number.NEGATIVE_INFINITY
  const known = () => found?.rank ?? Number.NEGATIVE_INFINITY
  const spent = () => found !== undefined && steps > limit

  // Returns what might still be found, if it ran out of patience.
  const look = (forest = findForest(choice, true), onFoot = false, patience = Number.POSITIVE_INFINITY): number => {
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

  // `seen` is the number of edges when the edges left were last evaluated; they have not changed if it has not.
  const explore = (links: Links, seen: number): void => {
    steps += 1
    const node = narrow(choice, objective, known(), links)
    if (node === undefined) return
    if (!spent() && choice.edges !== seen && node.forest.worlds === 1) {
      const onFoot = node.links.most === 0
      const bound = look(node.forest, onFoot, PATIENCE)
      const struck = net.edges.filter(({ fate }) => fate === 'struck')
      if (bound > known()) postponed.push({ struck, onFoot, bound })
    }
    if (node.bound <= known()) return
    if (spent()) {
      unexplored = Math.max(unexplored, node.bound)
      return
    }
    const edges = choice.edges
    const mark = choice.notes.length
    const alternatives = branch(choice, node, objective, known()).flatMap(({ act, links = node.links }) => {
      act()
      const bound = narrow(choice, objective, known(), links)?.bound
      backTo(choice, mark)
      return bound === undefined ? [] : [{ act, links, bound }]
    })
    steps += alternatives.length
    for (const { act, links, bound } of alternatives.sort((a, b) => b.bound - a.bound)) {
      if (bound <= known()) break
      act()
      explore(links, edges)
      backTo(choice, mark)
    }
  }

  explore({ least: 0, most: Number.POSITIVE_INFINITY }, -1)
  for (const { struck, onFoot, bound } of postponed.sort((a, b) => b.bound - a.bound)) {
    if (bound <= known()) break
    backTo(choice, 0)
    for (const edge of struck) strike(choice, edge)
    unexplored = Math.max(unexplored, look(findForest(choice, !onFoot), onFoot))
  }
  if (found === undefined) throw new Error('no route without a segment')
  const exact = unexplored <= known()
  return { found, exact, bound: exact ? known() : unexplored, steps }
}
