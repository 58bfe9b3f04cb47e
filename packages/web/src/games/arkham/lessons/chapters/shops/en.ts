export const en = {
  'shops.goal': 'Visit shops and use what they pay',
  'shops.reached': 'One visit in a round, and its bonuses serve you when you need them.',
  'shops.quarter': 'Choose the quarter',
  'shops.street': 'Draw a street to a shop',
  'shops.visit': 'Visit the shop',
  'shops.extra': 'Draw the extra street',
  'shops.end': 'End your turn',
  'shops.change': 'Change a coordinate',
  'shops.tome': 'Take a tome at a shop',
  'idea.quarter':
    'As in every round, your dice name a (1)*quarter*. The (2)*open card* says what all shops pay in this round.',
  'idea.street':
    'A shop is reached when a street of this round ends there. A single street may be drawn anywhere: (1)*this one* ends at a shop.',
  'idea.visit':
    'Visit the (1)*shop*: one visit in a round. Its double card pays two bonuses, a coordinate change and an extra street.',
  'idea.extra':
    'Draw the extra street now, or together with those of a later round. (1)*This one* ends at another shop, but you visit only one in a round.',
  'idea.end':
    'A coordinate change works from the next round on. (1)*End your turn*: the shop stays circled and pays no more.',
  'idea.change':
    'Pick these (1)*two dice*. Neither of their quarters is on your line: press the 6 and let it count as 5, by your (2)*coordinate change*.',
  'why.change': '6 and 1 are neighbours. Only your own numbers change: the tourists on the die stay the same.',
  'idea.tome':
    'The card shows a tome. Choose a (1)*quarter*, draw a (2)*street* to a shop, and there take one of the (3)*tomes* for the roll at the end.',
  'why.tome':
    'Reroll rolls any dice again, Improvement adds 2 to one, Blessing makes a 4 succeed. They work only against the Ancient One.',
  'exam.question': 'Round VI. The card shows tomes, and one extra street is left. How would you play this turn?',
  'exam.lesson':
    'A tome helps only against the Ancient One; streets help in every round. A shop on the way gives both.',
} as const

export type ShopsTexts = Readonly<Record<keyof typeof en, string>>
