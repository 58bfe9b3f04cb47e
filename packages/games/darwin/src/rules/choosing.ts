import { nothing } from '@wayfare/kernel'
import { wordOf } from '../data/actions.ts'
import { type DarwinRules, SKIP } from './rule.ts'

export const choosingRules = {
  // DAR-CAMP-04: a slash means only one of the two.
  choose: {
    can: (_s, _by, options, inquiry) => options.some((option) => inquiry.can(option)),
    ask(_s, _by, options, asking) {
      for (const option of options) asking.offer(wordOf(option), option)
      asking.offer(SKIP, nothing)
    },
  },
} satisfies Partial<DarwinRules>
