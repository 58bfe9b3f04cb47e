export const en = {
  'exile.goal': 'An artifact, and a lighter deck',
  'exile.reached': 'Three cards gone: what is left comes up more often.',
  'exile.buy': 'Buy an artifact',
  'exile.first': 'Exile a card with it',
  'exile.item': 'Exile with an item',
  'exile.tablet': 'Play an artifact from hand',
  'idea.buy':
    '(1)*Artifacts* are to the left of the moon staff and cost (2)*compasses*. You can use one as soon as you buy it.',
  'idea.first': 'Exile takes a card out of the game: from your hand or your play area. (1)*Fear* is the first to go.',
  'idea.item': 'Some items exile, too. End the turn, play the (1)*Axe*, and exile the (2)*Fear* in your hand.',
  'idea.tablet': 'From your hand an (1)*artifact* costs a (2)*tablet* each time. Spend yours and exile one more card.',
  'exam.question': 'Round II. Two Fear cards, three compasses, two coins. How would you play this turn?',
  'exam.lesson': 'Early in the game exile pays twice: a point for each Fear, and better hands in every round to come.',
} as const

export type ExileTexts = Readonly<Record<keyof typeof en, string>>
