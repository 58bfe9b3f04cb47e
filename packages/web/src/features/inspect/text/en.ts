// What the card beside a thing says apart from what the game tells: loaded when the first card opens.

import type { Catalogue } from '@wayfare/text'

export const en = {
  inspect: {
    about: 'About {name}',
    choices: 'Possible moves: {count}',
    whole: 'Show it large',
    signs: 'All signs',
    has: '{player}: {count}',
    keep: 'keep this open',
    around: 'Arrows: what is beside it',
  },
} satisfies Catalogue
