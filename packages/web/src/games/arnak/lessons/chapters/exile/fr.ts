import type { ExileTexts } from './en.ts'

export const fr: ExileTexts = {
  'exile.goal': 'Un artefact et une pioche allégée',
  'exile.reached': 'Trois cartes de moins : les autres reviendront plus souvent.',
  'exile.buy': 'Achetez le Mortier',
  'exile.first': 'Exilez une carte avec lui',
  'exile.item': 'Exilez avec un objet',
  'exile.tablet': 'Jouez un artefact de votre main',
  'idea.buy':
    'Les artefacts, à gauche du Sceptre lunaire, coûtent des (2)*boussoles*. Achetez le (1)*Mortier* : il sert dès l’achat.',
  'idea.first': 'L’exil retire une carte de la partie : de votre (2)*main ou zone de jeu*. D’abord la (1)*Peur*.',
  'idea.item': 'Certains objets exilent aussi. Terminez le tour, jouez la (1)*Hache* et exilez l’autre (2)*Peur*.',
  'idea.tablet':
    'De votre main, un artefact coûte chaque fois une (2)*tablette*. Jouez la (1)*Dague rituelle* et exilez la (3)*Subvention*.',
  'exam.question':
    'Manche II. Vos deux archéologues sont sur le terrain. Deux cartes Peur, trois boussoles. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'En début de partie, l’exil paie deux fois : un point par Peur, et de meilleures mains à chaque manche.',
}
