import type { LexiconWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const fr: LexiconWords<typeof outline> = {
  quarter: {
    name: 'Quartier',
    forms: 'quartier|quartiers',
    says: 'Un carré de la ville. À chaque manche, vous choisissez un quartier vide, en général d’après vos deux nombres, et y placez des touristes.',
  },
  tourist: {
    name: 'Touriste',
    forms: 'touriste|touristes',
    says: 'Ceux que longe l’itinéraire final rapportent des points : pour chaque type, leur nombre multiplié par celui des quartiers de leur couleur le long de l’itinéraire.',
  },
  segment: {
    name: 'Tronçon',
    forms: 'tronçon|tronçons',
    says: 'Un trait sur une rue, ou en diagonale à travers un quartier, d’un bout à l’autre. Une rue ou une diagonale n’en accueille qu’un.',
  },
  along: {
    name: 'Le long de l’itinéraire',
    forms: 'le long de l’itinéraire|le long de votre itinéraire',
    says: 'Un quartier est le long d’un tronçon qui suit un de ses côtés ou qui le traverse. Toucher un coin ne suffit pas.',
  },
  crossing: {
    name: 'Carrefour',
    forms: 'carrefour|carrefours',
    says: 'L’endroit où des rues se rejoignent. Les tronçons se relient aux carrefours et au bout des impasses.',
  },
  deadEnd: {
    name: 'Impasse',
    forms: 'impasse|impasses|rue en impasse',
    says: 'Une rue qui s’arrête au bord de l’eau, avec une boutique ou un portail au bout. Seul l’itinéraire final peut y traverser la rivière, et seulement avec Dagon.',
  },
  diagonal: {
    name: 'Diagonale',
    forms: 'diagonale|diagonales|tronçon diagonal|tronçons diagonaux',
    says: 'Un tronçon au milieu d’un quartier, d’un coin à l’autre. Il faut un bonus ou l’effet Ruelle secrète.',
  },
  extra: {
    name: 'Tronçon supplémentaire',
    forms: 'tronçon supplémentaire|tronçons supplémentaires',
    says: 'Un bonus des boutiques : un tronçon de plus sur une rue libre, tout de suite ou plus tard.',
  },
  coordinate: {
    name: 'Changement de coordonnées',
    forms: 'changement de coordonnées|changements de coordonnées',
    says: 'Un bonus des boutiques : lors d’une manche suivante, vous augmentez ou diminuez de 1 l’un de vos deux nombres ; 6 et 1 sont voisins.',
  },
  shop: {
    name: 'Boutique d’antiquités',
    forms: 'boutique d’antiquités|boutiques d’antiquités|boutique|boutiques',
    says: 'Un tronçon qui l’atteint vous donne le bonus de la carte de la manche, une fois par manche. Chaque boutique ne donne qu’un bonus par partie.',
  },
  tome: {
    name: 'Grimoire mystérieux',
    forms: 'grimoire mystérieux|grimoires mystérieux|grimoire|grimoires',
    says: 'Il aide à la fin, face au Grand Ancien : une relance, une amélioration de 2 ou la bénédiction.',
  },
  effect: {
    name: 'Carte Effet',
    forms: 'carte Effet|cartes Effet|dé d’effet',
    says: 'Elle est active pour vous si l’un de vos deux dés est le dé d’effet et montre son symbole : vous placez en général un touriste de plus, et pouvez faire ce qu’elle permet.',
  },
  route: {
    name: 'Itinéraire final',
    forms: 'itinéraire final|itinéraires finaux',
    says: 'Une ligne continue formée de vos tronçons, choisie après la dernière manche. Les autres tronçons et les touristes qu’elle ne longe pas sont effacés.',
  },
  gate: {
    name: 'Portail',
    forms: 'portail|portails',
    says: 'L’itinéraire final peut s’interrompre à un portail et reprendre à n’importe quel autre. Jusque-là, les portails ne relient rien.',
  },
  link: {
    name: 'Liaison',
    forms: 'liaison|liaisons',
    says: 'Un saut de l’itinéraire final d’un portail à l’autre. Chaque liaison coûte 1 point de folie (sauf avec Shub-Niggurath) et ne longe aucun quartier.',
  },
  horror: {
    name: 'Lieu d’épouvante',
    forms: 'lieu d’épouvante|lieux d’épouvante',
    says: 'Un carrefour qui coûte 1 point de folie, une seule fois, si l’itinéraire final y passe.',
  },
  madness: {
    name: 'Folie',
    forms: 'folie|niveau de folie|point de folie|points de folie',
    says: 'Comptée à la fin : lieux d’épouvante, liaisons (sauf avec Shub-Niggurath) et, avec Dagon, traversées de la rivière. Plus elle est élevée, plus il y a de nombres qui échouent.',
  },
  ancient: {
    name: 'Grand Ancien',
    forms: 'Grand Ancien|Grands Anciens',
    says: 'On l’affronte à la fin avec trois dés. Les échecs coûtent des touristes, les réussites rapportent des points, trois échecs font perdre la partie.',
  },
  failure: {
    name: 'Échec',
    forms: 'échec|échecs',
    says: 'Un dé dont le nombre est un échec à votre niveau de folie. Les pénalités viennent avant les récompenses.',
  },
  success: {
    name: 'Réussite',
    forms: 'réussite|réussites',
    says: 'Un 5 ou un 6 ou, avec la bénédiction, un 4 qui n’est pas un échec. Chaque réussite donne la récompense du Grand Ancien.',
  },
  task: {
    name: 'Objectif personnel',
    forms: 'objectif personnel|objectif|objectifs',
    says: 'Vos quatre carrefours secrets : un point par tronçon de l’itinéraire final entre deux d’entre eux.',
  },
  star: {
    name: 'Étoile',
    forms: 'étoile|étoiles',
    says: 'Les points d’un quartier jaune, s’il borde l’itinéraire final.',
  },
  riverside: {
    name: 'Quartier riverain',
    forms: 'quartier riverain|quartiers riverains',
    says: 'L’un des quatorze quartiers qui ont un côté sur la rivière. Ce sont eux que vise Dagon.',
  },
}
