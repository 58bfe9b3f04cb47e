import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const fr = {
  how: {
    looking: 'Recherche d’un moyen…',
    steps: '{count, plural, one {Ce tour-ci, en une étape} other {Ce tour-ci, en # étapes}}',
    then: 'puis à vous de confirmer',
    final: 'ne s’annule pas librement',
    loses: '{count, plural, one {Coûte # point} other {Coûte # points}}',
    gains: '{count, plural, one {Rapporte # point} other {Rapporte # points}}',
    play: '{count, plural, one {Jouer cette étape} other {Jouer ces étapes}}',
    other: 'Un autre moyen ({at} sur {all})',
    none: 'Pas ce tour-ci, quoi que vous fassiez d’abord.',
    later: 'Pas ce tour-ci, quoi que vous fassiez d’abord. Au plus tôt à votre prochain tour.',
    news: 'Pas par des étapes dont vous connaissez l’issue. Seule une étape qui révèle quelque chose pourrait y mener ; on ne peut pas encore le savoir.',
    gaveUp:
      'Aucune suite de {count, plural, one {# étape} other {# étapes}} au plus n’y mène. Les plus longues sont trop nombreuses pour être toutes essayées.',
    tooMany: 'Il y a trop de possibilités ici : aucune réponse n’a été trouvée.',
    busy: 'La recherche n’a pas pu se faire. Redemandez.',
    moved: 'La situation a changé. Regardez à nouveau.',
  },
  later: {
    surely: 'Pas ce tour-ci ; à coup sûr à la manche {round}',
    perhaps: 'Pas ce tour-ci ; peut-être à la manche {round}',
    turn: 'Pas ce tour-ci ; au plus tôt à votre prochain tour',
    end: 'Pas avant la fin de la dernière manche.',
    lens: 'Pas ce tour-ci : il faut d’abord que quelqu’un déverrouille la case avec une lentille.',
    never: 'Ce n’est plus possible dans cette partie.',
    late: 'C’est trop tard : c’est la dernière manche.',
    now: 'Maintenant, manche {round}',
    nothing: 'Rien de ce que vous pouvez faire n’y mène.',
    ends: 'La manche se termine',
    round: 'Manche {round}',
    'changes-home': 'Tous les archéologues rentrent.',
    'changes-ready': 'Les assistants sont à nouveau disponibles.',
    'changes-workers': 'Tous les ouvriers rentrent.',
    'changes-anew': 'La manche suivante a d’autres dés.',
    'then-both': 'Vous avez de nouveau vos deux archéologues.',
    'then-again': 'Ce n’est plus un obstacle.',
    'then-free': 'L’emplacement est libre, si personne n’y va avant.',
    'then-reached': 'Vous pouvez la visiter si un tronçon de cette manche l’atteint.',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
