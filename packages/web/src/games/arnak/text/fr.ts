import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const fr: Translation<typeof en, 'fr'> = {
  drawers: { board: 'Île', market: 'Cartes', research: 'Recherche' },
  island: { title: 'L’île' },
  research: { title: 'Recherche', used: 'utilisé', left: 'reste {count}' },
  cards: { title: 'Cartes à acheter', none: 'aucun effet' },
  mine: { title: 'Ce que possède {player}' },
  score: { title: 'Points' },
}
