// The texts that the tutors of all games share; loaded together with a tutor.

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
