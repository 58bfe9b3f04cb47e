// What a choice means, by the question: said to beginners below the prompt.

export const en = {
  'keep-task': 'Your route scores the segments between two of its crossings.',
  'pick-die': 'Two dice give this round’s numbers and tourists to everybody.',
  'remove-die': 'What you take away nobody can use this round.',
  'choose-quarter': 'Its tourists score if your final route passes along it.',
  draw: 'At the end only one line counts, so segments that join are worth more.',
  'draw-visit': 'Each shop pays you once, and you visit one a round.',
  'draw-tome': 'Tomes help at the end, when you face the Ancient One; each serves once.',
  'name-route': 'What is not along the final route is erased.',
  'route-step': 'Horror places and links bring madness, which makes the Ancient One harder.',
  tomes: 'Failures are suffered first, then successes are rewarded.',
}
