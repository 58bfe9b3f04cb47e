// Finds moments in which the move of a passage is possible: in games between bots, as early as possible, and in as few
// games as possible.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { greedy, random } from '@wayfare/bots'
import {
  begin,
  type Engine,
  type Log,
  offers,
  parseLog,
  play,
  type Row,
  replay,
  type Seat,
  seedOf,
  writeLog,
} from '@wayfare/kernel'
import { WISHES } from './shown-wishes.ts'

type Game = 'arkham' | 'arnak' | 'darwin'
type FoundMoment = { readonly passage: string; readonly at: number; readonly seat: Seat; readonly move: string }
type PlayedGame = Pick<Log, 'table' | 'chance' | 'rows'> & { readonly found: readonly FoundMoment[] }

const SEEDS = Array.from({ length: 12 }, (_, i) => `shown-${i + 1}`)
/** A later moment costs more moves to store; another game costs as many as this. */
const GAME_COST = 120

export function writeShown(game: Game, engine: Engine): string[] {
  const passages: string[] = []
  const games: string[] = []
  const missing: string[] = []
  for (const [set, wishes] of WISHES[game].entries()) {
    const { moves } = wishes
    const played =
      'log' in wishes
        ? [lookThrough(engine, logAt(wishes.log), moves)]
        : SEEDS.flatMap((seed) =>
            [false, true].map((wild) => lookThrough(engine, playOut(engine, wishes.options, seed, wild), moves)),
          )
    const chosen = choose(played, Object.keys(moves))
    for (const [n, one] of chosen.entries()) {
      const { found } = one
      const name = `${'abcd'[set]}${n + 1}`
      games.push(`  ${name}: \`${logOf(engine, one, Math.max(...found.map(({ at }) => at)))}\`,`)
      for (const { passage, at, seat, move } of found)
        passages.push(`    '${passage}': { game: '${name}', at: ${at}, seat: ${seat}, move: '${move}' },`)
    }
    const all = new Set(chosen.flatMap(({ found }) => found.map(({ passage }) => passage)))
    missing.push(...Object.keys(moves).filter((passage) => !all.has(passage)))
  }
  write(
    game,
    'games',
    `// Games that were played by bots, as far as passages of the rulebook are shown in them.\n\nexport const games = {\n${games.join('\n')}\n}\n`,
  )
  write(
    game,
    'index',
    `// Where the passages of the rulebook can be tried. Found by \`UPDATE=1 npx vitest run packages/web/src/features/rulebook/examples.test.ts\`.\n\nimport type { Shown } from '@wayfare/text'\n\nexport const ${game}Shown: Shown = {\n  passages: {\n${passages.sort().join('\n')}\n  },\n  games: async () => (await import('./games.ts')).games,\n}\n`,
  )
  return missing
}

const packages = new URL('../../../', import.meta.url)
const logAt = (path: string): Log => parseLog(readFileSync(fileURLToPath(new URL(path, packages)), 'utf8'))

/** Writes the first rows as a log. */
function logOf(engine: Engine, { table, chance, rows }: PlayedGame, count: number): string {
  const { id: game, version } = engine.game
  const log = { game, version, table, chance, rows: rows.slice(0, count) }
  return writeLog({ ...log, hash: engine.hash(replay(engine, log).state) })
}

function write(game: Game, name: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(`games/${game}/src/shown/${name}.ts`, packages)), text)
}

/** Plays a game. With `wild` some moves are random, so that more happens. */
function playOut(engine: Engine, options: object, seed: string, wild: boolean): Omit<PlayedGame, 'found'> {
  const table = engine.table(options)
  const s = engine.start(table, seed)
  const rows: Row[] = []
  for (let n = 0; !engine.isOver(s); n++) {
    const seat = engine.deciders(s)[0] as Seat
    const bot = wild && n % 3 === 0 ? random : greedy
    for (const move of bot.choose(engine, s, seat, `${seed} ${n}`)) {
      engine.take(s, seat, move)
      rows.push({ kind: 'move', seat, move })
    }
  }
  return { table, chance: { seed }, rows }
}

/** Finds where in a game each of these moves is first offered to the next player. */
function lookThrough(
  engine: Engine,
  { table, chance, rows }: Omit<PlayedGame, 'found'>,
  moves: Readonly<Record<string, RegExp>>,
): PlayedGame {
  const match = begin(engine, table, seedOf(chance) as string)
  const found = new Map<string, FoundMoment>()
  for (const [at, row] of rows.entries()) {
    if (row.kind !== 'move') throw new Error('nothing is taken back in these games')
    const offered = offers(match, row.seat)
    for (const [passage, pattern] of Object.entries(moves)) {
      const option = found.has(passage) ? undefined : offered.find((one) => pattern.test(one.move))
      if (option) found.set(passage, { passage, at, seat: row.seat, move: option.move })
    }
    play(match, row.seat, row.move)
  }
  return { table, chance, rows, found: [...found.values()] }
}

/** Chooses games as long as another one is worth it; each passage uses the game in which it occurs first. */
function choose(played: readonly PlayedGame[], wanted: readonly string[]): PlayedGame[] {
  const left = new Set(wanted)
  const chosen: PlayedGame[] = []
  for (let open = [...played]; left.size > 0 && open.length > 0; ) {
    const best = open
      .map((game) => ({ game, found: game.found.filter(({ passage }) => left.has(passage)) }))
      .filter(({ found }) => found.length > 0)
      .sort((a, b) => costOf(a.found) - costOf(b.found) || b.found.length - a.found.length)[0]
    if (!best) break
    for (const { passage } of best.found) left.delete(passage)
    chosen.push({ ...best.game, found: best.found })
    open = open.filter((game) => game !== best.game)
  }
  return chosen
}

/** The rows to be stored for each passage. */
const costOf = (found: readonly FoundMoment[]): number =>
  (GAME_COST + Math.max(...found.map(({ at }) => at))) / found.length
