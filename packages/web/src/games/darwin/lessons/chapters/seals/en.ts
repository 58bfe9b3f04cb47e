export const en = {
  'seals.goal': 'A silver distinction, and a camp',
  'seals.reached': 'Four seals, one space more: just enough to reach the camp.',
  'seals.academy': 'Send a worker to the academy',
  'seals.fourth': 'Give a fourth seal',
  'seals.far': 'Explore as far as the camp',
  'seals.tent': 'Pitch a tent',
  'idea.academy': 'Red seals open the (2)*academy*. Send (1)*this worker*: only the seals in a worker’s own row count.',
  'idea.fourth':
    'Give any seal from the (1)*first scroll* to the worker with three of them. With four, (2)*that row* has a silver distinction.',
  'idea.far':
    'End the turn and send (1)*that worker* to the (2)*exploration page*: silver takes you one space farther, to the (3)*camp*.',
  'idea.tent':
    'A camp. Pitch a (1)*tent* and take what the camp shows; the place on your board below the tent may give more.',
  'exam.question': 'Round III. One worker has three green seals, another three blue. How would you play this turn?',
  'exam.lesson': 'A distinction is worth most early, on the page that the worker will visit again and again.',
} as const

export type SealsTexts = Readonly<Record<keyof typeof en, string>>
