// Whether something can be done now, for rules that run: they are not handed an inquiry, and hold what they do against the same `can`.

import type { Asking, Effect, Funds, Rule, RuleId } from '@wayfare/kernel'
import type { DarwinState } from '../state.ts'
import { academyRules } from './academy.ts'
import { campRules } from './camping.ts'
import { choosingRules } from './choosing.ts'
import { gainRules } from './gains.ts'
import { aside, interruptRules } from './interrupts.ts'
import { lensRules } from './lenses.ts'
import { mailRules } from './mail.ts'
import { museumRules } from './museum.ts'
import { objectiveRules } from './objectives.ts'
import { voyageRules } from './voyages.ts'

/** The rules of all actions, and of what becomes of their answers. */
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
const RULES: Readonly<Record<string, Rule<DarwinState>>> = actionRules

function ruleOf({ op }: Effect): Rule<DarwinState> {
  const rule = RULES[op]
  if (!rule) throw new Error(`'${op}' is no action`)
  return rule
}

/** Listens for a first offer, or for a first reason. */
class Look implements Asking {
  readonly listening = false
  offered = false
  against: RuleId | undefined
  private readonly s: DarwinState
  private readonly by: number

  constructor(s: DarwinState, by: number) {
    this.s = s
    this.by = by
  }

  can(effect: Effect): boolean {
    return ruleOf(effect).can?.(this.s, this.by, effect.arg, this) ?? true
  }

  offer(_move: string, then: Effect): boolean {
    const possible = this.can(then)
    if (possible) this.offered = true
    return possible
  }

  no(rule: RuleId): false {
    this.against ??= rule
    return false
  }

  refuse(): void {}

  funds(): Funds {
    throw new Error('nothing here is paid out of a purse')
  }
}

export const isPossible = (s: DarwinState, by: number, action: Effect): boolean => new Look(s, by).can(action)

/** The rule by which it cannot be done. */
export function ruleAgainst(s: DarwinState, by: number, action: Effect): RuleId | undefined {
  const look = new Look(s, by)
  return look.can(action) ? undefined : look.against
}

/** Could this seat put in anything now? */
export function hasTrigger(s: DarwinState, by: number): boolean {
  const look = new Look(s, by)
  aside(s, by, look)
  return look.offered
}

/** Some actions are done at once when they are chosen; the others ask how, and may be skipped then. */
export const hasOwnQuestion = (action: Effect): boolean => ruleOf(action).ask !== undefined
