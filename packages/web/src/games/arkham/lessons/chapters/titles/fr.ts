import type { ChapterTitles } from './en.ts'

export const fr: ChapterTitles = {
  shops: 'Boutiques et grimoires',
  'shops.promise': 'Tracez des tronçons jusqu’aux boutiques, utilisez leurs bonus et prenez un grimoire.',
  ancients: 'Effets et Grands Anciens',
  'ancients.promise': 'Comblez un vide grâce à une carte Effet, puis affrontez Yog-Sothoth.',
  gates: 'Portails et rivière',
  'gates.promise': 'Reliez ce qui est séparé : par le pont, le portail ou l’eau.',
  tasks: 'Objectifs secrets',
  'tasks.promise': 'Gardez un objectif et tirez-en le meilleur parti.',
  route: 'L’itinéraire final',
  'route.promise': 'Parcourez la ligne qui compte, puis affrontez Cthulhu.',
  challenge: 'Le défi',
  'challenge.promise': 'Jouez seul contre deux nombres, avec des dés connus d’avance.',
}
