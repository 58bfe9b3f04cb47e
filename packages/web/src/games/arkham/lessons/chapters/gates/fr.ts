import type { GatesTexts } from './en.ts'

export const fr: GatesTexts = {
  'gates.goal': 'Reliez les deux rives par un seul itinéraire',
  'gates.reached': 'Pont, portails, traversée : trois façons de faire une seule ligne de morceaux séparés.',
  'gates.quarter': 'Choisissez un quartier riverain',
  'gates.bridge': 'Tracez le pont',
  'gates.end': 'Terminez la dernière manche',
  'gates.start': 'Commencez l’itinéraire',
  'gates.link': 'Passez par un portail',
  'gates.cross': 'Traversez la rivière',
  'gates.finish': 'Terminez l’itinéraire',
  'idea.quarter':
    'Une seule ligne compte, mais la rivière et les vides coupent la vôtre. Apprenez à la relier ; d’abord, choisissez le (1)*quartier* riverain.',
  'idea.bridge':
    'Seul un pont passe la rivière. Tracez-le (1)*ici* comme premier de deux tronçons : le second peut continuer sur l’autre rive.',
  'why.bridge':
    'Les quartiers d’en face ne comptent pas : une rue d’une rive ne longe que les quartiers de cette rive.',
  'idea.end':
    'Pendant les manches, les (1)*portails* ne servent à rien, mais l’itinéraire final peut les emprunter. (2)*Terminez* la dernière manche.',
  'idea.start':
    'L’itinéraire final peut commencer n’importe où sur vos tronçons. Partez de (1)*ce bout* : de là, il passe votre pont.',
  'idea.link': 'Passez le pont jusqu’au (1)*portail*, puis rejoignez-en (2)*un autre* : l’itinéraire y continue.',
  'why.link':
    'Une liaison ajoute 1 point de folie (sauf avec Shub-Niggurath) et ne longe aucun quartier. Tout portail mène à tout autre, à volonté.',
  'idea.cross':
    'Pas de pont ici. Suivez (1)*la rive* : avec Dagon, l’itinéraire peut y traverser jusqu’à l’(2)*impasse*, pour 1 point de folie.',
  'why.cross':
    'Seul l’itinéraire final traverse ainsi, seulement avec Dagon et aux impasses. Pendant le tracé, une impasse ne mène nulle part.',
  'idea.finish':
    'Longez encore les (1)*quartiers* de cette rive, puis (2)*terminez l’itinéraire*. Le reste est effacé, comme les touristes à côté.',
  'exam.question': 'Dernière manche : deux morceaux de ligne, un sur chaque rive. Comment joueriez-vous ce tour ?',
  'exam.lesson':
    'Un tronçon jusqu’à un portail relie parfois ce que plusieurs rues ne relieraient pas, pour 1 seul point de folie.',
}
