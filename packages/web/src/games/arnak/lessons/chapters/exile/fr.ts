import type { ExileTexts } from './en.ts'

export const fr: ExileTexts = {
  'exile.goal': 'Un artefact et une pioche allégée',
  'exile.reached': 'Trois cartes de moins : les autres reviendront plus souvent.',
  'exile.buy': 'Achetez un artefact',
  'exile.first': 'Exilez une carte avec lui',
  'exile.item': 'Exilez avec un objet',
  'exile.tablet': 'Jouez un artefact de votre main',
  'idea.buy':
    'Les (1)*artefacts*, à gauche du Sceptre lunaire, coûtent des (2)*boussoles*. On peut les utiliser dès l’achat.',
  'idea.first': 'L’exil retire une carte de la partie : de votre main ou de votre zone de jeu. D’abord la (1)*Peur*.',
  'idea.item':
    'Certains objets exilent aussi. Terminez le tour, jouez la (1)*Hache* et exilez la (2)*Peur* de votre main.',
  'idea.tablet':
    'Joué de votre main, un (1)*artefact* coûte chaque fois une (2)*tablette*. Dépensez-la et exilez encore une carte.',
  'exam.question': 'Manche II. Deux cartes Peur, trois boussoles, deux pièces. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'En début de partie, l’exil paie deux fois : un point par Peur, et de meilleures mains à chaque manche.',
}
