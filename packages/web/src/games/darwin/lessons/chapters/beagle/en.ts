export const en = {
  'beagle.goal': 'Catch up with the Beagle, twice',
  'beagle.reached': 'Level again. A ship ahead of the Beagle gains nothing now, but has less to sail next round.',
  'beagle.sail': 'Sail past a penalty',
  'beagle.level': 'Catch up with the Beagle',
  'beagle.score': 'Score the goal of the round',
  'beagle.chase': 'Catch up again',
  'idea.sail':
    'Each round a goal pays points, less the penalties between your ship and the (1)*Beagle*: now 5. Let (2)*this worker* sail (3)*past the first*.',
  'why.sail':
    'Before each space of the Beagle is a penalty, from 1 to 5. It counts until your ship has passed it; no result is below zero.',
  'idea.level':
    'One penalty is behind you, 3 are left. End the turn and sail on with (1)*this worker*, to the (2)*Beagle* or past it.',
  'why.level':
    'A silver ribbon is on the way: when your ship crosses it, an explorer goes ashore on the next island. Four seals sail 1 further.',
  'idea.score':
    'Level with the Beagle there is no penalty; ahead of it, no bonus. Place your (1)*last worker* and end the round: 4 points per tent.',
  'why.score':
    'The goals of all five rounds can be seen from the start. Emptying stacks or pitching tents takes several rounds: begin early.',
  'idea.chase':
    'Your rival was behind and lost 5 of 12 points. Now the (1)*Beagle* is ahead again, with a penalty of 4. (2)*Follow it* at once.',
  'exam.question':
    'Round IV. A penalty of 4 is before you, and the goal pays 4 points for each of your three tents. How would you play this turn?',
  'exam.lesson':
    'The goal pays when the round ends, so your ship may come late. First take what is useful sooner, or what a rival could take.',
} as const

export type BeagleTexts = Readonly<Record<keyof typeof en, string>>
