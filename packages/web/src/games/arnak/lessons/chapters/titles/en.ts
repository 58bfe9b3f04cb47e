export const en = {
  exile: 'Artifacts and exile',
  'exile.promise': 'Buy an artifact, use it at once, and get rid of Fear.',
  guardians: 'Guardians and boons',
  'guardians.promise': 'Overcome two guardians and spend what they leave you.',
  assistants: 'Assistants',
  'assistants.promise': 'Recruit two, use them every round, and turn one to gold.',
  round: 'Planning a round',
  'round.promise': 'Both archaeologists, the right order, and nothing left over.',
  temple: 'The Lost Temple',
  'temple.promise': 'Arrive, buy a temple tile, and let the notebook follow.',
  snake: 'The Snake Temple',
  'snake.promise': 'The other side of the board: an idol for an assistant, and tales that frighten.',
} as const

export type ChapterTitles = Readonly<Record<keyof typeof en, string>>
