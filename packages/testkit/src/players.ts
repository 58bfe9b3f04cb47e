// How those at a checked table choose. All of it follows from the game's seed, so that a seed is enough to see a failure again:
//
//   57                       at random, and half the time something that this game has not used yet
//   57~                      mostly what looks best
//   57~research notebook     a move with one of these words where there is one, otherwise what looks best

import {
  below,
  type Engine,
  type Id,
  type Option,
  pick,
  type Seat,
  type Stream,
  stream,
  type World,
} from '@wayfare/kernel'

const MOSTLY = 8

export class Players<S extends World> {
  private readonly engine: Engine<S>
  private readonly dice: Stream
  private readonly words: ReadonlySet<string> | null
  private readonly used = new Set<Id>()

  constructor(engine: Engine<S>, seed: string) {
    this.engine = engine
    this.dice = stream(`${seed} moves`)
    const [, wishes] = seed.split('~')
    this.words = wishes === undefined ? null : new Set(wishes.split(' '))
  }

  seat(deciders: readonly Seat[]): Seat {
    return pick(this.dice, deciders)
  }

  choose(s: S, seat: Seat, offered: readonly Option[]): Option {
    const option = this.words ? this.wished(s, seat, offered, this.words) : this.somethingNew(s, offered)
    for (const part of this.engine.game.uses(option.move, s)) this.used.add(part)
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
    return liked.length > 0 ? pick(this.dice, liked) : this.best(s, seat, offered)
  }

  /** The option after which the position looks best; the first if the game cannot tell. */
  private best(s: S, seat: Seat, offered: readonly Option[]): Option {
    const { evaluate } = this.engine.game
    let [top] = offered as readonly [Option]
    let most = Number.NEGATIVE_INFINITY
    for (const option of evaluate ? offered : []) {
      const after = this.engine.clone(s)
      this.engine.apply(after, seat, option, null)
      const value = evaluate?.(after, seat) ?? 0
      if (value > most) [most, top] = [value, option]
    }
    return top
  }
}
