import type { Rule } from '@wayfare/kernel'
import { alfredRules } from '../alfred/turn.ts'
import type { DarwinState } from '../state.ts'
import { academyRules } from './academy.ts'
import { actsRules } from './acts.ts'
import { campRules } from './camping.ts'
import { draftRules } from './draft.ts'
import { gainRules } from './gains.ts'
import { interruptRules } from './interrupts.ts'
import { lensRules } from './lenses.ts'
import { mailRules } from './mail.ts'
import { museumRules } from './museum.ts'
import { objectiveRules } from './objectives.ts'
import { rewardRules } from './rewards.ts'
import { roundRules } from './round.ts'
import { turnRules } from './turn.ts'
import { voyageRules } from './voyages.ts'

// biome-ignore lint/suspicious/noExplicitAny: each rule knows its own argument; the effect's constructor keeps them together.
type Rules = Readonly<Record<string, Rule<DarwinState, any>>>

const ALL: Rules = {
  ...draftRules,
  ...roundRules,
  ...turnRules,
  ...actsRules,
  ...gainRules,
  ...voyageRules,
  ...mailRules,
  ...academyRules,
  ...museumRules,
  ...campRules,
  ...objectiveRules,
  ...lensRules,
  ...interruptRules,
  ...rewardRules,
  ...alfredRules,
}

/** Where an interrupt has left nothing but to skip it or to pass, nobody is asked again. A turn is ended by its player (DAR-TURN-07). */
export const rules: Rules = Object.fromEntries(
  Object.entries(ALL).map(([op, rule]) => [op, { ...rule, lapses: op !== 'end-turn' }]),
)
