import type { Catalogue } from '@wayfare/text'

export const en = {
  drawers: { board: 'Journals', market: 'Desk', chart: 'Chart' },
  journals: { title: 'Journals' },
  chart: { title: 'Chart of the islands' },
  desk: { title: 'Academy, museum, letters, objectives' },
  mine: { title: '{player}’s board' },
  score: { title: 'Points' },
} satisfies Catalogue
