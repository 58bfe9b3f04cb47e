import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { random } from '@wayfare/bots'
import { below, stream } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import type { Training } from '@wayfare/testkit'
import { afterAll, expect, test } from 'vitest'
import { testedBy } from '../games.ts'
import { wayfare } from '../testing/wayfare.ts'
import { fitWeights } from './ridge-regression.ts'
import { samplesOf, type TrainingSample } from './samples.ts'
import { addToWeights, leavesOf } from './weights.ts'

test('weights in groups are a list and back', () => {
  const weights = { coin: 1, hand: { basic: 2, fear: -1 }, row: 3 }
  expect(leavesOf(weights).map(({ name }) => name)).toEqual(['coin', 'hand.basic', 'hand.fear', 'row'])
  expect(addToWeights(weights, [0.5, 0, 1, -3])).toEqual({ coin: 1.5, hand: { basic: 2, fear: 0 }, row: 0 })
})

/** Makes games whose results consist of a known truth, of noise, and of a constant for each stage. */
function makeGames(games: number, truth: readonly number[], noise: number): TrainingSample[][] {
  const dice = stream('fit')
  const drawn = () => below(dice, 2001) / 1000 - 1
  return Array.from({ length: games }, () =>
    [1, 2, 3].map((stage) => {
      const slopes = truth.map((_, i) => drawn() * (i + 1) + stage)
      const told = slopes.reduce((sum, slope, i) => sum + slope * (truth[i] as number), 0)
      return { stage, slopes, rest: told + 20 * stage + noise * drawn() }
    }),
  )
}

test('the fit finds the error of the value again, whatever its scale and stage', () => {
  const { changes, explained } = fitWeights(makeGames(200, [1.5, 0, -0.5, 0.2], 1))
  expect(changes.map((change) => Math.round(change * 10) / 10)).toEqual([1.5, 0, -0.5, 0.2])
  expect(explained).toBeGreaterThan(0.7)
})

test('of noise alone next to nothing is learned, and weights that never count stay', () => {
  const games = makeGames(60, [0, 0, 0], 30).map((samples) =>
    samples.map((sample) => ({ ...sample, slopes: [...sample.slopes, 7] })),
  )
  const { changes, penalty, explained } = fitWeights(games)
  expect(penalty).toBe(3_000)
  expect(explained).toBeLessThan(0.01)
  expect(changes[3]).toBe(0)
  for (const change of changes) expect(Math.abs(change)).toBeLessThan(0.2)
})

test.each(['arnak', 'darwin'])(
  'the value of %s is linear in its weights, and its samples are the same each time',
  async (game) => {
    const engine = await engineBy(game)
    const { training } = await testedBy(game)
    const { weights, planningWith } = training as Training
    const table = engine.table({ players: 2 })
    const samplesWith = (start: typeof weights) =>
      samplesOf(engine, { weights: start, planningWith }, table, 'train', random)
    const samples = samplesWith(weights)
    expect(samples.length).toBeGreaterThan(6)
    expect(samplesWith(weights)).toEqual(samples)
    // All weights start higher here, and each must still rise by the same amount.
    const higher = samplesWith(
      addToWeights(
        weights,
        leavesOf(weights).map(() => 1),
      ),
    )
    for (const [i, { slopes, rest }] of samples.entries()) {
      const risen = slopes.reduce((sum, slope) => sum + slope, 0)
      expect((higher[i] as TrainingSample).rest).toBeCloseTo(rest - risen, 3)
      for (const [j, slope] of slopes.entries()) expect((higher[i] as TrainingSample).slopes[j]).toBeCloseTo(slope, 3)
    }
  },
)

const folder = mkdtempSync(join(tmpdir(), 'wayfare-train-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('training continues where it stopped, with the same result', async () => {
  const keep = join(folder, 'kept.jsonl')
  const train = (...more: string[]) =>
    wayfare(...'train --game darwin --bot nils --games 5 --match 2 --seed kept --workers 1'.split(' '), ...more)
  const whole = await train()
  expect(whole).toMatchObject({ code: 0, err: '' })
  expect(whole.out).toMatch(
    / positions of 5 games of nils: .*\n(.*\n)*the new ones won \d+ % .* of 2 games against the old\n/,
  )
  expect((await train('--keep', keep, '--minutes', '0')).out).toBe('0 of 5 games to learn from\n')
  expect((await train('--keep', keep)).out).toBe(whole.out)
  const lines = readFileSync(keep, 'utf8').split('\n')
  expect(lines).toHaveLength(9)
  writeFileSync(keep, [...lines.slice(0, 7), '{"index":1,"wo'].join('\n'))
  expect((await train('--keep', keep, '--minutes', '0')).out).toBe('1 of 2 games of the match\n')
  expect((await train('--keep', keep)).out).toBe(whole.out)
  expect(readFileSync(keep, 'utf8').split('\n')).toEqual(lines)
  expect(await train('--keep', keep, '--players', '3')).toMatchObject({
    code: 2,
    err: `wayfare: ${keep} is of other options: name another file\n`,
  })
})

test('a game without weights says so', async () => {
  const { code, err } = await wayfare('train', '--game', 'arkham')
  expect([code, err]).toEqual([2, 'wayfare: the planning of arkham has no weights to be fitted\n'])
})
