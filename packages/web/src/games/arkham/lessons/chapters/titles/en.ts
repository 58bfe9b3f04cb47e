export const en = {
  shops: 'Shops and tomes',
  'shops.promise': 'Draw streets to shops, use their bonuses, and take a tome for the end.',
  ancients: 'Effects and Ancient Ones',
  'ancients.promise': 'Let an effect card close a gap, then face Yog-Sothoth.',
  gates: 'Gates and water',
  'gates.promise': 'Join separate pieces: by bridge, by gate, over the river.',
  tasks: 'Secret tasks',
  'tasks.promise': 'Keep a task and make the most of it.',
  route: 'The final route',
  'route.promise': 'Walk the one line that counts, and face Cthulhu.',
  challenge: 'The challenge',
  'challenge.promise': 'Play alone against two numbers, with dice that you see in advance.',
} as const

export type ChapterTitles = Readonly<Record<keyof typeof en, string>>
