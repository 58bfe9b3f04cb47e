// Our server on both databases and boardgame.io's, in turns of a few seconds: whatever else this machine does meets all of them
// alike, and what counts is the median of the ratios.

import { boardgameIoGroup } from './boardgame-io-tables.ts'
import { measureMemory } from './memory.ts'
import { boardgameIoServer, onPostgres, onSqlite, type Server } from './servers.ts'
import { type Group, Meter, playTurn, TABLES, type Turn } from './tables.ts'
import { wayfareGroup } from './wayfare-tables.ts'

const TURNS = 5
/** Compilers are at work in all of them for so long: a server runs for months. */
const WARM_UP_SECONDS = 20

type Figure = { readonly name: string; readonly value: number; readonly unit: string }
type Side = {
  readonly name: string
  readonly serve: (game: string) => Promise<Server>
  readonly group: (game: string, port: number, seed: string, meter: Meter) => Promise<Group>
}

const RIVAL = 'boardgame.io'
const SIDES: readonly Side[] = [
  { name: RIVAL, serve: boardgameIoServer, group: boardgameIoGroup },
  { name: 'sqlite', serve: onSqlite, group: wayfareGroup },
  { name: 'postgres', serve: onPostgres, group: wayfareGroup },
]

/** One game on all of them. `at` is told how far it is. */
export async function contest(
  game: string,
  seconds: number,
  seed: string,
  at: (share: number, what: string) => void,
): Promise<Figure[]> {
  at(0, 'memory')
  const memory = await measureMemory()
  const players = []
  for (const side of SIDES) players.push(await sitDown(side, game, seed))
  for (const { name, play } of players) {
    at(0, `warming up ${name}`)
    await play(WARM_UP_SECONDS)
  }
  const turns = new Map<string, Turn[]>(players.map(({ name }) => [name, []]))
  for (let i = 0; i < TURNS * players.length; i++) {
    const { name, play } = players[i % players.length] as (typeof players)[number]
    at(i / (TURNS * players.length), name)
    turns.get(name)?.push(await play(seconds / (TURNS * players.length)))
  }
  for (const { leave } of players) await leave()
  return [
    ...[...turns].flatMap(([name, own]) => figuresOf(name, own)),
    ...[...turns].flatMap(([name, own]) => (name === RIVAL ? [] : [ratio(name, own, turns.get(RIVAL) as Turn[])])),
    { name: 'server idle', value: rounded(memory.idle), unit: 'MB' },
    { name: 'server 1000 idle sockets', value: rounded(memory.sockets), unit: 'MB' },
  ]
}

async function sitDown({ name, serve, group }: Side, game: string, seed: string) {
  const server = await serve(game)
  const meter = new Meter()
  const groups: Group[] = []
  for (let i = 0; i < TABLES; i++) groups.push(await group(game, server.port, `${seed} ${i}`, meter))
  return {
    name,
    play: (seconds: number) => playTurn(groups, meter, seconds),
    async leave() {
      for (const one of groups) one.close()
      await server.stop()
    },
  }
}

function figuresOf(name: string, turns: readonly Turn[]): Figure[] {
  const of = (what: keyof Turn) => rounded(median(turns.map((turn) => turn[what])))
  return [
    { name: `server ${name} moves`, value: of('movesPerSecond'), unit: '1/s' },
    { name: `server ${name} p99`, value: of('p99'), unit: 'ms' },
    { name: `server ${name} bytes a move`, value: of('bytesPerMove'), unit: 'B' },
  ]
}

/** Turn by turn, of those that followed each other. */
const ratio = (name: string, ours: readonly Turn[], theirs: readonly Turn[]): Figure => ({
  name: `server ${name} vs ${RIVAL}`,
  value: rounded(median(ours.map((turn, i) => turn.movesPerSecond / (theirs[i] as Turn).movesPerSecond))),
  unit: '×',
})

const rounded = (value: number): number => Number(value >= 100 ? value.toFixed(0) : value.toFixed(1))

function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}
