export const en = {
  'theory.goal': 'Climb the track, and make it count for more',
  'theory.reached': 'At the end your book counts one more, times 3 instead of 2.',
  'theory.steps': 'Take three steps',
  'theory.row': 'Fill a row of the museum',
  'theory.slot': 'Make your book count more',
  'theory.again': 'Deliver again',
  'idea.steps':
    'At the end your last book is multiplied by the museum’s number. Send (1)*this worker* to the special journal, (2)*Great Idea*: three steps.',
  'why.steps': 'Steps between two books count for nothing at the end, unless an objective asks for them.',
  'idea.row':
    'That number is 2, and 1 more for each full row. End the turn, (1)*deliver* the (2)*green fossil*: the row is full, six steps for you.',
  'why.row': 'The museum’s number is the same for everybody. A full row helps most the player with the best book.',
  'idea.slot':
    '(1)*Camp Philosophy* asks for 7 steps and two tents: achieve it. In (2)*silver slot 4* it makes your book count 1 more.',
  'idea.again':
    'End the turn. With (1)*this worker*, (2)*Second Crate* delivers a (3)*specimen* once more: the full row brings six steps again.',
  'exam.question':
    'Round V. The green row lacks one specimen, and you have researched it. How would you play this turn?',
  'exam.lesson':
    'Late in the game the museum is full: a delivery brings many steps, and a full row multiplies every book.',
} as const

export type TheoryTexts = Readonly<Record<keyof typeof en, string>>
