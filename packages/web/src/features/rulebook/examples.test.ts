import { arkham } from '@wayfare/arkham'
import { arkhamRulebook } from '@wayfare/arkham/rulebook'
import { arnak } from '@wayfare/arnak'
import { arnakRulebook } from '@wayfare/arnak/rulebook'
import { darwin } from '@wayfare/darwin'
import { darwinRulebook } from '@wayfare/darwin/rulebook'
import { type Engine, engineOf, type Game, parseLog, replay } from '@wayfare/kernel'
import type { Rulebook } from '@wayfare/text'
import { positionOf } from '@wayfare/text/shown'
import { expect, test } from 'vitest'
import { writeShown } from '../../testing/find-shown.ts'
import { examplesOf } from './examples.ts'

const GAMES = {
  arkham: [arkham, arkhamRulebook],
  arnak: [arnak, arnakRulebook],
  darwin: [darwin, darwinRulebook],
} as unknown as Record<'arkham' | 'arnak' | 'darwin', readonly [Game<never>, Rulebook]>

test.each(['arkham', 'arnak', 'darwin'] as const)(
  '%s: every position opens, and the move that its passage speaks of is at hand',
  { timeout: 600_000 },
  async (id) => {
    const [game, { outline }] = GAMES[id]
    const engine = engineOf(game as never) as Engine
    if (process.env.UPDATE) expect(writeShown(id, engine)).toEqual([])
    const shown = await examplesOf(id)
    const anchors = Object.entries(outline).flatMap(([chapter, passages]) =>
      Object.keys(passages).map((passage) => `${chapter}-${passage}`),
    )
    expect(Object.keys(shown.passages).length).toBeGreaterThanOrEqual(15)
    for (const passage of Object.keys(shown.passages)) {
      expect(anchors).toContain(passage)
      const position = await positionOf(shown, passage)
      if (!position) throw new Error(`${passage} has no position`)
      const { log, at, seat, move } = position
      const whole = parseLog(log)
      expect(whole.version).toBe(engine.game.version)
      const s = replay(engine, whole, at).state
      expect(engine.deciders(s), passage).toContain(seat)
      expect(
        engine.options(s, seat).map((option) => option.move),
        passage,
      ).toContain(move)
    }
  },
)
