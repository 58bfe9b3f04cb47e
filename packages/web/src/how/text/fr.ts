import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const fr = {
  how: {
    looking: 'Recherche d’un moyen…',
    steps: '{count, plural, one {Ce tour-ci, en une étape} other {Ce tour-ci, en # étapes}}',
    then: 'puis à vous de confirmer',
    final: 'sans retour : les autres le voient',
    loses: '{count, plural, one {Coûte # point} other {Coûte # points}}',
    gains: '{count, plural, one {Rapporte # point} other {Rapporte # points}}',
    play: '{count, plural, one {Jouer cette étape} other {Jouer ces étapes}}',
    other: 'Un autre moyen ({at} sur {all})',
    none: 'Pas ce tour-ci, quoi que vous fassiez d’abord.',
    later: 'Pas ce tour-ci, quoi que vous fassiez d’abord. Au plus tôt à votre prochain tour.',
    news: 'Pas par des étapes dont vous connaissez l’issue. Seule une étape qui révèle quelque chose pourrait y mener ; nul ne sait encore quoi.',
    gaveUp:
      'Aucune suite de {count, plural, one {# étape} other {# étapes}} au plus n’y mène. Les plus longues sont trop nombreuses pour être toutes essayées.',
    tooMany: 'Il y a trop de possibilités ici : aucune réponse n’a été trouvée.',
    busy: 'La recherche n’a pas pu se faire. Redemandez.',
    moved: 'La table a changé. Regardez à nouveau.',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
