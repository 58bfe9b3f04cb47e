// Combines the rules of all ops of the game.

import { assistantRules } from './assistants.ts'
import { cardRules } from './cards.ts'
import type { ArnakRules } from './common.ts'
import { gainRules } from './gains.ts'
import { guardianRules } from './guardians.ts'
import { handRules } from './hand-cards.ts'
import { researchRules } from './research.ts'
import { rivalRules } from './rival.ts'
import { roundRules } from './round.ts'
import { siteRules } from './sites.ts'
import { turnRules } from './turn.ts'

export const rules: ArnakRules = {
  ...turnRules,
  ...roundRules,
  ...siteRules,
  ...guardianRules,
  ...cardRules,
  ...researchRules,
  ...assistantRules,
  ...gainRules,
  ...handRules,
  ...rivalRules,
}
