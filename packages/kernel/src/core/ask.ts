// Lists what a seat may do, and explains why it may not do the rest. One walk over the rules does both: reasons are
// only collected when somebody wants them, which is slower.

import type { Id, Params, RuleId, Seat } from './names.ts'
import { type OfferFlags, offerFlags } from './offer-flags.ts'
import { type Funds, fundsOf, type Purse } from './purse.ts'
import type { Asking, Inquiry, Option, Playable, Refusal, Rule } from './rule.ts'
import type { Effect, Frame, State } from './state.ts'

export function isOver(s: State): boolean {
  return s.core.lanes === null && s.core.stack.length === 0
}

/** The seats that have to decide now: one, or several while lanes are open. */
export function deciders(s: State): Seat[] {
  const { lanes, stack } = s.core
  if (!lanes) return stack.length > 0 ? [(stack[stack.length - 1] as Frame).by] : []
  const seats: Seat[] = []
  for (let seat = 0; seat < lanes.stacks.length; seat++)
    if ((lanes.stacks[seat] as Frame[]).length > 0) seats.push(seat)
  return seats
}

/** The question this seat has to answer now. */
export function question(s: State, seat: Seat): Frame | undefined {
  const { lanes, stack } = s.core
  const own = lanes ? lanes.stacks[seat] : stack
  const top = own?.[own.length - 1]
  return top?.by === seat ? top : undefined
}

export function options(game: Playable, s: State, seat: Seat): Option[] {
  const frame = question(s, seat)
  return frame ? walk(game, s, frame, new Offers(game, s, seat, null)).options : []
}

/** Lists every move that this seat might think of here but may not make, each with the rule against it. */
export function refusals(game: Playable, s: State, seat: Seat): Refusal[] {
  const frame = question(s, seat)
  return frame ? answers(game, s, frame).refusals : []
}

/** Lists the options and refusals of a question on the stack, including one that waits below others. */
export function answers(game: Playable, s: State, frame: Frame): { options: Option[]; refusals: Refusal[] } {
  const refusals: Refusal[] = []
  const { options } = walk(game, s, frame, new Offers(game, s, frame.by, refusals))
  return { options, refusals }
}

/** Checks a move of which there are too many to list: returns its option, or its refusals. */
export function considerUnlisted(
  game: Playable,
  s: State,
  seat: Seat,
  move: string,
): { option: Option | undefined; refusals: Refusal[] } {
  const frame = question(s, seat)
  const refusals: Refusal[] = []
  const offers = new Offers(game, s, seat, refusals)
  if (frame) ruleOf(game, frame.op).consider?.(s, seat, frame.arg, move, offers)
  return { option: offers.options[0], refusals }
}

/** Creates an inquiry for code outside a question, such as a rule that runs or a game that judges a move. */
export function inquiryFor(game: Playable, s: State, by: Seat): Offers {
  return new Offers(game, s, by, null)
}

export function ruleOf(game: Playable, op: string): Rule<State> {
  const rule = game.rules.get(op)
  if (!rule) throw new Error(`no rule '${op}' in ${game.id}`)
  return rule
}

function walk(game: Playable, s: State, frame: Frame, offers: Offers): Offers {
  const rule = ruleOf(game, frame.op)
  rule.ask?.(s, frame.by, frame.arg, offers)
  if (game.aside && !rule.closed) {
    offers.aside = true
    game.aside(s, frame.by, offers)
  }
  return offers
}

const NOTHING: readonly Id[] = []
const PLAIN = offerFlags()
const NO_PARAMS: Params = {}

class Offers implements Asking {
  readonly options: Option[] = []
  /** null while nobody wants reasons. */
  readonly reasons: Refusal[] | null
  aside = false
  private readonly game: Playable
  private readonly s: State
  private by: Seat
  /** What the seat can pay with: read once per walk, and again when the walk turns to another seat. */
  private purse: Funds | undefined
  private purseSeat = -1
  /** The move being considered, to which refusals belong; null between moves. */
  private move: string | null = null
  private on: readonly Id[] = NOTHING

