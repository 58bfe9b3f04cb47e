// Reads moves as data. No other file of the client parses the text of a move.

import { type Move, readMove } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'

/**
 * Returns a move as verb and arguments. An offered move contains them; the text of a log, of a plan or of old rules is
 * parsed. A game passes its own type of move as `M`.
 */
export function moveOf<M extends Move = Move>(of: string | Offered): M {
  if (typeof of === 'string') return readMove(of) as M
  const { move, verb, args = [] } = of
  return (verb === undefined ? readMove(move) : { verb, args }) as M
}

/** A pattern for moves: the verb and as many arguments as matter, or a function. See `isLike`. */
export type MovePattern = string | ((move: Move) => boolean)

/**
 * True if the move fits the pattern: `dig camp-coins-1` is itself, `dig *` every dig, `dig camp-*` those at a camp, and
 * `pay ...` any payment.
 */
export function isLike(like: MovePattern, move: Move): boolean {
  if (typeof like === 'function') return like(move)
  const { verb, args } = readMove(like)
  const isOpen = args.at(-1) === REST
  const named = isOpen ? args.slice(0, -1) : args
  if (verb !== move.verb || named.length > move.args.length || (!isOpen && named.length < move.args.length))
    return false
  return named.every((arg, i) => fits(arg, move.args[i] as string))
}

const REST = '...'

const fits = (like: string, arg: string): boolean =>
  like.endsWith('*') ? arg.startsWith(like.slice(0, -1)) : like === arg

/** Matches a move that any of these patterns matches. */
export const oneOf =
  (...likes: readonly MovePattern[]) =>
  (move: Move): boolean =>
    likes.some((like) => isLike(like, move))

/** Matches every move whose verb is not among these. */
export const anyBut =
  (...verbs: readonly string[]) =>
  ({ verb }: Move): boolean =>
    !verbs.includes(verb)
