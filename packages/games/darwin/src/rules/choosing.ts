import { nothing } from '@wayfare/kernel'
import { wordOf } from '../data/actions.ts'
import { type DarwinRules, SKIP } from './rule.ts'

export const choosingRules = {
  // A slash between actions means that only one of them is used (DAR-CAMP-04).
  choose: {
    can: (_s, _by, options, inquiry) => options.some((option) => inquiry.can(option)),
    ask(_s, _by, options, asking) {
      for (const option of options) asking.offer(wordOf(option), option)
      asking.offer(SKIP, nothing)
    },
  },
} satisfies Partial<DarwinRules>
