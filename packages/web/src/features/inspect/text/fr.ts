import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const fr = {
  inspect: {
    about: 'À propos : {name}',
    choices: 'Coups possibles : {count}',
    whole: 'Voir en grand',
    has: '{player} : {count}',
    keep: 'garder ouverte',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
