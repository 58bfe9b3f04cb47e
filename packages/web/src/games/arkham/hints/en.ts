// What a choice means, by the question: said to beginners below the prompt.

export const en = {
  'keep-task': 'Your route scores the segments between two of its crossings.',
  'pick-die': 'Everybody uses the numbers and tourists of the same two dice.',
  'remove-die': 'Nobody can use the die you set aside this round.',
  'choose-quarter': 'Its tourists score if your final route passes along it.',
  draw: 'At the end only one line counts, so segments that join are worth more.',
  'draw-visit': 'Each shop pays you once, and you visit one a round.',
  'draw-tome': 'Tomes help at the end, when you face the Ancient One; each works once.',
  'name-route': 'Anything not along the final route is erased.',
  'route-step': 'Horror places and links bring madness, which makes the Ancient One harder.',
  tomes: 'First you pay for failures, then you are rewarded for successes.',
}
