import type { ShopsTexts } from './en.ts'

export const fr: ShopsTexts = {
  'shops.goal': 'Visitez des boutiques et utilisez leurs bonus',
  'shops.reached': 'Une visite par manche, et ses bonus servent quand ils sont utiles.',
  'shops.quarter': 'Choisissez le quartier',
  'shops.street': 'Tracez un tronçon jusqu’à une boutique',
  'shops.visit': 'Visitez la boutique',
  'shops.extra': 'Tracez le tronçon supplémentaire',
  'shops.end': 'Terminez votre tour',
  'shops.change': 'Changez une coordonnée',
  'shops.tome': 'Prenez un grimoire en boutique',
  'idea.quarter':
    'Comme toujours, vos dés désignent un (1)*quartier*. La (2)*carte ouverte* dit ce que donnent toutes les boutiques.',
  'idea.street':
    'Une boutique est atteinte quand un tronçon de la manche y finit. Un tronçon seul se trace n’importe où : (1)*celui-ci* mène à une boutique.',
  'idea.visit':
    'Visitez la (1)*boutique* : une seule par manche. Sa carte double donne un changement de coordonnées et un tronçon.',
  'idea.extra':
    'Tracez le tronçon supplémentaire maintenant ou dans une autre manche. (1)*Celui-ci* mène à une autre boutique, mais on n’en visite qu’une par manche.',
  'idea.end':
    'Le changement de coordonnées sert dès la manche suivante. (1)*Terminez votre tour* : la boutique ne donne plus rien.',
  'idea.change':
    'Prenez ces (1)*deux dés*. Aucun de leurs quartiers n’est sur votre ligne : touchez le 6 et faites-en un 5, grâce au (2)*changement de coordonnées*.',
  'why.change': '6 et 1 sont voisins. Seuls vos nombres changent : les touristes du dé restent les mêmes.',
  'idea.tome':
    'La carte montre un grimoire. Choisissez un (1)*quartier*, tracez un (2)*tronçon* jusqu’à une boutique et prenez-y un des (3)*grimoires* pour le lancer final.',
  'why.tome':
    'Relance relance des dés, Amélioration ajoute 2 à l’un d’eux, Bénédiction fait réussir un 4. Ils ne servent que face au Grand Ancien.',
  'exam.question':
    'Manche VI. La carte montre des grimoires, et il vous reste un tronçon. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'Un grimoire n’aide que contre le Grand Ancien ; les tronçons, à chaque manche. Une boutique en chemin donne les deux.',
}
