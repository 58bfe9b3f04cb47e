import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const fr: Translation<typeof en, 'fr'> = {
  turnShow: {
    title: 'Ce qui s’est passé',
    next: 'Continuer',
    again: 'Revoir',
    at: '{at} sur {all}',
    sums: 'Gains et dépenses de ce tour',
    roundOver: 'Fin de la manche {round} sur {rounds}',
    counting: 'Décompte des points',
  },
}
