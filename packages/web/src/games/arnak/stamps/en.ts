import type { StampTexts } from '../../../board-kit/stamps.ts'

export const en: StampTexts = {
  brandt: {
    name: 'Captain Brandt beaten',
    how: 'Win a game against Captain Brandt.',
  },
  level2: {
    name: 'A site at level II',
    how: 'Discover a level II site.',
  },
  nofear: {
    name: 'No Fear at the end',
    how: 'Finish a game without a Fear card or a Fear tile.',
  },
  temple: {
    name: 'Glass in the temple',
    how: 'Bring the magnifying glass to the Lost Temple and the notebook to the row below it.',
  },
  guardians: {
    name: 'Five guardians',
    how: 'Overcome five guardians in one game.',
  },
  idols: {
    name: 'Four idols in slots',
    how: 'Fill all four idol slots in one game.',
  },
}
