// @module-tag slow
import { expect, test } from 'vitest'
import { ANCIENTS, type AncientId } from '../board/ancients.ts'
import { TOURISTS } from '../board/tourists.ts'
import { checkRoute } from './check-route.ts'
import { OBJECTIVES } from './objective.ts'
import type { RouteRules } from './sheet.ts'
import { solve } from './solve.ts'
import { createChance } from './testing/chance.ts'
import { denseSheet, playedSheet } from './testing/play.ts'
import { TASK_IDS } from './testing/sheets.ts'

// Full sheets must be solved exactly within the default limit. SOAK=1 uses more of them, WAYFARE_LONG=1 most.
const LONG = process.env.WAYFARE_LONG === '1'
const GAMES = LONG ? 1000 : process.env.SOAK ? 24 : 6
const TIMEOUT = LONG ? 3_600_000 : 300_000
const ancients = Object.keys(ANCIENTS) as AncientId[]

for (const style of ['random', 'greedy', 'dense'] as const) {
  test(
    `ARK-FINAL-11 the solver proves its answer on ${style} sheets of a whole game`,
    () => {
      for (let seed = 0; seed < GAMES; seed++) {
        const chance = createChance(seed + 1000)
        const ancient = ancients[seed % ancients.length] as AncientId
        const sheet =
          style === 'dense' ? denseSheet(chance, ancient, 25 + chance.below(11)) : playedSheet(chance, ancient, style)
        const rules: RouteRules = { ancient, task: chance.pick(TASK_IDS), call: chance.pick(TOURISTS) }
        for (const objective of OBJECTIVES) {
          const { route, exact, value, bound, baseVp, expectedVp } = solve(sheet, { ...rules, objective })
          expect({ seed, objective, exact, bound }).toEqual({ seed, objective, exact: true, bound: value })
          expect(value).toBe(objective === 'O1' ? baseVp : expectedVp)
          expect(checkRoute(sheet, route, rules).ok).toBe(true)
        }
      }
    },
    TIMEOUT,
  )
}
