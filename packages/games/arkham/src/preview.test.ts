import { engineOf, stream } from '@wayfare/kernel'
import { chooseAtRandom } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arkham } from './game.ts'
import { sheetAfter } from './preview.ts'
import type { RouteSheet } from './route/sheet.ts'
import { sheetOf } from './route-sheet.ts'
import { type ArkhamState, board } from './state.ts'

const engine = engineOf(arkham)
const sample = <T>(all: readonly T[]) => [...all.slice(0, 1), ...all.slice(-1)]
const sorted = ({ segments, tourists }: RouteSheet) => ({ segments: [...segments].sort(), tourists })

/** Carries out the move by the rules. If a correction is asked for before tourists arrive, it is declined. */
function sheetByRules(s: ArkhamState, seat: number, move: string): RouteSheet {
  const after = engine.clone(s)
  engine.take(after, seat, move)
  if (engine.question(after, seat)?.op === 'correct') engine.take(after, seat, 'keep all')
  return sheetOf(board(after, seat))
}

test('what a move is shown to make of a sheet is what the rules make of it', () => {
  const seen = new Set<string>()
  for (let game = 0; game < 12; game++) {
    const dice = stream(`preview ${game}`)
    const s = engine.start(engine.table({ players: 1 + (game % 2) }), `preview ${game}`)
    while (!engine.isOver(s)) {
      const { seat, option } = chooseAtRandom(engine, s, dice)
      const view = engine.view(s, seat)
      for (const { move } of [option, ...sample(engine.options(s, seat))]) {
        const preview = sheetAfter(view, seat, move)
        if (!preview) continue
        expect(sorted(preview), move).toEqual(sorted(sheetByRules(s, seat, move)))
        seen.add(move.split(' ')[0] as string)
      }
      engine.apply(s, seat, option, null)
    }
  }
  const all = ['way', 'segment', 'diagonal', 'erase', 'redraw', 'keep', 'choose', 'tourist', 'extra', 'visit']
  expect([...seen].sort()).toEqual(all.sort())
})
