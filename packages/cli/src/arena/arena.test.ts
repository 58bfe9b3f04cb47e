import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { wayfare } from '../testing/wayfare.ts'

const folder = mkdtempSync(join(tmpdir(), 'wayfare-arena-'))
afterAll(() => rmSync(folder, { recursive: true }))

const arena = (...args: string[]) => wayfare('arena', '--game', 'kit', '--workers', '1', '--json', ...args)

/** Removes the times from the printed figures, since no seed makes them repeat. */
function figures(out: string) {
  const { bots, ...rest } = JSON.parse(out)
  return { ...rest, bots: bots.map(({ turnMs: _, slowestMs: __, ...bot }: Record<string, unknown>) => bot) }
}

test('the same seed gives the same games, whoever plays them', async () => {
  const alone = await arena('--players', '3', '--bots', 'random', '--games', '3', '--seed', 'crew')
  const beside = await arena('--players', '3', '--bots', 'random', '--games', '3', '--seed', 'crew', '--workers', '2')
  const other = await arena('--players', '3', '--bots', 'random', '--games', '3', '--seed', 'another')
  expect(alone).toMatchObject({ code: 0, err: '' })
  expect(figures(beside.out)).toEqual(figures(alone.out))
  expect(figures(other.out)).not.toEqual(figures(alone.out))
  expect(figures(alone.out)).toMatchObject({ games: 3, bots: [{ bot: 'random', seats: 9 }] })
})

test('greedy finishes before random, and the report says how certain that is', async () => {
  const { code, out } = await wayfare(...'arena --game arkham --bots greedy,random --games 2 --workers 1'.split(' '))
  expect(code).toBe(0)
  expect(out).toMatch(/^2 games of arkham\ngreedy comes in before random in \d+ % \(\d+ to \d+\)\n/)
})

test('finished games are stored: a longer run continues, and a line that was cut off is played again', async () => {
  const keep = join(folder, 'kept')
  const run = (games: string) => arena('--players', '2', '--bots', 'random', '--games', games, '--keep', keep)
  const whole = figures((await arena('--players', '2', '--bots', 'random', '--games', '5')).out)
  await run('3')
  const [name = ''] = readdirSync(keep)
  const lines = () => readFileSync(join(keep, name), 'utf8').split('\n')
  const before = lines()
  appendFileSync(join(keep, name), '{"index":3,"deal"')
  const { out } = await run('5')
  expect(figures(out)).toEqual(whole)
  expect(lines().slice(0, 4)).toEqual(before.slice(0, 4))
  expect(
    lines()
      .slice(1, -1)
      .map((line) => JSON.parse(line).index),
  ).toEqual([0, 1, 2, 3, 4])
  expect(JSON.parse(lines()[0] as string)).toMatchObject({
    game: 'kit',
    bots: ['random'],
    seed: '1',
    table: { players: 2 },
  })
  await arena('--players', '2', '--bots', 'random', '--games', '1', '--seed', '2', '--keep', keep)
  expect(readdirSync(keep)).toHaveLength(2)
})

