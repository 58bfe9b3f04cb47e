// Searches for a game that uses a certain part by hill climbing: plays a game, then repeatedly changes the best one
// from some point on, and keeps a version that used more parts like it, or used them sooner. The result depends only on
// the start and the seed.

import { below, type Id, type Option, pick, type Seat, type State, type Stream, stream } from '@wayfare/kernel'
import type { TestedEngine } from './tested-game.ts'

/** A climb ends after this many moves tried, or this many games in a row without improvement. */
const MAX_MOVES = 600_000
const MAX_FAILURES = 400
/** A player who avoids moves that end turns may play forever, so a game this long is abandoned. */
const MAX_GAME_LENGTH = 3_000

type Step<S> = { readonly before: S; readonly seat: Seat; readonly move: string; readonly used: readonly Id[] }
type ClimbedGame<S> = { readonly steps: readonly Step<S>[]; readonly score: number; readonly there: boolean }

export const wordsOf = (part: Id): string[] => part.split(/[ -]/)
const verbOf = (move: string): string => move.split(' ')[0] as string

/**
 * Returns the moves of the best game found, which may stop early if every game was abandoned. Where several seats may
 * decide, the first one does.
 */
export function climb<S extends State>(engine: TestedEngine<S>, start: S, seed: string, goal: Id): string[] {
  return new Climb(engine, seed, goal).from(start).map(({ move }) => move)
}

class Climb<S extends State> {
  private readonly engine: TestedEngine<S>
  private readonly goal: Id
  private readonly words: ReadonlySet<string>
  private readonly dice: Stream
  /** The verbs of moves, and of moves that use parts like the goal. */
  private readonly verbs = new Set<string>()
  private readonly kinVerbs = new Set<string>()
  private tried = 0

  constructor(engine: TestedEngine<S>, seed: string, goal: Id) {
    this.engine = engine
    this.goal = goal
    this.words = new Set(wordsOf(goal))
    this.dice = stream(`${seed} climb`)
  }

  from(start: S): readonly Step<S>[] {
    let best = this.playOn(start, [])
    for (let bored = 0; !best.there && bored < MAX_FAILURES && this.tried < MAX_MOVES; bored++) {
      const cut = below(this.dice, best.steps.length)
      const next = this.playOn((best.steps[cut] as Step<S>).before, best.steps.slice(0, cut))
      if (next.score > best.score) bored = 0
      if (next.score >= best.score) best = next
    }
    return best.steps
  }

  /** Plays to the end with random preferences: some verbs are favoured and others avoided throughout. */
  private playOn(from: S, before: readonly Step<S>[]): ClimbedGame<S> {
    const { engine, dice } = this
    const mood = this.mood()
    const s = engine.clone(from)
    const steps = before.slice()
    let changed = false
    while (!engine.isOver(s)) {
      if (steps.length >= MAX_GAME_LENGTH) return { steps, score: Number.NEGATIVE_INFINITY, there: false }
      const seat = engine.deciders(s)[0] as Seat
      const offered = engine.options(s, seat)
      for (const { move } of offered) this.verbs.add(verbOf(move))
      const option = changed ? this.choose(s, seat, offered, mood) : pick(dice, offered)
      changed ||= offered.length > 1
      const used = engine.game.uses(option.move, s)
      if (used.some((part) => this.kinship(part) > 0)) this.kinVerbs.add(verbOf(option.move))
      steps.push({ before: engine.clone(s), seat, move: option.move, used })
      engine.apply(s, seat, option, null)
      this.tried++
    }
    return { steps, ...this.judge(s, steps) }
  }

  private mood(): Map<string, 'like' | 'shun'> {
    const mood = new Map<string, 'like' | 'shun'>()
    for (const verb of this.verbs) {
      const one = below(this.dice, 8)
      if (one < 2) mood.set(verb, one === 0 ? 'shun' : 'like')
    }
    if (below(this.dice, 2) === 0) for (const verb of this.kinVerbs) mood.set(verb, 'like')
    return mood
  }

  private choose(s: S, seat: Seat, offered: readonly Option[], mood: ReadonlyMap<string, 'like' | 'shun'>): Option {
    const feel = ({ move }: Option) => mood.get(verbOf(move))
    const liked = below(this.dice, 2) === 0 ? offered.filter((option) => feel(option) === 'like') : []
    const bearable = offered.filter((option) => feel(option) !== 'shun')
    const [among = offered] = [liked, bearable].filter(({ length }) => length > 0)
    if (below(this.dice, 8) === 0) return pick(this.dice, among)
    this.tried += among.length
    return best(this.engine, s, seat, among)
  }

  /** The number of words that a part has in common with the goal. */
  private kinship(part: Id): number {
    return wordsOf(part).filter((word) => this.words.has(word)).length
  }

  /**
   * Judges a game by the seat that came closest. Early use is better, because it leaves time for the rest; equal games
   * are compared by their final positions.
   */
  private judge(end: S, steps: readonly Step<S>[]): { score: number; there: boolean } {
    const { players } = end.core
    const [scores, left] = [Array<number>(players).fill(0), Array<number>(players).fill(0)]
    const seen = new Set<string>()
    for (const { seat } of steps) left[seat] = (left[seat] as number) + 1
    for (const { seat, used } of steps) {
      left[seat] = (left[seat] as number) - 1
      for (const part of used) {
        if (seen.has(`${seat} ${part}`)) continue
        seen.add(`${seat} ${part}`)
        scores[seat] = (scores[seat] as number) + this.kinship(part) * (1000 + 5 * (left[seat] as number))
      }
    }
    const { evaluate } = this.engine.game
    const score = Math.max(...scores.map((kin, seat) => kin + (evaluate?.(end, seat) ?? 0)))
    return { score, there: steps.some(({ used }) => used.includes(this.goal)) }
  }
}

/** Returns the option with the best-looking position; the first option if the game cannot evaluate. */
export function best<S extends State>(engine: TestedEngine<S>, s: S, seat: Seat, offered: readonly Option[]): Option {
  const { evaluate } = engine.game
  let [top] = offered as readonly [Option]
  let most = Number.NEGATIVE_INFINITY
  for (const option of evaluate && offered.length > 1 ? offered : []) {
    const after = engine.clone(s)
    engine.apply(after, seat, option, null)
    const value = evaluate?.(after, seat) ?? 0
    if (value > most) [most, top] = [value, option]
  }
  return top
}
