// Checks that the offered moves do not depend on whether somebody listens for reasons. A rule may skip reasons that nobody wants
// (`Asking.listening`) and may mark an option as certain (`prechecked`), but neither may change which moves are possible.

import {
  type Asking,
  type Effect,
  type Engine,
  engineOf,
  type Funds,
  type Game,
  type Id,
  type OfferFlags,
  offerFlags,
  type Params,
  type Refusal,
  type Rule,
  type RuleId,
  type Seat,
  type State,
} from '@wayfare/kernel'
import { CheckFailed, difference, hasSameText } from '../check-failed.ts'

type Offered = {
  readonly move: string
  readonly then: Effect
  readonly on: readonly Id[]
  readonly secret: boolean
  readonly stays: boolean
}

/** Plays the same game and records what its rules offer while they are asked. */
export class ListenerWatch<S extends State> {
  private readonly engine: Engine<S>
  private offered: Offered[] = []

  constructor(game: Game<S>) {
    const overhear = (asking: Asking): Asking => new RecordingAsking(asking, (one) => this.offered.push(one))
    const rules = new Map([...game.rules].map(([op, rule]) => [op, withRecordedOffers(rule, overhear)]))
    const { aside } = game
    this.engine = engineOf({
      ...game,
      rules,
      ...(aside ? { aside: (s: S, by: Seat, asking: Asking) => aside(s, by, overhear(asking)) } : {}),
    })
  }

  check(s: S, seat: Seat): void {
    const unheard = this.during(() => this.engine.options(s, seat))
    const offeredWithListener = this.during(() => this.engine.refusals(s, seat))
    if (hasSameText(unheard, offeredWithListener)) return
    const moves = (list: readonly Offered[]) => list.map(({ move }) => move)
    const where = difference(moves(unheard), moves(offeredWithListener)) || difference(unheard, offeredWithListener)
    throw new CheckFailed(
      'heard',
      `seat ${seat} is offered other things when somebody listens to the reasons: ${where}`,
    )
  }

  private during(ask: () => void): readonly Offered[] {
    this.offered = []
    ask()
    return this.offered
  }
}

function withRecordedOffers<S>(rule: Rule<S>, overhear: (asking: Asking) => Asking): Rule<S> {
  const { ask } = rule
  return ask ? { ...rule, ask: (s, by, arg, asking) => ask(s, by, arg, overhear(asking)) } : rule
}

class RecordingAsking implements Asking {
  private readonly asking: Asking
  private readonly note: (offered: Offered) => void

  constructor(asking: Asking, note: (offered: Offered) => void) {
    this.asking = asking
    this.note = note
  }

  get listening(): boolean {
    return this.asking.listening
  }

  /** With a listener nothing is trusted: `prechecked` is ignored and every effect is checked. */
  offer(move: string, then: Effect, on: readonly Id[] = [], flags: OfferFlags = offerFlags()): boolean {
    const { secret, stays } = flags
    const possible = this.asking.offer(move, then, on, this.listening ? offerFlags({ secret, stays }) : flags)
    if (possible) this.note({ move, then, on, secret, stays })
    return possible
  }

  refuse(move: string, rule: RuleId, params?: Params, on?: readonly Id[]): void {
    this.asking.refuse(move, rule, params, on)
  }

  offerUnless(
    against: RuleId | undefined,
    move: string,
    then: Effect,
    on: readonly Id[] = [],
    flags: OfferFlags = offerFlags(),
  ): boolean {
    if (against === undefined) return this.offer(move, then, on, flags)
    this.refuse(move, against, {}, on)
    return false
  }

  refuseAll(moves: readonly Pick<Refusal, 'move' | 'on'>[], rule: RuleId, params?: Params): void {
    this.asking.refuseAll(moves, rule, params)
  }

  unless(against: RuleId | undefined): boolean {
    return this.asking.unless(against)
  }

  can(effect: Effect): boolean {
    return this.asking.can(effect)
  }

  no(rule: RuleId, params?: Params): false {
    return this.asking.no(rule, params)
  }

  against(effect: Effect): RuleId | undefined {
    return this.asking.against(effect)
  }

  hasAside(seat: Seat): boolean {
    return this.asking.hasAside(seat)
  }

  funds(): Funds {
    return this.asking.funds()
  }
}
