import type { StampTexts } from '../../../board-kit/stamps.ts'

export const fr: StampTexts = {
  brandt: {
    name: 'Capitaine Brandt battu',
    how: 'Gagnez une partie contre Capitaine Brandt.',
  },
  level2: {
    name: 'Un site de niveau 2',
    how: 'Découvrez un site de niveau 2.',
  },
  nofear: {
    name: 'Sans Peur à la fin',
    how: 'Terminez une partie sans carte ni tuile Peur.',
  },
  temple: {
    name: 'La loupe au temple',
    how: 'Amenez la loupe au Temple perdu et le calepin sur la rangée juste en dessous.',
  },
  guardians: {
    name: 'Cinq gardiens',
    how: 'Maîtrisez cinq gardiens en une partie.',
  },
  idols: {
    name: 'Quatre idoles placées',
    how: 'Remplissez les quatre emplacements Idole en une partie.',
  },
}
