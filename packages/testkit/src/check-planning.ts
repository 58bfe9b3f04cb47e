// Checks a game's planning functions against the promises of `Planning`, in games played at random.

import {
  below,
  canonical,
  type Engine,
  type Option,
  type Planning,
  type Seat,
  type State,
  stream,
} from '@wayfare/kernel'
import { CheckFailed } from './check-failed.ts'
import { Snapshot } from './checks/snapshot.ts'
import { chooseAtRandom } from './random-play.ts'
import { type TestedGame, testedEngine } from './tested-game.ts'

export type PlanningOptions<V> = {
  readonly seed: string
  /** The options of the tables; one game is played at each. */
  readonly tables: readonly Readonly<Record<string, unknown>>[]
  /**
   * Removes from a view what a key may ignore, such as the order of the cards in a hand. By default nothing is removed.
   */
  readonly alike?: (view: V) => unknown
  /** Keys are checked at one decision in this many; by default at each. */
  readonly every?: number
}

/** Returns how many positions had a key seen before; if they are few, the keys were hardly tested. */
export function checkPlanning<S extends State, V>(game: TestedGame<S, V>, options: PlanningOptions<V>): number {
  const engine = testedEngine(game)
  const { planning } = game
  if (!planning) throw new Error(`${game.id} says nothing to plan with`)
  const { alike = (view: V) => view } = options
  let repeatedKeys = 0
  for (const [i, table] of options.tables.entries()) {
    const planned = new PlannedGame(engine, planning, alike, `${options.seed} ${i}`)
    repeatedKeys += planned.play(table, options.every ?? 1)
  }
  return repeatedKeys
}

/** The number of first moves to try, and of second moves after each. */
const FIRST = 12
const SECOND = 8

class PlannedGame<S extends State, V> {
  private readonly engine: Engine<S, V>
  private readonly planning: Planning<S>
  private readonly alike: (view: V) => unknown
  private readonly seed: string

  constructor(engine: Engine<S, V>, planning: Planning<S>, alike: (view: V) => unknown, seed: string) {
    this.engine = engine
    this.planning = planning
    this.alike = alike
    this.seed = seed
  }

  play(table: Readonly<Record<string, unknown>>, every: number): number {
    const { engine, seed } = this
    const s = engine.start(engine.table(table), seed)
    const dice = stream(seed)
    // A separate stream, so that the choice of decisions for closer checks does not change the game.
    const sample = stream(`${seed} sample`)
    const before = new Snapshot()
    let stages = this.stages(s)
    let repeatedKeys = 0
    while (!engine.isOver(s)) {
      const { seat, options, option } = chooseAtRandom(engine, s, dice)
      before.take(s)
      this.checkAnswers(s, seat, options)
      this.checkWorth(s, seat)
      if (below(sample, every) === 0) repeatedKeys += this.checkKeys(s, seat)
      if (!before.holds(s)) throw new CheckFailed('pure', `planning for seat ${seat} changed the state`)
      engine.apply(s, seat, option, null)
      stages = this.checkStages(s, stages)
    }
    this.checkEnd(s)
    return repeatedKeys
  }

  private stages(s: S): number[] {
    return Array.from({ length: s.core.players }, (_, seat) => this.planning.stage(s, seat))
  }

  private checkStages(s: S, before: readonly number[]): number[] {
    const now = this.stages(s)
    for (const [seat, stage] of now.entries()) {
      const old = before[seat] as number
      if (!(stage >= old)) this.fail('plan-stage', s, seat, `the stage falls from ${old} to ${stage}`)
      const beyond = this.planning.lastStageAfter?.(s, seat) ?? stage
      if (!(beyond >= stage)) this.fail('plan-stage', s, seat, `beyond stage ${stage} comes ${beyond}`)
    }
    return now
  }

  private checkAnswers(s: S, seat: Seat, options: readonly Option[]): void {
    const { sensible, answerLimit: few, reply } = this.planning
    const suggestions = sensible?.(s, seat, options) ?? options
    if (suggestions.length === 0) this.fail('plan-choice', s, seat, 'no option is sensible')
    const strange = suggestions.find((option) => !options.includes(option))
    if (strange) this.fail('plan-choice', s, seat, `'${strange.move}' is sensible and not offered`)
    const most = few?.(s, seat) ?? 1
    if (!(most >= 1)) this.fail('plan-choice', s, seat, `${most} answers are worth going on with`)
    const answer = reply?.(s, seat, options, stream(this.seed))
    if (reply && !options.includes(answer as Option))
      this.fail('plan-choice', s, seat, `the reply '${answer?.move}' is not offered`)
  }

  private checkWorth(s: S, seat: Seat): void {
    for (const judge of ['guide', 'value'] as const) {
      const worth = this.planning[judge](s, seat)
      if (!Number.isFinite(worth)) this.fail('plan-worth', s, seat, `its ${judge} is ${worth}`)
      const again = this.planning[judge](this.engine.clone(s), seat)
      if (again !== worth) this.fail('plan-worth', s, seat, `its ${judge} is ${worth}, and ${again} of a clone`)
    }
  }

  /** Tries single moves and pairs of moves: positions with the same key must look the same. */
  private checkKeys(s: S, seat: Seat): number {
    const { engine } = this
    const known = new Map<number, S>()
    let repeatedKeys = 0
    if (this.planning.key(s, seat) !== this.planning.key(engine.clone(s), seat))
      this.fail('plan-key', s, seat, 'a clone has another key')
    const look = (at: S): boolean => {
      if (engine.question(at, seat) === undefined) return false
      const key = this.planning.key(at, seat)
      const other = known.get(key)
      known.set(key, at)
      if (!other) return true
      repeatedKeys++
      if (this.seen(other, seat) !== this.seen(at, seat))
        this.fail('plan-key', at, seat, 'what has the same key looks different')
      return true
    }
    for (const first of engine.options(s, seat).slice(0, FIRST)) {
      const once = this.after(s, seat, first)
      if (!look(once)) continue
      for (const second of engine.options(once, seat).slice(0, SECOND)) look(this.after(once, seat, second))
    }
    return repeatedKeys
  }

  private after(s: S, seat: Seat, option: Option): S {
    const next = this.engine.clone(s)
    this.engine.apply(next, seat, option, null)
    return next
  }

  /** Returns everything that a seat sees and may do, as text. */
  private seen(s: S, seat: Seat): string {
    const moves = this.engine.options(s, seat).map(({ move }) => move)
    return canonical({ view: this.alike(this.engine.view(s, seat)), moves: moves.sort() })
  }

  /**
   * In a solo game the game defines its own lead; with several seats the value is the seat's points, or nothing if it
   * has lost.
   */
  private checkEnd(s: S): void {
    const scores = this.engine.scores(s, 'all')
    if (scores.length === 1) return
    for (const { seat, total, lost } of scores) {
      const worth = this.planning.value(s, seat)
      if (worth !== (lost ? 0 : total)) this.fail('plan-worth', s, seat, `${worth} in place of ${total} at the end`)
    }
  }

  private fail(check: 'plan-stage' | 'plan-choice' | 'plan-worth' | 'plan-key', s: S, seat: Seat, what: string): never {
    throw new CheckFailed(check, `seat ${seat} after ${s.core.seq} moves of '${this.seed}': ${what}`)
  }
}
