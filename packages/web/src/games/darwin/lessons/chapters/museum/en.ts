export const en = {
  'museum.goal': 'Deliver two specimens, study a third',
  'museum.reached': 'Empty cells paid coins, full ones evolution: the museum pays either way.',
  'museum.go': 'Send a worker to the museum',
  'museum.deliver': 'Deliver a specimen',
  'museum.second': 'Deliver another one',
  'museum.study': 'Study one of the museum',
  'idea.go': 'You have researched two plants. (2)*Delivering* them asks for no seals: your (1)*top worker* will do.',
  'idea.deliver':
    'Choose a (1)*specimen*. Each empty cell in its row and column gives a coin, each full one a step of evolution.',
  'idea.second': 'A (1)*second delivery* costs three coins. What the first one brought may pay for it.',
  'idea.study':
    '(1)*End the turn* and send a worker to (2)*study*. Any (3)*specimen* of the museum may be yours, too: not to deliver, but for goals and objectives.',
  'exam.question': 'Round IV. Two specimens to deliver, three coins, two rounds to go. How would you play this turn?',
  'exam.lesson':
    'Early deliveries bring coins, late ones evolution, and each full row of the museum multiplies that at the end.',
} as const

export type MuseumTexts = Readonly<Record<keyof typeof en, string>>
