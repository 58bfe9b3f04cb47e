export const en = {
  'shops.goal': 'Visit a shop and use its bonus',
  'shops.reached': 'One visit in a round, and its bonuses serve you when you need them.',
  'shops.quarter': 'Choose the quarter',
  'shops.street': 'Draw a street to a shop',
  'shops.visit': 'Visit the shop',
  'shops.extra': 'Draw the extra street',
  'shops.end': 'End your turn',
  'idea.quarter':
    'As in every round, your dice name a (1)*quarter*. The open card says what all shops pay in this round.',
  'idea.street':
    'A shop is reached when a street of this round ends there. (1)*This one* ends at a shop: choose the way that draws it.',
  'idea.visit':
    'Visit the (1)*shop*: one visit in a round. Its double card pays two bonuses, a coordinate change and an extra street.',
  'idea.extra':
    'Draw the extra street now, or keep it for later. (1)*This one* would even reach another shop, for another round.',
  'idea.end':
    'A coordinate change works from the next round on. (1)*End your turn*: the shop stays circled and pays no more.',
  'exam.question': 'Round VI. The card shows tomes, and one extra street is left. How would you play this turn?',
  'exam.lesson':
    'A tome helps only against the Ancient One; streets help in every round. A shop on the way gives both.',
} as const

export type ShopsTexts = Readonly<Record<keyof typeof en, string>>
