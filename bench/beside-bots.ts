// Measures a person's move on a quiet server and on one where bots plan at other tables. The two servers alternate, so
// that a slow phase of the machine affects both. `wayfare bench --bots` runs this in a separate process, with the game
// and the seconds as arguments, and reads the figures as JSON.

import type { PlainSocket } from './plain-socket.ts'
import { onSqlite, type Server } from './servers.ts'
import { type Group, Meter, median, playTurn, type Turn } from './tables.ts'
import { newPerson, openSocket, wayfareGroup } from './wayfare-tables.ts'

/** The fourth level of bots. */
const BOT = 'odile'
const TABLES = 50
/** The largest number of tables that one connection may watch. */
const WATCHED = 20
/** Tables of four people, who make this many moves a second together. */
const GROUPS = 4
const RATE = 40
const WARM_UP_SECONDS = 8
const TURNS = 9
/** A stopped server has to catch up after it continues; this time is not measured. */
const SETTLE_SECONDS = 1
/** The largest acceptable ratio of waiting times. */
const MAX_RATIO = 2

const [game = 'arnak', seconds = '40'] = process.argv.slice(2)
const turnSeconds = Number(seconds) / (2 * TURNS)
process.once('disconnect', () => process.exit(1))
const at = (share: number, what: string): void => void process.send?.({ share, what })
const rounded = (value: number): number => Number(value.toFixed(2))

/** A server with its people, and the 99th percentile of each of its measurements. */
type Side = { readonly server: Server; readonly groups: readonly Group[]; readonly meter: Meter; p99s: number[] }

const quiet = await open()
const beside = await open()
const sides = [quiet, beside]
try {
  at(0, 'warming up')
  for (const side of sides) await alone(side, WARM_UP_SECONDS)
  at(0.15, 'bots sit down')
  const bots = await sitDown(beside.server.port)
  await alone(beside, WARM_UP_SECONDS)
  let moves = 0
  for (let turn = 0; turn < TURNS; turn++) {
    at(0.3 + (0.7 * turn) / TURNS, `turn ${turn + 1} of ${TURNS}`)
    for (const side of sides) {
      await alone(side, SETTLE_SECONDS)
      const before = bots.moves
      side.p99s.push((await alone(side, turnSeconds)).p99)
      if (side === beside) moves += bots.moves - before
    }
  }
  // The median ratio of consecutive measurements.
  const times = median(beside.p99s.map((p99, i) => p99 / (quiet.p99s[i] as number)))
  const name = `${game}: a person’s move, 99 in 100`
  process.stdout.write(
    JSON.stringify([
      { name: `${name}, quiet`, value: rounded(median(quiet.p99s)), unit: 'ms' },
      { name: `${name}, beside ${TABLES} tables of ${BOT}`, value: rounded(median(beside.p99s)), unit: 'ms' },
      { name: `${name}, beside bots for quiet`, value: rounded(times), unit: '×', bound: MAX_RATIO },
      { name: `${game}: bots were told of moving`, value: Math.round(moves / (TURNS * turnSeconds)), unit: '1/s' },
    ]),
  )
} finally {
  for (const { server } of sides) process.kill(server.pid, 'SIGCONT')
  for (const { server } of sides) await server.stop()
}
process.exit()

async function open(): Promise<Side> {
  const server = await onSqlite()
  const meter = new Meter()
  const groups: Group[] = []
  for (let i = 0; i < GROUPS; i++) groups.push(await wayfareGroup(game, server.port, `people ${i}`, meter))
  return { server, groups, meter, p99s: [] }
}

/** Stops the other server meanwhile, so that it is quiet here and both are measured under the same conditions. */
function alone(side: Side, length: number): Promise<Turn> {
  for (const { server } of sides) process.kill(server.pid, server === side.server ? 'SIGCONT' : 'SIGSTOP')
  return playTurn(side.groups, side.meter, length, RATE)
}

/** Adds a spectator to each table; without one only a few tables would be played at a time. */
async function sitDown(port: number): Promise<{ moves: number }> {
  const counted = { moves: 0 }
  const host = await newPerson(port, 'host')
  const seats = [BOT, BOT].map((bot) => ({ kind: 'bot', bot }))
  let socket: PlainSocket | undefined
  for (let i = 0; i < TABLES; i++) {
    if (i % WATCHED === 0) {
      socket = await openSocket(port, host.cookie)
      socket.received = (text) => {
        if (text.startsWith('{"t":"update"')) counted.moves++
      }
    }
    const { id } = await host.post('/api/tables', { game, seats })
    socket?.send(JSON.stringify({ t: 'watch', table: id }))
  }
  return counted
}
