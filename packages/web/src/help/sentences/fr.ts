import type { Sentences } from './en.ts'

export const fr: Sentences = {
  arnak: {
    turn: 'Une carte vaut son déplacement ou son effet, jamais les deux. Ce qui brille est possible.',
    pay: 'Rien n’est dépensé tant que le coût n’est pas réuni ; des actions gratuites peuvent encore aider.',
    research: 'On paie d’abord, puis la rangée et une tuile Bonus donnent ce qu’elles montrent.',
    'choose-trip': 'L’archéologue y reste jusqu’à la fin de la manche.',
    'choose-guardian': 'Un gardien maîtrisé vaut 5 points, et ce site ne donne plus de Peur à personne.',
    'choose-exile': 'Exiler une Peur épargne un point et améliore votre pioche.',
    'choose-recruit': 'Un assistant aide une fois par manche jusqu’à la fin de la partie.',
    keep: 'Ce que vous gardez compte dans les cinq cartes de la manche suivante.',
  },
  darwin: {
    turn: 'La case demande des sceaux dans la rangée de cet ouvrier ; une section occupée coûte une pénalité.',
    'pick-crew': 'Une carte Équipage rapporte quand un ouvrier a ses sceaux.',
    'assign-seals': 'Les sceaux restent toute la partie : un ouvrier spécialisé atteint les meilleures cases.',
    'choose-pair': 'Un objectif donne sa récompense et des points quand tout ce qu’il demande est réuni.',
    academy: 'Le parchemin et l’emplacement se paient ensemble.',
    sail: 'Seule la case d’arrêt compte. Restez à hauteur du Beagle.',
    explore: 'Seule la case d’arrêt compte ; les cases occupées se sautent.',
    stamps: 'À la fin de la manche, le premier et le deuxième en timbres sont récompensés.',
    deliver: 'Les cases vides de sa rangée et de sa colonne donnent des pièces, les pleines de l’évolution.',
    unlock: 'Vous pouvez faire la case aussitôt ; elle est ensuite ouverte à tous.',
    camp: 'Vous faites les actions du campement, et ce qui est à côté de la tente sur votre plateau.',
  },
  arkham: {
    'keep-task': 'Les tronçons de l’itinéraire entre deux de ses carrefours rapportent.',
    'pick-die': 'Deux dés donnent à tous les nombres et les touristes de la manche.',
    'remove-die': 'Ce que vous écartez, personne ne l’utilise cette manche.',
    'choose-quarter': 'Ses touristes rapportent si l’itinéraire final le borde.',
    draw: 'À la fin une seule ligne compte : les tronçons qui se joignent valent plus.',
    'draw-visit': 'Chaque boutique ne paie qu’une fois, et on en visite une par manche.',
    'draw-tome': 'Les grimoires aident à la fin, face au Grand Ancien ; chacun sert une fois.',
    'name-route': 'Ce qui ne borde pas l’itinéraire final s’efface.',
    'route-step': 'Lieux d’épouvante et liaisons apportent de la folie, et avec elle des échecs.',
    tomes: 'D’abord les punitions des échecs, puis les récompenses des réussites.',
  },
}
