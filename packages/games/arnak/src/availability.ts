// For each rule that refuses a move: when that move becomes possible. Rules that are not listed depend on what the players do.

export const arnakAvailability = {
  'ARN-TURN-05': 'turn',
  'ARN-FREE-11': 'turn',
  'ARN-DIG-03': { changes: 'home', then: 'free' },
  'ARN-DIG-04': { changes: 'home', then: 'both' },
  'ARN-ASSIST-06': { changes: 'ready', then: 'again' },
  'ARN-SETUP-09': 'never',
  'ARN-GUARD-08': 'never',
  'ARN-PLAY-07': 'never',
  'ARN-TEMPLE-04': 'never',
  'ARN-TEMPLE-09': 'never',
} as const
