export const en = {
  'ancients.goal': 'Use an effect, then face Yog-Sothoth',
  'ancients.reached': 'An effect bends a rule for one round; the Ancient One settles what your route is worth.',
  'ancients.quarter': 'Choose a quarter',
  'ancients.extra': 'Place the extra tourist',
  'ancients.turn': 'Draw an L',
  'ancients.end': 'End the last round',
  'ancients.start': 'Begin the final route',
  'ancients.route': 'End the route',
  'ancients.tome': 'Use a tome',
  'ancients.face': 'Face the Ancient One',
  'idea.quarter':
    'An effect bends a rule for one round. Your (1)*effect die* has made (2)*New Turn* active. First choose a (3)*quarter*, as always.',
  'why.quarter':
    'Odd numbers of the effect die show the dark symbol, even ones the light symbol. An effect works only for those who use that die.',
  'idea.extra': 'The effect die shows no tourists. In return you place an extra one, of a type on your (1)*other die*.',
  'idea.turn':
    '(1)*New Turn*: instead of one segment anywhere, draw two that form an L. Close the (2)*gap* between your two pieces.',
  'why.turn':
    'Two L’s fit. One leads past a star; the other one, through the university, is open only with Yog-Sothoth.',
  'idea.end':
    'The two pieces are one line now. (1)*End* the round: it is the last one, and then the Ancient One wakes.',
  'idea.start':
    'Each Ancient One has its own rule, reward and penalty: read those of (1)*Yog-Sothoth*. Then choose your best route with (2)*one press*.',
  'why.start':
    'Segment by segment you may walk any other route: with madness at stake, the one with the most points need not be the best.',
  'idea.route':
    'Each (1)*horror place* on your route adds 1 madness, and the more madness, the more numbers fail. Walk to its end, then (2)*end the route*.',
  'why.route': 'With Yog-Sothoth madness is not only a danger: each success pays 4 points for every point of it.',
  'idea.tome':
    'Three dice: a 5 or 6 succeeds, your madness says which numbers fail. Before you face it, use a tome: (1)*add 2* to a die, or (2)*reroll*.',
  'idea.face':
    'First each failure strikes out two university quarters, then each success brings its reward. Three failures lose the game. (1)*Face it*.',
  'exam.question':
    'Last round. Secret Alley is active: one of your segments may be a diagonal. How would you play this turn?',
  'exam.lesson': 'An effect is worth most where it joins what two plain segments could not.',
} as const

export type AncientsTexts = Readonly<Record<keyof typeof en, string>>
