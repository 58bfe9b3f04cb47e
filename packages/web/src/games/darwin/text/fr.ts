import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const fr: Translation<typeof en, 'fr'> = {
  drawers: { board: 'Journaux', market: 'Bureau', chart: 'Carte' },
  journals: { title: 'Journaux' },
  chart: {
    title: 'Carte des îles',
    north: 'N',
    per: 'par',
    theory: 'Théorie',
    farther: 'Zoom arrière',
    closer: 'Zoom avant',
    fit: 'Toute la carte',
  },
  desk: { title: 'Académie, musée, lettres, objectifs' },
  mine: { title: 'Plateau : {player}' },
  score: { title: 'Points' },
}
