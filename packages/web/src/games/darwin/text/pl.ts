import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const pl: Translation<typeof en, 'pl'> = {
  drawers: { board: 'Dzienniki', market: 'Biurko', chart: 'Mapa' },
  journals: { title: 'Dzienniki' },
  chart: {
    title: 'Mapa wysp',
    north: 'N',
    per: 'za',
    theory: 'Teoria',
    farther: 'Oddal',
    closer: 'Przybliż',
    fit: 'Cała mapa',
  },
  desk: { title: 'Akademia, muzeum, listy, cele' },
  mine: { title: 'Plansza: {player}' },
  score: { title: 'Punkty' },
}
