// Alfred's last turn in sentences, each with the priority that decided it.

import { ACTION_CARDS, type SpaceId, spaceOf } from '@wayfare/darwin/tables'
import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { Props } from './props.ts'
import { type Words, wordsOf } from './words.ts'

/** Alone, the second board is his. */
export const ALFRED = 1

export type Sentence = { readonly k: string; readonly text: string; readonly why: string | null }

/** His facts, and what a player gains by his coming. */
const isHis = ({ k, seat }: Fact): boolean => k.startsWith('alfred-') || seat === 'alfred' || k === 'gain'

/** From his card to the end of his turn. */
export function turnFacts(told: readonly Told[]): readonly Fact[] {
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  const last = told.findLast(({ n, facts }) => !undone.has(n) && facts.some(({ k }) => k === 'alfred-card'))
  if (!last) return []
  const facts = last.facts.slice(last.facts.findLastIndex(({ k }) => k === 'alfred-card'))
  const end = facts.findIndex((fact) => !isHis(fact))
  return end < 0 ? facts : facts.slice(0, end)
}

export function lastTurn({ told, speaker }: Pick<Props, 'told' | 'speaker'>): Sentence[] {
  const facts = turnFacts(told)
  const card = facts.find(({ k }) => k === 'alfred-card')?.card as string | undefined
  const why = (fact: Fact): string | null => (card ? reasonFor(fact, card, { speaker }) : null)
  return speaker.gather(facts).map((fact) => ({ k: fact.k, text: speaker.sayFact(fact), why: why(fact) }))
}

/** What was decided last: where a worker went, or that it rests. */
export const decisionIn = (turn: readonly Sentence[]): Sentence | undefined =>
  turn.find(({ k }) => k === 'alfred-place' || k === 'alfred-rests')

type Option = NonNullable<(typeof ACTION_CARDS)[string]>[number]

export const optionsOf = (card: string): readonly Option[] => ACTION_CARDS[card] ?? []

export function optionName({ speaker }: Pick<Props, 'speaker'>, option: Option): string {
  const name = speaker.say(`options.${option.kind}`)
  return option.kind === 'main' ? `${name} (${option.order.join(' ')})` : name
}

const FAILS: Readonly<Record<Option['kind'], 'main' | 'special' | 'small' | 'deliver' | null>> = {
  main: 'main',
  'special-left': 'special',
  'special-right': 'special',
  small: 'small',
  deliver: 'deliver',
  rest: null,
}

function whyThere(words: Words, card: string, space: SpaceId): string {
  const { page } = spaceOf(space)
  if (page === 'small') return words.say('alfred.why-small')
  if (page === 'open') return words.say('alfred.why-deliver')
  if (page === 'special-left' || page === 'special-right') return words.say('alfred.why-special')
  const main = optionsOf(card).find((option) => option.kind === 'main')
  return words.say('alfred.why-main', { order: main?.kind === 'main' ? main.order.join(', ') : '' })
}

function reasonFor(fact: Fact, card: string, { speaker }: Pick<Props, 'speaker'>): string | null {
  const words = wordsOf(speaker)
  switch (fact.k) {
    case 'alfred-card':
      return words.say('alfred.tries', {
        options: optionsOf(card)
          .map((option) => optionName({ speaker }, option))
          .join(', '),
      })
    case 'alfred-fails': {
      const fails = FAILS[fact.option as Option['kind']]
      return fails && words.say(`alfred.fails-${fails}`)
    }
    case 'alfred-place':
      return whyThere(words, card, fact.space as SpaceId)
    case 'alfred-rests':
      return words.say('alfred.why-rest')
    case 'alfred-discards':
      return words.say('alfred.why-discards')
    case 'seal':
    case 'stamp':
    case 'explore':
    case 'land':
      return words.say(`alfred.why-${fact.k}`)
    default:
      return null
  }
}
