// Progress of the reward phase in Darwin: which envelopes have been scored, and which one is being scored now.

import { ENVELOPES, type EnvelopeId, type MailRanks, mailRanks } from '@wayfare/darwin/tables'
import type { Fact } from '@wayfare/kernel'
import { ALFRED } from './alfred-turn.ts'
import type { Props } from './props.ts'

type Position = Pick<Props, 'view' | 'picture' | 'told'>
type Rewards = { readonly now: EnvelopeId | null; readonly scored: readonly EnvelopeId[] }

export function rewardProgress({ view, picture, told }: Position): Rewards {
  const from = picture.question?.from ?? picture.pending[0]?.from ?? null
  const now = ENVELOPES.find((id) => view.letters[id] === from) ?? null
  const reached = scoredFacts(told).map(({ envelope }) => envelope as EnvelopeId)
  // Envelopes are scored in order. The log has no fact for an envelope without stamps.
  const last = now ? ENVELOPES.indexOf(now) : reached.length > 0 ? ENVELOPES.indexOf(reached[0] as EnvelopeId) + 1 : 0
  return { now, scored: ENVELOPES.slice(0, last) }
}

/** DAR-REWARD-10: ranks on an envelope are fixed when it is scored; stamps that its own rewards bring come too late. Before that, the
 * ranks follow from the stamps on it now. */
export function currentRanks({ view, told }: Pick<Position, 'view' | 'told'>, id: EnvelopeId): MailRanks {
  const fact = scoredFacts(told).find(({ envelope }) => envelope === id)
  return fact ? { first: boardsIn(fact.first), second: boardsIn(fact.second) } : mailRanks(view, id)
}

const boardsIn = (seats: unknown): number[] =>
  (seats as readonly (number | string)[]).map((seat) => (typeof seat === 'number' ? seat : ALFRED))

/** The `envelope` facts of this reward phase, the latest first. */
function scoredFacts(told: Props['told']): readonly Fact[] {
  const found: Fact[] = []
  for (const { facts } of told.toReversed()) {
    for (const fact of facts.toReversed()) {
      if (fact.k === 'round') return found
      if (fact.k === 'envelope') found.push(fact)
    }
  }
  return found
}
