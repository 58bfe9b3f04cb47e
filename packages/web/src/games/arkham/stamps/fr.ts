import type { StampTexts } from '../../../board-kit/stamps.ts'

export const fr: StampTexts = {
  ancients: {
    name: 'Les quatre Grands Anciens',
    how: 'Gagnez avec chacun des quatre Grands Anciens.',
  },
  calm: {
    name: 'L’esprit clair',
    how: 'Terminez une partie sans folie.',
  },
  route: {
    name: 'Un itinéraire de vingt tronçons',
    how: 'Terminez avec un itinéraire final d’au moins vingt tronçons.',
  },
  gates: {
    name: 'Quatre liaisons par portails',
    how: 'Empruntez quatre liaisons par portails dans un même itinéraire final.',
  },
  tower: {
    name: 'Défi 190 / 36',
    how: 'Gagnez en solo dans la plus haute case de défi.',
  },
  quarters: {
    name: 'Cinq touristes de chaque type',
    how: 'Faites passer l’itinéraire final devant cinq touristes de chaque type.',
  },
}
