// What a seat may do, and why it may not do the rest. Listing and explaining are one walk: nobody listens to the reasons while
// options are listed, and that is the only difference.

import { type Manner, manner } from './manner.ts'
import { type Funds, fundsOf, type Purse } from './purse.ts'
import { isKernelRule } from './rule-ids.ts'
import type { Asking, Effect, Frame, Game, Id, Option, Params, Refusal, Rule, RuleId, Seat, World } from './types.ts'
import { isSame, ruleOfWord } from './words.ts'

export function isOver(s: World): boolean {
  return s.core.lanes === null && s.core.stack.length === 0
}

/** Whose decision it is; several seats at once while there are lanes. */
export function deciders(s: World): Seat[] {
  const { lanes, stack } = s.core
  if (!lanes) return stack.length > 0 ? [(stack[stack.length - 1] as Frame).by] : []
  const seats: Seat[] = []
  for (let seat = 0; seat < lanes.stacks.length; seat++)
    if ((lanes.stacks[seat] as Frame[]).length > 0) seats.push(seat)
  return seats
}

/** The question this seat has to answer now. */
export function question(s: World, seat: Seat): Frame | undefined {
  const { lanes, stack } = s.core
  const own = lanes ? lanes.stacks[seat] : stack
  const top = own?.[own.length - 1]
  return top?.by === seat ? top : undefined
}

export function options(game: Game, s: World, seat: Seat): Option[] {
  const frame = question(s, seat)
  return frame ? walk(game, s, frame, new Offers(game, s, seat, null)).options : []
}

/** Every move that this seat might think of here and may not make, each with its rule. */
export function refusals(game: Game, s: World, seat: Seat): Refusal[] {
  const frame = question(s, seat)
  return frame ? heard(game, s, frame) : []
}

function heard(game: Game, s: World, frame: Frame): Refusal[] {
  const reasons: Refusal[] = []
  walk(game, s, frame, new Offers(game, s, frame.by, reasons))
  return reasons
}

/**
 * What is meant by the text of a move: what is called so, or what has the same parts in another order, unless the game says that
 * they break a rule in this one.
 */
export function meant<T extends { readonly move: string }>(
  { words, judge }: Game,
  s: World,
  seat: Seat,
  items: readonly T[],
  move: string,
): T | undefined {
  const called = items.find((item) => item.move === move)
  if (called || !words) return called
  const same = items.find((item) => isSame(words, item.move, move))
  return same && judge?.(s, seat, move) === undefined ? same : undefined
}

/** Why this move, or anything with this card, tile or space, is not offered. Empty only if it is a move, and offered. */
export function explain(game: Game, s: World, seat: Seat, what: string): Refusal[] {
  const because = (rule: RuleId, params: Params = {}): Refusal[] => [{ move: what, on: [], rule, params }]
  if (!(Number.isInteger(seat) && seat >= 0 && seat < s.core.players)) return because('KER-SEAT', { seat })
  if (isOver(s)) return because('KER-OVER')
  const frame = question(s, seat)
  const own = game.words && ruleOfWord(game.words, what)
  /** Where only the kernel has a reason, the game's own rule for such a move stands beside it. */
  const beside = (found: Refusal[]): Refusal[] =>
    own && found.every(({ rule }) => isKernelRule(rule)) ? [...found, ...because(own)] : found
  if (!frame)
    return s.core.lanes ? beside(because('KER-DONE')) : because('KER-TURN', { seats: deciders(s).map(String) })

  const offered = options(game, s, seat)
  if (meant(game, s, seat, offered, what)) return []
  const here = heard(game, s, frame).filter((refusal) => concerns(game, refusal, what))
  if (meant(game, s, seat, here, what)) return beside(here)
  const broken = game.judge?.(s, seat, what)
  if (broken) return because(broken)
  const wholes = offered.filter((option) => concerns(game, option, what) || option.move.startsWith(`${what} `))
  if (wholes.length > 0) {
    return beside(because('KER-PART', { op: frame.op, moves: wholes.map(({ move }) => move) }))
  }
  if (here.length > 0) return beside(here)

  // Perhaps the question that led here knows it: then that one has its reason, or waits for this one.
  const stack = s.core.lanes ? (s.core.lanes.stacks[seat] as Frame[]) : s.core.stack
  for (let i = stack.length - 2; i >= 0; i--) {
    const below = stack[i] as Frame
    if (below.by !== seat || !below.asked) continue
    const offers = walk(game, s, below, new Offers(game, s, seat, []))
    if (offers.options.some((option) => concerns(game, option, what)))
      return beside(because('KER-FIRST', { op: frame.op }))
    const there = (offers.reasons as Refusal[]).filter((refusal) => concerns(game, refusal, what))
    if (there.length > 0) return beside(there)
  }
  return own ? because(own) : because('KER-UNKNOWN', { what })
}

