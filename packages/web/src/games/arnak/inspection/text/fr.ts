import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const fr = {
  inspection: {
    resource: 'Ressource',
    deck: 'Les cartes que vous piochez. Ce que vous achetez va dessous ou dans la zone de jeu, dont les cartes sont mélangées et placées dessous en fin de manche.',
    step: 'Case de la piste Recherche',
    start: 'Vos deux jetons Recherche partent d’ici.',
    price: 'Coût : {price}.',
    'rival-tile': 'Ce que le rival fait à l’un de ses tours. Chaque tuile sert une fois par manche.',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
