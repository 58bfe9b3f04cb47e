// Tests the checks of planning with the kit's own game, given sound and deliberately broken planning functions.

import { canonical, engineOf, isOver, numberOf, type Planning } from '@wayfare/kernel'
import type { KitState } from '@wayfare/kit'
import { kit } from '@wayfare/kit/testing'
import { expect, test } from 'vitest'
import type { CheckName } from './check-failed.ts'
import { checkPlanning } from './check-planning.ts'

const engine = engineOf(kit)

const SOUND: Planning<KitState> = {
  stage: (s) => s.round,
  key: (s, seat) => {
    const moves = engine.options(s, seat).map(({ move }) => move)
    return numberOf(canonical({ view: engine.view(s, seat), moves: moves.sort() }))
  },
  guide: (s, seat) => engine.scores(s, 'all')[seat]?.total as number,
  value: (s, seat) => engine.scores(s, 'all')[seat]?.total as number,
  slip: 1,
}

const check = (planning: Planning<KitState>) =>
  checkPlanning({ ...kit, planning }, { seed: 'kit', tables: [{ players: 2 }, { players: 3 }] })

const BROKEN: readonly { what: string; caughtBy: CheckName; planning: Partial<Planning<KitState>> }[] = [
  { what: 'a stage that falls', caughtBy: 'plan-stage', planning: { stage: (s) => -s.round } },
  { what: 'a stage that lies beyond and comes before', caughtBy: 'plan-stage', planning: { lastStageAfter: () => 0 } },
  { what: 'one key for all', caughtBy: 'plan-key', planning: { key: () => 1 } },
  { what: 'a key without the questions', caughtBy: 'plan-key', planning: { key: (s) => s.sellers[0]?.coin ?? 0 } },
  { what: 'a key that is never the same', caughtBy: 'plan-key', planning: { key: counting() } },
  { what: 'nothing that is sensible', caughtBy: 'plan-choice', planning: { sensible: () => [] } },
  {
    what: 'something sensible that is not offered',
    caughtBy: 'plan-choice',
    planning: { sensible: (_s, _seat, options) => options.map((option) => ({ ...option })) },
  },
  { what: 'no answer worth going on with', caughtBy: 'plan-choice', planning: { answerLimit: () => 0 } },
  {
    what: 'a reply that is not offered',
    caughtBy: 'plan-choice',
    planning: { reply: (_s, _seat, options) => options[1] as never },
  },
  { what: 'no number on the way', caughtBy: 'plan-worth', planning: { guide: () => Number.NaN } },
  { what: 'a worth that is not the same twice', caughtBy: 'plan-worth', planning: { guide: counting() } },
  {
    what: 'more than the score at the end',
    caughtBy: 'plan-worth',
    planning: { value: (s, seat) => SOUND.value(s, seat) + (isOver(s) ? 1 : 0) },
  },
  {
    what: 'a look that changes the state',
    caughtBy: 'pure',
    planning: {
      answerLimit(s) {
        for (const one of s.sellers) one.coin += 1
        return 1
      },
    },
  },
]

function counting(): () => number {
  let count = 0
  return () => count++
}

test.each(BROKEN)('the checks of planning catch $what ($caughtBy)', ({ caughtBy, planning }) => {
  expect(() => check({ ...SOUND, ...planning })).toThrow(`${caughtBy}: `)
})

test('sound planning passes, and says how often a key was met again', () => {
  expect(check(SOUND)).toBeGreaterThan(20)
  expect(() => checkPlanning(kit, { seed: 'kit', tables: [] })).toThrow('kit says nothing to plan with')
})
