import type { Catalogue } from '@wayfare/text'

export const en = {
  inspection: {
    die: 'Die',
    'die-does': 'With the number of another die it leads to a quarter; its signs are the tourists you place there.',
    call: 'Secret until the end. Failures cost you tourists of this type, successes bring points for them.',
    counts: 'Counts for {tourists}',
  },
} as const satisfies Catalogue
