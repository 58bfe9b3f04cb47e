import type { Catalogue } from '@wayfare/text'

export const en = {
  inspection: {
    die: 'Die',
    'die-does': 'With the number of another die it leads to a quarter; its symbols are the tourists you place there.',
    call: 'Secret until the end. Failures cost you tourists of this type, successes bring points for them.',
    rounds:
      'Each round has a shop card, dice, a quarter, tourists and a route to draw. After the tenth come the final routes and the Ancient One.',
    player: 'Player',
    counts: 'Counts for {tourists}',
  },
} as const satisfies Catalogue