  constructor(game: Playable, s: State, by: Seat, reasons: Refusal[] | null) {
    this.game = game
    this.s = s
    this.by = by
    this.reasons = reasons
  }

  /** Turns this inquiry to another seat and forgets what was read from the earlier state. */
  turnTo(by: Seat): Inquiry {
    this.by = by
    this.purse = undefined
    return this
  }

  offer(move: string, then: Effect, on: readonly Id[] = NOTHING, flags: OfferFlags = PLAIN): boolean {
    const { reasons, aside } = this
    let before = 0
    if (reasons) {
      this.move = move
      this.on = on
      before = reasons.length
    }
    const possible = flags.prechecked || this.can(then)
    this.move = null
    if (!possible) {
      // A game that refuses without a rule is wrong; the empty rule lets its tests say so.
      if (reasons && reasons.length === before) reasons.push({ move, on, rule: '', params: {} })
      return false
    }
    this.options.push({ move, then, on, secret: flags.secret, stays: flags.stays || aside, aside })
    return true
  }

  offerUnless(
    against: RuleId | undefined,
    move: string,
    then: Effect,
    on?: readonly Id[],
    flags?: OfferFlags,
  ): boolean {
    if (against === undefined) return this.offer(move, then, on, flags)
    this.refuse(move, against, NO_PARAMS, on)
    return false
  }

  get listening(): boolean {
    return this.reasons !== null
  }

  refuse(move: string, rule: RuleId, params: Params = NO_PARAMS, on: readonly Id[] = NOTHING): void {
    this.reasons?.push({ move, on, rule, params })
  }

  refuseAll(moves: readonly Pick<Refusal, 'move' | 'on'>[], rule: RuleId, params: Params = NO_PARAMS): void {
    const { reasons } = this
    if (reasons) for (const { move, on } of moves) reasons.push({ move, on, rule, params })
  }

  no(rule: RuleId, params: Params = NO_PARAMS): false {
    if (this.reasons && this.move !== null) this.reasons.push({ move: this.move, on: this.on, rule, params })
    return false
  }

  unless(against: RuleId | undefined): boolean {
    return against === undefined || this.no(against)
  }

  against(effect: Effect): RuleId | undefined {
    // Usually nothing forbids the effect, and then no reason has to be searched for.
    if (!this.reasons && this.can(effect)) return undefined
    const reasons: Refusal[] = []
    const explaining = new Offers(this.game, this.s, this.by, reasons)
    explaining.move = ''
    if (explaining.can(effect)) return undefined
    return reasons[0]?.rule ?? ''
  }

  hasAside(seat: Seat): boolean {
    const found = new Offers(this.game, this.s, seat, null)
    this.game.aside?.(this.s, seat, found)
    return found.options.length > 0
  }

  funds(): Funds {
    if (!this.purse || this.purseSeat !== this.by) {
      this.purse = fundsOf(this.game.purse as Purse<State>, this.s, this.by)
      this.purseSeat = this.by
    }
    return this.purse
  }

  can(effect: Effect): boolean {
    const { op, arg, by } = effect
    if (by !== null && by !== this.by) return this.canAs(by, effect)
    if (op === 'all') {
      for (const part of arg as readonly Effect[]) if (!this.can(part)) return false
      return true
    }
    const rule = ruleOf(this.game, op)
    if (!rule.can) return true
    const { reasons } = this
    const before = reasons ? reasons.length : 0
    const possible = rule.can(this.s, this.by, arg, this)
    // One possible part is enough, so the reasons against the other parts are dropped.
    if (possible && reasons) reasons.length = before
    return possible
  }

  private canAs(seat: Seat, effect: Effect): boolean {
    const outer = this.by
    this.by = seat
    const possible = this.can(effect)
    this.by = outer
    return possible
  }
}
