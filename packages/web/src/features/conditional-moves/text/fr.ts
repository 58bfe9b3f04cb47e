import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const fr: Translation<typeof en, 'fr'> = {
  plans: {
    title: 'Coups prévus',
    lead: 'À votre tour, la première ligne applicable est jouée pour vous. Si aucune ne l’est, c’est à vous de choisir.',
    secret:
      'Personne d’autre ne voit votre plan. Il est abandonné si un élément caché est révélé, sauf si vous en décidez autrement.',
    waiting: 'Votre plan attend votre tour.',
    played: 'Votre plan a été joué comme prévu.',
    ownMove: 'Votre plan est abandonné : vous avez joué vous-même.',
    revealed: 'Votre plan est abandonné : un élément caché a été révélé. À vous de choisir.',
    wentBack: 'Votre plan est abandonné : la partie est revenue en arrière.',
    noBranch: 'Votre plan est abandonné : rien de ce qu’il prévoyait n’était possible. À vous de choisir.',
    away: 'Votre plan est abandonné : un bot joue à votre place.',
    over: 'Votre plan est abandonné : la partie est terminée.',
    possible: 'Si c’est encore possible : {move}',
    asked: 'À la question « {prompt} » : {move}',
    nothingElse: 'Si rien d’autre n’est possible : passer',
    addThen: 'Prévoir la suite : « {line} »',
    remove: 'Retirer « {line} »',
    even: 'Jouer même si du nouveau est révélé',
    kind: 'Jouer un coup',
    kindPossible: 's’il est encore possible',
    kindAsked: 'seulement à cette question',
    atTurn: 'À votre tour',
    after: 'Après « {move} »',
    toStart: 'Revenir au début de votre tour',
    looking: 'Recherche des questions possibles…',
    unknown: 'Impossible pour l’instant de savoir ce qui vous sera demandé.',
    myTurn: 'C’est votre tour. Vous pourrez prévoir des coups pendant que les autres jouent.',
    clear: 'Retirer le plan',
    failed: 'Enregistrement impossible : la partie a continué. Regardez à nouveau.',
    hide: 'Fermer le plan',
  },
}
