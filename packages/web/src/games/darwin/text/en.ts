import type { Catalogue } from '@wayfare/text'

export const en = {
  drawers: { board: 'Journals', market: 'Desk', chart: 'Chart' },
  journals: { title: 'Journals' },
  chart: {
    title: 'Chart of the islands',
    north: 'N',
    per: 'per',
    theory: 'Theory',
    farther: 'Zoom out',
    closer: 'Zoom in',
    fit: 'The whole chart',
  },
  desk: { title: 'Academy, museum, letters, objectives' },
  mine: { title: '{player}’s board' },
  score: { title: 'Points' },
} satisfies Catalogue
