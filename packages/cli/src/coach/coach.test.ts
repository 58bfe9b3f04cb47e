import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { random } from '@wayfare/bots'
import { chances, type Hint } from '@wayfare/bots/coach'
import { judgeAttempt, type Puzzle } from '@wayfare/bots/puzzles'
import { logOf, parseLog, replay, writeLog } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { afterAll, expect, test } from 'vitest'
import { wayfare } from '../testing/wayfare.ts'

const folder = mkdtempSync(join(tmpdir(), 'wayfare-coach-'))
afterAll(() => rmSync(folder, { recursive: true }))

const stored = (game: string, name: string) =>
  fileURLToPath(new URL(`../../../games/${game}/replays/${name}.log`, import.meta.url))
const arnak = stored('arnak', 'v1-bird-1p')

/** Options for a quick coach: `random` needs no thinking time to play games out. */
const QUICK = ['--worlds', '4', '--nodes', '120', '--player', 'random', '--seed', 'coach']

const CALIBRATED = ['--game', 'arkham', '--players', '1', '--bot', 'random', ...QUICK]

/** Writes the first rows of a game to a file as a log of its own. */
async function begunGame(file: string, rows: number): Promise<string> {
  const log = parseLog(readFileSync(file, 'utf8'))
  const match = replay(await engineBy(log.game, log.version), log, rows)
  const path = join(folder, 'begun.log')
  writeFileSync(path, writeLog(logOf(match)))
  return path
}

test('hint: the suggestions with their figures, in sentences and as JSON, the same for the same seed', async () => {
  const { code, out, err } = await wayfare('hint', arnak, '--at', '33', ...QUICK)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(
    /^after 33 rows, seat 0; based on 4 simulated games that it cannot tell from the real one\n.+\n1\. \S/,
  )
  expect(out).toMatch(
    /\n {3}[\d.−]+ points \(.+ to .+\), half of the games from \d+ to \d+, 19 in 20 from .+; won \d+ %/,
  )
  expect(out).toMatch(/\n2\. .+\n.+; behind by [\d.−]+ points \(.+ to .+\)/)
  const found = JSON.parse((await wayfare('hint', arnak, '--at', '33', ...QUICK, '--json')).out)
  expect(found).toMatchObject({ row: 33, seat: 0, worlds: 4 })
  const log = parseLog(readFileSync(arnak, 'utf8'))
  const { engine, state } = replay(await engineBy(log.game, log.version), log, 33)
  for (const { moves } of (found as Hint).ways) {
    const s = engine.clone(state)
    for (const move of moves) engine.take(s, 0, move)
  }
})

test('hint: without a row it uses the last decision of the log', async () => {
  const begun = await begunGame(arnak, 33)
  const { out } = await wayfare('hint', begun, ...QUICK, '--json')
  expect(JSON.parse(out)).toMatchObject({ row: 33 })
  const last = JSON.parse((await wayfare('hint', arnak, ...QUICK, '--json')).out)
  expect(last.row).toBeGreaterThan(100)
})

test('how: the steps to a refused move, or that there are none; the same as JSON', async () => {
  const file = stored('arnak', 'v1-bird-2p')
  const { code, out, err } = await wayfare('how', file, 'buy axe', '--at', '80')
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^after 80 rows, seat 0: .+ \(ARN-BUY-01\)\nnot possible this turn: all \d+ steps were tried/)
  const found = JSON.parse((await wayfare('how', file, 'buy axe', '--at', '7', '--nodes', '40', '--json')).out)
  expect(found).toMatchObject({ row: 7, seat: 0, ways: [], looked: 1, nodes: 40 })
})

test('review: the number of decisions, and the costliest ones with a better move', async () => {
  const file = stored('arkham', 'v1-1p')
  const { code, out } = await wayfare('review', file, ...QUICK)
  expect(code).toBe(0)
  expect(out).toMatch(/^seat 0: \d+ of \d+ decisions are within a point of the best one found\n/)
  const shown = out.match(
    /^[123]\. after \d+ rows: [\d.]+ points \(.+ to .+\)(, too close to call)?\n {3}played: .+\n {3}better: /gm,
  )
  expect(shown?.length).toBe(out.match(/^[123]\. /gm)?.length)
  expect(shown?.length).toBeGreaterThan(0)
})

