// A person's move while it is quiet, and beside tables of bots that plan. `wayfare bench --bots` runs this in a process of its own, with
// the game and the seconds; the figures come out as JSON.

import type { PlainSocket } from './plain-socket.ts'
import { onSqlite } from './servers.ts'
import { type Group, Meter, playTurn } from './tables.ts'
import { newPerson, openSocket, wayfareGroup } from './wayfare-tables.ts'

/** Level 4. */
const BOT = 'odile'
const TABLES = 50
/** As many as one connection may look on at. */
const WATCHED = 20
/** Four people each, who together make so many moves a second. */
const GROUPS = 4
const RATE = 40
const WARM_UP_SECONDS = 8
/** How many times as long an honest person may wait. */
const MOST = 2

const [game = 'arnak', seconds = '40'] = process.argv.slice(2)
process.once('disconnect', () => process.exit(1))
const at = (share: number, what: string): void => void process.send?.({ share, what })
const rounded = (value: number): number => Number(value.toFixed(2))

const server = await onSqlite()
try {
  const meter = new Meter()
  const groups: Group[] = []
  for (let i = 0; i < GROUPS; i++) groups.push(await wayfareGroup(game, server.port, `people ${i}`, meter))
  const turn = (length: number) => playTurn(groups, meter, length, RATE)
  at(0, 'warming up')
  await turn(WARM_UP_SECONDS)
  at(0.2, 'quiet')
  const quiet = await turn(Number(seconds) / 2)
  at(0.5, 'bots sit down')
  const bots = await sitDown(server.port)
  await turn(WARM_UP_SECONDS)
  at(0.7, 'beside bots')
  bots.moves = 0
  const beside = await turn(Number(seconds) / 2)
  const name = `${game}: a person’s move, 99 in 100`
  process.stdout.write(
    JSON.stringify([
      { name: `${name}, quiet`, value: rounded(quiet.p99), unit: 'ms' },
      { name: `${name}, beside ${TABLES} tables of ${BOT}`, value: rounded(beside.p99), unit: 'ms' },
      { name: `${name}, beside bots for quiet`, value: rounded(beside.p99 / quiet.p99), unit: '×', bound: MOST },
      { name: `${game}: bots were told of moving`, value: Math.round(bots.moves / (Number(seconds) / 2)), unit: '1/s' },
    ]),
  )
} finally {
  await server.stop()
}
process.exit()

/** Somebody looks on at each table: otherwise only a few of them would be played at a time. */
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
