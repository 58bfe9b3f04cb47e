export const en = {
  'islands.goal': 'Pitch two tents, one of them from afar',
  'islands.reached': 'Four tents are on the board. The fifth would bring 5 points at the end.',
  'islands.jump': 'Explore as far as the campsite',
  'islands.tent': 'Pitch a tent',
  'islands.stamps': 'Use the campsite',
  'islands.fork': 'Explore once more',
  'islands.any': 'Pitch a tent from afar',
  'idea.jump':
    'Islands have points, specimens and campsites. (1)*Explore 2*: the space of a (2)*rival* does not count, so you reach the (3)*campsite*.',
  'why.jump':
    'The first to cross a golden ribbon scores its points: here 1. Only the space where the explorer stops has its effect.',
  'idea.tent':
    'Take your top tent to an (1)*empty slot* of the campsite. The first slot is free, the second costs a coin: it pays to come early.',
  'idea.stamps':
    'Now the campsite acts: two stamps, from any (2)*stacks*, for one (1)*envelope*. Then comes the action beside the tent’s old place on your board.',
  'idea.fork':
    'Your third tent leaves a choice: sail or (1)*explore*. At the fork one branch has a (2)*specimen*, the shorter one (3)*coins*.',
  'idea.any':
    'Finish, end the turn, and send (1)*this worker* to the special journal, (2)*Base Camp*: (3)*a tent* in any (4)*campsite*, even far away.',
  'why.any':
    'You may have only one tent in a campsite. The dearest slots often pay most: 8 points for 2 coins on the third island.',
  'exam.question':
    'Round II. The ribbon is uncrossed, the campsite is empty, and your rival is nearer to both. How would you play this turn?',
  'exam.lesson': 'Ribbons and cheap slots go to the first player to come. Specimens wait for everybody.',
} as const

export type IslandsTexts = Readonly<Record<keyof typeof en, string>>
