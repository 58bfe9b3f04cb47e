export const en = {
  seals: 'Seals and distinctions',
  'seals.promise': 'Give a worker a fourth seal, explore farther, and pitch a tent.',
  lenses: 'Lenses and locked spaces',
  'lenses.promise': 'Unlock a space, use it at once, and come back with a worker.',
  museum: 'Museum and evolution',
  'museum.promise': 'Deliver two specimens with one worker, then study one.',
} as const

export type ChapterTitles = Readonly<Record<keyof typeof en, string>>
