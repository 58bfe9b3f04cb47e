import { engineOf, inquiryFor, push, stream } from '@wayfare/kernel'
import { chooseAtRandom, randomTable } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { studyMuseum, wordOf } from '../data/actions.ts'
import { CAMPS } from '../data/camps.ts'
import { CREW } from '../data/crew.ts'
import { SLOTS } from '../data/objectives.ts'
import { STOPS } from '../data/routes.ts'
import { SPACES } from '../data/spaces.ts'
import { SPECIALS } from '../data/special-tiles.ts'
import { darwin } from '../game.ts'
import type { Action } from '../ops.ts'
import type { DarwinState } from '../state.ts'
import { hasOwnQuestion } from './action-rules.ts'

const PRINTED: readonly Action[] = [
  ...[...Object.values(CREW), ...Object.values(SPECIALS), ...CAMPS, ...SPACES, ...STOPS].flatMap(({ acts }) => acts),
  ...SLOTS.flatMap(({ reward }) => reward ?? []),
  studyMuseum('second'),
]
/** Every different printed action that asks a question. */
const ASKING = [...new Map(PRINTED.map((action) => [JSON.stringify(action), action])).values()].filter(hasOwnQuestion)

const engine = engineOf(darwin)

/** Returns the options of its question now, without the one that does nothing. */
function ways(s: DarwinState, seat: number, action: Action): string[] {
  const afterQuestion = engine.clone(s)
  push(afterQuestion.core.stack, action, seat, null)
  return engine.options(afterQuestion, seat).flatMap(({ move, aside }) => (aside || move === 'skip' ? [] : [move]))
}

test('DAR-GEN-09 an action can be done exactly where its question offers more than to skip it', () => {
  const seen = { possible: new Set<string>(), impossible: new Set<string>() }
  for (let game = 0; game < 4; game++) {
    const seed = `possible ${game}`
    const s = engine.start(randomTable(engine, seed, { players: 2 + (game % 3) }), seed)
    const dice = stream(seed)
    for (let step = 0; !engine.isOver(s); step++) {
      const { seat, option } = chooseAtRandom(engine, s, dice)
      for (const action of s.phase === 'actions' && step % 5 === 0 ? ASKING : []) {
        const possible = inquiryFor(darwin, s, seat).can(action)
        expect([wordOf(action), ways(s, seat, action).length > 0]).toEqual([wordOf(action), possible])
        seen[possible ? 'possible' : 'impossible'].add(action.op)
      }
      engine.apply(s, seat, option, null)
    }
  }
  expect(seen.possible.size).toBe(new Set(ASKING.map(({ op }) => op)).size)
  expect(seen.impossible.size).toBeGreaterThan(5)
})
