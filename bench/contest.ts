// Compares our server on both databases with boardgame.io's, alternating every few seconds so that other load on the
// machine affects all alike. The result is the median of the ratios.

import { boardgameIoGroup } from './boardgame-io-tables.ts'
import { measureMemory } from './memory.ts'
import { boardgameIoServer, onPostgres, onSqlite, type Server } from './servers.ts'
import { type Group, Meter, median, playTurn, TABLES, type Turn } from './tables.ts'
import { wayfareGroup } from './wayfare-tables.ts'

const TURNS = 5
/** Warm-up time for the compilers, because a real server runs for months. */
const WARM_UP_SECONDS = 20

/** `least` is the smallest acceptable value. */
type Figure = { readonly name: string; readonly value: number; readonly unit: string; readonly least?: number }
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

/**
 * By what factor a durable server must exceed boardgame.io's moves per second, although that keeps its state in memory
 * only.
 */
const LEAST: Readonly<Record<string, number>> = { darwin: 5, arnak: 4, arkham: 4 }

type At = (share: number, what: string) => void

/** Measures each game on all servers for this many seconds, one after another. `at` receives the progress. */
export async function contests(games: readonly string[], seconds: number, seed: string, at: At): Promise<Figure[]> {
  at(0, 'memory')
  const memory = await measureMemory()
  const figures: Figure[] = []
  for (const [i, game] of games.entries()) {
    const part: At = (share, what) => at((i + share) / games.length, `${game}: ${what}`)
    figures.push(...(await contest(game, seconds, seed, part)))
  }
  return [
    ...figures,
    { name: 'server idle', value: rounded(memory.idle), unit: 'MB' },
    { name: 'server 1000 idle sockets', value: rounded(memory.sockets), unit: 'MB' },
  ]
}

async function contest(game: string, seconds: number, seed: string, at: At): Promise<Figure[]> {
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
    ...[...turns].flatMap(([name, own]) => figuresOf(game, name, own)),
    ...[...turns].flatMap(([name, own]) =>
      name === RIVAL ? [] : [ratio(game, name, own, turns.get(RIVAL) as Turn[])],
    ),
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

function figuresOf(game: string, name: string, turns: readonly Turn[]): Figure[] {
  const of = (what: keyof Turn) => rounded(median(turns.map((turn) => turn[what])))
  return [
    { name: `${game} ${name} moves`, value: of('movesPerSecond'), unit: '1/s' },
    { name: `${game} ${name} p99`, value: of('p99'), unit: 'ms' },
    { name: `${game} ${name} bytes a move`, value: of('bytesPerMove'), unit: 'B' },
  ]
}

/** The median ratio of consecutive measurements. */
const ratio = (game: string, name: string, ours: readonly Turn[], theirs: readonly Turn[]): Figure => ({
  name: `${game} ${name} vs ${RIVAL}`,
  value: rounded(median(ours.map((turn, i) => turn.movesPerSecond / (theirs[i] as Turn).movesPerSecond))),
  unit: '×',
  ...(name === 'postgres' && LEAST[game] !== undefined ? { least: LEAST[game] } : {}),
})

const rounded = (value: number): number => Number(value >= 100 ? value.toFixed(0) : value.toFixed(1))
