// What the card beside a thing says apart from what the game tells: loaded when the first card opens.

import type { Catalogue } from '@wayfare/text'

export const en = {
  inspect: {
    about: 'About {name}',
    choices: 'Possible moves: {count}',
    whole: 'Show it large',
    has: '{player}: {count}',
    keep: 'keep this open',
  },
} satisfies Catalogue
