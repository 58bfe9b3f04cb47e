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
  deliver:
    'Les cases vides de la rangée et de la colonne donnent des pièces, les pleines vous font avancer sur la piste de l’évolution.',
  unlock: 'Vous pouvez effectuer aussitôt l’action de la case ; elle est ensuite ouverte à tous.',
  camp: 'Vous effectuez les actions du campement, puis celle qui est à côté de la tente sur votre plateau, s’il y en a une.',
}
