import type { StampTexts } from '../../../board-kit/stamps.ts'

export const en: StampTexts = {
  four: {
    name: 'Four specimens delivered',
    how: 'Deliver four specimens to the museum in one game.',
  },
  beagle: {
    name: 'Never behind the Beagle',
    how: 'Be level with the Beagle or ahead of it at the end of all five rounds.',
  },
  alfred: {
    name: 'Alfred on his hardest board',
    how: 'Beat Alfred alone on the green board.',
  },
  seals: {
    name: 'Five colours of wax',
    how: 'Give one worker a seal of each colour, purple included.',
  },
  letters: {
    name: 'Every stamp on a letter',
    how: 'Put all twelve stamps on envelopes.',
  },
  theory: {
    name: 'Theory to its end',
    how: 'Reach the last space of the Theory of Evolution track.',
  },
}
