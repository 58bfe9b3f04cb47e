// The words of a game: for each first word of a move what may stand behind it, and the rule that says when such a move is made. A
// game's `judge` ends with them, so that a move of another moment is told its own rule, and only nonsense is unknown.

import type { RuleId } from './types.ts'

type Behind = (rest: readonly string[]) => boolean
export type Words = Readonly<Record<string, { readonly behind: Behind; readonly rule: RuleId }>>

export function ruleOfWord(words: Words, move: string): RuleId | undefined {
  const [first = '', ...rest] = move.split(' ')
  const word = Object.hasOwn(words, first) ? words[first] : undefined
  return word?.behind(rest) ? word.rule : undefined
}

export const alone: Behind = (rest) => rest.length === 0

/** One of each of these, in this order. */
export function each(...lists: readonly Iterable<string>[]): Behind {
  const sets = lists.map((list) => new Set(list))
  return (rest) => rest.length === sets.length && sets.every((set, i) => set.has(rest[i] as string))
}

/** What a payment is written as: these, joined. */
export function joinedOf(list: Iterable<string>): Behind {
  const set = new Set(list)
  return (rest) => rest.length === 1 && (rest[0] as string).split('+').every((id) => set.has(id))
}
