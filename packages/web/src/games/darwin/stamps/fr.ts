import type { StampTexts } from '../../../board-kit/stamps.ts'

export const fr: StampTexts = {
  four: {
    name: 'Quatre spécimens livrés',
    how: 'Livrez quatre spécimens au musée en une partie.',
  },
  beagle: {
    name: 'Jamais derrière le Beagle',
    how: 'Soyez au niveau du Beagle ou devant lui à la fin des cinq manches.',
  },
  alfred: {
    name: 'Alfred au plus fort',
    how: 'Battez Alfred en solo sur son plateau vert.',
  },
  seals: {
    name: 'Cinq couleurs de cire',
    how: 'Donnez à un seul ouvrier un sceau de chaque couleur, violet compris.',
  },
  letters: {
    name: 'Tous les timbres',
    how: 'Collez vos douze timbres sur des enveloppes.',
  },
  theory: {
    name: 'La théorie jusqu’au bout',
    how: 'Atteignez la dernière case de la piste de la théorie de l’évolution.',
  },
}
