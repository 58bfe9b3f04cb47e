import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  turn: 'La case demande des sceaux dans la rangée de cet ouvrier ; une section qui en a déjà un coûte une pénalité.',
  'pick-crew': 'Une carte Équipage rapporte quand un ouvrier a les sceaux demandés.',
  'keep-crew': 'Une carte Équipage rapporte quand un ouvrier a les sceaux demandés.',
  'assign-seals': 'Les sceaux restent toute la partie : un ouvrier spécialisé atteint les meilleures cases.',
  'choose-pair': 'Remplissez les conditions d’un objectif pour l’accomplir : une récompense, et des points à la fin.',
  academy: 'Le parchemin et l’emplacement se paient ensemble.',
  sail: 'Les cases traversées ne donnent rien ; un ruban argenté compte. Ne restez pas derrière le Beagle.',
  explore: 'Les cases traversées ne donnent rien ; un ruban doré compte. On saute les cases occupées.',
  stamps: 'En fin de manche, le premier et le deuxième en nombre de timbres sur une enveloppe sont récompensés.',
  deliver: 'Dans sa rangée et sa colonne, les cases vides donnent des pièces, les pleines font progresser l’évolution.',
  unlock: 'Vous pouvez effectuer aussitôt l’action de la case ; elle est ensuite ouverte à tous.',
  camp: 'Vous effectuez les actions du campement, puis celle, s’il y en a une, à côté de la tente sur votre plateau.',
}
