// Alfred's last turn in sentences, each with the priority that decided it.

import { ACTION_CARDS } from '@wayfare/darwin/tables'
import { reasons } from '@wayfare/darwin/text'
import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { Props } from './props.ts'

/** In a solo game the second board is Alfred's. */
export const ALFRED = 1

export type Sentence = { readonly k: string; readonly text: string; readonly why: string | null }

/** True for Alfred's facts and for a player's gain from his arrival. */
const isHis = ({ k, seat }: Fact): boolean => k.startsWith('alfred-') || seat === 'alfred' || k === 'gain'

/** The facts from his card to the end of his turn. */
export function turnFacts(told: readonly Told[]): readonly Fact[] {
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  const last = told.findLast(({ n, facts }) => !undone.has(n) && facts.some(({ k }) => k === 'alfred-card'))
  if (!last) return []
  const facts = last.facts.slice(last.facts.findLastIndex(({ k }) => k === 'alfred-card'))
  const end = facts.findIndex((fact) => !isHis(fact))
  return end < 0 ? facts : facts.slice(0, end)
}

export function lastTurn({ told, speaker }: Pick<Props, 'told' | 'speaker'>): Sentence[] {
  return speaker.gather(turnFacts(told)).map((fact) => sentenceOf(fact, speaker))
}

/** One action of his, and its reason as a separate sentence. */
function sentenceOf({ by = null, ...fact }: Fact, speaker: Props['speaker']): Sentence {
  const why = by === null ? null : `${speaker.label(reasons({ ...fact, by }))}.`
  return { k: fact.k, text: speaker.sayFact(fact), why }
}

/** The last decision: where a worker went, or that it rests. */
export const decisionIn = (turn: readonly Sentence[]): Sentence | undefined =>
  turn.find(({ k }) => k === 'alfred-place' || k === 'alfred-rests')

type Option = NonNullable<(typeof ACTION_CARDS)[string]>[number]

export const optionsOf = (card: string): readonly Option[] => ACTION_CARDS[card] ?? []

export function optionName({ speaker }: Pick<Props, 'speaker'>, option: Option): string {
  const name = speaker.say(`options.${option.kind}`)
  return option.kind === 'main' ? `${name} (${option.order.join(' ')})` : name
}
