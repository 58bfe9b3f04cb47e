export const en = {
  'snake.goal': 'Rescue an assistant, face the tales',
  'snake.reached': 'An idol brought you an assistant, and the Fear is gone again.',
  'snake.idol': 'Pay an idol for row 4',
  'snake.rescue': 'Rescue an assistant',
  'snake.gold': 'Upgrade with the glass',
  'snake.use': 'Use the assistant',
  'snake.tale': 'Climb to row 6',
  'snake.exile': 'Exile the Fear',
  'idea.idol':
    'The bridge into (1)*row 4* costs an (2)*idol* from your crates. It scores no longer; one in a slot will not do.',
  'idea.rescue':
    'One assistant per player waits here. Only the top one is seen by all; now choose (1)*any of them* for yourself.',
  'idea.gold':
    'Rescued means silver and exhausted. End the turn: in the (1)*next row* the glass upgrades your (2)*assistant*, who gets ready.',
  'idea.use': 'Gold and ready, in the round of the rescue: use the (1)*assistant*.',
  'idea.tale':
    '(1)*End the turn* and move the glass to (2)*row 6*: 10 points, and a Fear card. Row 7 brings another one.',
  'idea.exile':
    'In (1)*row 2* the notebook exiles a card on this side. Let it take away a (2)*Fear*, from your hand or play area.',
  'exam.question': 'Round III, the Snake Temple. One idol in the crates, your glass in row 3. How would you play?',
  'exam.lesson':
    'The idol is worth 3 points, or an effect in a slot. The rescue brings a helper for each round to come, and opens the way up.',
} as const

export type SnakeTexts = Readonly<Record<keyof typeof en, string>>
