import type { AlfredTexts } from './en.ts'

export const fr: AlfredTexts = {
  'alfred.goal': 'Jouez une manche contre Alfred',
  'alfred.reached': 'Pour le Beagle, seul son retard lui coûte. Le reste se gagne en étant là où il veut aller.',
  'alfred.turn': 'Jouez un tour, puis laissez-le jouer',
  'alfred.block': 'Faites échouer une de ses options',
  'alfred.deliver': 'Livrez avant lui',
  'alfred.letters': 'Répondez à ses lettres',
  'alfred.round': 'Finissez la manche',
  'idea.turn':
    'En solo, vous jouez contre Alfred. Placez (1)*un ouvrier* (2)*ici* et finissez le tour : il pioche une carte et suit sa première option possible.',
  'why.turn':
    'Il ne choisit rien : la carte et la table décident. La dernière option est toujours le repos, pour 7 pièces. Touchez son nom pour voir son plateau.',
  'idea.block':
    'À côté de son nom : ce qu’il a fait, et pourquoi. Un journal occupé lui coûte 3 pièces ; au (2)*petit*, il ne va que s’il est vide : envoyez-y (1)*quelqu’un*.',
  'why.block':
    'Au petit journal, il déverrouillerait une case et s’en servirait. La lentille est à vous : s’il y vient, vous recevez une pièce.',
  'idea.deliver':
    'Il a dû prendre une autre option. Il livre d’abord ce que vous avez étudié tous les deux : (1)*livrez* la (2)*plante rouge* avant lui.',
  'idea.letters':
    'Finissez le tour. Ses timbres vont où ils vous dépassent : (1)*ici*. Mais il commence chaque manche, et votre (2)*dernier ouvrier* (3)*répond*.',
  'idea.round':
    '(1)*Finissez le tour*. Enveloppes comme d’habitude. Au lieu de l’objectif, il marque 2 points fois la manche, moins son retard sur le (2)*Beagle*.',
  'exam.question':
    'Manche III. D’après ses cartes visibles, il en reste trois, toutes avec livraison, et vous avez étudié les deux mêmes plantes. Que feriez-vous de ce tour ?',
  'exam.lesson': 'Il a huit cartes : les visibles disent lesquelles restent. Prenez d’abord ce que celles-là feraient.',
}
