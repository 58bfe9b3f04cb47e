import { darwinRulebook } from '@wayfare/darwin/rulebook'
import { game } from '@wayfare/darwin/testing'
import type { TestedGame } from '@wayfare/testkit'
import type { Tutor } from '../../../../board-kit/lessons/tutor.ts'
import { testTips } from '../../../../testing/tip-cases.ts'
import { tutor } from './index.ts'

const QUIET = { reserve: [], crew: [] }
const RIVAL = { ...QUIET, placed: { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order', w4: 'turn-order' } }
/** Three of four workers stand. */
const LAST = { w1: 'turn-order', w2: 'turn-order', w4: 'turn-order' }
/** Two workers are left, so that there are still coins for one of them. */
const LATE = { w1: 'turn-order', w2: 'turn-order' }
const ORDER = ['place w1 turn-order', 'coins 3']
const at = (mine: object, rest: object = {}) => ({
  position: {
    table: { players: 2 },
    phase: 'turn',
    round: 2,
    museum: [],
    academy: 'rgbyrgbyrgby',
    // In the second round each blue seal counts, in the third each lens, in the fifth each empty stack.
    goals: ['goal-7', 'goal-4', 'goal-10', 'goal-8', 'goal-9'],
    boards: [{ ...QUIET, coin: 0, knowledge: 0, rows: ['p', 'g', 'b', 'y', ''], ship: 'sea-12', ...mine }, RIVAL],
    ...rest,
  },
})
const red = { rows: ['p', 'g', 'r', 'y', ''] }
const sailor = { rows: ['p', 'g', 'bb', 'y', ''], ship: 'sea-0' }

testTips(game as unknown as TestedGame, tutor as Tutor, darwinRulebook, {
  reach: {
    given: { ...at({ reserve: ['silver-10'], coin: 8, studied: ['green-plant'] }), play: ORDER },
    not: [
      { ...at({ reserve: ['silver-10'], coin: 8 }), play: ORDER },
      at({ reserve: ['silver-10'], coin: 8, studied: ['green-plant'] }),
    ],
    used: ['reach silver-10 silver-slot-1'],
  },
  lag: {
    given: at({ ...sailor, placed: LATE }),
    // There is time, the ship is level with the Beagle, and the goal brings nothing that could shrink.
    not: [at(sailor), at({ ...sailor, placed: LAST, ship: 'sea-12' }), at({ placed: LAST, ship: 'sea-0', ...red })],
    used: ['place w3 navigate-1', 'sail sea-1'],
  },
  goal: {
    given: at({ ...red, placed: LAST }),
    not: [at(red), at({ placed: LAST }), at({ ...red, placed: LAST }, { academy: 'rrrrrrrrrrrr' })],
    used: ['place w3 academy-1', 'seal scroll-1-3 w3'],
  },
  second: {
    given: { ...at({ studied: ['green-bird', 'red-bird'] }), play: ['place w1 museum-deliver', 'deliver green-bird'] },
    not: [
      { ...at({ studied: ['green-bird', 'red-bird'] }), play: ['place w1 museum-deliver'] },
      {
        // Its row and its column are full by now.
        ...at(
          { studied: ['green-bird', 'red-fossil'] },
          { museum: ['red-bird', 'red-plant', 'red-reptile', 'blue-fossil', 'yellow-fossil', 'green-fossil'] },
        ),
        play: ['place w1 museum-deliver', 'deliver green-bird'],
      },
    ],
    used: ['deliver red-bird'],
  },
  seal: {
    given: {
      ...at({ rows: ['p', 'rrrr', 'b', 'y', ''] }),
      play: ['place w2 academy-1', 'academy', 'seal scroll-1-1 w3'],
    },
    not: [{ ...at({ rows: ['p', 'rrrr', 'b', 'y', ''] }), play: ['place w2 academy-1', 'academy'] }],
    used: ['seal scroll-1-2 w4'],
  },
  tent: {
    given: { ...at({ explorers: ['i1-2', null, null], coin: 9 }), play: ['place w2 explore-1', 'explore i1-4'] },
    not: [{ ...at({ explorers: ['i1-1', null, null], coin: 9 }), play: ['place w2 explore-1', 'explore i1-3'] }],
    used: ['tent camp-i1-4 1'],
  },
  stack: {
    given: { ...at({ stacks: [1, 4, 4] }), play: ['place w4 letters-1'] },
    not: [{ ...at({ stacks: [2, 4, 4] }), play: ['place w4 letters-1'] }, at({ stacks: [1, 4, 4] })],
    used: ['stamp envelope-1 stack-1'],
  },
  crew: {
    given: { ...at({ crew: ['crew-14'], rows: ['p', 'ggbbr', 'b', 'y', ''] }), play: ORDER },
    not: [{ ...at({ crew: ['crew-14'] }), play: ORDER }, at({ crew: ['crew-14'], rows: ['p', 'ggbbr', 'b', 'y', ''] })],
    used: ['crew crew-14 w2'],
  },
  deliver: {
    given: at({ placed: LAST, studied: ['green-bird'] }),
    not: [
      at({ studied: ['green-bird'] }),
      at({ placed: LAST }),
      at({ placed: LAST, studied: ['green-bird'] }, { museum: ['green-bird'] }),
    ],
    used: ['place w3 museum-deliver', 'deliver green-bird'],
  },
  lens: {
    given: at({ placed: LAST, coin: 9 }),
    not: [at({ placed: LAST, coin: 1 }), at({ coin: 9 }), at({ placed: LAST, coin: 9 }, { round: 5 })],
    used: ['place w3 small-left', 'unlock explore-2'],
  },
  reserve: {
    given: at({ placed: LAST }),
    not: [at({}), at({ placed: LAST, reserve: ['silver-1'] })],
  },
})
