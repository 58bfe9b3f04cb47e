export const en = {
  'round.goal': 'A full round, and nothing wasted',
  'round.reached': 'Two digs, a card and a fresh hand: that was a full round.',
  'round.free': 'Use your assistant first',
  'round.boot': 'Dig, and pay with Fear',
  'round.second': 'Send the other archaeologist',
  'round.buy': 'Spend your coins on an item',
  'round.pass': 'Pass when nothing is left to do',
  'round.keep': 'Keep or discard your last cards',
  'idea.free':
    'Your rival has passed: now you play turn after turn. Free actions first: your (1)*assistant* pays for what comes later.',
  'idea.boot': 'A (1)*camp* asks for a boot. Pay with (2)*Fear*, which can do nothing else, and save the better cards.',
  'idea.second':
    'Your other archaeologist has a turn, too: to (1)*this site*, with the car of (2)*Funding*. Both come home later.',
  'idea.buy':
    'Now count your coins, add those of (1)*Funding*, and buy an (2)*item*. Next round you draw it before any used card.',
  'idea.pass':
    'Play (1)*Exploration*, then (2)*pass*. Resources stay yours and assistants get ready; leftover travel is lost.',
  'idea.keep': 'You draw up to five, and kept cards count. (1)*Discard* what you do not want in your next hand.',
  'exam.question':
    'Round IV. You are with a guardian that you can pay for, and one archaeologist is at home. How would you play this turn?',
  'exam.lesson':
    'First what a rival could take: a free site, a card. Your guardian waits for you, but only until the round ends.',
} as const

export type RoundTexts = Readonly<Record<keyof typeof en, string>>
