import { engineOf, type Option, pick, type Seat, stream } from '@wayfare/kernel'
import { checkPlanning, table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { planning } from './planning.ts'
import { ROUNDS } from './state.ts'
import { arkham } from './testing/index.ts'
import type { ArkhamView } from './view.ts'

const engine = engineOf(arkham)

/** Removes the order of everything drawn and circled. */
const inAnyOrder = (view: ArkhamView): unknown =>
  JSON.parse(JSON.stringify(view), (_, value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.slice().sort() : value,
  )

test('those who plan are told the truth: keys, stages, what is sensible and what the end is worth', () => {
  const tables = [{ players: 1 }, { players: 2 }, { players: 3 }]
  expect(checkPlanning(arkham, { seed: 'planning', tables, alike: inAnyOrder })).toBeGreaterThan(5)
})

test('a stage ends when a seat has ended its round', () => {
  for (const players of [1, 3]) {
    const s = engine.start(engine.table({ players }), 'stages')
    const dice = stream('stages')
    while (!engine.isOver(s)) {
      const seat = engine.deciders(s)[0] as Seat
      const option = pick(dice, engine.options(s, seat))
      const before = planning.stage(s, seat)
      engine.apply(s, seat, option, null)
      if (option.move === 'end') expect(planning.stage(s, seat)).toBeGreaterThan(before)
    }
  }
})

test('naming routes and meeting the Ancient is one stage, for all', () => {
  const segments = ['r-c10-c11', 'r-c11-c12']
  const game = table(arkham, { phase: 'route', boards: [{ segments }, { segments }] })
  const last = () => expect([0, 1].map((seat) => planning.stage(game.state, seat))).toEqual([22, 22])
  last()
  for (const move of ['0: start c10', '0: go r-c10-c11', '1: start c12']) {
    game.play(move)
    last()
  }
  expect(2 * ROUNDS + 2).toBe(22)
})

test('a single segment is looked at only where it meets what is drawn', () => {
  const s = engine.start(engine.table({ players: 1 }), 'sensible')
  const dice = stream('sensible')
  let left = 0
  while (!engine.isOver(s)) {
    const options = engine.options(s, 0)
    const sensibleOptions = planning.sensible?.(s, 0, options) ?? []
    if (engine.question(s, 0)?.op === 'draw') {
      left += options.length - sensibleOptions.length
      for (const option of options)
        if (/^(way [abt]|visit|end)/.test(option.move)) expect(sensibleOptions).toContain(option)
    } else expect(sensibleOptions).toEqual(options)
    engine.apply(s, 0, pick(dice, options), null)
  }
  expect(left).toBeGreaterThan(50)
})

test('dice that are picked and removed in turn are contested, and nothing else', () => {
  const s = engine.start(engine.table({ players: 2 }), 'contested')
  const dice = stream('contested')
  const [contestOps, others] = [new Set<string>(), new Set<string>()]
  while (!engine.isOver(s)) {
    const seat = engine.deciders(s)[0] as Seat
    const op = engine.question(s, seat)?.op as string
    ;(planning.contest?.(s, seat) ? contestOps : others).add(op)
    engine.apply(s, seat, pick(dice, engine.options(s, seat)), null)
  }
  expect([...contestOps].sort()).toEqual(['pick-die', 'remove-die'])
  expect([...others]).not.toContain('pick-die')
})

test('others end their round as soon as they may, and take any die', () => {
  const s = engine.start(engine.table({ players: 2 }), 'replies')
  const dice = stream('replies')
  const chosen = new Set<number>()
  while (s.round < 5) {
    const seat = engine.deciders(s)[0] as Seat
    const options = engine.options(s, seat)
    const end = options.find(({ move }) => move === 'end')
    const answers = [1, 2, 3, 4].map((seed) => planning.reply?.(s, seat, options, stream(`${seed}`)))
    if (s.core.lanes) for (const answer of answers) expect(answer).toBe(end ?? options[0])
    else for (const answer of answers) chosen.add(options.indexOf(answer as Option))
    engine.apply(s, seat, pick(dice, options), null)
  }
  expect(chosen.size).toBeGreaterThan(2)
})
