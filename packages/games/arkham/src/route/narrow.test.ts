// Compares the bound and the alternatives of a choice with all routes of small sheets: the bound must be valid and as
// tight as recorded, and every better route must fit exactly one alternative.

import { expect, test } from 'vitest'
import { branch } from './branch.ts'
import { backTo } from './choice.ts'
import { type Links, narrow } from './narrow.ts'
import { createObjective, OBJECTIVES, type Objective } from './objective.ts'
import type { Route } from './sheet.ts'
import { routesOn } from './testing/exhaust.ts'
import { fits, largeNets, linksOf, ranking, type SomeNet, smallNets } from './testing/small-nets.ts'

const LINKS: readonly Links[] = [
  { least: 0, most: Number.POSITIVE_INFINITY },
  { least: 0, most: 0 },
  { least: 1, most: 2 },
]

type Case = SomeNet & {
  readonly objective: Objective
  readonly known: number
  readonly links: Links
  // The routes that fit the choice and beat the known one, with their ranks.
  readonly better: readonly Ranked[]
}
type Ranked = { readonly route: Route; readonly rank: number; readonly links: number }

// Every small net with both objectives, knowing no route, a poor one, or one of the best.
const CASES: readonly Case[] = smallNets(120, 7, 3).flatMap((small) => {
  const { sheet, rules, choice, chance } = small
  const routes = routesOn(sheet, rules)
  return OBJECTIVES.flatMap((id) => {
    const { objective, rank } = ranking(small, id)
    const ranked = routes.map((route) => ({ route, rank: rank(route), links: linksOf(route) }))
    ranked.sort((one, other) => one.rank - other.rank)
    const allowed = ranked.filter(({ route }) => fits(choice, route))
    return [-1, 0.5, 0.9, 0.97].map((share) => {
      const known = ranked[Math.floor(share * ranked.length)]?.rank ?? Number.NEGATIVE_INFINITY
      const links = chance.pick(LINKS)
      const better = allowed.filter((one) => one.rank > known && within(links, one))
      return { ...small, objective, known, links, better }
    })
  })
})

function within({ least, most }: Links, { links }: Ranked): boolean {
  return links >= least && links <= most
}

test('nothing better than known comes of a choice that is given up, and no bound is too low', () => {
  for (const { choice, objective, known, links, better } of CASES) {
    const before = choice.notes.length
    const narrowed = narrow(choice, objective, known, links)
    const lost = better.filter(
      (one) =>
        narrowed === undefined || !fits(choice, one.route) || one.rank > narrowed.bound || !within(narrowed.links, one),
    )
    expect(lost).toEqual([])
    backTo(choice, before)
  }
})

// Records the results for large nets when a share of the maximum is known: how many are given up, and for the others
// the marks, the possible numbers of links, the bounds, and the alternatives.
test('bounds are as tight, and splits as narrow, as they were', () => {
  const total = { givenUp: 0, marks: 0, links: 0, bounds: 0, alternatives: 0 }
  for (const { rules, choice } of largeNets(60, 3)) {
    for (const id of OBJECTIVES) {
      const objective = createObjective(choice.net.census, rules, id)
      objective.read(choice.most, choice.most)
      const all = objective.rank(0, choice.horrorsAtMost, 0)
      for (const share of [0.4, 0.7, 0.9]) {
        for (const links of LINKS) {
          const before = choice.notes.length
          const known = Math.floor(share * all)
          const narrowed = narrow(choice, objective, known, links)
          if (narrowed === undefined) total.givenUp += 1
          else {
            total.marks += choice.notes.length - before
            total.links += narrowed.links.most - narrowed.links.least
            total.bounds += narrowed.bound / all
            total.alternatives += branch(choice, narrowed, objective, known).length
          }
          backTo(choice, before)
        }
      }
    }
  }
  expect(total.givenUp).toBeGreaterThanOrEqual(345)
  expect(total.marks).toBeGreaterThanOrEqual(515)
  expect(total.links).toBeLessThanOrEqual(634)
  expect(total.alternatives).toBeLessThanOrEqual(1693)
  expect(total.bounds).toBeLessThanOrEqual(1094.9)
})

test('every better route fits one alternative, and one only', () => {
  for (const { choice, objective, known, links, better } of CASES) {
    const before = choice.notes.length
    const narrowed = narrow(choice, objective, known, links)
    if (narrowed !== undefined) {
      const left = choice.net.edges.filter(({ fate }) => fate !== 'struck')
      // The route over all remaining edges was evaluated before the choice is split.
      const others = better.filter(({ route }) => left.some(({ id }) => !route.steps.includes(id)))
      const mark = choice.notes.length
      const split = branch(choice, narrowed, objective, known)
      const homes = split.flatMap(({ act, links = narrowed.links }) => {
        act()
        const here = others.filter((one) => fits(choice, one.route) && within(links, one))
        backTo(choice, mark)
        return here
      })
      expect(homes).toHaveLength(others.length)
      expect(new Set(homes)).toEqual(new Set(others))
    }
    backTo(choice, before)
  }
})
