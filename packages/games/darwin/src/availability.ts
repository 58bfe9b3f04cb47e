// For each rule that refuses a move: when that move becomes possible. Rules that are not listed depend on what the players do.

export const darwinAvailability = {
  'DAR-PLACE-12': 'lens',
  'DAR-PLACE-11': { changes: 'workers', then: 'free' },
  'DAR-PLACE-19': { changes: 'workers', then: 'again' },
  'DAR-CREW-02': 'never',
  'DAR-CREW-09': 'never',
  'DAR-LENS-11': 'never',
  'DAR-SAIL-03': 'never',
  'DAR-SAIL-10': 'never',
  'DAR-SEAL-06': 'never',
  'DAR-SEAL-08': 'never',
  'DAR-SPECIMEN-03': 'never',
  'DAR-MUSEUM-09': 'never',
  'DAR-OBJECTIVE-30': 'never',
} as const
