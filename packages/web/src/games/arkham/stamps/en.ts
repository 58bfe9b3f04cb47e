import type { StampTexts } from '../../../board-kit/stamps.ts'

export const en: StampTexts = {
  ancients: {
    name: 'All four Ancient Ones',
    how: 'Win with each of the four Ancient Ones at the table.',
  },
  calm: {
    name: 'No madness at the end',
    how: 'Finish a game without any madness.',
  },
  route: {
    name: 'A route of twenty segments',
    how: 'End with a final route of twenty segments or more.',
  },
  gates: {
    name: 'Four gate links',
    how: 'Use four gate links in one final route.',
  },
  tower: {
    name: 'Challenge cell 190 / 36',
    how: 'Win alone in the highest cell of the challenge card.',
  },
  quarters: {
    name: 'Five tourists of each type',
    how: 'Lead the final route past five tourists of each type.',
  },
}
