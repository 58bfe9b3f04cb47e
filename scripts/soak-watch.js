// Two hundred sockets watch one table again and again, as fast as the limits allow. The sent data must stay in
// proportion to the received data, and players at that table must hardly notice: node --import tsx
// scripts/soak-watch.js SEED [ROUNDS]

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pick, stream } from '@wayfare/kernel'
import { SETTINGS } from '../packages/server/src/settings.ts'
import { Client } from '../packages/server/src/testing/client.ts'
import { startPostgres } from '../packages/server/src/testing/postgres.ts'
import { serverProcess } from '../packages/server/src/testing/process.ts'
import { watchers } from '../packages/server/src/testing/watchers.ts'

const SOCKETS = 200
const MOST_OUT = 10
const MOST_SLOWER = 3
/** The pause between two moves of the players. */
const THINKS_MS = 60
const SLICE_SECONDS = 5
const HABITS = {
  'five times a second': { sockets: SOCKETS, everyMs: 200, comeAndGo: false },
  'as often as they may': { sockets: SOCKETS, everyMs: 1000 / SETTINGS.MESSAGES_PER_SECOND.initial, comeAndGo: false },
  'coming and going': { sockets: SOCKETS, everyMs: 200, comeAndGo: true },
}
/** The default limits; the players are at the same address. */
const LIMITS = {
  ...Object.fromEntries(
    ['MESSAGES_PER_SECOND', 'WORK_MS_PER_SECOND', 'BYSTANDER_MS'].map((name) => [name, String(SETTINGS[name].initial)]),
  ),
  SOCKETS_PER_ADDRESS: String(SOCKETS + 2),
}

if (process.argv[2] === 'crowd') runCrowd(JSON.parse(process.argv[3]))
else await soak(process.argv[2] ?? String(Date.now()), Number(process.argv[3] ?? 4))

/** Runs the watchers in a separate process, so that they delay only the server. */
function runCrowd({ base, cookie, habits }) {
  const crowd = watchers({ base, cookie }, habits)
  process.on('message', ({ table }) => {
    if (table) crowd.go(table)
    else process.send({ sent: crowd.sent, received: crowd.received, closed: crowd.closed })
  })
  process.on('disconnect', () => process.exit())
}

async function soak(seed, rounds) {
  console.log(`seed ${seed}`)
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-watch-'))
  try {
    await watchWithCrowd('SQLite', { DATABASE_URL: '', DATA_DIR: folder }, seed, rounds)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const postgres = await startPostgres()
  try {
    await watchWithCrowd('PostgreSQL', { DATABASE_URL: await postgres.freshUrl(), DATA_DIR: '' }, seed, rounds)
  } finally {
    await postgres.stop()
  }
  process.exit()
}

async function watchWithCrowd(name, store, seed, rounds) {
  const server = await serverProcess(store, LIMITS)
  try {
    const port = await server.ready
    const who = await Client.guest(port, 'Crowd')
    const people = [await Client.guest(port, 'Anna'), await Client.guest(port, 'Ben')]
    for (const one of people) await one.connect()
    const players = playersOf(people, stream(seed))
    await players.play(SLICE_SECONDS)
    for (const [how, habits] of Object.entries(HABITS)) await compare(`${name}, ${how}`, players, who, habits, rounds)
  } finally {
    await server.kill()
  }
}

/** Alternates with an idle server, so that other work of the machine affects both alike. */
async function compare(name, players, who, habits, rounds) {
  const quiet = []
  const busy = []
  const sum = { received: 0, sent: 0, disconnected: 0 }
  for (let round = 0; round < rounds; round++) {
    quiet.push(...(await players.play(SLICE_SECONDS)))
    const crowd = crowdOf(who, habits)
    players.moved = crowd.go
    crowd.go(players.table)
    while ((await crowd.counts()).received < SOCKETS) await pause(100)
    const before = await crowd.counts()
    busy.push(...(await players.play(SLICE_SECONDS)))
    const after = await crowd.counts()
    players.moved = () => {}
    await crowd.end()
    sum.received += after.sent - before.sent
    sum.sent += after.received - before.received
    sum.disconnected += after.closed - before.closed
  }
  const slower = median(busy) / median(quiet)
  const figures = { ...sum, moves: busy.length, quietMs: median(quiet), busyMs: median(busy) }
  console.log(
    `${name}: ${JSON.stringify(figures)}, ${(sum.sent / sum.received).toFixed(2)} sent for each received, moves ${slower.toFixed(2)} times as slow`,
  )
  if (sum.received < SOCKETS * SLICE_SECONDS * rounds)
    throw new Error(`only ${sum.received} messages arrived: this says nothing`)
  if (sum.sent > MOST_OUT * sum.received) throw new Error(`more than ${MOST_OUT} were sent for each received`)
  if (slower > MOST_SLOWER) throw new Error(`a move takes more than ${MOST_SLOWER} times as long`)
}

function median(times) {
  return Number([...times].sort((a, b) => a - b)[times.length >> 1].toFixed(2))
}

function crowdOf({ base, cookie }, habits) {
  const child = fork(fileURLToPath(import.meta.url), ['crowd', JSON.stringify({ base, cookie, habits })], {
    execArgv: ['--import', 'tsx'],
  })
  return {
    go: (table) => void child.send({ table }),
    async counts() {
      child.send({})
      return (await once(child, 'message'))[0]
    },
    async end() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** Two people who play at a table, and at a new one when that is over. */
function playersOf(people, chance) {
  const players = { table: '', moved: () => {}, play }
  let turn = []

  async function sitDown() {
    const [anna, ben] = people
    const { id } = await anna.post('/api/tables', { game: 'arnak', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.post(`/api/tables/${id}/join`)
    players.table = id
    for (const [seat, client] of people.entries()) await client.watch(id, seat)
    turn = anna.seen(id).picture.turn
    players.moved(id)
  }

  /** Makes a move and returns how long it took. */
  async function move() {
    if (turn.length === 0) await sitDown()
    const { table } = players
    const [seat] = turn
    const { picture } = await people[seat].until(table, ({ picture }) => picture.options.length > 0)
    const began = performance.now()
    const answer = await people[seat].move(table, seat, pick(chance, picture.options).move)
    const took = performance.now() - began
    if (answer.t !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`)
    turn = people[seat].seen(table).picture.turn
    return took
  }

  async function play(seconds) {
    const times = []
    for (const until = Date.now() + seconds * 1000; Date.now() < until; await pause(THINKS_MS)) {
      times.push(await move())
      for (const { messages, texts } of people) messages.length = texts.length = 0
    }
    return times
  }
  return players
}
