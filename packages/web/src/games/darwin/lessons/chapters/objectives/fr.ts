import type { ObjectivesTexts } from './en.ts'

export const fr: ObjectivesTexts = {
  'objectives.goal': 'Deux objectifs, deux cartes Équipage',
  'objectives.reached':
    'Deux objectifs, deux cartes, un cinquième ouvrier, pour un seul placement : tout cela s’ajoute à vos tours.',
  'objectives.take': 'Prenez Négoce de graines',
  'objectives.reach': 'Accomplissez-le',
  'objectives.fifth': 'Gagnez un cinquième ouvrier',
  'objectives.crew': 'Jouez une carte Équipage',
  'objectives.second': 'Jouez-en une autre',
  'objectives.place': 'Placez le cinquième ouvrier',
  'idea.take':
    'Un objectif donne une récompense tout de suite et des points à la fin. (1)*N’importe qui* va sur la (2)*case d’objectif* : prenez (3)*Négoce de graines*.',
  'why.take':
    'La réserve contient deux objectifs. Si elle est pleine, un troisième va aussitôt, visible, dans un emplacement, dont on paie le prix.',
  'idea.reach':
    '(1)*Négoce de graines* demande une plante et 8 pièces. Vous avez tout : accomplissez-le. Rien n’est dépensé ; l’(2)*emplacement argenté 2* rend les parchemins gratuits.',
  'idea.fifth':
    'Deux plantes, deux tentes : (1)*Fleurs séchées* est prêt aussi. Pour 5 pièces, l’(2)*emplacement doré 1* amène un cinquième ouvrier.',
  'why.fifth':
    'Chaque emplacement a son prix et sa récompense, et ne sert qu’une fois. Plus tôt vient le cinquième ouvrier, plus vous aurez de tours.',
  'idea.crew':
    'Les cartes Équipage se jouent aussi à tout moment. Le (1)*Commissaire* demande cinq sceaux dans une rangée ; (2)*cet ouvrier* les a : 8 pièces.',
  'idea.second':
    'Cela ne place personne, mais un ouvrier ne joue qu’une carte de la partie. La (1)*carte* suivante va avec un (2)*autre*.',
  'idea.place':
    'Finissez le tour. Le (1)*cinquième ouvrier* n’a pas de sceaux, mais un jeton Savoir en remplace un : (2)*explorez*, ou allez où il n’en faut pas.',
  'exam.question':
    'Manche III. Vous avez six pièces, un objectif dont les conditions sont remplies et un Commissaire. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'D’abord ce qui dure : un cinquième ouvrier dès la manche III, c’est trois tours de plus. Une carte qui paie une fois peut attendre.',
}
