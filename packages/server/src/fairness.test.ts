// @module-tag slow
// The checker in docs/, written from docs/PROTOCOL.md alone, is run on games that a server has stored: it accepts each
// of them, and refuses every change.

import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { below, parseLog, pick, replay, type Stream, stream, writeLog } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { beforeAll, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { liveOnSqlite, playOn, tableOf } from './testing/live.ts'

const CHECKER = new URL('../../../docs/check-fairness.js', import.meta.url)
type Check = (bytes: Uint8Array, key?: string) => { readonly seed: string; readonly key: string; readonly rows: number }
let checkFairness: Check
beforeAll(async () => {
  ;({ checkFairness } = await import(CHECKER.href))
})

const SOAKING = Boolean(process.env.SOAK)
/** The number of bytes that are changed in each game. In the shortest game all of them are changed. */
const CHANGES = SOAKING ? 20_000 : 300

const { server, guest } = liveOnSqlite()

type Kind = { readonly game: string; readonly options: object; readonly people: number; readonly games: number }
const KINDS: readonly Kind[] = [
  { game: 'kit', options: { rounds: 2 }, people: 2, games: 1 },
  { game: 'kit', options: { rounds: 2 }, people: 3, games: SOAKING ? 13 : 1 },
  { game: 'arkham', options: {}, people: 1, games: SOAKING ? 3 : 1 },
  { game: 'arnak', options: {}, people: 1, games: 1 },
  { game: 'darwin', options: {}, people: 2, games: SOAKING ? 2 : 1 },
]

test('a checker written from the documentation accepts real games and refuses every change in them', {
  timeout: 600_000,
}, async () => {
  const running = await server()
  const anna = await guest(running, 'Anna')
  const people = [anna, await guest(running, 'Ben'), await guest(running, 'Cleo')]
  const { logKey } = (await anna.get('/api/server')) as { logKey: string }
  const chance = stream('fairness')
  const logs: Buffer[] = []
  for (const kind of KINDS)
    for (let i = 0; i < kind.games; i++) logs.push(await playedLog(people.slice(0, kind.people), kind, i, chance))
  expect(logs).toHaveLength(SOAKING ? 20 : 5)

  for (const log of logs) {
    expect(checkFairness(log, logKey)).toMatchObject({ key: logKey, rows: parseLog(log.toString()).rows.length })
    expect(() => checkFairness(log, 'ab'.repeat(32))).toThrow('signed with another key')
    for (let change = 0; change < CHANGES; change++) mustRefuse(withByte(log, below(chance, log.length), chance))
    await everyMoveMustBeSafe(log)
  }
  const shortest = logs.reduce((found, log) => (log.length < found.length ? log : found))
  for (let at = 0; at < shortest.length; at++) mustRefuse(withByte(shortest, at, chance))
  for (let length = 0; length < shortest.length; length++) mustRefuse(shortest.subarray(0, length))

  // Verifies the log with the command line, as a reader would.
  const file = join(tmpdir(), `wayfare-fairness-${process.pid}.log`)
  const run = (bytes: Uint8Array) => {
    writeFileSync(file, bytes)
    return spawnSync(process.execPath, [fileURLToPath(CHECKER), file, logKey], { encoding: 'utf8' })
  }
  expect(run(shortest)).toMatchObject({ status: 0, stdout: expect.stringContaining(logKey) })
  expect(run(withByte(shortest, 200, chance)).status).not.toBe(0)
  rmSync(file)
})

/** Plays a game to its end at random and returns its log. In some games people have contributed to the chance. */
async function playedLog(
  people: readonly Client[],
  { game, options }: Kind,
  i: number,
  chance: Stream,
): Promise<Buffer> {
  const bytes =
    i % 2 === 0
      ? {}
      : {
          bytes: below(chance, 2 ** 30)
            .toString(16)
            .padStart(32, '0'),
        }
  const table = await tableOf(people, { game, options, ...bytes })
  await playOn(table, people, undefined, (count) => below(chance, count))
  return Buffer.from((await people[0]?.get(`/api/tables/${table}/log`)) as string)
}

function mustRefuse(bytes: Uint8Array): void {
  let accepted: unknown
  try {
    accepted = checkFairness(bytes)
  } catch {
    return
  }
  throw new Error(`accepted as ${JSON.stringify(accepted)}:\n${Buffer.from(bytes).toString()}`)
}

/** Returns the log with one byte changed to any other value. */
function withByte(log: Buffer, at: number, chance: Stream): Buffer {
  const changed = Buffer.from(log)
  changed[at] = ((changed[at] as number) + 1 + below(chance, 255)) % 256
  return changed
}

/**
 * Replaces each move by another one that the rules allow there, and computes the last line anew, so that only the
 * signature can tell.
 */
async function everyMoveMustBeSafe(bytes: Buffer): Promise<void> {
  const log = parseLog(bytes.toString())
  expect(log.signature).toBeDefined()
  const engine = await engineBy(log.game, log.version)
  const dice = stream('other moves')
  const every = Math.max(1, Math.floor(log.rows.length / 12))
  for (let row = 0; row < log.rows.length; row += every) {
    const { state } = replay(engine, log, row)
    const made = log.rows[row]
    if (made?.kind !== 'move') continue
    const legal = engine
      .options(state, made.seat)
      .map(({ move }) => move)
      .filter((move) => move !== made.move)
    const move = legal.length > 0 ? pick(dice, legal) : `${made.move} x`
    const rows = log.rows.with(row, { ...made, move })
    mustRefuse(Buffer.from(writeLog({ ...log, rows })))
    // A game that was cut off at this row follows the rules to its last row.
    const cut = { ...log, rows: log.rows.slice(0, row), hash: engine.hash(state) }
    mustRefuse(Buffer.from(writeLog(cut)))
  }
}
