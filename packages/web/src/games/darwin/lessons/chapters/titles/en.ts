export const en = {
  seals: 'Seals and distinctions',
  'seals.promise': 'Give a worker a fourth seal, explore farther, and pitch a tent.',
  lenses: 'Lenses and locked spaces',
  'lenses.promise': 'Unlock a space, use it at once, come back with a worker, and use a locked one.',
  islands: 'Exploring and campsites',
  'islands.promise': 'Jump over a rival, pitch a tent, and another one far away.',
  letters: 'Correspondence',
  'letters.promise': 'Empty a stack, and win two envelopes.',
  museum: 'Museum and evolution',
  'museum.promise': 'Deliver two specimens with one worker, then study one.',
  theory: 'Theory of evolution',
  'theory.promise': 'Climb the track, fill a row of the museum, and deliver again.',
  objectives: 'Objectives and crew cards',
  'objectives.promise': 'Achieve two objectives, play two cards, and win a fifth worker.',
  beagle: 'The Beagle and its lag',
  'beagle.promise': 'Catch up with the Beagle, score its goal, and follow it.',
  alfred: 'Alone against Alfred',
  'alfred.promise': 'Play a round against the solo rival, and get in his way.',
} as const

export type ChapterTitles = Readonly<Record<keyof typeof en, string>>
