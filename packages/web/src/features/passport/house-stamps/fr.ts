import type { StampTexts } from '../../../board-kit/stamps.ts'

export const fr: StampTexts = {
  hundred: {
    name: 'Cent parties',
    how: 'Terminez cent parties.',
  },
  seven: {
    name: 'Sept personnes rencontrées',
    how: 'Terminez des parties avec sept personnes différentes.',
  },
  six: {
    name: 'Les six adversaires',
    how: 'Battez chacun des six adversaires, à n’importe quel jeu.',
  },
  three: {
    name: 'Les trois jeux',
    how: 'Gagnez une partie de chaque jeu.',
  },
  tongue: {
    name: 'Des tables en deux langues',
    how: 'Terminez des parties à des tables en deux langues.',
  },
  lantern: {
    name: 'Dix jours d’accueil',
    how: 'Ouvrez une table à d’autres lors de dix jours différents.',
  },
  four: {
    name: 'En tête de quatre',
    how: 'Gagnez une partie à quatre personnes.',
  },
}