test('calibrate: how often the range contained the result, and how far games ended from the expectation', async () => {
  const { code, out } = await wayfare('calibrate', ...CALIBRATED, '--positions', '2', '--workers', '1')
  expect(code).toBe(0)
  expect(out).toMatch(/^2 positions of arkham as random plays it, 4 worlds each\nthe range held the end in \d+ % \(/)
  expect(out).toMatch(/^games ended [\d.−]+ points \(.+ to .+\) above what was expected$/m)
})

test('calibrate continues with its stored games, finds the same with several workers, and leaves other files alone', async () => {
  const [ALL, HALF] = process.env.SOAK ? ['8', '4'] : ['4', '2']
  const keep = join(folder, 'calibrated.jsonl')
  const run = (...more: string[]) => wayfare('calibrate', ...CALIBRATED, '--json', ...more)
  const whole = await run('--positions', ALL, '--workers', '2')
  await run('--positions', HALF, '--workers', '1', '--keep', keep)
  const [head, first] = readFileSync(keep, 'utf8').split('\n') as [string, string]
  // Positions in the results file are read and not computed again; a line that was cut off is computed again.
  const marked = first.replace(/"total":\d+/, '"total":100000')
  writeFileSync(keep, `${head}\n${marked}\n{"index":1,"fou`)
  const gone = await run('--positions', ALL, '--workers', '1', '--keep', keep)
  const [before, after] = [whole, gone].map(({ out }) => JSON.parse(out))
  expect(after.positions).toBe(Number(ALL))
  expect(after.ahead).toEqual(before.ahead)
  expect(after.above.value).toBeGreaterThan(before.above.value + 10_000)
  expect((await run('--positions', HALF, '--minutes', '0', '--keep', keep)).code).toBe(0)
  // Positions from another version of the code count if today's code finds the same.
  const found = readFileSync(keep, 'utf8')
  const earlier = found.replace(/"code":"\w+"/, '"code":"earlier"')
  writeFileSync(keep, earlier)
  const changed = await run('--positions', HALF, '--minutes', '0', '--keep', keep)
  expect(changed).toMatchObject({ code: 2, err: expect.stringMatching(/is of other code, which finds something else/) })
  writeFileSync(keep, earlier.replace(marked, first))
  expect((await run('--positions', HALF, '--minutes', '0', '--keep', keep)).code).toBe(0)
  expect(readFileSync(keep, 'utf8')).toBe(found.replace(marked, first))
  const fewer = JSON.parse((await run('--positions', ALL, '--workers', '1', '--hints', '1')).out)
  expect(fewer).toMatchObject({ positions: Number(ALL), covered: before.covered, above: before.above })
  expect(fewer.hinted).toBeLessThan(before.hinted)
  const other = await run('--positions', HALF, '--seed', 'other', '--keep', keep)
  expect(other).toMatchObject({ code: 2, err: expect.stringMatching(/is of other options: name another file/) })
})

test.each<[string, () => Promise<string[]> | string[], number, RegExp]>([
  ['a game that nobody can plan', () => ['hint', stored('kit', 'v2-2p')], 2, /kit 2 says nothing to plan with/],
  ['a row that is not there', () => ['hint', arnak, '--at', '9999'], 2, /--at 9999: the log has \d+ rows/],
  [
    'a row after which nobody chooses',
    () => ['hint', arnak, '--at', '149'],
    2,
    /after 149 rows nobody has a choice: name/,
  ],
  [
    'a seat that does not choose',
    () => ['hint', stored('arnak', 'v1-bird-2p'), '--at', '0', '--seat', '0'],
    2,
    /after 0 rows seat 0 does not have a choice; seat 1 has: name it with --seat/,
  ],
  ['a seat that is not there', () => ['review', arnak, '--seat', '1'], 2, /--seat 1: the seats are 0 to 0/],
  [
    'a game that goes on',
    async () => ['review', await begunGame(arnak, 33)],
    2,
    /this game is not over; 'wayfare hint'/,
  ],
  ['an unknown player', () => ['hint', arnak, '--player', 'oracle'], 2, /there is no bot 'oracle'/],
  ['what is offered', () => ['how', arnak, 'pass', '--at', '33'], 2, /after 33 rows seat 0 may 'pass'/],
  ['no log', () => ['review', fileURLToPath(import.meta.url)], 1, /line 1: a log begins with/],
])('%s is refused in one line that says what to do', async (_, args, expected, message) => {
  const { code, out, err } = await wayfare(...(await args()))
  expect([code, out]).toEqual([expected, ''])
  expect(err).toMatch(message)
  expect(err.trim().split('\n')).toHaveLength(1)
})

/**
 * In these positions players hold cards, choose between them and pay with them. A spectator deals all of them anew, and
 * the game can go on.
 */
test.each([
  ['arnak', 'v1-bird-2p'],
  ['darwin', 'v1-2p'],
  ['arkham', 'v1-2p'],
])('%s can be played out wherever a spectator sees it', async (game, name) => {
  const log = parseLog(readFileSync(stored(game, name), 'utf8'))
  const engine = await engineBy(log.game, log.version)
  for (let row = 0; row < log.rows.length; row += 34) {
    const { state } = replay(engine, log, row)
    const world = engine.redeal(state, 'spectator', `row ${row}`)
    expect(engine.view(world, 'spectator')).toEqual(engine.view(state, 'spectator'))
    const watching = chances(engine, state, 'spectator', `row ${row}`, { player: random, worlds: 1 })
    let step = watching.next()
    while (!step.done) step = watching.next()
    expect(step.value).toMatchObject({ seats: [{}, {}], worlds: 1, done: 1 })
  }
})

test('sources: games are added to those that are there', async () => {
  const out = join(folder, 'sources.json')
  writeFileSync(out, '{}')
  const args = ['sources', '--game', 'arkham', '--players', '1', '--bot', 'random', '--out', out]
  const { code, out: said, err } = await wayfare(...args, '--games', '1')
  expect([code, err]).toEqual([0, ''])
  expect(said).toMatch(/^1 results of random in arkham, 1 players: /)
  const first = JSON.parse(readFileSync(out, 'utf8'))
  await wayfare(...args, '--games', '2')
  const second = JSON.parse(readFileSync(out, 'utf8'))
  expect(second.arkham.games).toHaveLength(2)
  expect(second.arkham.games[0]).toEqual(first.arkham.games[0])
})

test('puzzles: each has the log that leads to it and its proof', async () => {
  const out = join(folder, 'puzzles.json')
  const args = ['puzzles', '--game', 'darwin', '--bot', 'random', '--count', '1', '--seed', 'p', '--out', out]
  const { code, out: said, err } = await wayfare(...args)
  expect([code, err]).toEqual([0, ''])
  expect(said).toMatch(/^1 puzzles of darwin in \d+ turns\n\d+ points by /)
  const [puzzle] = JSON.parse(readFileSync(out, 'utf8')) as Puzzle[]
  const engine = await engineBy('darwin')
  expect(puzzle && judgeAttempt(engine, puzzle, puzzle.solution)).toMatchObject({
    points: puzzle?.best,
    stars: 3,
    losses: [],
  })
})
