import { below, engineOf, pick, type Seat, stream } from '@wayfare/kernel'
import { checkPlanning, playOut } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { planning } from './planning.ts'
import { arnak } from './testing/index.ts'
import type { ArnakView } from './view.ts'

const engine = engineOf(arnak)

/** Removes the order of the cards in hand and on the table. */
const inAnyOrder = ({ explorers, ...view }: ArnakView): unknown => ({
  ...view,
  explorers: explorers.map(({ hand, area, ...more }) => ({ ...more, hand: [...hand].sort(), area: [...area].sort() })),
})

test('those who plan are told the truth: keys, stages, what is sensible and what the end is worth', () => {
  const tables = [
    { players: 1, temple: 'snake' },
    { players: 2, temple: 'bird' },
  ]
  expect(checkPlanning(arnak, { seed: 'planning', tables, alike: inAnyOrder, every: 6 })).toBeGreaterThan(50)
})

test('a stage ends with the own pass, and again when the cards are kept; the last one of a lone game lasts to its end', () => {
  for (const players of [1, 2]) {
    const s = engine.start(engine.table({ players }), 'stages')
    const dice = stream('stages')
    while (!engine.isOver(s)) {
      const seat = engine.deciders(s)[0] as Seat
      const options = engine.options(s, seat)
      const passing = options.find(({ move }) => move === 'pass')
      const chosen = passing && below(dice, 4) === 0 ? passing : pick(dice, options)
      const { round } = s
      const before = planning.stage(s, seat)
      engine.apply(s, seat, chosen, null)
      if (chosen.move !== 'pass') continue
      if (players === 2 || round < 5) expect(planning.stage(s, seat)).toBeGreaterThan(before)
      else expect(planning.stage(s, seat)).toBe(before)
    }
  }
})

test('when a lone game is over a position is worth the lead', () => {
  const s = engine.start(engine.table({ players: 1 }), 'worth')
  playOut(engine, s, stream('worth'))
  const [own] = engine.scores(s, 'all')
  expect(planning.value(s, 0) > 0).toBe(own?.place === 1 && !own.drawn)
})
