import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  turn: 'La case demande des sceaux dans la rangée de cet ouvrier ; une section déjà occupée coûte une pénalité.',
  'pick-crew': 'Une carte Équipage ne sert que si un ouvrier a les sceaux demandés.',
  'keep-crew': 'Une carte Équipage ne sert que si un ouvrier a les sceaux demandés.',
  'assign-seals': 'Les sceaux restent toute la partie : un ouvrier spécialisé atteint les meilleures cases.',
  'choose-pair':
    'Remplissez les conditions d’un objectif pour l’accomplir : il donne une récompense et, à la fin, des points.',
  academy: 'Le parchemin et l’emplacement se paient ensemble.',
  sail: 'Les cases traversées ne donnent rien, mais les rubans argentés comptent. Ne restez pas derrière le Beagle.',
  explore: 'Les cases traversées ne donnent rien, mais les rubans dorés comptent. On saute les cases occupées.',
  stamps: 'En fin de manche, le premier et le deuxième en nombre de timbres sur une enveloppe sont récompensés.',
  deliver: 'Rangée et colonne : une case vide rapporte une pièce, une pleine avance votre marqueur d’évolution.',
  unlock: 'Vous pouvez effectuer aussitôt l’action de la case ; elle est ensuite ouverte à tous.',
  camp: 'Effectuez les actions du campement, puis celle, éventuelle, à côté de la place libérée sur votre plateau.',
}
