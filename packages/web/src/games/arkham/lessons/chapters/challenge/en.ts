export const en = {
  'challenge.goal': 'Play the end of a challenge',
  'challenge.reached': 'Reach both numbers, and the challenge is won: then try a harder one.',
  'challenge.dice': 'Pick two dice',
  'challenge.round': 'Play the ninth round',
  'challenge.again': 'Pick dice again',
  'challenge.last': 'Draw for the last time',
  'challenge.route': 'Choose the final route',
  'challenge.face': 'Face the Ancient One',
  'idea.dice':
    'A solo game is played against a (1)*challenge*: here 130 points, 12 of them from the Ancient One. Each round, pick two of three (2)*available dice*.',
  'why.dice':
    'There is no first player, nobody sets dice aside for you, and there are no opening rounds. All else is as usual.',
  'idea.round':
    '(1)*These two dice* become available next round just as they are, with the one you left. Play this round with both in mind.',
  'idea.again':
    'Two of (1)*these dice* are as you saw them; the pair you used has been rolled and waits for the round after. Pick two again.',
  'idea.last':
    'Draw for both numbers: quarters and tourists for the first; for the second, each success pays 4 points per (1)*gate link*.',
  'idea.route':
    '(1)*End the round*. The best route is shown (2)*here*: does it have enough links for the second number? Walk it, or one of your own.',
  'idea.face':
    'The (1)*second number* comes from this roll alone. Make at least one die succeed with your tomes, then (2)*face it*.',
  'why.face': 'Three failures lose at once, whatever the points. Otherwise it is enough to equal both numbers.',
  'exam.question': 'Last round of a challenge. Which two dice would you pick, and how would you play the turn?',
  'exam.lesson':
    'Two numbers name one or two quarters: pick the pair whose tourists come to your line, even if it shows fewer symbols.',
} as const

export type ChallengeTexts = Readonly<Record<keyof typeof en, string>>
