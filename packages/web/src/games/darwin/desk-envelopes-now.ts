// How far the reward phase has come: what was told since it began, and whose tile the question came from.

import { ENVELOPES, type EnvelopeId, type MailRanks, mailRanks } from '@wayfare/darwin/tables'
import type { Fact } from '@wayfare/kernel'
import { ALFRED } from './alfred-turn.ts'
import type { Props } from './props.ts'

type Asked = Pick<Props, 'view' | 'picture' | 'told'>
type Rewards = { readonly now: EnvelopeId | null; readonly scored: readonly EnvelopeId[] }

export function envelopesNow({ view, picture, told }: Asked): Rewards {
  const from = picture.question?.from ?? picture.pending[0]?.from ?? null
  const now = ENVELOPES.find((id) => view.letters[id] === from) ?? null
  const reached = toldOf(told).map(({ envelope }) => envelope as EnvelopeId)
  // They are scored from the first to the last; on one without stamps nothing is told.
  const last = now ? ENVELOPES.indexOf(now) : reached.length > 0 ? ENVELOPES.indexOf(reached[0] as EnvelopeId) + 1 : 0
  return { now, scored: ENVELOPES.slice(0, last) }
}

/** DAR-REWARD-10: places are fixed as it is scored; stamps that its own rewards bring come too late. Before that, as they lie. */
export function ranksNow({ view, told }: Pick<Asked, 'view' | 'told'>, id: EnvelopeId): MailRanks {
  const fact = toldOf(told).find(({ envelope }) => envelope === id)
  return fact ? { first: boardsIn(fact.first), second: boardsIn(fact.second) } : mailRanks(view, id)
}

const boardsIn = (seats: unknown): number[] =>
  (seats as readonly (number | string)[]).map((seat) => (typeof seat === 'number' ? seat : ALFRED))

/** The envelopes that were told of in this reward phase, the latest first. */
function toldOf(told: Props['told']): readonly Fact[] {
  const found: Fact[] = []
  for (const { facts } of told.toReversed()) {
    for (const fact of facts.toReversed()) {
      if (fact.k === 'round') return found
      if (fact.k === 'envelope') found.push(fact)
    }
  }
  return found
}
