import { canonical, engineOf, type Option, pick, type Seat, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { darwin } from './game.ts'
import { planning } from './planning.ts'
import { type DarwinState, ROUNDS } from './state.ts'

const engine = engineOf(darwin)

/** All that a seat sees and may do. */
function seen(s: DarwinState, seat: Seat): string {
  const moves = engine.options(s, seat).map(({ move }) => move)
  return canonical({ view: engine.view(s, seat), moves: moves.sort() } as never)
}

function after(s: DarwinState, seat: Seat, option: Option): DarwinState {
  const next = engine.clone(s)
  engine.apply(next, seat, option, null)
  return next
}

/** Two moves in each order, and each alone. */
function compared(s: DarwinState, seat: Seat): number {
  const known = new Map<number, string>()
  let met = 0
  const look = (at: DarwinState) => {
    if (engine.question(at, seat) === undefined) return
    const key = planning.key(at, seat)
    const there = seen(at, seat)
    if (known.has(key)) met++
    expect(known.get(key) ?? there).toBe(there)
    known.set(key, there)
  }
  for (const first of engine.options(s, seat).slice(0, 12)) {
    const once = after(s, seat, first)
    look(once)
    if (engine.question(once, seat) === undefined) continue
    for (const second of engine.options(once, seat).slice(0, 8)) look(after(once, seat, second))
  }
  return met
}

test('positions with one key are the same to the seat, in whichever order it came about; the draft has keys too', () => {
  let met = 0
  for (const players of [1, 2]) {
    const s = engine.start(engine.table({ players }), 'keys')
    const dice = stream(`keys ${players}`)
    for (let moves = 0; moves < 150 && !engine.isOver(s); moves++) {
      const seat = engine.deciders(s)[0] as Seat
      if (moves % 3 === 0) met += compared(s, seat)
      engine.apply(s, seat, pick(dice, engine.options(s, seat)), null)
    }
  }
  // Equal ones are met often, or the test says nothing.
  expect(met).toBeGreaterThan(50)
})

test('the stages are the draft and the rounds', () => {
  for (const players of [1, 3]) {
    const s = engine.start(engine.table({ players }), 'stages')
    const dice = stream('stages')
    const met = new Set<number>()
    let before = 0
    while (!engine.isOver(s)) {
      const seat = engine.deciders(s)[0] as Seat
      const stage = planning.stage(s, seat)
      expect(stage).toBeGreaterThanOrEqual(before)
      before = stage
      met.add(stage)
      engine.apply(s, seat, pick(dice, engine.options(s, seat)), null)
    }
    expect(planning.stage(s, 0)).toBe(ROUNDS + 1)
    expect([...met]).toEqual(Array.from({ length: ROUNDS + 1 }, (_, i) => i))
  }
})

test('when the game is over a position is worth its points, and alone the lead over Alfred', () => {
  for (const players of [1, 2]) {
    const s = engine.start(engine.table({ players }), 'worth')
    const dice = stream('worth')
    while (!engine.isOver(s)) {
      const seat = engine.deciders(s)[0] as Seat
      engine.apply(s, seat, pick(dice, engine.options(s, seat)), null)
    }
    const [own] = engine.scores(s, 'all')
    const worth = planning.value(s, 0)
    if (players === 2) expect(worth).toBe(own?.total)
    else expect(worth > 0).toBe(own?.place === 1 && !own.drawn)
  }
})
