// Measures the exact solver on the sheets with which real games end, for all Ancients and with tasks.

import { ANCIENTS, type AncientId, arkham, rulesOf, sheetOf, solve } from '@wayfare/arkham'
import { type Bot, greedy, random } from '@wayfare/bots'
import { begin, engineOf, play } from '@wayfare/kernel'
import type { SolverFigures } from '../../solver.ts'

/** Measures `count` games of each bot. Each sheet is solved once, and the first few twice, so that the code is warm. */
export async function measureSolver(count: number, at: (share: number) => void): Promise<SolverFigures> {
  const times: number[] = []
  let unproven = 0
  const ancients = Object.keys(ANCIENTS) as AncientId[]
  for (const [half, bot] of [random, greedy].entries()) {
    for (let i = 0; i < count; i++) {
      const state = await lastSheet(bot, ancients[i % ancients.length] as AncientId, `solver ${bot.name} ${i}`)
      const sheet = sheetOf(state.board)
      if (half === 0 && i < 10) solve(sheet, state.rules)
      const start = performance.now()
      const { exact } = solve(sheet, state.rules)
      times.push(performance.now() - start)
      if (!exact) unproven++
      at((half + (i + 1) / count) / 2)
    }
  }
  times.sort((a, b) => a - b)
  const rank = (share: number) =>
    Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] as number).toFixed(2))
  return { medianMs: rank(0.5), p99Ms: rank(0.99), maxMs: rank(1), unproven, sheets: times.length }
}

/** Plays a solo game up to the naming of the final route. */
async function lastSheet(bot: Bot, ancient: AncientId, seed: string) {
  const engine = engineOf(arkham)
  const match = begin(engine, { players: 1, ancient }, seed)
  while (engine.question(match.state, 0)?.op !== 'name-route') {
    for (const move of bot.choose(engine, match.state, 0, `${seed} ${match.rows.length}`)) play(match, 0, move)
  }
  const state = match.state as Parameters<typeof rulesOf>[0]
  return { board: state.boards[0] as Parameters<typeof sheetOf>[0], rules: rulesOf(state, 0) }
}
