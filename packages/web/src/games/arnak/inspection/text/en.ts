import type { Catalogue } from '@wayfare/text'

export const en = {
  inspection: {
    resource: 'Resource',
    deck: 'The cards you draw. What you buy goes under it or into play, and your play area is shuffled under it when the round ends.',
    step: 'Space of the research track',
    start: 'Both of your research tokens begin here.',
    price: 'Price: {price}.',
    'rival-tile': 'What the rival does in one of its turns. Each tile is used once in a round.',
  },
} as const satisfies Catalogue
