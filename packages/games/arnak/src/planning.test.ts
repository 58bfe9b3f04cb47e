import { below, canonical, engineOf, type Option, pick, type Seat, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { arnak } from './game.ts'
import { planning } from './planning.ts'
import type { ArnakState } from './state.ts'

const engine = engineOf(arnak)

/** All that a seat sees and may do; cards in hand and on the table in any order. */
function seen(s: ArnakState, seat: Seat): string {
  const { explorers, ...view } = engine.view(s, seat)
  const sorted = explorers.map(({ hand, area, ...more }) => ({
    ...more,
    hand: [...hand].sort(),
    area: [...area].sort(),
  }))
  const moves = engine.options(s, seat).map(({ move }) => move)
  return canonical({ view, sorted, moves: moves.sort() } as never)
}

test('positions with one key are the same to the seat, in whichever order it came about', () => {
  let met = 0
  for (const players of [1, 2]) {
    const s = engine.start(engine.table({ players, temple: players === 1 ? 'snake' : 'bird' }), 'keys')
    const dice = stream(`keys ${players}`)
    for (let moves = 0; moves < 300 && !engine.isOver(s); moves++) {
      const seat = engine.deciders(s)[0] as Seat
      if (moves % 3 === 0) met += compared(s, seat)
      engine.apply(s, seat, pick(dice, engine.options(s, seat)), null)
    }
  }
  // Equal ones are met often, or the test says nothing.
  expect(met).toBeGreaterThan(50)
})

/** Two moves in each order, and each alone. */
function compared(s: ArnakState, seat: Seat): number {
  const known = new Map<number, string>()
  let met = 0
  const look = (at: ArnakState) => {
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

function after(s: ArnakState, seat: Seat, option: Option): ArnakState {
  const next = engine.clone(s)
  engine.apply(next, seat, option, null)
  return next
}

test('a stage ends with the own pass, and again when the cards are kept; the last one of a lone game lasts to its end', () => {
  for (const players of [1, 2]) {
    const s = engine.start(engine.table({ players }), 'stages')
    const dice = stream('stages')
    let before = [0, 1].slice(0, players).map((seat) => planning.stage(s, seat))
    while (!engine.isOver(s)) {
      const seat = engine.deciders(s)[0] as Seat
      const options = engine.options(s, seat)
      const passing = options.find(({ move }) => move === 'pass')
      const taken = passing && below(dice, 4) === 0 ? passing : pick(dice, options)
      const round = s.round
      engine.apply(s, seat, taken, null)
      const now = before.map((_, one) => planning.stage(s, one))
      for (const [one, stage] of now.entries()) expect(stage).toBeGreaterThanOrEqual(before[one] as number)
      if (taken.move === 'pass' && (players === 2 || round < 5))
        expect(now[seat]).toBeGreaterThan(before[seat] as number)
      if (taken.move === 'pass' && players === 1 && round === 5) expect(now[seat]).toBe(before[seat])
      before = now
    }
  }
})

test('when the game is over a position is worth its points, and alone the lead', () => {
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
