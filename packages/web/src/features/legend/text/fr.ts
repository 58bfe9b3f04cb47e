import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const fr = {
  legend: {
    title: 'Ce qu’il y a sur la table',
    lead: '{game} : {count, plural, one {# symbole} other {# symboles}}, chacun avec un seul sens partout.',
    ring: 'Survolez un symbole pour le voir sur le plateau.',
    ringTouch: 'Touchez un symbole pour le voir sur le plateau.',
    search: 'Chercher un symbole',
    none: 'Aucun résultat pour « {typed} ».',
    found: '{count, plural, =0 {Aucun résultat} one {# symbole trouvé} other {# symboles trouvés}}',
    print: 'Imprimer',
    players: 'Joueurs',
    you: 'vous',
    table: 'Ce que dit la table',
    key: 'Lettre',
    keyMeaning: 'La touche qui choisit ceci.',
    refused: 'Pas maintenant',
    refusedMeaning: 'Appuyez dessus pour savoir pourquoi, et comment y arriver.',
    barrier: 'Trait dans l’historique',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