function concerns({ words }: Game, item: Option | Refusal, what: string): boolean {
  return item.move === what || item.on.includes(what) || (words !== undefined && isSame(words, item.move, what))
}

/** What is still to come, next first, as far as these eyes may know: another's lane is that seat's own affair. */
export function pending(s: World, eyes: Seat | 'spectator'): { by: Seat; op: string; from: Id | null }[] {
  const { lanes, stack } = s.core
  const own = lanes && eyes !== 'spectator' ? (lanes.stacks[eyes] ?? []) : []
  return [...stack, ...own].reverse().map(({ by, op, from }) => ({ by, op, from }))
}

export function can(game: Game, s: World, by: Seat, effect: Effect): boolean {
  return new Offers(game, s, by, null).can(effect)
}

export function ruleOf(game: Game, op: string): Rule<World> {
  const rule = game.rules[op]
  if (!rule) throw new Error(`no rule '${op}' in ${game.id}`)
  return rule
}

function walk(game: Game, s: World, frame: Frame, offers: Offers): Offers {
  const rule = ruleOf(game, frame.op)
  rule.ask?.(s, frame.by, frame.arg, offers)
  if (game.aside && !rule.closed) {
    offers.aside = true
    game.aside(s, frame.by, offers)
  }
  return offers
}

const NOTHING: readonly Id[] = []
const PLAIN = manner()
const NO_PARAMS: Params = {}

class Offers implements Asking {
  readonly options: Option[] = []
  /** null: nobody listens. */
  readonly reasons: Refusal[] | null
  aside = false
  private readonly game: Game
  private readonly s: World
  private by: Seat
  /** Read once in a walk, for one seat at a time. */
  private purse: Funds | undefined
  private purseSeat = -1
  /** The move that is being considered, for which refusals are; null between moves. */
  private move: string | null = null
  private on: readonly Id[] = NOTHING

  constructor(game: Game, s: World, by: Seat, reasons: Refusal[] | null) {
    this.game = game
    this.s = s
    this.by = by
    this.reasons = reasons
  }

  offer(move: string, then: Effect, on: readonly Id[] = NOTHING, how: Manner = PLAIN): boolean {
    const { reasons, aside } = this
    let before = 0
    if (reasons) {
      this.move = move
      this.on = on
      before = reasons.length
    }
    const possible = how.sure || this.can(then)
    this.move = null
    if (!possible) {
      // A game that refuses without a rule is wrong; the empty rule lets its tests say so.
      if (reasons && reasons.length === before) reasons.push({ move, on, rule: '', params: {} })
      return false
    }
    this.options.push({ move, then, on, secret: how.secret, stays: how.stays || aside, aside })
    return true
  }

  get listening(): boolean {
    return this.reasons !== null
  }

  refuse(move: string, rule: RuleId, params: Params = NO_PARAMS, on: readonly Id[] = NOTHING): void {
    this.reasons?.push({ move, on, rule, params })
  }

  no(rule: RuleId, params: Params = NO_PARAMS): false {
    if (this.reasons && this.move !== null) this.reasons.push({ move: this.move, on: this.on, rule, params })
    return false
  }

  funds(): Funds {
    if (!this.purse || this.purseSeat !== this.by) {
      this.purse = fundsOf(this.game.purse as Purse<World>, this.s, this.by)
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
    // One of several ways was enough; what the others lacked is no refusal.
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
