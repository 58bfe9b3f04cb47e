export const en = {
  'route.goal': 'Find the one line that counts',
  'route.reached': 'One line, the quarters along it, and what the Ancient One leaves you: that is your score.',
  'route.start': 'Begin the route',
  'route.loop': 'Walk round a quarter',
  'route.link': 'Step through a gate',
  'route.finish': 'End the route',
  'route.face': 'Face Cthulhu',
  'idea.start':
    'Ten rounds of drawing come down to this: one unbroken line scores, all else is erased. Begin it at an end, for example (1)*here*.',
  'idea.loop':
    'You walk each segment once, but may pass a crossing again. Go all round (1)*this quarter* and back to where the loop began.',
  'why.loop': 'The loop leads past four more quarters. If you walk it by the flag first, your task is also worth more.',
  'idea.link':
    'Beyond the loop is a gate. One road there is a short (1)*branch*; the link to (2)*this gate* costs 1 madness and brings your other piece.',
  'idea.finish':
    'Walk to the end of the other piece, then (1)*end the route*. The branch is erased, and so are tourists that only it passed.',
  'why.finish':
    'What counts: tourists of each type times quarters of their colour along the route, then stars, the task and the encounter.',
  'idea.face':
    'Madness is fixed now. Your secret (1)*call* names squares: each success pays 3 points for every two of them. Use tomes, then (2)*face Cthulhu*.',
  'why.face':
    'One failure takes half of the called tourists, two take all of them, three lose the game. Penalties come before rewards.',
  'exam.question':
    'Last round. Plan the whole final route first, then draw what it lacks. How would you play this turn?',
  'exam.lesson':
    'A new segment is worth what it adds to the one line: count only quarters that you can still walk past.',
} as const

export type RouteTexts = Readonly<Record<keyof typeof en, string>>
