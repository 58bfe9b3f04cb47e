import type { TheoryTexts } from './en.ts'

export const fr: TheoryTexts = {
  'theory.goal': 'Montez sur la piste et faites-la compter plus',
  'theory.reached': 'À la fin, votre livre compte 1 de plus, et le coefficient du musée est de 3 au lieu de 2.',
  'theory.steps': 'Avancez de trois cases',
  'theory.row': 'Remplissez une rangée du musée',
  'theory.slot': 'Faites compter votre livre davantage',
  'theory.again': 'Livrez encore',
  'idea.steps':
    'À la fin, le dernier livre atteint est multiplié par le coefficient du musée. Envoyez (1)*cet ouvrier* au journal spécial, à la (2)*Grande idée* : trois cases.',
  'why.steps': 'Les cases entre deux livres ne rapportent rien à la fin, sauf si un objectif les demande.',
  'idea.row':
    'Ce coefficient vaut 2, plus 1 par rangée pleine. Finissez le tour et (1)*livrez* le (2)*fossile vert* : rangée pleine, six cases pour vous.',
  'why.row': 'Le coefficient du musée est commun à tous. Une rangée pleine profite surtout à qui a le meilleur livre.',
  'idea.slot':
    '(1)*Songes de bivouac* demande 7 cases et deux tentes : accomplissez-le. Sur l’(2)*emplacement argenté 4*, votre livre compte 1 de plus.',
  'idea.again':
    'Finissez le tour. Avec (1)*cet ouvrier*, la (2)*Seconde caisse* livre encore un (3)*spécimen* : la rangée pleine redonne six cases.',
  'exam.question':
    'Manche V. Il manque un spécimen à la rangée verte, et vous l’avez étudié. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'En fin de partie le musée est plein : une livraison fait avancer de beaucoup, et une rangée pleine multiplie tous les livres.',
}
