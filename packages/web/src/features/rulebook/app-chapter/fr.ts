import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const fr: RulebookWords<typeof outline> = {
  screen: {
    title: 'À l’écran',
    says: {
      offers:
        '*Ce qui brille est possible.* La ligne du haut dit qui doit faire quoi, et pourquoi. Ce que vous pouvez faire brille sur la table et apparaît sous cette ligne en boutons, presque tous associés à une touche. Si un coup comporte plusieurs parties, désignez-les l’une après l’autre ; Échap fait revenir d’une étape. Vous ne pouvez faire que ce qui est proposé : impossible d’enfreindre une règle par mégarde.',
      details:
        '*À quoi sert un bouton.* Pointez-le, appuyez longuement dessus ou touchez son « i » pour lire ce qu’il fait ; aucun coup n’est joué pour autant.',
      refusals:
        '*Tout le reste s’explique.* Désignez ce qui n’est pas proposé : la table dit pourquoi, indique la règle et l’ouvre ici.',
      turns:
        '*Quand c’est à vous.* Dès que vous avez une décision à prendre, le jeu vous interroge, une question à la fois. Quand tous décident en même temps, c’est vous qui dites quand vous avez fini, puis vous attendez les autres. Une fois la partie finie, vous ne pouvez plus que regarder.',
      paying:
        '*Payer.* Un coup payant n’est proposé que si vous pouvez le payer en entier avec ce que vous avez à cet instant. La table propose un paiement ; vous pouvez en choisir un autre. Rien n’est dépensé tant que le coût n’est pas couvert.',
      undo: '*Revenir en arrière.* Vous pouvez annuler vos coups jusqu’à ce que quelque chose soit révélé ou que ce soit à quelqu’un d’autre de décider ; là où tous décident en même temps, jusqu’à ce que tous aient fini. L’historique montre cette limite. Au-delà, tous doivent être d’accord (les robots le sont toujours), et les tirages sont refaits. Dans la donne du jour et dans les problèmes, on ne peut pas aller au-delà.',
    },
  },
}
