// Explains why a move or a thing that somebody names cannot be used: by the rules of the current question, or of the
// moment to which the move belongs.

import { answers, considerUnlisted, deciders, inquiryFor, isOver, options, question } from '../core/ask.ts'
import type { Params, RuleId, Seat } from '../core/names.ts'
import type { Option, Refusal } from '../core/rule.ts'
import type { Frame, State } from '../core/state.ts'
import type { Game } from '../game.ts'
import { isKernelRule } from './rule-ids.ts'
import { isSame, ruleOfWord } from './words.ts'

/**
 * Returns the option that this text names: one that is listed, or one that is not because there are too many like it.
 */
export function findOption(
  game: Game,
  s: State,
  seat: Seat,
  offered: readonly Option[],
  move: string,
): Option | undefined {
  return findByText(game, s, seat, offered, move) ?? considerUnlisted(game, s, seat, move).option
}

/**
 * Returns the item with this text, or one with the same parts in another order, unless the game says that this order
 * breaks a rule.
 */
function findByText<T extends { readonly move: string }>(
  game: Game,
  s: State,
  seat: Seat,
  items: readonly T[],
  move: string,
): T | undefined {
  const { words } = game
  const exact = items.find((item) => item.move === move)
  if (exact || !words) return exact
  const same = items.find((item) => isSame(words, item.move, move))
  return same && ruleByJudge(game, s, seat, move) === undefined ? same : undefined
}

/** Returns the rule that the game's own judge names against this move. */
function ruleByJudge(game: Game, s: State, seat: Seat, move: string): RuleId | undefined {
  return game.judge?.(s, seat, move, inquiryFor(game, s, seat))
}

/**
 * Explains why this move, or every move with this card, tile or space, is not offered. The result is empty only if it
 * is a move that is offered.
 */
export function explain(game: Game, s: State, seat: Seat, what: string): Refusal[] {
  const because = (rule: RuleId, params: Params = {}): Refusal[] => [{ move: what, on: [], rule, params }]
  if (!(Number.isInteger(seat) && seat >= 0 && seat < s.core.players)) return because('KER-SEAT', { seat })
  if (isOver(s)) return because('KER-OVER')
  const frame = question(s, seat)
  const own = game.words && ruleOfWord(game.words, what)
  /** If only the kernel has a reason, the game's own rule for such a move is added. */
  const beside = (found: Refusal[]): Refusal[] =>
    own && found.every(({ rule }) => isKernelRule(rule)) ? [...found, ...because(own)] : found
  if (!frame)
    return s.core.lanes ? beside(because('KER-DONE')) : because('KER-TURN', { seats: deciders(s).map(String) })

  const offered = options(game, s, seat)
  if (findOption(game, s, seat, offered, what)) return []
  const here = answers(game, s, frame).refusals.filter((refusal) => concerns(game, refusal, what))
  if (findByText(game, s, seat, here, what)) return beside(here)
  const ruleOfJudge = ruleByJudge(game, s, seat, what)
  const { refusals } = considerUnlisted(game, s, seat, what)
  if (refusals.length > 0) return ruleOfJudge ? [...refusals, ...because(ruleOfJudge)] : beside(refusals)
  if (ruleOfJudge) return because(ruleOfJudge)
  const wholes = offered.filter((option) => concerns(game, option, what) || option.move.startsWith(`${what} `))
  if (wholes.length > 0) {
    return beside(because('KER-PART', { op: frame.op, moves: wholes.map(({ move }) => move) }))
  }
  // A price that cannot be paid names what is missing, which is the complete reason.
  if (here.length > 0) return here.some(({ params }) => 'missing' in params) ? here : beside(here)

  // A question below on the stack may know the move: then its reason is given, or the move has to wait for the question
  // on top.
  const stack = s.core.lanes ? (s.core.lanes.stacks[seat] as Frame[]) : s.core.stack
  for (let i = stack.length - 2; i >= 0; i--) {
    const below = stack[i] as Frame
    if (below.by !== seat || !below.asked) continue
    const { options, refusals } = answers(game, s, below)
    if (options.some((option) => concerns(game, option, what))) return beside(because('KER-FIRST', { op: frame.op }))
    const there = refusals.filter((refusal) => concerns(game, refusal, what))
    if (there.length > 0) return beside(there)
  }
  return own ? because(own) : because('KER-UNKNOWN', { what })
}

function concerns({ words }: Game, item: Option | Refusal, what: string): boolean {
  return item.move === what || item.on.includes(what) || (words !== undefined && isSame(words, item.move, what))
}
