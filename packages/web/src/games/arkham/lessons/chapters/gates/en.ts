export const en = {
  'gates.goal': 'Join both banks in one route',
  'gates.reached': 'Bridge, gates, water: three ways to make one line of separate pieces.',
  'gates.quarter': 'Choose a quarter by the river',
  'gates.bridge': 'Draw the bridge',
  'gates.end': 'End the last round',
  'gates.start': 'Begin the route',
  'gates.link': 'Step through a gate',
  'gates.cross': 'Cross the river',
  'gates.finish': 'End the route',
  'idea.quarter':
    'Only one line counts, but the river and long gaps cut yours apart. Learn to join it; first choose the (1)*quarter* by the water.',
  'idea.bridge':
    'Only a bridge leads over the river. Draw (1)*this one* as the first of two segments: the second may go on along the far bank.',
  'why.bridge':
    'Quarters across the water do not count: a road on one bank is along the quarters of its own bank only.',
  'idea.end': 'During the rounds (1)*gates* do nothing, but the final route may use them. (2)*End* the last round.',
  'idea.start':
    'The final route may begin anywhere on your segments. Begin at (1)*this end*: from there it leads over your bridge.',
  'idea.link': 'Walk over the bridge to the (1)*gate*, then step through to (2)*another one*: the route goes on there.',
  'why.link':
    'A link adds 1 madness (not with Shub-Niggurath) and no quarter is along it. Any gate leads to any other one, as often as you like.',
  'idea.cross':
    'There is no bridge here. Walk on along (1)*the bank*: with Dagon the route may cross there to the (2)*dead end*, for 1 madness.',
  'why.cross':
    'Only the final route crosses here, only with Dagon, and only at dead ends. While you draw, a dead end leads nowhere.',
  'idea.finish':
    'Walk on past the (1)*quarters* of this bank, then (2)*end the route*. What it leaves out is erased, and so are tourists beside it.',
  'exam.question': 'Last round: two pieces of a line, one on each bank. How would you play this turn?',
  'exam.lesson':
    'One segment to a gate can join what several roads could not: it costs 1 madness and no further segments.',
} as const

export type GatesTexts = Readonly<Record<keyof typeof en, string>>
