import { canonical, engineOf, type Option, pick, type Seat, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import type { SegmentId } from './board/board.ts'
import { arkham } from './game.ts'
import { planning } from './planning.ts'
import { outlookOf, QUARTER_COUNT, quarterNumber } from './planning-line.ts'
import { type ArkhamState, ROUNDS } from './state.ts'

const engine = engineOf(arkham)

/** All that a seat sees and may do; what is drawn and circled in any order. */
function seen(s: ArkhamState, seat: Seat): string {
  const moves = engine.options(s, seat).map(({ move }) => move)
  const view = JSON.parse(JSON.stringify(engine.view(s, seat)), (_, value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.slice().sort() : value,
  )
  return canonical({ view, moves: moves.sort() })
}

function after(s: ArkhamState, seat: Seat, option: Option): ArkhamState {
  const next = engine.clone(s)
  engine.apply(next, seat, option, null)
  return next
}

test('positions with one key are the same to the seat, in whichever order they came about', () => {
  let met = 0
  for (const players of [1, 2]) {
    const s = engine.start(engine.table({ players }), 'keys')
    const dice = stream(`keys ${players}`)
    while (!engine.isOver(s)) {
      const seat = pick(dice, engine.deciders(s))
      const known = new Map<number, string>()
      for (const first of engine.options(s, seat).slice(0, 6)) {
        const once = after(s, seat, first)
        if (engine.question(once, seat) === undefined) continue
        for (const second of engine.options(once, seat).slice(0, 6)) {
          const twice = after(once, seat, second)
          if (engine.question(twice, seat) === undefined) continue
          const [key, there] = [planning.key(twice, seat), seen(twice, seat)]
          if (known.has(key)) met++
          expect(known.get(key) ?? there).toBe(there)
          known.set(key, there)
        }
      }
      engine.apply(s, seat, pick(dice, engine.options(s, seat)), null)
    }
  }
  // Equal ones are met now and then, or the test says nothing.
  expect(met).toBeGreaterThan(3)
})

test('a stage ends when a seat has ended its round, and never falls; the route and the encounter are stages of their own', () => {
  for (const players of [1, 3]) {
    const s = engine.start(engine.table({ players }), 'stages')
    const dice = stream('stages')
    const stages = () => s.boards.map((_, seat) => planning.stage(s, seat))
    let before = stages()
    while (!engine.isOver(s)) {
      const seat = engine.deciders(s)[0] as Seat
      const option = pick(dice, engine.options(s, seat))
      engine.apply(s, seat, option, null)
      const now = stages()
      for (const [one, stage] of now.entries()) expect(stage).toBeGreaterThanOrEqual(before[one] as number)
      if (option.move === 'end') expect(now[seat]).toBeGreaterThan(before[seat] as number)
      before = now
    }
    for (const stage of before) expect(stage).toBeGreaterThan(2 * ROUNDS)
  }
})

const worth = (of: (quarter: number) => number) => Float64Array.from({ length: QUARTER_COUNT }, (_, i) => of(i))
const even = worth(() => 1)
const line: SegmentId[] = ['r-c10-c11', 'r-c11-c12', 'r-c12-c13']

test('what lies beside the line is sure, what lies off it the less the farther and the later', () => {
  const { near, passed } = outlookOf(line, 'dagon', 3, even)
  expect(near[quarterNumber('q12')]).toBe(1)
  const [next, far] = [near[quarterNumber('q32')], near[quarterNumber('q62')]] as [number, number]
  expect(next).toBeLessThan(1)
  expect(far).toBeLessThan(next)
  expect(outlookOf(line, 'dagon', 1, even).near[quarterNumber('q32')]).toBeLessThan(next)
  expect(outlookOf(line, 'dagon', 0, even).near[quarterNumber('q32')]).toBe(0)
  expect([...passed].filter(Boolean)).toHaveLength(4)
})

test('of branches that no line can take together the one stays that is worth more', () => {
  const dear = quarterNumber('q32')
  const branches: SegmentId[] = [...line, 'r-c11-c21', 'r-c21-c31']
  const { near } = outlookOf(
    branches,
    'dagon',
    0,
    worth((quarter) => (quarter === dear ? 9 : 1)),
  )
  expect(near[dear]).toBe(1)
  const others = [quarterNumber('q11'), quarterNumber('q23')]
  const cheap = outlookOf(
    branches,
    'dagon',
    0,
    worth((quarter) => (others.includes(quarter) ? 9 : 0.1)),
  )
  expect(cheap.near[quarterNumber('q23')]).toBe(1)
  expect(cheap.near[dear]).toBeLessThan(0.1)
})

test('when the game is over a position is worth its points, nothing to whoever is out, and alone more where the cell is reached', () => {
  for (const players of [1, 2]) {
    const s = engine.start(engine.table({ players }), 'worth')
    const dice = stream('worth')
    while (!engine.isOver(s)) {
      const seat = engine.deciders(s)[0] as Seat
      engine.apply(s, seat, pick(dice, engine.options(s, seat)), null)
    }
    for (const { seat, total, place } of engine.scores(s, 'all')) {
      const worth = planning.value(s, seat)
      if (s.boards[seat]?.out) expect(worth).toBe(0)
      else if (players === 1 && place === 1) expect(worth).toBeGreaterThan(total)
      else expect(worth).toBe(total)
    }
  }
})

test('a single segment is looked at only where it meets what is drawn, and something is always left', () => {
  const s = engine.start(engine.table({ players: 1 }), 'sensible')
  const dice = stream('sensible')
  let left = 0
  while (!engine.isOver(s)) {
    const options = engine.options(s, 0)
    const tried = planning.sensible?.(s, 0, options) ?? []
    expect(tried.length).toBeGreaterThan(0)
    if (engine.question(s, 0)?.op === 'draw') {
      left += options.length - tried.length
      for (const option of options) if (/^(way [abt]|visit|end)/.test(option.move)) expect(tried).toContain(option)
    } else expect(tried).toEqual(options)
    engine.apply(s, 0, pick(dice, options), null)
  }
  expect(left).toBeGreaterThan(50)
})
