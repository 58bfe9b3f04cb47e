import { branch } from './branch.ts'
import { backTo, createChoice } from './choice.ts'
import { evaluate } from './evaluate.ts'
import { type Links, narrow } from './narrow.ts'
import type { Net } from './net.ts'
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

export function search(net: Net, objective: Objective, limit: number): SearchResult {
  const choice = createChoice(net)
  let found: Found | undefined
  let steps = 0
  let unexplored = Number.NEGATIVE_INFINITY
  const known = () => found?.rank ?? Number.NEGATIVE_INFINITY
  const onStep = () => {
    steps += 1
    return found !== undefined && steps > limit
  }

  // `seen` is the number of edges when the edges left were last evaluated; they have not changed if it has not.
  const explore = (links: Links, seen: number): void => {
    const stop = onStep()
    const node = narrow(choice, objective, known(), links)
    if (node === undefined) return
    if (!stop && choice.edges !== seen && node.forest.worlds === 1) {
      const { stretches } = node
      found = evaluate({ choice, objective, stretches, onFoot: node.links.most === 0, known: known(), onStep }) ?? found
    }
    if (node.bound <= known()) return
    if (found !== undefined && steps > limit) {
      unexplored = Math.max(unexplored, node.bound)
      return
    }
    const edges = choice.edges
    for (const { act, links } of branch(choice, node, objective, known())) {
      const mark = choice.notes.length
      act()
      explore(links ?? node.links, edges)
      backTo(choice, mark)
    }
  }

  const mark = choice.notes.length
  explore({ least: 0, most: Number.POSITIVE_INFINITY }, -1)
  backTo(choice, mark)
  if (found === undefined) throw new Error('no route without a segment')
  const exact = unexplored <= known()
  return { found, exact, bound: exact ? known() : unexplored, steps }
}
