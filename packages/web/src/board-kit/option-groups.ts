// Sorts and groups many options so that they are easily found: payments with the usual one first, free actions
// separately, and options that begin with the same thing together.

import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { moveOf } from './moves.ts'

/** An option, or a thing that several options begin with; pointing at it leaves only those. */
export type OptionChoice =
  | { readonly option: Offered }
  | { readonly thing: Id; readonly title: string; readonly count: number }
export type OptionGroup = { readonly kind: 'main' | 'aside'; readonly choices: readonly OptionChoice[] }

/** From this number on, options that begin with the same thing are grouped. */
const MANY = 12
const FREE = 4

const alone = (options: readonly Offered[]): OptionChoice[] => options.map((option) => ({ option }))

export const isPayment = ({ op }: { readonly op: string }): boolean => op === 'pay' || op === 'collect'

/** The option that Enter takes: the only one, or the proposed payment. */
export function usual(options: readonly Offered[], question: { readonly op: string } | null): Offered | undefined {
  if (options.length === 1) return options[0]
  return question && isPayment(question) ? sortOptions(options.filter(isSpending), question)[0] : undefined
}

export const isSpending = ({ pays, aside }: Offered): boolean => pays === true && !aside

/** The sources that a payment spends: `pay coin+coin` spends two things. */
export const spentBy = (option: Offered): readonly string[] => (option.pays ? moveOf(option).args : [])

/** Sorts payments: the complete one that the rules propose, then the others from cheap to dear, and declining last. */
export function sortOptions(options: readonly Offered[], question: { readonly op: string } | null): readonly Offered[] {
  if (!question || !isPayment(question)) return options
  const rank = (option: Offered, at: number): number => {
    if (option.move === 'withdraw') return 3000
    if (option.aside) return 2000 + at
    return at === 0 ? 0 : 1 + spentBy(option).length * 50 + at
  }
  return options
    .map((option, at) => ({ option, rank: rank(option, at) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

export function groupsOf(options: readonly Offered[], speaker: GameSpeaker, pointed: readonly Id[]): OptionGroup[] {
  const main = options.filter(({ aside }) => !aside)
  const asides = options.filter(({ aside }) => aside)
  const groups: OptionGroup[] = [
    {
      kind: 'main',
      choices: main.length > MANY ? byThing(main, speaker, pointed) : main.map((option) => ({ option })),
    },
    { kind: 'aside', choices: asides.length > FREE ? byThing(asides, speaker, pointed) : alone(asides) },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

function byThing(options: readonly Offered[], speaker: GameSpeaker, pointed: readonly Id[]): OptionChoice[] {
  const found = new Map<Id, Offered[]>()
  for (const option of options) {
    const first = (option.on ?? []).find((id) => !pointed.includes(id)) ?? ''
    found.set(first, [...(found.get(first) ?? []), option])
  }
  if (found.size > options.length / 2) return alone(options)
  return [...found].flatMap(([thing, list]): OptionChoice[] => {
    const count = options.filter(({ on = [] }) => on.includes(thing)).length
    if (thing === '' || count === 1) return alone(list)
    return [{ thing, title: nameOf(thing, speaker), count }]
  })
}

function nameOf(id: Id, speaker: GameSpeaker): string {
  try {
    return speaker.sayThing(id)
  } catch {
    return id
  }
}

/** True if every typed word occurs somewhere in the text, in any order. */
export function fitsFilter(text: string, typed: string): boolean {
  const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const inside = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => inside.includes(word))
}
