// Finds moments in which what passages speak of is at hand: in games of bots, as early as they come, in as few games as will do.

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { greedy, random } from '@wayfare/bots'
import type { Engine, Seat } from '@wayfare/kernel'
import { WISHES } from './shown-wishes.ts'

type Game = 'arkham' | 'arnak' | 'darwin'
type Found = { readonly passage: string; readonly at: number; readonly seat: Seat; readonly move: string }
type Played = { readonly seed: string; readonly rows: readonly string[]; readonly found: readonly Found[] }

const SEEDS = ['shown-1', 'shown-2', 'shown-3', 'shown-4', 'shown-5', 'shown-6', 'shown-7', 'shown-8']
/** A later moment costs more moves to keep; another game costs as many as this. */
const GAME_COST = 120

export function writeShown(game: Game, engine: Engine): string[] {
  const passages: string[] = []
  const games: string[] = []
  const missing: string[] = []
  for (const [set, { options, moves }] of WISHES[game].entries()) {
    const played = SEEDS.map((seed, i) => playThrough(engine, options, seed, moves, i % 2 === 1))
    const chosen = choose(played, Object.keys(moves))
    for (const [n, { seed, rows, found }] of chosen.entries()) {
      const name = `${'ab'[set]}${n + 1}`
      const last = Math.max(...found.map(({ at }) => at))
      games.push(
        `  ${name}: {\n    options: ${JSON.stringify(options)},\n    seed: '${seed}',\n    rows: \`\n${rows.slice(0, last).join('\n')}\n\`,\n  },`,
      )
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
    `// Where the passages of the rulebook can be tried. Found by \`UPDATE=1 npx vitest run packages/web/src/rulebook/shown.test.ts\`.\n\nimport type { Shown } from '@wayfare/text'\n\nexport const ${game}Shown: Shown = {\n  passages: {\n${passages.sort().join('\n')}\n  },\n  games: async () => (await import('./games.ts')).games,\n}\n`,
  )
  return missing
}

function write(game: Game, name: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(`../../../games/${game}/src/shown/${name}.ts`, import.meta.url)), text)
}

/** Half well and half at random, so that more happens. */
function playThrough(
  engine: Engine,
  options: object,
  seed: string,
  moves: Readonly<Record<string, RegExp>>,
  wild: boolean,
): Played {
  const s = engine.start(engine.table(options as never), seed)
  const rows: string[] = []
  const found = new Map<string, Found>()
  for (let n = 0; !engine.isOver(s); n++) {
    const seat = engine.deciders(s)[0] as Seat
    const bot = wild && n % 3 === 0 ? random : greedy
    for (const move of bot.choose(engine, s, seat, `${seed} ${n}`)) {
      const offered = engine.options(s, seat)
      for (const [passage, pattern] of Object.entries(moves)) {
        const option = found.has(passage) ? undefined : offered.find((one) => pattern.test(one.move))
        if (option) found.set(passage, { passage, at: rows.length, seat, move: option.move })
      }
      engine.take(s, seat, move)
      rows.push(`${seat} ${move}`)
    }
  }
  return { seed, rows, found: [...found.values()] }
}

/** One game after another, as long as it is worth it: each passage in the one where it comes first. */
function choose(played: readonly Played[], wanted: readonly string[]): Played[] {
  const left = new Set(wanted)
  const chosen: Played[] = []
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

/** Rows to be kept, for each passage that is shown. */
const costOf = (found: readonly Found[]): number => (GAME_COST + Math.max(...found.map(({ at }) => at))) / found.length
