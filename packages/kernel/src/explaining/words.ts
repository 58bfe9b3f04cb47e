// The words of a game: for each first word of a move what may stand behind it, and the rule that says when such a move is made. Where
// nothing else explains a move, they do, so that one of another moment is told its own rule, and only nonsense is unknown.

import type { RuleId } from '../core/names.ts'

type Behind = (rest: readonly string[]) => boolean
export type Words = Readonly<
  Record<
    string,
    {
      readonly behind: Behind
      readonly rule: RuleId
      /** The first of those words of the move that name a set: in any order it is the same move. */
      readonly setFrom?: number
    }
  >
>

/** A payment joins its parts. */
const PARTS = /[ +]/

/** Do these texts name the same parts, in whatever order? */
export function isSame(words: Words, one: string, other: string): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  const [parts, others] = [one.split(PARTS), other.split(PARTS)]
  const first = parts[0] as string
  const from = Object.hasOwn(words, first) ? words[first]?.setFrom : undefined
  if (from === undefined || parts.slice(0, from).join(' ') !== others.slice(0, from).join(' ')) return false
  return parts.slice(from).sort().join(' ') === others.slice(from).sort().join(' ')
}

/** Also where only the first word is said. */
export function ruleOfWord(words: Words, move: string): RuleId | undefined {
  const [first = '', ...rest] = move.split(' ')
  const word = Object.hasOwn(words, first) ? words[first] : undefined
  return word && (rest.length === 0 || word.behind(rest)) ? word.rule : undefined
}

export const alone: Behind = () => false

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
