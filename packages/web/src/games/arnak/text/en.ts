import type { Catalogue } from '@wayfare/text'

export const en = {
  drawers: { board: 'Island', market: 'Cards', research: 'Research' },
  island: { title: 'The island' },
  research: { title: 'Research' },
  cards: { title: 'Cards to buy' },
  mine: { title: 'What {player} has' },
  score: { title: 'Points' },
} as const satisfies Catalogue
