import { type Engine, effectsOf, type Json, newCore, type Option, push, question, type State } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { WithdrawWatch } from './decision.ts'

const effect = effectsOf<Readonly<Record<string, Json>>>()

const option = (move: string, aside = false): Option => ({
  move,
  then: effect('all', []),
  on: [],
  secret: false,
  stays: aside,
  aside,
})
const engine = { question } as unknown as Engine
const stateAsking = (...ops: string[]): State => {
  const s: State = { core: newCore(1, 'seed', effect('turn')) }
  for (const op of ops) push(s.core.stack, effect(op), 0, null)
  return s
}

test('a payment may be withdrawn after a free action that asked a question of its own', () => {
  const watch = new WithdrawWatch()
  watch.check(engine, stateAsking('pay'), 0, [option('pay coin')])
  watch.took(0, option('draw and give', true))
  watch.check(engine, stateAsking('pay', 'give'), 0, [option('give it')])
  watch.took(0, option('give it'))
  expect(() => watch.check(engine, stateAsking('pay'), 0, [option('withdraw')])).not.toThrow()
})

test('a payment that can be withdrawn at once was sold wrongly, also after another one was spoilt', () => {
  const watch = new WithdrawWatch()
  watch.took(0, option('burn', true))
  watch.check(engine, stateAsking(), 0, [option('end')])
  expect(() => watch.check(engine, stateAsking('pay'), 0, [option('withdraw')])).toThrow('cannot pay')
})
