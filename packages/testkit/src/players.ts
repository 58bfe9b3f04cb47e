// How the players of a checked game choose their moves. The game's seed determines it, so that a seed reproduces a failure:
//
//   57                       at random, but half the time a move that this game has not used yet
//   57~                      usually the move with the best-looking position
//   57~research notebook     a move that contains one of these words if there is one, otherwise the best-looking
//   57~~notebook snake-r7-1  the moves that a climb found in order to use this part (climb.ts)

import { below, type Id, type Option, pick, type Seat, type State, type Stream, stream } from '@wayfare/kernel'
import { best, climb } from './climb.ts'
import type { TestedEngine } from './tested-game.ts'

const MOSTLY = 8

export class Players<S extends State> {
  private readonly engine: TestedEngine<S>
  private readonly dice: Stream
  private readonly words: ReadonlySet<string> | null
  private readonly used = new Set<Id>()
  private readonly seed: string
  private readonly goal: Id | undefined
  /** The remaining moves towards the goal, computed when the first is needed. */
  private way: string[] | undefined

  constructor(engine: TestedEngine<S>, seed: string) {
    this.engine = engine
    this.dice = stream(`${seed} moves`)
    this.seed = seed
    this.goal = seed.split('~~')[1]
    const [, wishes] = seed.split('~')
    this.words = wishes === undefined ? null : new Set(wishes.split(' '))
  }

  seat(deciders: readonly Seat[]): Seat {
    return this.goal === undefined ? pick(this.dice, deciders) : (deciders[0] as Seat)
  }

  choose(s: S, seat: Seat, offered: readonly Option[]): Option {
    if (this.goal !== undefined) return this.onTheWay(s, offered, this.goal)
    const option = this.words ? this.wished(s, seat, offered, this.words) : this.somethingNew(s, offered)
    for (const part of this.engine.game.uses(option.move, s)) this.used.add(part)
    return option
  }

  private onTheWay(s: S, offered: readonly Option[], goal: Id): Option {
    this.way ??= climb(this.engine, s, this.seed, goal)
    const next = this.way.shift()
    if (next === undefined) return pick(this.dice, offered)
    const option = offered.find(({ move }) => move === next)
    if (!option) throw new Error(`'${next}' of the climb is not offered (seq ${s.core.seq})`)
    return option
  }

  private somethingNew(s: S, offered: readonly Option[]): Option {
    const { uses } = this.engine.game
    const fresh = offered.filter(({ move }) => uses(move, s).some((part) => !this.used.has(part)))
    return fresh.length > 0 && below(this.dice, 2) === 0 ? pick(this.dice, fresh) : pick(this.dice, offered)
  }

  private wished(s: S, seat: Seat, offered: readonly Option[], words: ReadonlySet<string>): Option {
    if (below(this.dice, MOSTLY) === 0) return pick(this.dice, offered)
    const liked = offered.filter(({ move }) => move.split(' ').some((word) => words.has(word)))
    return liked.length > 0 ? pick(this.dice, liked) : best(this.engine, s, seat, offered)
  }
}
