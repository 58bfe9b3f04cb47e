export const en = {
  'lenses.goal': 'Unlock a space, and use a locked one',
  'lenses.reached': 'One lens, two uses in one round; and what is locked can serve you, too.',
  'lenses.small': 'Go to the small journal',
  'lenses.unlock': 'Unlock a space',
  'lenses.once': 'Use it at once',
  'lenses.open': 'Come back with a worker',
  'lenses.locked': 'Use a locked space',
  'idea.small': 'The (2)*small journal* asks for no seals, so even your (1)*top worker* can go. There you use lenses.',
  'idea.unlock':
    'A lens opens the next locked space of a page for the coins on it. Unlock the (1)*second exploration space*.',
  'idea.once': 'You may use the space at once, without a worker and without seals. (1)*Do it now*.',
  'idea.open':
    'It stays open for everybody. End the turn, and send a (1)*worker* with the two seals that it asks for (2)*there*.',
  'idea.locked':
    'Some actions use a locked space without a lens or its seals. End the turn, send (1)*this worker* to (2)*Back Door* and (3)*choose one*.',
  'why.locked': 'Even the last space of a page will do. It stays locked, and costs neither its price nor a lens.',
  'exam.question': 'Round II. Six coins, and two seals of a kind on three workers. How would you play this turn?',
  'exam.lesson':
    'A lens opens a space for all: unlock what you can use at once, and before others have the seals for it.',
} as const

export type LensesTexts = Readonly<Record<keyof typeof en, string>>
