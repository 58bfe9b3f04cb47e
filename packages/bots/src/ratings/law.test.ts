import { expect, test } from 'vitest'
import { aged, type Belief, expectedPlace, NEWCOMER, type Player, rate } from './law.ts'

const YEAR_MS = 365 * 86_400_000
const SCALE = 400 / Math.LN10
const player = (elo: number, rd: number, more: Partial<Player> = {}): Player => ({ elo, rd, ...more })

/** The law as a page of formulas has it: q goes over the places, `order` is who came first, second, and so on. */
function byFormula(order: readonly number[], players: readonly Player[], factor: number, i: number): Belief {
  const theta = (seat: number) => (players[seat] as Player).elo / SCALE
  const variance = (seat: number) => ((players[seat] as Player).rd / SCALE) ** 2
  const others = order.filter((seat) => seat !== i)
  const mean = others.reduce((sum, seat) => sum + variance(seat), 0) / others.length
  const ks = factor / Math.sqrt(1 + (3 * mean) / Math.PI ** 2)
  let [g, h] = [0, 0]
  for (let q = 0; q < order.length - 1; q++) {
    if (q > order.indexOf(i)) break
    const below = order.slice(q).reduce((sum, seat) => sum + Math.exp(ks * theta(seat)), 0)
    const p = Math.exp(ks * theta(i)) / below
    g += ks * ((order[q] === i ? 1 : 0) - p)
    h += ks ** 2 * p * (1 - p)
  }
  const after = 1 / (1 / variance(i) + h)
  return { elo: SCALE * (theta(i) + after * g), rd: SCALE * Math.sqrt(after) }
}

const THREE = [player(1500, 200), player(1250, 90), player(1420, 60)]

test('a game changes strength and doubt as the formulas say', () => {
  const after = rate([2, 1, 3], THREE, 0.8)
  for (const [seat, belief] of after.entries()) {
    const expected = byFormula([1, 0, 2], THREE, 0.8, seat)
    expect(belief.elo).toBeCloseTo(expected.elo, 9)
    expect(belief.rd).toBeCloseTo(expected.rd, 9)
  }
  expect(after[1]?.elo).toBeGreaterThan(1250)
})

test('a tie is the mean of its orders', () => {
  const tied = rate([1, 1, 3], THREE, 1)
  const precision = ({ rd }: Belief) => (SCALE / rd) ** 2
  const gain = (before: Belief, after: Belief) => (after.elo - before.elo) * precision(after)
  for (const [seat, before] of THREE.entries()) {
    const [one, other] = [byFormula([0, 1, 2], THREE, 1, seat), byFormula([1, 0, 2], THREE, 1, seat)]
    const after = tied[seat] as Belief
    expect(precision(after)).toBeCloseTo((precision(one) + precision(other)) / 2, 9)
    expect(gain(before, after)).toBeCloseTo((gain(before, one) + gain(before, other)) / 2, 6)
  }
})

test('a measured opponent stays where the ladder has put it', () => {
  const [bot, person] = rate([1, 2], [player(1500, 40, { isAnchor: true }), player(1500, 200)], 1)
  expect(bot).toEqual({ elo: 1500, rd: 40 })
  expect(person?.elo).toBeLessThan(1500)
})

test('to leave a game for two is to lose it', () => {
  const [mine, theirs] = [player(1400, 100), player(1300, 120)]
  expect(rate([1, 2], [player(1400, 100, { hasLeft: true }), theirs], 1)).toEqual(rate([2, 1], [mine, theirs], 1))
})

test('when somebody leaves, the result of the others among themselves counts half', () => {
  // The player who left is so weak that beating them tells nothing, so only the result of the other two counts.
  const leaver = player(-6000, 1, { hasLeft: true })
  const pair = [player(1400, 1e-3), player(1300, 1e-3)]
  const gain = (after: readonly Belief[]) => ((after[0] as Belief).elo - 1400) / (after[0] as Belief).rd ** 2
  // Nobody is surer than the least doubt, so that both are divided by the same.
  expect(gain(rate([1, 2, 3], [...pair, leaver], 1)) / gain(rate([1, 2], pair, 1))).toBeCloseTo(0.5, 3)
})

test('whoever left comes after all others, whatever the score', () => {
  const three = [player(1400, 100, { hasLeft: true }), player(1400, 100), player(1400, 100)]
  const [left, ...others] = rate([1, 2, 3], three, 1)
  expect(left?.elo).toBeLessThan(1400)
  for (const one of others) expect(one.elo).toBeGreaterThan(1380)
  expect((others[0] as Belief).elo).toBeGreaterThan((others[1] as Belief).elo)
})

test('in a year without games 60 becomes 150, and doubt never exceeds that of a newcomer', () => {
  expect(aged({ elo: 1500, rd: 60 }, YEAR_MS)).toEqual({ elo: 1500, rd: 150 })
  expect(aged({ elo: 1500, rd: 60 }, 100 * YEAR_MS).rd).toBe(NEWCOMER.rd)
})

test('no number of games makes a rating surer than 45', () => {
  let own: Belief = { elo: 1400, rd: 46 }
  for (let i = 0; i < 50; i++) own = rate([1 + (i % 2), 2 - (i % 2)], [own, player(1400, 10)], 1)[0] as Belief
  expect(own.rd).toBe(45)
})

test('a smaller factor makes a table tell less', () => {
  const gain = (factor: number) => (rate([1, 2], [player(1200, 200), player(1200, 50)], factor)[0] as Belief).elo - 1200
  expect(gain(0.6)).toBeLessThan(gain(1))
})

test('the place that is expected follows from who is at the table', () => {
  const even = [player(1300, 50), player(1300, 50), player(1300, 50)]
  expect(expectedPlace(0, even, 1)).toBeCloseTo(2, 9)
  expect(expectedPlace(0, [player(2300, 50), ...even.slice(1)], 1)).toBeLessThan(1.05)
})
