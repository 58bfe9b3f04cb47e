import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const fr = {
  shown: {
    showMe: 'Montrer',
    of: 'Montrer : {passage}',
    try: 'La règle en action : {move}',
    doIt: 'Jouer ce coup',
    again: 'Encore une fois',
    back: 'Retour aux règles',
    done: 'C’est fait. Continuez à votre guise ; rien n’est conservé.',
    elsewhere: 'La partie a pris un autre chemin. « Encore une fois » ramène au début.',
    none: 'Il n’y a pas de position pour ce passage.',
    failed: 'La position n’a pas pu être ouverte.',
  },
  appendix: {
    title: 'Toutes les cartes et tuiles',
    lead: 'Ce que fait chacune, dans les mêmes termes qu’à la table, avec les notes des règles.',
    search: 'Trouver une carte ou une tuile',
    found: '{count, plural, =0 {Aucun résultat} one {# trouvée} other {# trouvées}}',
    book: 'Aller aux règles',
  },
  groups: {
    basics: 'Cartes de base et Peur',
    items: 'Objets',
    artifacts: 'Artefacts',
    guardians: 'Gardiens',
    assistants: 'Assistants',
    sites: 'Tuiles Site',
    idols: 'Idoles',
    bonuses: 'Tuiles Bonus de recherche',
    crew: 'Cartes Équipage',
    objectives: 'Objectifs',
    specials: 'Tuiles Action spéciale',
    letters: 'Tuiles Correspondance',
    goals: 'Objectifs du Beagle',
    ancients: 'Grands Anciens',
    effects: 'Cartes Effet',
    shops: 'Cartes Boutique d’antiquités',
    tasks: 'Objectifs personnels',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
