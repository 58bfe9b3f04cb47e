export const en = {
  'alfred.goal': 'Play a round against Alfred',
  'alfred.reached':
    'His lag is all that lowers his points for the Beagle. The rest you win by being where he wants to go.',
  'alfred.turn': 'Take a turn, and let him take his',
  'alfred.block': 'Make one of his options fail',
  'alfred.deliver': 'Deliver before he does',
  'alfred.letters': 'Answer his letters',
  'alfred.round': 'End the round',
  'idea.turn':
    'Alone, you play against Alfred. Place (1)*a worker* (2)*here* and end the turn: he draws a card and does its first possible option.',
  'why.turn':
    'Nothing is his choice: the card and the table decide. The last option is always rest, for 7 coins. Tap his name to see his board.',
  'idea.block':
    'Beside his name: what he did, and why. An occupied journal costs him 3 coins; the (2)*small one* he enters only if empty: send (1)*anybody*.',
  'why.block':
    'In the small journal he would unlock a space and use it at once. The lens is yours now; he pays you a coin to go there.',
  'idea.deliver':
    'He had to take another option. He delivers first what you both have researched: (1)*bring* the (2)*red plant* to the museum before him.',
  'idea.letters':
    'End the turn. His stamps go where they overtake you: (1)*here*. But he begins each round, so your (2)*last worker* (3)*answers*.',
  'idea.round':
    '(1)*End the turn*. Envelopes are scored as usual. Instead of the goal he scores 2 points times the round, less his lag behind the (2)*Beagle*.',
  'exam.question':
    'Round III. His open cards leave three, all with a delivery, and you share two researched plants. How would you play this turn?',
  'exam.lesson': 'He has eight cards: the open ones tell which are left. Take first what those would do.',
} as const

export type AlfredTexts = Readonly<Record<keyof typeof en, string>>
