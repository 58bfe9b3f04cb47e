export const en = {
  exile: 'Artifacts and exile',
  'exile.promise': 'Buy an artifact, use it at once, and get rid of Fear.',
  guardians: 'Guardians and boons',
  'guardians.promise': 'Overcome two guardians and spend what they leave you.',
  assistants: 'Assistants',
  'assistants.promise': 'Recruit two, use them every round, and turn one to gold.',
  temple: 'The Lost Temple',
  'temple.promise': 'Arrive, buy a temple tile, and let the notebook follow.',
} as const

export type ChapterTitles = Readonly<Record<keyof typeof en, string>>
