import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const fr = {
  inspection: {
    space: 'Emplacement d’ouvrier',
    stop: 'Case d’un parcours',
    'no-tile': 'Aucune tuile ici dans cette partie.',
    ribbon: 'Ruban doré : {points, plural, one {# point} other {# points}}',
    order:
      'Les joueurs jouent dans cet ordre. Un ouvrier sur la case de l’ordre du tour réserve une place pour la manche suivante.',
    'action-card': 'Carte Action d’Alfred',
    'bonus-card': 'Carte Bonus d’Alfred',
    alfred: 'Indique ce que fait Alfred.',
    player: 'Joueur',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
