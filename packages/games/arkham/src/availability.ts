// For each rule that refuses a move: when that move becomes possible. Rules that are not listed depend on what the players do.

export const arkhamAvailability = {
  'ARK-QUARTER-01': { changes: 'anew', then: 'again' },
  'ARK-ROUTE-01': { changes: 'anew', then: 'again' },
  'ARK-SHOP-03': { changes: 'anew', then: 'reached' },
  'ARK-FINAL-10': 'end',
  'ARK-ANCIENT-04': 'end',
  'ARK-QUARTER-02': 'never',
  'ARK-SHOP-06': 'never',
  'ARK-ROUTE-12': 'never',
  'ARK-ROUTE-17': 'never',
  'ARK-ROUTE-18': 'never',
  'ARK-ROUTE-19': 'never',
  'ARK-RIVER-09': 'never',
} as const
