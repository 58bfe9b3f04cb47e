// @module-tag slow
import { expect, test } from 'vitest'
import { ANCIENTS, type AncientId } from '../board/ancients.ts'
import { TOURISTS } from '../board/tourists.ts'
import { checkRoute } from './check-route.ts'
import { OBJECTIVES } from './objective.ts'
import type { RouteRules, RouteSheet } from './sheet.ts'
import { solve } from './solve.ts'
import { type Chance, createChance } from './testing/chance.ts'
import { bestOf, exhaust } from './testing/exhaust.ts'
import { clumpedSheet, scatteredSheet, TASK_IDS, taskOn } from './testing/sheets.ts'

// Compares the solver with an enumeration of all routes. SOAK=1 uses more sheets, WAYFARE_LONG=1 more and larger ones.
const LONG = process.env.WAYFARE_LONG === '1'
const SHEETS = LONG ? 1000 : process.env.SOAK ? 150 : 30
const TIMEOUT = LONG ? 3_600_000 : 300_000
const MOST_SEGMENTS = LONG ? 11 : 8

const ancients = Object.keys(ANCIENTS) as AncientId[]

for (const ancient of ancients) {
  test(
    `ARK-FINAL-11 no route beats the solver's with ${ancient}, on scattered sheets`,
    () => {
      compare(ancient, SHEETS, (chance) => scatteredSheet(chance, ancient, 2 + chance.below(MOST_SEGMENTS - 1)))
    },
    TIMEOUT,
  )

  test(
    `ARK-FINAL-11 no route beats the solver's with ${ancient}, on clumps around gates and dead ends`,
    () => {
      compare(ancient, SHEETS, (chance) => clumpedSheet(chance, ancient, 4 + chance.below(MOST_SEGMENTS - 3)))
    },
    TIMEOUT,
  )
}

function compare(ancient: AncientId, sheets: number, draw: (chance: Chance) => RouteSheet): void {
  for (let seed = 0; seed < sheets; seed++) {
    const chance = createChance(seed * 4 + ancients.indexOf(ancient))
    const sheet = draw(chance)
    const rules: RouteRules = {
      ancient,
      call: chance.pick(TOURISTS),
      blessing: chance.happens(0.3),
      ...(chance.happens(0.7) ? { task: chance.happens(0.8) ? taskOn(sheet) : chance.pick(TASK_IDS) } : {}),
    }
    const all = exhaust(sheet, rules)
    for (const objective of OBJECTIVES) {
      const { route, value, exact, bound, ...found } = solve(sheet, { ...rules, objective })
      const best = bestOf(all, objective)
      const bestValue = objective === 'O1' ? best.baseVp : best.expectedVp
      const { madness, links } = best
      expect({ seed, objective, value, madness: found.madness, links: found.links, bound, exact }).toEqual({
        seed,
        objective,
        value: bestValue,
        madness,
        links,
        bound: bestValue,
        exact: true,
      })
      expect(checkRoute(sheet, route, rules)).toMatchObject({
        ok: true,
        value: { baseVp: found.baseVp, madness, links },
      })
    }
  }
}
