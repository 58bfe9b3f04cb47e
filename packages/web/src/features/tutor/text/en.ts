// What every tutor says, whichever game it watches: loaded with it.

import type { Catalogue } from '@wayfare/text'

export const en = {
  tutor: {
    title: 'Advice',
    call: 'Any advice?',
    count: '{at} of {of}',
    more: 'What else?',
    enough: 'Thanks',
    close: 'Close the advice',
    hint: 'Ask the coach',
  },
} satisfies Catalogue
