import { engineOf, pick, type Seat, stream } from '@wayfare/kernel'
import { checkPlanning, playOut } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { planning } from './planning.ts'
import { ROUNDS } from './state.ts'
import { darwin } from './testing/index.ts'

const engine = engineOf(darwin)

test('those who plan are told the truth: keys, stages and what the end is worth', () => {
  const tables = [{ players: 1 }, { players: 2 }]
  expect(checkPlanning(darwin, { seed: 'plans', tables })).toBeGreaterThan(20)
})

test('the stages are the draft and the rounds', () => {
  for (const players of [1, 3]) {
    const s = engine.start(engine.table({ players }), 'stages')
    const dice = stream('stages')
    const values = new Set<number>()
    while (!engine.isOver(s)) {
      const seat = engine.deciders(s)[0] as Seat
      values.add(planning.stage(s, seat))
      engine.apply(s, seat, pick(dice, engine.options(s, seat)), null)
    }
    expect(planning.stage(s, 0)).toBe(ROUNDS + 1)
    expect([...values]).toEqual(Array.from({ length: ROUNDS + 1 }, (_, i) => i))
  }
})

test('when a lone game is over a position is worth the lead over Alfred', () => {
  const s = engine.start(engine.table({ players: 1 }), 'worth')
  playOut(engine, s, stream('worth'))
  const [own] = engine.scores(s, 'all')
  expect(planning.value(s, 0) > 0).toBe(own?.place === 1 && !own.drawn)
})
