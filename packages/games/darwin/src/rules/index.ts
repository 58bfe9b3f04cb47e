import type { Rule } from '@wayfare/kernel'
import { alfredRules } from '../alfred/turn.ts'
import type { DarwinState } from '../state.ts'
import { actionRules } from './action-rules.ts'
import { draftRules } from './draft.ts'
import { rewardRules } from './rewards.ts'
import { roundRules } from './round.ts'
import type { DarwinRules } from './rule.ts'
import { actsRules } from './several-actions.ts'
import { turnRules } from './turn.ts'

const ALL: DarwinRules = {
  ...draftRules,
  ...roundRules,
  ...turnRules,
  ...actsRules,
  ...actionRules,
  ...rewardRules,
  ...alfredRules,
}

/**
 * If an interrupt leaves only one answer to a question, that answer is taken without asking again. A turn, however, is
 * always ended by its player (DAR-TURN-07).
 */
export const rules: Readonly<Record<string, Rule<DarwinState>>> = Object.fromEntries(
  Object.entries<Rule<DarwinState>>(ALL).map(([op, rule]) => [op, { ...rule, lapses: op !== 'end-turn' }]),
)
