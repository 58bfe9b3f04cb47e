import type { Played } from '@wayfare/bots/arena'
import { expect, test } from 'vitest'
import type { Setting } from '../registered-games.ts'
import { ladderPage } from './ladder-page.ts'
import type { Entry } from './ladder-plan.ts'
import { type GameResults, isMeasured, type LadderResult, strengthsFrom } from './ladder-ratings.ts'

const entry = (kind: Entry['kind'], bots: string[], more: Partial<Entry> = {}): Entry => ({
  kind,
  bots,
  players: kind === 'alone' ? 1 : 2,
  set: {},
  games: 20,
  bounds: {},
  ...more,
})

/** Makes a match of twenty games in which `first` wins `won` games, each by 60 points to 40. */
function between(first: string, second: string, won: number, more: Partial<Entry> = {}, games = 20): LadderResult {
  const rows = Array.from({ length: games }, (_, index): Played => {
    const wins = index < won ? [1, 0] : [0, 1]
    return {
      index,
      deal: index,
      seats: [first, second],
      totals: wins.map((win) => (win ? 60 : 40)),
      places: wins.map((win) => (win ? 1 : 2)),
      wins,
      thinking: [
        { turns: 10, ms: 500, slowest: 80 },
        { turns: 10, ms: 10, slowest: 3 },
      ],
      print: String(index),
    }
  })
  return { entry: entry('pair', [first, second], more), rows }
}

function alone(bot: string, won: number, set: Setting): LadderResult {
  const { rows } = between(bot, 'nobody', won)
  const lone = rows.map((row) => ({ ...row, seats: [bot], totals: row.totals.slice(0, 1), wins: row.wins.slice(0, 1) }))
  return { entry: entry('alone', [bot], { set }), rows: lone }
}

const played = (results: LadderResult[]): GameResults => ({
  game: 'darwin',
  title: 'Darwin',
  bots: ['greedy', 'nils', 'rosa'],
  results,
})

test('strengths are those of two-player games on the usual board, with the opponents of the game on the same scale', () => {
  const { people, solo } = strengthsFrom(
    played([
      between('nils', 'greedy', 10),
      between('rosa', 'nils', 15),
      between('rosa', 'nils', 0, { set: { temple: 'snake' } }),
      alone('rosa', 16, { alfred: 'white' }),
      alone('rosa', 4, { alfred: 'green' }),
    ]),
  )
  expect(Object.keys(people)).toEqual(['nils', 'rosa'])
  expect(((people.nils?.elo ?? 0) + (people.rosa?.elo ?? 0)) / 2).toBeCloseTo(1275, 0)
  // Three wins of four are worth 191 points of Elo, and a little less for a bot with few games.
  expect((people.rosa?.elo ?? 0) - (people.nils?.elo ?? 0)).toBeGreaterThan(150)
  expect((people.rosa?.elo ?? 0) - (people.nils?.elo ?? 0)).toBeLessThan(200)
  expect(people.rosa).toMatchObject({ games: 20, score: { mean: 55, low: 40, high: 60 }, seconds: 0.05 })
  expect(people.nils?.games).toBe(40)
  expect(solo.map(({ id }) => id)).toEqual(['white', 'green'])
  expect(solo[0]?.elo).toBeLessThan(people.rosa?.elo as number)
  expect(solo[1]?.elo).toBeGreaterThan(people.rosa?.elo as number)
  expect(strengthsFrom(played([alone('rosa', 1, { cell: 'cell-130-12' })])).solo).toEqual([])
})

test('nobody has a rating before all have played twenty games for two, ten of them against the next one', () => {
  const few = [between('nils', 'greedy', 10), between('rosa', 'greedy', 15, {}, 20)]
  expect(isMeasured(played(few))).toBe(false)
  expect(isMeasured(played([...few, between('rosa', 'nils', 7, {}, 9)]))).toBe(false)
  expect(isMeasured(played([...few, between('rosa', 'nils', 7, {}, 10)]))).toBe(true)
  expect(isMeasured(played([between('nils', 'greedy', 10), between('rosa', 'nils', 7, {}, 19)]))).toBe(false)
})

test.each([
  [18, 20, 'yes'],
  [13, 20, 'yes'],
  [11, 20, '\\*\\*no\\*\\*'],
  [7, 10, 'open'],
  [1, 10, '\\*\\*no\\*\\*'],
])('%i of %i wins with 12 of 20 required: %s', (won, games, verdict) => {
  const page = ladderPage([played([between('rosa', 'nils', won, { bounds: { least: 0.6 } }, games)])], [], 'x', 'y')
  expect(page).toMatch(new RegExp(`rosa beats nils \\| 60 % \\| .* \\| ${games} \\| ${verdict} \\|`))
})

test('no bot has to finish before the yardstick', () => {
  const table = (first: string, second: string) => between(first, second, 2, { kind: 'table' })
  const page = ladderPage([played([table('nils', 'greedy'), table('rosa', 'nils')])], [], 'x', 'y')
  expect(page).toContain('| rosa before nils, at rosa, nils | 50 % | 10 %')
  expect(page).not.toContain('before greedy')
})

test('the page says how much time all its games took', () => {
  const { entry, rows } = between('rosa', 'nils', 10)
  const threeMinutes = { turns: 10, ms: 180_000, slowest: 1 }
  const slow = { entry, rows: rows.map((row) => ({ ...row, thinking: [threeMinutes, threeMinutes] })) }
  expect(ladderPage([played([slow])], [], 'x', 'y')).toContain(
    'Of 20 games so far, which took 2.0 hours of one processor',
  )
})

test.each([
  [88, 200, '**no**'],
  [94, 200, 'yes'],
  [100, 200, '**no**'],
  [94, 196, 'open'],
])('the coach: %i of a hundred games in its range at %i positions: %s', (percent, positions, verdict) => {
  const share = (value: number) => ({ value, low: value - 0.02, high: value + 0.02 })
  const points = { value: 1.25, low: 0.5, high: 2 }
  const counts = { bot: 'brandt', worlds: 8, positions, hinted: 40 }
  const shares = { covered: share(percent / 100), middle: share(0.5) }
  const leads = { ahead: points, compared: 40, told: points, overstated: points, agreed: share(0.9) }
  const coach = { title: 'Kit', command: 'z', ...counts, ...shares, above: points, ...leads }
  expect(ladderPage([], [coach], 'x', 'y')).toContain(
    `| Kit | brandt | 8 | ${positions} | ${percent} % (${percent - 2} % to ${percent + 2} %) | ${verdict} | 50 % (48 % to 52 %) | 1.3 (0.5 to 2.0) | 1.3 (0.5 to 2.0) at 40, told as 1.3 (0.5 to 2.0) |`,
  )
})
