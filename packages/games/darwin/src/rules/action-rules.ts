// The rules of all actions in one table.

import type { Rule } from '@wayfare/kernel'
import type { Action } from '../ops.ts'
import type { DarwinState } from '../state.ts'
import { academyRules } from './academy.ts'
import { campRules } from './camping.ts'
import { choosingRules } from './choosing.ts'
import { gainRules } from './gains.ts'
import { interruptRules } from './interrupts.ts'
import { lensRules } from './lenses.ts'
import { mailRules } from './mail.ts'
import { museumRules } from './museum.ts'
import { objectiveRules } from './objectives.ts'
import { voyageRules } from './voyages.ts'

/** The rules of all actions, and of the effects that carry out their answers. */
export const actionRules = {
  ...gainRules,
  ...voyageRules,
  ...mailRules,
  ...academyRules,
  ...museumRules,
  ...campRules,
  ...objectiveRules,
  ...lensRules,
  ...interruptRules,
  ...choosingRules,
}

/**
 * True for actions that ask how they should be used, and can be skipped there; others are carried out as soon as they
 * are chosen.
 */
export function hasOwnQuestion({ op }: Action): boolean {
  const rule: Rule<DarwinState, never> = actionRules[op]
  return rule.ask !== undefined
}
