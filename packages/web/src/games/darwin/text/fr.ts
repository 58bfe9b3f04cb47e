import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const fr: Translation<typeof en, 'fr'> = {
  drawers: { board: 'Journaux', market: 'Bureau', chart: 'Carte' },
  journals: { title: 'Journaux' },
  chart: { title: 'Carte des îles' },
  desk: { title: 'Académie, musée, lettres, objectifs' },
  mine: { title: 'Plateau : {player}' },
  score: { title: 'Points' },
}
