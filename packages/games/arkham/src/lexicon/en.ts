import type { LexiconWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const en: LexiconWords<typeof outline> = {
  quarter: {
    name: 'Quarter',
    forms: 'quarter|quarters',
    says: 'A block of the city. Each round you choose an empty one, usually one that your two numbers lead to, and place tourists there.',
  },
  tourist: {
    name: 'Tourist',
    forms: 'tourist|tourists',
    says: 'At the end, those along your final route score: each type times the quarters of its colour along it.',
  },
  segment: {
    name: 'Segment',
    forms: 'segment|segments',
    says: 'A line on one road, or diagonally through a quarter, from end to end. A road or a diagonal has room for one.',
  },
  along: {
    name: 'Along',
    forms: 'along your route|along the route',
    says: 'A quarter is along a segment on one of its sides or through its middle. Touching a corner is not enough.',
  },
  crossing: {
    name: 'Crossing',
    forms: 'crossing|crossings',
    says: 'A place where roads meet. Segments join at crossings and dead ends.',
  },
  deadEnd: {
    name: 'Dead end',
    forms: 'dead end|dead ends|dead-end road|dead-end roads',
    says: 'A road that stops at the water, with a shop or a gate at its end. Only with Dagon can a final route cross the water there.',
  },
  diagonal: {
    name: 'Diagonal',
    forms: 'diagonal|diagonals',
    says: 'A segment through the middle of one quarter, from corner to corner. It needs a bonus or Secret Alley.',
  },
  extra: {
    name: 'Extra segment',
    forms: 'extra segment|extra segments',
    says: 'A bonus from shops: one more segment on any free road, at once or in a later round.',
  },
  coordinate: {
    name: 'Coordinate change',
    forms: 'coordinate change|coordinate changes',
    says: 'A bonus from shops: in a later round, one of your two numbers counts one more or less; 1 follows 6.',
  },
  shop: {
    name: 'Antique shop',
    forms: 'antique shop|antique shops|shop|shops',
    says: 'Draw a segment to a shop to get the bonus on this round’s card, once a round. Each shop pays you once.',
  },
  tome: {
    name: 'Tome',
    forms: 'tome|tomes',
    says: 'Helps against the Ancient One at the end: a reroll, an improvement of 2, or the blessing.',
  },
  effect: {
    name: 'Effect card',
    forms: 'effect card|effect cards|effect die',
    says: 'Active for you if one of your two dice is the effect die and shows its symbol. It usually brings an extra tourist, plus what the card says.',
  },
  route: {
    name: 'Final route',
    forms: 'final route|final routes',
    says: 'One line of your segments, chosen after the last round. Other segments, and tourists not along it, are erased.',
  },
  gate: {
    name: 'Gate',
    forms: 'gate|gates',
    says: 'Your final route may leave by one and go on from any other. Until the end, gates join nothing.',
  },
  link: {
    name: 'Link',
    forms: 'link|links',
    says: 'A jump of the final route from gate to gate. It adds 1 madness (not with Shub-Niggurath), and no quarter is along it.',
  },
  horror: {
    name: 'Horror place',
    forms: 'horror place|horror places',
    says: 'A crossing that brings 1 madness if your final route touches it, no matter how often.',
  },
  madness: {
    name: 'Madness',
    forms: 'madness',
    says: 'Counted at the end: horror places, links (not with Shub-Niggurath), river crossings with Dagon. The more you have, the more numbers fail.',
  },
  ancient: {
    name: 'Ancient One',
    forms: 'Ancient One|Ancient Ones',
    says: 'You meet it at the end with three dice. Failures cost you tourists, successes bring points, three failures lose the game.',
  },
  failure: {
    name: 'Failure',
    forms: 'failure|failures',
    says: 'A die whose number fails at your level of madness. Penalties come before rewards.',
  },
  success: {
    name: 'Success',
    forms: 'success|successes',
    says: 'A 5 or 6, and with the blessing a 4 that does not fail. Each brings the reward of the Ancient One.',
  },
  task: {
    name: 'Task',
    forms: 'task|tasks|personal task',
    says: 'Your four secret crossings: a point for each segment of your final route between two of them.',
  },
  star: { name: 'Star', forms: 'star|stars', says: 'The points of a yellow quarter along your final route.' },
  riverside: {
    name: 'Riverside quarter',
    forms: 'riverside quarter|riverside quarters',
    says: 'One of the fourteen quarters with an edge on the river. These matter with Dagon.',
  },
}
