// Bonuses that are circled and then crossed out, and the number of symbols of each on the board (ARK-SHOP-20).
export const TOMES = ['reroll', 'improvement', 'blessing'] as const
export type TomeId = (typeof TOMES)[number]

const STORED = ['coordinate-change', 'extra-segment', 'diagonal-segment'] as const
export type StoredId = (typeof STORED)[number]

export type BonusId = TomeId | StoredId
export const BONUS_IDS: readonly BonusId[] = [...TOMES, ...STORED]

export const SYMBOLS_OF: Readonly<Record<BonusId, number>> = {
  reroll: 2,
  improvement: 2,
  blessing: 1,
  'coordinate-change': 3,
  'extra-segment': 3,
  'diagonal-segment': 2,
}
