// The vocabulary of a game's moves: for each verb the arguments it can have, and the rule that says when such a move is
// made. Rules offer only moves of these shapes, and clients parse moves with them. A move of another moment is refused
// by its own rule; only a text that fits no verb is unknown.

import type { RuleId } from '../core/names.ts'
import { type Move, readMove } from './move.ts'

/** Checks the arguments of a verb. */
export interface ArgumentCheck<A extends readonly string[] = readonly string[]> {
  (args: readonly string[]): boolean
  /** Carries the type of the arguments for the compiler; it has no value at run time. */
  readonly type?: A
}

export type Word<A extends readonly string[] = readonly string[]> = {
  readonly behind: ArgumentCheck<A>
  readonly rule: RuleId
  /** The index of the first argument that belongs to a set: from there on, any order is the same move. */
  readonly setFrom?: number
  /** Accepts the arguments with which the move declines, that is, gives up the rest of what is offered. */
  readonly declines?: ArgumentCheck
}
export type MoveWords = Readonly<Record<string, Word>>

type ArgsOf<W> = W extends { readonly behind: { readonly type?: infer A } }
  ? Extract<Exclude<A, undefined>, readonly string[]>
  : never

/** A game's moves as data: a union by verb, which determines the arguments. */
export type MoveOf<W> = { [V in keyof W & string]: { readonly verb: V; readonly args: ArgsOf<W[V]> } }[keyof W & string]

/** A game's moves as texts that rules may offer. The compiler knows the verbs, and which of them have arguments. */
export type TextOf<W> = { [V in keyof W & string]: Written<V, ArgsOf<W[V]>> }[keyof W & string]
type Written<V extends string, A extends readonly string[]> = A extends readonly [] ? V : `${V} ${string}`

/** True if both texts name the same parts, in any order. */
export function isSame(words: MoveWords, one: string, other: string): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  const [move, named] = [partsOf(one), partsOf(other)]
  const from = wordOf(words, move.verb)?.setFrom
  if (from === undefined || move.verb !== named.verb) return false
  const inOrder = (args: readonly string[]) => [...args.slice(0, from - 1), ...args.slice(from - 1).sort()].join(' ')
  return inOrder(move.args) === inOrder(named.args)
}

/** Splits a text into verb and parts. People may join the parts of a set with `+`, as in a payment. */
function partsOf(text: string): Move {
  const { verb, args } = readMove(text)
  return { verb, args: args.flatMap((arg) => arg.split('+')) }
}

/** Returns the rule for the verb of this text, even if the text is only the verb. */
export function ruleOfWord(words: MoveWords, text: string): RuleId | undefined {
  const { verb, args } = readMove(text)
  const word = wordOf(words, verb)
  return word && (args.length === 0 || word.behind(args)) ? word.rule : undefined
}

/** True if this is a complete move of the game, legal at some moment or not. */
export function isMove(words: MoveWords, text: string): boolean {
  const { verb, args } = readMove(text)
  return wordOf(words, verb)?.behind(args) === true
}

/** True if this move gives up the rest of what is offered. */
export function declines(words: MoveWords, { verb, args }: Move): boolean {
  return wordOf(words, verb)?.declines?.(args) === true
}

const wordOf = (words: MoveWords, verb: string): Word | undefined =>
  Object.hasOwn(words, verb) ? words[verb] : undefined

export const alone: ArgumentCheck<readonly []> = (args) => args.length === 0

type Chosen<L> = { readonly [I in keyof L]: L[I] extends Iterable<infer T extends string> ? T : never }

/** Accepts one argument from each list, in this order. */
export function each<const L extends readonly Iterable<string>[]>(...lists: L): ArgumentCheck<Chosen<L>> {
  const sets = lists.map((list) => new Set(list))
  return (args) => args.length === sets.length && sets.every((set, i) => set.has(args[i] as string))
}

/** Accepts arguments that fit at least one of these patterns. */
export function anyOf<const W extends readonly ArgumentCheck[]>(
  ...ways: W
): ArgumentCheck<ArgsOf<{ behind: W[number] }>> {
  return (args) => ways.some((way) => way(args))
}

/** Accepts the arguments of a payment: one or more of these sources. */
export function sourcesOf<const T extends string>(list: Iterable<T>): ArgumentCheck<readonly [T, ...T[]]> {
  const set = new Set<string>(list)
  return (args) => args.length > 0 && args.every((id) => set.has(id))
}

/** Defines verbs without arguments that share one rule. */
export function verbs<const N extends string>(
  names: Iterable<N>,
  rule: RuleId,
): Readonly<Record<N, Word<readonly []>>> {
  return wordsOf(names, { behind: alone, rule })
}

/** Defines things that can be pointed at but are no moves; the rule answers a question about them. */
export function things(names: Iterable<string>, rule: RuleId): MoveWords {
  return wordsOf(names, { behind: () => false, rule })
}

function wordsOf<N extends string, W extends Word>(names: Iterable<N>, word: W): Readonly<Record<N, W>> {
  return Object.fromEntries([...names].map((name) => [name, word])) as Record<N, W>
}
