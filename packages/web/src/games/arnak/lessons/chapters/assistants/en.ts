export const en = {
  'assistants.goal': 'Two assistants, one of them gold',
  'assistants.reached': 'Silver works once a round; turned to gold, it works again at once.',
  'assistants.recruit': 'Recruit an assistant',
  'assistants.use': 'Use the assistant',
  'assistants.second': 'Recruit a second one',
  'assistants.both': 'Use that one, too',
  'assistants.gold': 'Upgrade one to gold',
  'assistants.again': 'Use the gold one',
  'idea.recruit':
    'The (1)*notebook* recruits. Move it into the (2)*first row* and choose one of the (3)*assistants* on top.',
  'idea.use':
    'Your (1)*assistant* is ready. Using it is a free action: do it now, and it is exhausted until the next round.',
  'idea.second':
    '(1)*End the turn*, then move the notebook (2)*up again*. It may follow the magnifying glass, never pass it.',
  'idea.both': 'You have room for two. Use the (1)*new one*: each of them works once a round.',
  'idea.gold':
    'End the turn. In the (1)*third row* the notebook upgrades a silver assistant: choose an (2)*exhausted one*, and it is ready.',
  'idea.again': 'Gold is the stronger side, and ready once more. Use the (1)*gold assistant* in the same round.',
  'exam.question':
    'Round V. Both archaeologists are out, and both of your assistants are exhausted. How would you play this turn?',
  'exam.lesson':
    'An upgrade is worth most while the assistant is exhausted: it works once more at once, even in the last round.',
} as const

export type AssistantsTexts = Readonly<Record<keyof typeof en, string>>
