import type { DarwinTips } from './en.ts'

export const fr: DarwinTips = {
  nothing:
    'Rien n’est sur le point d’être perdu. Placez un ouvrier là où il est le plus utile ; toute case permise convient.',
  reach:
    'Vous remplissez les conditions de (1)*cet objectif*. Accomplissez-le avant la fin du tour : plus tard, elles pourraient ne plus l’être.',
  lag: 'Votre navire est derrière le (2)*Beagle*, ce qui vous coûtera des points en fin de manche. D’ici là, vous pouvez encore (1)*naviguer*.',
  goal: 'Après votre dernier ouvrier, on décompte l’objectif du Beagle. Ce que vous faites sur (1)*ces cases* y compte encore.',
  second:
    'Une deuxième livraison coûte trois pièces. (1)*Ce spécimen* les rapporte, avec un pas d’évolution par case pleine.',
  seal: 'Il vous reste de quoi prendre (1)*un autre sceau*. L’ouvrier le garde toute la partie ; si vous y renoncez, il est perdu.',
  tent: 'Vous pouvez planter une (1)*tente*. Le campement agit aussitôt, puis la place qu’elle libère sur votre plateau.',
  stack: '(1)*Cette pile* n’a plus qu’un timbre. Prenez-le, et la récompense à côté de la pile est à vous.',
  crew: '(1)*Cette carte Équipage* peut être jouée. Elle sert une fois par partie, et l’ouvrier garde ses sceaux.',
  deliver:
    'Vous avez étudié un spécimen qui manque au (1)*musée*. Livrez-le avant un adversaire : il rapporte des pièces et de l’évolution.',
  lens: 'Vous avez de quoi poser une lentille : dans le (1)*petit journal*, elle ouvre une case, utilisable tout de suite.',
  reserve: 'Votre réserve est vide. (1)*Ici*, vous prenez un objectif pour les manches à venir, et des pièces en plus.',
}
