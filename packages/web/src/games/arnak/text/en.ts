import type { Catalogue } from '@wayfare/text'

export const en = {
  drawers: { board: 'Island', market: 'Cards', research: 'Research' },
  island: { title: 'The island' },
  research: { title: 'Research', used: 'used', left: '{count} left' },
  cards: { title: 'Cards to buy', none: 'no effect' },
  mine: { title: 'What {player} has' },
  score: { title: 'Points' },
} as const satisfies Catalogue
