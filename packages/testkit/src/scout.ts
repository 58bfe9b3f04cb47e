// Looks for games that use what no game has used yet. They are played without any check, a hundred times as fast, and those that
// bring something are then played again with all of them.

import { below, type Engine, type Id, pick, stream, type World } from '@wayfare/kernel'
import { Players } from './players.ts'
import { randomTable, seedOfGame } from './random-play.ts'

type Where = { readonly seed: string; readonly table?: Readonly<Record<string, unknown>> | undefined }

export class Scout<S extends World> {
  private readonly engine: Engine<S>
  private readonly where: Where
  private readonly dice
  private games: number
  /** For the words of parts: how the moves begin that use such parts. */
  private readonly verbs = new Map<string, Set<string>>()

  /** `games`: how many have been played under this seed. */
  constructor(engine: Engine<S>, where: Where, games: number) {
    this.engine = engine
    this.where = where
    this.games = games
    this.dice = stream(`${where.seed} scout`)
  }

  /** The seed of a game that uses one of these; undefined when there was `enough`. */
  find(unused: ReadonlySet<Id>, enough: () => boolean): string | undefined {
    while (!enough()) {
      const seed = this.nextSeed([...unused])
      if (this.play(seed).some((part) => unused.has(part))) return seed
    }
    return undefined
  }

  /** At random, towards what looks good, or after something that is missing. */
  private nextSeed(unused: readonly Id[]): string {
    const seed = seedOfGame(this.where.seed, this.games++)
    const way = below(this.dice, 4)
    if (way === 0) return seed
    return way === 1 ? `${seed}~` : `${seed}~${this.hints(pick(this.dice, unused)).join(' ')}`
  }

  /** Some words of the part itself, of moves that use its like, and of any other move: that may be what it takes to get there. */
  private hints(part: Id): string[] {
    const kin = wordsOf(part).flatMap((word) => [...(this.verbs.get(word) ?? [])])
    const others = [...new Set([...this.verbs.values()].flatMap((verbs) => [...verbs]))]
    const words = [...part.split(' '), ...kin, ...(others.length > 0 ? [pick(this.dice, others)] : [])]
    return [...new Set(words)].filter(() => below(this.dice, 2) === 0)
  }

  private play(seed: string): Id[] {
    const { engine, where } = this
    const s = engine.start(randomTable(engine as Engine, seed, where.table), seed)
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

const wordsOf = (part: Id): string[] => part.split(/[ -]/)
