// The sheet that lists everything on the table, apart from what the games tell: loaded with it.

import type { Catalogue } from '@wayfare/text'

export const en = {
  legend: {
    title: 'What is on the table',
    lead: '{game}: {count, plural, one {# sign} other {# signs}}, each with one meaning everywhere.',
    ring: 'Rest on a sign to see it on the board.',
    ringTouch: 'Tap a sign to see it on the board.',
    search: 'Find a sign',
    none: 'Nothing found for “{typed}”.',
    found: '{count, plural, =0 {Nothing found} one {# sign found} other {# signs found}}',
    print: 'Print',
    players: 'Players',
    you: 'you',
    table: 'What the table says',
    key: 'Letter',
    keyMeaning: 'The key that chooses this.',
    refused: 'Not now',
    refusedMeaning: 'Press it to learn why, and how you could do it.',
    barrier: 'Line in the log',
  },
} satisfies Catalogue
