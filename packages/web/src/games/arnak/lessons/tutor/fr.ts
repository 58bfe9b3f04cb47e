import type { ArnakTips } from './en.ts'

export const fr: ArnakTips = {
  nothing: 'Rien n’est sur le point d’être perdu. Choisissez l’action la plus utile ; toute action permise convient.',
  'last-step':
    'Dernière manche : ensuite, les ressources ne valent plus rien. Vous pouvez encore payer une (1)*recherche*, et les rangées valent des points.',
  guardian:
    'Vous avez de quoi maîtriser ce (1)*gardien* : 5 points. Sinon, la fin de la manche vous donnera une carte Peur.',
  'last-card':
    'Dernière manche : pièces et boussoles ne vaudront plus rien, mais (1)*une carte* achetée rapporte encore ses points.',
  fear: 'S’il faut exiler une carte, que ce soit la (1)*Peur* : elle vaut −1 et ne sert qu’à payer une chaussure.',
  assistant:
    'Votre (1)*assistant* est encore disponible. Il le sera de nouveau à la manche suivante : utilisez-le avant de partir.',
  boon: 'C’est la dernière manche et une (1)*faveur* n’a pas servi. Elle est gratuite, et perdue à la fin de la partie.',
  archaeologist:
    'Un archéologue est encore sur votre plateau, et vous pouvez payer une (1)*excavation*. Les deux rentrent en fin de manche.',
  cards:
    'Vous pouvez jouer (1)*ces cartes* en actions gratuites avant de quitter la manche. Ce qu’elles donnent vous reste.',
  buy: 'Vous pouvez encore acheter (1)*une carte*. Un objet va sous la pioche et vient donc avant les cartes que vous avez jouées.',
  slot: 'Une idole attend sur vos caisses. Sur un (1)*emplacement*, elle donne un gain tout de suite et vaut toujours 3 points.',
}
