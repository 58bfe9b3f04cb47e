// The words of a game: for each verb what may stand behind it, and the rule that says when such a move is made. The rules offer moves
// of these shapes only, clients read moves by them, and where nothing else explains a move, they do: one of another moment is told
// its own rule, and only nonsense is unknown.

import type { RuleId } from '../core/names.ts'
import { type Move, readMove } from './move.ts'

/** Whether these are the arguments of the verb. */
export interface Behind<A extends readonly string[] = readonly string[]> {
  (args: readonly string[]): boolean
  /** The type of the arguments; there is no such value. */
  readonly type?: A
}

export type Word<A extends readonly string[] = readonly string[]> = {
  readonly behind: Behind<A>
  readonly rule: RuleId
  /** The first word of the move that names a set, counted from its verb: in any order it is the same move. */
  readonly setFrom?: number
  /** With these arguments the move declines: whoever makes it goes on without the rest of what is offered. */
  readonly declines?: Behind
}
export type MoveWords = Readonly<Record<string, Word>>

type ArgsOf<W> = W extends { readonly behind: { readonly type?: infer A } }
  ? Extract<Exclude<A, undefined>, readonly string[]>
  : never

/** The moves of a game as data: told apart by their verb, which says what the arguments are. */
export type MoveOf<W> = { [V in keyof W & string]: { readonly verb: V; readonly args: ArgsOf<W[V]> } }[keyof W & string]

/** The same moves as texts: what rules may offer. The compiler knows the verbs, and which of them have arguments. */
export type TextOf<W> = { [V in keyof W & string]: Written<V, ArgsOf<W[V]>> }[keyof W & string]
type Written<V extends string, A extends readonly string[]> = A extends readonly [] ? V : `${V} ${string}`

/** Do these texts name the same parts, in whatever order? */
export function isSame(words: MoveWords, one: string, other: string): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  const [move, named] = [partsOf(one), partsOf(other)]
  const from = wordOf(words, move.verb)?.setFrom
  if (from === undefined || move.verb !== named.verb) return false
  const inOrder = (args: readonly string[]) => [...args.slice(0, from - 1), ...args.slice(from - 1).sort()].join(' ')
  return inOrder(move.args) === inOrder(named.args)
}

/** People may join the parts of any set, as those of a payment are. */
function partsOf(text: string): Move {
  const { verb, args } = readMove(text)
  return { verb, args: args.flatMap((arg) => arg.split('+')) }
}

/** The rule that belongs to the verb of this text, even if the text is the verb alone. */
export function ruleOfWord(words: MoveWords, text: string): RuleId | undefined {
  const { verb, args } = readMove(text)
  const word = wordOf(words, verb)
  return word && (args.length === 0 || word.behind(args)) ? word.rule : undefined
}

/** Whether this is a whole move of the game, at whatever moment. */
export function isMove(words: MoveWords, text: string): boolean {
  const { verb, args } = readMove(text)
  return wordOf(words, verb)?.behind(args) === true
}

/** Whether whoever makes this move goes on without the rest of what is offered. */
export function declines(words: MoveWords, { verb, args }: Move): boolean {
  return wordOf(words, verb)?.declines?.(args) === true
}

const wordOf = (words: MoveWords, verb: string): Word | undefined =>
  Object.hasOwn(words, verb) ? words[verb] : undefined

export const alone: Behind<readonly []> = (args) => args.length === 0

type Chosen<L> = { readonly [I in keyof L]: L[I] extends Iterable<infer T extends string> ? T : never }

/** One of each of these, in this order. */
export function each<const L extends readonly Iterable<string>[]>(...lists: L): Behind<Chosen<L>> {
  const sets = lists.map((list) => new Set(list))
  return (args) => args.length === sets.length && sets.every((set, i) => set.has(args[i] as string))
}

/** In one of these ways. */
export function anyOf<const W extends readonly Behind[]>(...ways: W): Behind<ArgsOf<{ behind: W[number] }>> {
  return (args) => ways.some((way) => way(args))
}

/** The arguments of a payment: one or more of these. */
export function sourcesOf<const T extends string>(list: Iterable<T>): Behind<readonly [T, ...T[]]> {
  const set = new Set<string>(list)
  return (args) => args.length > 0 && args.every((id) => set.has(id))
}

/** Verbs without arguments, all with the same rule. */
export function verbs<const N extends string>(
  names: Iterable<N>,
  rule: RuleId,
): Readonly<Record<N, Word<readonly []>>> {
  return wordsOf(names, { behind: alone, rule })
}

/** What can be pointed at is no move by itself: the rule is for whoever asks about it. */
export function things(names: Iterable<string>, rule: RuleId): MoveWords {
  return wordsOf(names, { behind: () => false, rule })
}

function wordsOf<N extends string, W extends Word>(names: Iterable<N>, word: W): Readonly<Record<N, W>> {
  return Object.fromEntries([...names].map((name) => [name, word])) as Record<N, W>
}
