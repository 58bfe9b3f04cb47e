// The texts of Harriet's tips.

export const en = {
  nothing: 'Nothing is about to be lost here. Place a worker where it helps you most; any legal space will do.',
  reach:
    'You meet the requirements of (1)*this objective*. Achieve it before the turn ends: later you may not meet them any more.',
  lag: 'Your ship is behind the (2)*Beagle*, which costs you points at the end of the round. You can still (1)*sail* before that.',
  goal: 'After your last worker, the Beagle goal is scored. What you do on (1)*these spaces* still counts towards it.',
  second:
    'A second delivery costs three coins. (1)*This specimen* brings them back, and a step of evolution for each full cell.',
  seal: 'You can take (1)*another seal* with the coins you have left. It stays with its worker for the whole game.',
  tent: 'You can pitch a (1)*tent* here. The camp acts at once, and so does the place on your board that the tent leaves.',
  stack: '(1)*This stack* holds its last stamp. Take that one, and the reward beside the stack is yours.',
  crew: '(1)*This crew card* can be played now. It is a free gain, once a game, and the worker keeps the seals.',
  deliver:
    'You have researched a specimen that the (1)*museum* lacks. Deliver it before a rival does: it brings coins and evolution.',
  lens: 'You have the coins for a lens: in the (1)*small journal* it opens a space, and you may use that space at once.',
  reserve: 'Your reserve is empty. (1)*Here* you can take an objective for the rounds to come, and coins as well.',
} as const

export type DarwinTips = Readonly<Record<keyof typeof en, string>>
