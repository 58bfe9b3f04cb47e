import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const fr: Translation<typeof en, 'fr'> = {
  puzzle: {
    title: 'Le meilleur score de ce tour',
    today: 'Problème du jour',
    number: 'Problème {number}',
    all: 'Problèmes de ce jeu',
    how: 'Jouez un tour, jusqu’à sa fin ou jusqu’à ce que quelque chose soit révélé. Seuls comptent les points qu’il ajoute à votre feuille de score.',
    starsFrom: '{stars, plural, one {# étoile} other {# étoiles}} à partir de {points}',
    points: '{points} sur {best}',
    starred: '{stars, plural, =0 {Aucune étoile} one {# étoile} other {# étoiles}}',
    found: 'On ne peut pas faire mieux.',
    lost: 'Avant l’étape {at}, {best, plural, one {# point restait possible} other {# points restaient possibles}}. « {move} » en laisse {left} au plus.',
    alsoLost: 'Puis l’étape {at} fait perdre encore {lost, plural, one {# point} other {# points}}.',
    instead: 'À partir de là : {moves}.',
    steps: 'Votre tour',
    gain: '+{points}',
    lossHere: '{lost, plural, one {# point perdu} other {# points perdus}} ici',
    attempts: 'Essais',
    noAttempt: 'Pas encore essayé.',
    judging: 'Calcul en cours…',
    again: 'Réessayer',
    solution: 'Montrer la meilleure suite',
    fixes: 'vos étoiles ne changeront plus',
    fixed: 'La meilleure suite a été montrée : vos étoiles ne changeront plus.',
    best: 'La meilleure suite',
    proof:
      '{best} est le maximum : les {positions} positions de ce tour et ses {ends} fins possibles ont toutes été examinées.',
    days: 'Vos jours',
    inARow: '{count, plural, one {# jour de suite} other {# jours de suite}}',
    missed: 'pas essayé',
    over: 'Le tour est fini.',
    none: 'Ce problème n’existe pas.',
    failed: 'Le problème ne peut pas être ouvert ici pour le moment.',
    progress: 'La position se met en place…',
  },
}
