// Searches for games that use parts no game has used yet. It plays without checks, a hundred times as fast, and returns
// the seeds of useful games, which are then played again with all checks.

import { below, type Id, pick, type State, stream, type TableOptions } from '@wayfare/kernel'
import { wordsOf } from './climb.ts'
import { Players } from './players.ts'
import { randomTable, seedOfGame } from './random-play.ts'
import type { TestedEngine } from './tested-game.ts'

/** After this many games without a new part, one game in `CLIMBS` is a climb towards a part. */
const PATIENCE = 400
const CLIMBS = 30
/** Hints are part of the seed, which a log limits in length. */
const MOST_HINTS = 6
/** Tries this many suitable tables and takes the one with the fewest players, because its game is the shortest. */
const TABLE_TRIES = 4

type SearchOptions = { readonly seed: string; readonly table?: Readonly<Record<string, unknown>> | undefined }

export class Scout<S extends State> {
  private readonly engine: TestedEngine<S>
  private readonly where: SearchOptions
  private readonly dice
  private games: number
  private climbing = false
  /** For each word of a part's name, the verbs of moves that use such parts. */
  private readonly verbs = new Map<string, Set<string>>()

  /** `games` is the number of games already played under this seed. */
  constructor(engine: TestedEngine<S>, where: SearchOptions, games: number) {
    this.engine = engine
    this.where = where
    this.games = games
    this.dice = stream(`${where.seed} scout`)
  }

  /** Returns the seed of a game that uses one of these parts; undefined when `enough` returned true. */
  find(unused: ReadonlySet<Id>, enough: () => boolean): string | undefined {
    for (let missed = 1; !enough(); missed++) {
      if (missed === PATIENCE) this.climbing = true
      const seed =
        this.climbing && missed % CLIMBS === 0
          ? this.climbSeed(pick(this.dice, [...unused]))
          : this.nextSeed([...unused])
      if (this.play(seed).some((part) => unused.has(part))) return seed
    }
    return undefined
  }

  /** Returns a seed for random play, for play towards good positions, or for play towards a missing part. */
  private nextSeed(unused: readonly Id[]): string {
    const seed = seedOfGame(this.where.seed, this.games++)
    const way = below(this.dice, 4)
    if (way === 0) return seed
    return way === 1 ? `${seed}~` : `${seed}~${this.hints(pick(this.dice, unused)).join(' ')}`
  }

  private climbSeed(part: Id): string {
    const found: { seed: string; players: number }[] = []
    for (let tries = 0; found.length < TABLE_TRIES && tries < 100; tries++) {
      const seed = `${seedOfGame(this.where.seed, this.games++)}~~${part}`
      const table = randomTable(this.engine, seed, this.where.table)
      if (this.fits(table, part) || tries === 99) found.push({ seed, players: table.players })
    }
    found.sort((a, b) => a.players - b.players)
    return (found[0] as { seed: string }).seed
  }

  /** True unless the part's name contains a value of a table option that this table does not have. */
  private fits(table: TableOptions, part: Id): boolean {
    const words: unknown[] = wordsOf(part)
    return Object.entries(this.engine.game.choices).every(
      ([name, { values }]) =>
        !values.some((value) => typeof value === 'string' && words.includes(value)) || words.includes(table[name]),
    )
  }

  /**
   * Picks some words of the part's name, of moves that use similar parts, and of any other move, which may be needed on
   * the way.
   */
  private hints(part: Id): string[] {
    const kin = wordsOf(part).flatMap((word) => [...(this.verbs.get(word) ?? [])])
    const others = [...new Set([...this.verbs.values()].flatMap((verbs) => [...verbs]))]
    const words = [...part.split(' '), ...kin, ...(others.length > 0 ? [pick(this.dice, others)] : [])]
    return [...new Set(words)].filter(() => below(this.dice, 2) === 0).slice(0, MOST_HINTS)
  }

  private play(seed: string): Id[] {
    const { engine, where } = this
    const s = engine.start(randomTable(engine, seed, where.table), seed)
    const players = new Players(engine, seed)
    const used: Id[] = []
    while (!engine.isOver(s)) {
      const seat = players.seat(engine.deciders(s))
      const option = players.choose(s, seat, engine.options(s, seat))
      for (const part of engine.game.uses(option.move, s)) {
        used.push(part)
        for (const word of wordsOf(part)) this.learn(word, option.move)
      }
      engine.apply(s, seat, option, null)
    }
    return used
  }

  private learn(word: string, move: string): void {
    const known = this.verbs.get(word) ?? new Set()
    this.verbs.set(word, known.add(move.split(' ')[0] as string))
  }
}
