// For each question, a hint for beginners below the prompt that says what the choice means.

export const en = {
  'keep-task': 'At the end, each segment of your final route between two of the task’s crossings scores a point.',
  'pick-die': 'Everybody uses the numbers and tourists of the same two dice.',
  'remove-die': 'Nobody can use the die you set aside this round.',
  'choose-quarter': 'Its tourists score if your final route passes along it.',
  draw: 'At the end only one line counts, so segments that join are worth more.',
  'draw-visit': 'Each shop pays you once, and you visit no more than one a round.',
  'draw-tome': 'Tomes help at the end, when you face the Ancient One; each works once.',
  'name-route': 'Segments not on the final route are erased, and so are tourists not along it.',
  'route-step': 'Horror places and river crossings bring madness, and so do links, except with Shub-Niggurath.',
  tomes: 'First you pay for failures, then you are rewarded for successes.',
}
