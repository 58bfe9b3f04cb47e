// How far the reward phase has come: what was told since it began, and whose tile the question came from.

import { ENVELOPES, type EnvelopeId } from '@wayfare/darwin/tables'
import type { Props } from './props.ts'

type Asked = Pick<Props, 'view' | 'picture' | 'told'>
type Rewards = { readonly now: EnvelopeId | null; readonly scored: readonly EnvelopeId[] }

export function envelopesNow({ view, picture, told }: Asked): Rewards {
  const from = picture.question?.from ?? picture.pending[0]?.from ?? null
  const now = ENVELOPES.find((id) => view.letters[id] === from) ?? null
  const reached = toldOf(told)
  // They are scored from the first to the last; on one without stamps nothing is told.
  const last = now ? ENVELOPES.indexOf(now) : reached.length > 0 ? ENVELOPES.indexOf(reached[0] as EnvelopeId) + 1 : 0
  return { now, scored: ENVELOPES.slice(0, last) }
}

/** Envelopes that were told of in this reward phase, the latest first. */
function toldOf(told: Props['told']): readonly EnvelopeId[] {
  const found: EnvelopeId[] = []
  for (let i = told.length - 1; i >= 0; i--) {
    const facts = told[i]?.facts ?? []
    for (let j = facts.length - 1; j >= 0; j--) {
      const fact = facts[j]
      if (fact?.k === 'envelope') found.push(fact.envelope as EnvelopeId)
      if (fact?.k === 'round') return found
    }
  }
  return found
}
