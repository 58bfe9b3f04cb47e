import type { LettersTexts } from './en.ts'

export const fr: LettersTexts = {
  'letters.goal': 'Gagnez deux enveloppes',
  'letters.reached':
    'Vous avez gagné la première récompense de deux enveloppes. La moitié de vos timbres, arrondie vers le haut, y est utilisée ; les autres comptent encore.',
  'letters.send': 'Envoyez un ouvrier écrire',
  'letters.stack': 'Videz une pile',
  'letters.lead': 'Dépassez votre rival',
  'letters.round': 'Finissez la manche',
  'idea.send':
    'À chaque manche, le plus de timbres sur une enveloppe gagne sa première récompense. Il faut des sceaux *jaunes* : placez (1)*cet ouvrier* (2)*ici*.',
  'idea.stack':
    'Mettez deux timbres sur la (2)*première enveloppe*, à égalité avec votre rival. Prenez-les dans la (1)*première pile* : vide, elle fait (3)*explorer*.',
  'why.stack':
    'Les timbres d’une action viennent de n’importe quelles piles, mais vont sur une enveloppe. Les piles ne se remplissent pas : chacune sert une fois.',
  'idea.lead':
    'Finissez le tour. (1)*Cet ouvrier* peut aller sur la (2)*lentille* : trois timbres, pénalité de 3. Prenez la tête sur la (3)*troisième enveloppe* : 4 points.',
  'idea.round':
    'Finissez le tour, placez votre (1)*dernier ouvrier* (2)*ici* et finissez la manche. À égalité sur la (3)*première enveloppe*, vous êtes premiers tous deux.',
  'why.round':
    'Quand plus personne n’a d’ouvrier, on décompte les enveloppes, de haut en bas. La deuxième place rapporte moins.',
  'exam.question':
    'Manche III. Votre rival a deux timbres sur la première enveloppe, un sur la deuxième. Que feriez-vous de ce tour ?',
  'exam.lesson': 'Un envoi peut payer deux fois : par la pile vidée et par l’enveloppe. Égaler le premier suffit.',
}
