export const en = {
  'guardians.goal': 'Overcome guardians, use their boons',
  'guardians.reached': 'Ten points, and both sites are safe for everybody.',
  'guardians.pay': 'Overcome the Ape',
  'guardians.boon': 'Use its boon',
  'guardians.travel': 'Travel with a boon',
  'guardians.trap': 'Overcome one from afar',
  'idea.pay': 'Your archaeologist is with a (1)*guardian*. Pay the cost at the bottom of its tile: four (2)*coins*.',
  'idea.boon': 'It is worth 5 points now. Its (1)*boon* works once in the game: here it upgrades a resource, at once.',
  'idea.travel': 'Some boons are travel. End the turn and dig at (1)*this site*: pay with the plane of (2)*Sun Face*.',
  'idea.trap': 'The (1)*Bear Trap* overcomes a (2)*guardian* for free, if no other archaeologist is there.',
  'exam.question': 'Round III. You are with the Ape and have four coins. How would you play this turn?',
  'exam.lesson':
    'Four coins for five points and no Fear is a good deal. It can wait a turn, too: while you are there, nobody else can take it.',
} as const

export type GuardiansTexts = Readonly<Record<keyof typeof en, string>>
