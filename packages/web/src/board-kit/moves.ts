// Moves as data. No other file of the client takes the text of a move apart.

import { type Move, readMove } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'

/** What is offered says its parts; the text of a log, of a plan or of old rules is read. A game names its own type of move as `M`. */
export function moveOf<M extends Move = Move>(of: string | Offered): M {
  if (typeof of === 'string') return readMove(of) as M
  const { move, verb, args = [] } = of
  return (verb === undefined ? readMove(move) : { verb, args }) as M
}

/** A move by the verb and as many arguments as count, or whatever is true of it. See `isLike`. */
export type Like = string | ((move: Move) => boolean)

/**
 * Whether a move is like this one: `dig camp-coins-1` is itself, `dig *` every dig, `dig camp-*` those at a camp, and `pay ...` is
 * paying with whatever there is.
 */
export function isLike(like: Like, move: Move): boolean {
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
  (...likes: readonly Like[]) =>
  (move: Move): boolean =>
    likes.some((like) => isLike(like, move))

/** Matches every move whose verb is not among these. */
export const anyBut =
  (...verbs: readonly string[]) =>
  ({ verb }: Move): boolean =>
    !verbs.includes(verb)