test('games of another version count if a sample of them ends as before; otherwise all are played again', async () => {
  const keep = join(folder, 'old')
  const run = () => arena('--players', '2', '--bots', 'random', '--games', '4', '--keep', keep)
  const whole = figures((await run()).out)
  const file = join(keep, readdirSync(keep)[0] as string)
  const kept = readFileSync(file, 'utf8')
  const [head = '', ...rows] = kept.split('\n')
  const other = JSON.stringify({ ...JSON.parse(head), code: 'other' })
  writeFileSync(file, [other, ...rows].join('\n'))
  expect(figures((await run()).out)).toEqual(whole)
  expect(readFileSync(file, 'utf8')).toBe(kept)
  const wrong = rows.map((row) =>
    row.replace(/"print":"\w+"/, '"print":"another"').replace(/"totals":\[\d+/, '"totals":[999'),
  )
  writeFileSync(file, [other, ...wrong].join('\n'))
  expect(figures((await run()).out)).toEqual(whole)
})

test('a series ends early when its bound is settled, at the same game each time, and a missed bound exits with 1', async () => {
  const keep = join(folder, 'early')
  const run = (points: string, ...more: string[]) =>
    arena('--players', '2', '--bots', 'random', '--games', '60', '--points', points, ...more)
  const reached = await run('1', '--keep', keep)
  expect(reached.code).toBe(0)
  expect(JSON.parse(reached.out)).toMatchObject({ games: 20, verdict: 'reached' })
  expect(figures((await run('1', '--keep', keep)).out)).toEqual(figures(reached.out))
  const missed = await run('500')
  expect(missed.code).toBe(1)
  expect(JSON.parse(missed.out)).toMatchObject({ games: 20, verdict: 'missed' })
})

test.each([
  ['an unknown bot', ['--bots', 'oracle'], /there is no bot 'oracle'; there is random, greedy/],
  [
    'more bots than seats',
    ['--bots', 'random,greedy,random'],
    /--bots names 3 bots for 2 seats; name at most one for each/,
  ],
  ['a bound that nobody can be held to', ['--bots', 'random', '--least', '0.6'], /name another one in --bots/],
  ['a share beyond all', ['--bots', 'random,greedy', '--least', '60'], /expected a share from 0 to 1, not '60'/],
  ['no bots', [], /required option '--bots <names>' not specified/],
])('%s is reported in one line', async (_, args, line) => {
  const { code, err } = await arena(...args)
  expect(code).toBe(2)
  expect(err).toMatch(line)
})

test('a game that cannot be played breaks the run off by name', async () => {
  const { code, err } = await arena('--bots', 'greedy,random', '--games', '2', '--seed', 'broken')
  expect(code).toBe(1)
  expect(err).toMatch(/a game of kit \(.*seed broken, deal 0\) broke off: kit has no evaluation/)
})

test('the ladder writes its page with the command that makes it, and continues where it stopped', async () => {
  const [keep, out] = [join(folder, 'ladder'), join(folder, 'docs', 'BOTS.md')]
  const run = (...more: string[]) =>
    wayfare(
      ...'ladder --only arkham --bots random,greedy --players 2,4 --share 1 --seed page --workers 1'.split(' '),
      ...['--keep', keep, '--out', out, ...more],
    )
  expect((await run('--minutes', '0')).code).toBe(0)
  expect(readFileSync(out, 'utf8')).not.toContain('greedy before random')
  expect((await run()).code).toBe(0)
  const page = readFileSync(out, 'utf8')
  expect(page).toContain('`npx wayfare ladder --only arkham --bots random,greedy --players 2,4 --share 1 --seed page`')
  expect(page).toMatch(/\| greedy \| 1000 \| 1000 \| 2 \|/)
  expect(page).toMatch(/\| random \| -?\d+ ± \d+ \| -?\d+ ± \d+ \| 2 \| [\d.]+ \|/)
  expect(page).toMatch(/\| greedy before random, at [a-z, ]+ \| 50 % \| \d+ % \(\d+ % to \d+ %\) \| 2 \| yes \|/)
  await run()
  expect(readFileSync(out, 'utf8')).toBe(page)
  const asked =
    '--game arkham --players 1 --bot random --positions 4 --worlds 4 --nodes 100 --player random --workers 1'
  await wayfare('calibrate', ...asked.split(' '), '--keep', join(keep, 'coach-arkham.jsonl'))
  await run()
  expect(readFileSync(out, 'utf8')).toMatch(/\n## The coach\n.*\| random \| 4 \| 4 \| \d+ %/s)
})

test.each([
  ['a game that is not there', ['--only', 'chess'], /there is no game 'chess'; there is arkham/],
  ['tables of nobody', ['--players', '0'], /--players lists some of 1,2,3,4, not '0'/],
])('the ladder reports %s in one line', async (_, args, line) => {
  const { code, err } = await wayfare('ladder', ...args)
  expect(code).toBe(2)
  expect(err).toMatch(line)
})
