import type { MuseumTexts } from './en.ts'

export const fr: MuseumTexts = {
  'museum.goal': 'Livrez deux spécimens, étudiez-en un troisième',
  'museum.reached': 'Les cases vides ont payé, les pleines ont fait avancer l’évolution : le musée rapporte toujours.',
  'museum.go': 'Envoyez un ouvrier au musée',
  'museum.deliver': 'Livrez un spécimen',
  'museum.second': 'Livrez-en un autre',
  'museum.study': 'Étudiez un spécimen du musée',
  'idea.go':
    'Vous avez étudié deux plantes. Les (2)*livrer* ne demande aucun sceau : votre (1)*ouvrier du haut* suffit.',
  'idea.deliver':
    'Choisissez un (1)*spécimen*. Dans sa rangée et sa colonne, chaque case vide donne une pièce, chaque pleine un pas d’évolution.',
  'idea.second': 'Une (1)*deuxième livraison* coûte trois pièces. Celles de la première peuvent la payer.',
  'idea.study':
    '(1)*Terminez le tour* et envoyez un ouvrier (2)*étudier*. Tout (3)*spécimen* du musée peut devenir le vôtre : on ne le livre pas, mais il compte pour les objectifs.',
  'exam.question':
    'Manche IV. Deux spécimens à livrer, trois pièces, encore deux manches. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'Livrer tôt rapporte des pièces, tard de l’évolution, et chaque rangée pleine du musée la multiplie à la fin.',
}
