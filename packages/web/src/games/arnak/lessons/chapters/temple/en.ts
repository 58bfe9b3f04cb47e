export const en = {
  'temple.goal': 'Reach the temple, and go on',
  'temple.reached': 'The temple is no end: tiles and the notebook still bring points.',
  'temple.arrive': 'Move the glass into the temple',
  'temple.bonus': 'Choose a bonus tile',
  'temple.tile': 'Buy a temple tile',
  'temple.notebook': 'Move the notebook',
  'idea.arrive':
    'The (1)*glass* takes the last bridge into the (2)*Lost Temple*. The first to arrive scores 23, the next 21.',
  'idea.bonus': 'On arriving you look through the bonus stack and take one. You will need a (1)*tablet*.',
  'idea.tile':
    '(1)*End the turn*. Now the glass buys (2)*temple tiles*: 2, 6 or 11 points. For a 6 pay two of the three costs below, for the 11 all three.',
  'idea.notebook': 'The (1)*notebook* goes on as before, but never into the temple. Its (2)*next row* has points, too.',
  'exam.question': 'Round V. Your glass is in the temple, your purse is full. How would you play this turn?',
  'exam.lesson':
    'Points for the same resources: an 11-point tile or a row of the notebook? Tiles run out, rows do not.',
} as const

export type TempleTexts = Readonly<Record<keyof typeof en, string>>
