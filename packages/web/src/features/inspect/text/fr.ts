import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const fr = {
  inspect: {
    about: 'À propos : {name}',
    choices: 'Coups possibles : {count}',
    whole: 'Voir en grand',
    signs: 'Tous les symboles',
    has: '{player} : {count}',
    keep: 'garder ouverte',
    around: 'Flèches : ce qu’il y a à côté',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
