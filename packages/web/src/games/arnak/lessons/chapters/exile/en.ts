export const en = {
  'exile.goal': 'An artifact, and a lighter deck',
  'exile.reached': 'Three cards gone: what is left comes up more often.',
  'exile.buy': 'Buy the Mortar',
  'exile.first': 'Exile a card with it',
  'exile.item': 'Exile with an item',
  'exile.tablet': 'Play an artifact from hand',
  'idea.buy':
    'Artifacts are to the left of the moon staff and cost (2)*compasses*. Buy the (1)*Mortar*: it works at once.',
  'idea.first': 'Exile takes a card out of the game: from your (2)*hand or play area*. (1)*Fear* is the first to go.',
  'idea.item': 'Some items exile, too. End the turn, play the (1)*Axe*, and exile the other (2)*Fear*.',
  'idea.tablet':
    'From your hand an artifact costs a (2)*tablet* each time. Play the (1)*Ritual Dagger* and exile (3)*Funding*, too.',
  'exam.question':
    'Round II. Both archaeologists are out. You have two Fear cards and three compasses. How would you play this turn?',
  'exam.lesson': 'Early in the game exile pays twice: a point for each Fear, and better hands in every round to come.',
} as const

export type ExileTexts = Readonly<Record<keyof typeof en, string>>
