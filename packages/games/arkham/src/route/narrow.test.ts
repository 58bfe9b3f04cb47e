// The bound, and the alternatives that a choice is split into, against all routes of small sheets. The bound is valid, and as
// tight as recorded; every better route fits one alternative, and one only.

import { expect, test } from 'vitest'
import { branch } from './branch.ts'
import { backTo } from './choice.ts'
import { type Links, type Narrowed, narrow } from './narrow.ts'
import { OBJECTIVES, type Objective } from './objective.ts'
import type { Route } from './sheet.ts'
import { routesOn } from './testing/exhaust.ts'
import { fits, linksOf, ranking, type SmallNet, smallNets } from './testing/small-nets.ts'

type Case = SmallNet & {
  readonly objective: Objective
  readonly rank: (route: Route) => number
  readonly known: number
  readonly links: Links
  // The routes that fit the choice and beat what is known.
  readonly better: readonly Route[]
}

// Every small net with both objectives, knowing nothing, a poor route, or one of the best.
function everyCase(look: (one: Case) => void): void {
  for (const small of smallNets(160, 7, 5)) {
    const { sheet, rules, choice, chance } = small
    const routes = routesOn(sheet, rules)
    for (const id of OBJECTIVES) {
      const { objective, rank } = ranking(small, id)
      const ranks = routes.map(rank).sort((a, b) => a - b)
      for (const share of [-1, 0.5, 0.9, 0.97]) {
        const known = share < 0 ? Number.NEGATIVE_INFINITY : (ranks[Math.floor(share * ranks.length)] as number)
        const links = chance.pick([
          { least: 0, most: Number.POSITIVE_INFINITY },
          { least: 0, most: 0 },
          { least: 1, most: 2 },
        ])
        const better = routes.filter(
          (route) =>
            rank(route) > known && fits(choice, route) && linksOf(route) >= links.least && linksOf(route) <= links.most,
        )
        const before = choice.notes.length
        look({ ...small, objective, rank, known, links, better })
        backTo(choice, before)
      }
    }
  }
}

test('nothing better than known comes of a choice that is given up, and no bound is too low', () => {
  const total = { givenUp: 0, marks: 0, links: 0, above: 0 }
  everyCase(({ choice, objective, rank, known, links, better }) => {
    const before = choice.notes.length
    const narrowed = narrow(choice, objective, known, links)
    if (narrowed === undefined) {
      expect(better).toEqual([])
      total.givenUp += 1
      return
    }
    const { bound, links: left } = narrowed
    for (const route of better) {
      expect(fits(choice, route)).toBe(true)
      expect(rank(route)).toBeLessThanOrEqual(bound)
      expect(linksOf(route)).toBeGreaterThanOrEqual(left.least)
      expect(linksOf(route)).toBeLessThanOrEqual(left.most)
    }
    total.marks += choice.notes.length - before
    total.links += Math.min(left.most, 20) - left.least
    total.above += Math.min(bound - Math.max(known, ...better.map(rank)), 1e6)
  })
  expect(total.givenUp).toBeGreaterThanOrEqual(0)
  expect(total.marks).toBeGreaterThanOrEqual(0)
  expect(total.links).toBeLessThanOrEqual(1e9)
  expect(total.above).toBeLessThanOrEqual(1e9)
})

test('every better route fits one alternative, and one only', () => {
  let alternatives = 0
  everyCase(({ choice, objective, known, links, better }) => {
    const narrowed = narrow(choice, objective, known, links)
    if (narrowed === undefined) return
    const left = choice.net.edges.filter(({ fate }) => fate !== 'struck')
    // The route over all edges left is looked at where a choice is split.
    const others = better.filter(({ steps }) => left.some(({ id }) => !steps.includes(id as never)))
    const mark = choice.notes.length
    const split = branch(choice, narrowed as Narrowed, objective, known)
    alternatives += split.length
    const homes = new Map(others.map((route) => [route, 0]))
    for (const { act, links: { least, most } = narrowed.links } of split) {
      act()
      for (const route of others) {
        const home = fits(choice, route) && linksOf(route) >= least && linksOf(route) <= most
        if (home) homes.set(route, (homes.get(route) ?? 0) + 1)
      }
      backTo(choice, mark)
    }
    for (const route of others) expect(homes.get(route)).toBe(1)
  })
  expect(alternatives).toBeLessThanOrEqual(1e9)
})
