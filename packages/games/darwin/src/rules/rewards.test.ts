import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { GOAL_IDS } from '../data/goals.ts'
import { MAIL_TILE_IDS, MAIL_TILES } from '../data/mail-tiles.ts'
import { BEAGLE, LAG, lagOf } from '../data/routes.ts'
import { goalsWith, rewards, SILVER, turn, usingThing } from '../testing/at.ts'
import { darwin } from '../testing/index.ts'

const LETTERS = ['letter-1', 'letter-2', 'letter-7']
const AHEAD = { ship: 'sea-26' }

test('DAR-TURNORDER-01 the worker goes into the next cell and brings two coins, or three with few players', () => {
  turn({ coin: 0 }, { table: { players: 4 }, turnSpace: [2] })
    .play('place w1 turn-order', 'coins 2')
    .expect({ turnSpace: [2, 0], boards: [{ coin: 2 }] })
})

test('DAR-TURNORDER-02 DAR-TURNORDER-03 T-126 whoever stands there comes first, the others keep their order', () => {
  const game = table(darwin, {
    phase: 'rewards',
    table: { players: 4 },
    order: [0, 1, 2, 3],
    turnSpace: [3, 1],
    boards: [{}, {}, {}, {}],
  })
  game.expect({ order: [3, 1, 0, 2], round: 2, turnSpace: [] })
})

test('DAR-TURNORDER-04 DAR-TURNORDER-05 T-127 nobody there: no change; only the leftmost worker of a player counts', () => {
  rewards([{}, {}, {}], { table: { players: 3 } }).expect({ order: [0, 1, 2] })
  rewards([{}, {}, {}], { table: { players: 3 }, turnSpace: [1, 1, 0] }).expect({ order: [1, 0, 2] })
  rewards([{}, {}, {}], { table: { players: 3 }, turnSpace: [2, 1, 2] }).expect({ order: [2, 1, 0] })
})

test('DAR-TURNORDER-06 DAR-REWARD-01 T-245 the new order holds for the rewards, envelope by envelope', () => {
  rewards([{ mail: [1, 1, 0] }, { mail: [1, 0, 0] }], { turnSpace: [1], letters: LETTERS })
    .decides(1)
    .play('coins 2', 'knowledge 1')
    .decides(0)
    .play('done')
    .offersOnly(['coins 4', 'done'])
})

test('DAR-TURNORDER-07 alone the order never changes', () => {
  table(darwin, { phase: 'rewards', table: { players: 1 }, turnSpace: [0], boards: [{}] }).expect({ order: [1, 0] })
})

test('DAR-REWARD-02 DAR-REWARD-03 DAR-REWARD-04 DAR-REWARD-07 T-129 all who are first get the first section, the next lower count the second', () => {
  rewards(
    [
      { mail: [3, 0, 0], coin: 0, knowledge: 0 },
      { mail: [3, 0, 0], coin: 0, knowledge: 0 },
      { mail: [2, 0, 0], coin: 0, knowledge: 0 },
    ],
    { table: { players: 3 }, letters: LETTERS },
  )
    .play('0: knowledge 1', '0: coins 2', '1: knowledge 1', '1: coins 2', '2: coins 2')
    .expect({
      boards: [
        { coin: 2, knowledge: 1, mail: [1, 0, 0], usedStamps: 2 },
        { coin: 2, knowledge: 1, mail: [1, 0, 0], usedStamps: 2 },
        { coin: 2, knowledge: 0, mail: [1, 0, 0], usedStamps: 1 },
      ],
    })
})

test('DAR-REWARD-05 DAR-REWARD-09 T-130 ties for second share it; the third place keeps its stamps', () => {
  rewards([{ mail: [4, 0, 0] }, { mail: [2, 0, 0] }, { mail: [2, 0, 0] }, { mail: [1, 0, 0] }], {
    table: { players: 4 },
    letters: LETTERS,
  })
    .play('0: knowledge 1', '0: coins 2', '1: coins 2', '2: coins 2')
    .expect({
      boards: [
        { mail: [2, 0, 0], coin: 6, knowledge: 2 },
        { mail: [1, 0, 0], coin: 6 },
        { mail: [1, 0, 0], coin: 6 },
        { mail: [1, 0, 0], usedStamps: 0, coin: 4 },
      ],
    })
})

test('DAR-REWARD-06 T-131 without a stamp nobody ranks', () => {
  rewards([{ mail: [2, 0, 0], ...AHEAD }, {}], { letters: LETTERS })
    .decides(0)
    .offersOnly(['knowledge 1', 'coins 2', 'done'])
    .play('knowledge 1', 'coins 2')
    .expect({
      round: 2,
      boards: [
        { mail: [1, 0, 0], coin: 6, knowledge: 2 },
        { coin: 4, knowledge: 1 },
      ],
    })
})

test('DAR-REWARD-07 T-135 half of the stamps, rounded up, go to the used ones', () => {
  for (const [stamps, left] of [
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ] as const)
    rewards([{ mail: [stamps, 0, 0] }, {}], { letters: LETTERS })
      .play('done')
      .expect({ boards: [{ mail: [left, 0, 0], usedStamps: stamps - left }] })
})

test('DAR-REWARD-08 DAR-REWARD-12 T-132 a reward may be declined in part or whole, and the stamps go all the same', () => {
  const game = (table = {}) => rewards([{ mail: [2, 0, 0] }, {}], { letters: LETTERS, table: { players: 2, ...table } })
  game()
    .play('coins 2', 'done')
    .expect({ boards: [{ coin: 6, knowledge: 1, mail: [1, 0, 0] }] })
  game()
    .play('done')
    .expect({ boards: [{ coin: 4, mail: [1, 0, 0] }] })
  game({ declined: 'kept' })
    .play('done')
    .expect({ boards: [{ mail: [2, 0, 0], usedStamps: 0 }] })
  game({ declined: 'kept' })
    .play('coins 2', 'done')
    .expect({ boards: [{ mail: [1, 0, 0], usedStamps: 1 }] })
})

test('DAR-REWARD-10 T-134 stamps that a reward brings wait for the next round, on a lower envelope they count at once', () => {
  // The reward moves an explorer to a camp that places two stamps.
  const first = { mail: [0, 2, 0], coin: 9, explorers: ['i1-3', null, null] }
  const letters = ['letter-2', 'letter-4', 'letter-7']
  rewards([first, {}], { letters })
    .play('explore 2', 'explore i1-4', 'tent camp-i1-4 1', 'stamp envelope-2 stack-1', 'stamp envelope-2 stack-1')
    .expect({ boards: [{ mail: [0, 3, 0], usedStamps: 1 }] })
  rewards([first, {}], { letters })
    .play('explore 2', 'explore i1-4', 'tent camp-i1-4 1', 'stamp envelope-3 stack-1', 'stamp envelope-3 stack-1')
    .offersOnly(['points 4', 'done'])
})

test('DAR-REWARD-11 T-259 stamps are back before the next envelope', () => {
  const first = { mail: [2, 1, 0], stacks: [0, 0, 0], coin: 9, explorers: ['i1-3', null, null] }
  rewards([first, {}], { letters: ['letter-2', 'letter-4', 'letter-7'] })
    .play('done', 'explore 2', 'explore i1-4', 'tent camp-i1-4 1', 'stamp envelope-3 used')
    .expect({ boards: [{ mail: [1, 0, 1], usedStamps: 1 }] })
})

test('DAR-REWARD-13 T-260 the first place resolves before the second', () => {
  // Both sail to the camp on sea-6, where one slot is left.
  const there = { coin: 9, ship: 'sea-5' }
  rewards([{ ...there, mail: [1, 0, 0] }, { ...there, mail: [2, 0, 0] }, {}], {
    table: { players: 3 },
    letters: ['letter-5', 'letter-2', 'letter-7'],
    camps: { 'camp-sea-6': [2, null] },
    shown: [],
  })
    .decides(1)
    .play('sail 2', 'sail sea-6', 'tent camp-sea-6 2', 'coins 3')
    .decides(0)
    .play('sail 1', 'sail sea-6')
    .expect({
      camps: { 'camp-sea-6': [2, 1] },
      boards: [
        { ship: 'sea-6', tents: 0 },
        { ship: 'sea-6', tents: 1 },
      ],
    })
})

test('DAR-REWARD-14 who has used the only trigger of a window is not asked to pass', () => {
  const fulfilled = { ...SILVER, ...AHEAD }
  const other = { reserve: ['silver-4'], coin: 8, studied: ['green-plant', 'red-reptile'], ...AHEAD }
  rewards([fulfilled, other]).play('0: reach silver-10 silver-slot-5').decides(1).play('pass').decides(1)
  rewards([fulfilled, {}]).play('reach silver-10 silver-slot-5').expect({ phase: 'actions', round: 2 })
})

test('DAR-REWARD-14 windows after each envelope and after the goal, in turn order, until nobody acts', () => {
  const fulfilled = { reserve: ['silver-10'], coin: 8, studied: ['green-plant'], ...AHEAD }
  const other = { reserve: ['silver-4'], studied: ['green-plant', 'red-reptile'], ...AHEAD }
  rewards([{ ...fulfilled, mail: [1, 0, 0] }, other], {
    letters: LETTERS,
    goals: goalsWith('goal-8'),
  })
    .play('0: done')
    .decides(0)
    .play('pass')
    .decides(1)
    .play('reach silver-4 silver-slot-5')
    // Seat 1 has acted, so seat 0 gets another chance.
    .decides(0)
    .play('pass')
    .expect({ phase: 'rewards' })
    .decides(0)
  // The goal raises the points above a threshold.
  rewards([{ reserve: ['start-silver-4'], points: 2, studied: ['red-bird'], ...AHEAD }, {}], {
    goals: goalsWith('goal-7'),
  })
    .offers(['reach start-silver-4 silver-slot-1', 'pass'])
    .expect({ boards: [{ points: 8 }], scored: 1 })
})

test('DAR-BEAGLE-01 DAR-BEAGLE-08 the goal of the round is scored and turned over', () => {
  const goals = goalsWith('goal-12', 3)
  rewards([{ ...AHEAD, tents: 2 }, {}], { goals, round: 3 }).expect({ boards: [{ points: 8 }], scored: 3, round: 4 })
})

test('DAR-BEAGLE-02 DAR-BEAGLE-05 T-136 T-137 what is gained less the lag: 12 − 7 = 5', () => {
  // Three red seals; the lag penalties before the third and the fourth space of the Beagle are deducted.
  rewards([{ rows: ['p', 'rr', 'r', 'g', ''], ship: 'sea-7' }, {}], {
    goals: goalsWith('goal-2', 4),
    round: 4,
  }).expect({ boards: [{ points: 5 }] })
  rewards([{ rows: ['p', 'rr', 'r', 'g', ''], ship: 'sea-7', perks: ['lag-cap'] }, {}], {
    goals: goalsWith('goal-2', 4),
    round: 4,
  }).expect({ boards: [{ points: 8 }] })
})

const FULFILLED: Readonly<Record<string, { board: object; points: number }>> = {
  'goal-1': { board: { rows: ['p', 'yy', 'g', 'y', ''] }, points: 12 },
  'goal-2': { board: { rows: ['p', 'rr', 'p', 'g', ''] }, points: 8 },
  'goal-3': { board: { rows: ['p', 'gg', 'b', 'g', ''] }, points: 12 },
  'goal-4': { board: { rows: ['p', 'b', 'gb', 'g', ''] }, points: 8 },
  'goal-5': { board: { studied: ['red-reptile', 'blue-reptile', 'red-bird'] }, points: 12 },
  'goal-6': { board: { studied: ['red-plant'] }, points: 6 },
  'goal-7': { board: { studied: ['red-bird', 'green-bird', 'blue-bird'] }, points: 18 },
  'goal-8': { board: { studied: ['red-fossil'] }, points: 6 },
  'goal-9': { board: { stacks: [0, 0, 3] }, points: 16 },
  'goal-10': { board: { lenses: 2 }, points: 10 },
  'goal-11': { board: { slots: { 'gold-slot-5': 'gold-1' }, reached: ['gold-slot-5'] }, points: 3 },
  'goal-12': { board: { tents: 3 }, points: 12 },
}
test.each(GOAL_IDS)(
  'DAR-BEAGLE-03 DAR-BEAGLE-04 T-140 T-141 %s counts what it names, purple seals and neutral lenses left out',
  (goal) => {
    const { board, points } = FULFILLED[goal] as (typeof FULFILLED)[string]
    rewards([{ ...AHEAD, ...board } as never, {}], { goals: goalsWith(goal) }).expect({ boards: [{ points }] })
  },
)

test('DAR-LENS-12 DAR-BEAGLE-03 T-230 two own lenses score ten points, the two of nobody none', () => {
  const lenses = { 'explore-2': 0, 'special-slot-middle-left': 0 }
  const game = rewards([AHEAD, AHEAD], { goals: goalsWith('goal-10'), lenses })
  game.expect({
    lenses: { ...lenses, 'special-slot-top-left': -1, 'special-slot-top-right': -1 },
    boards: [{ points: 10 }, { points: 0 }],
  })
})

test('DAR-BEAGLE-06 DAR-BEAGLE-07 T-139 never below nothing; level or ahead there is no lag', () => {
  const goals = goalsWith('goal-12', 4)
  rewards([{ tents: 1, ship: 'sea-0', points: 9 }, {}], { goals, round: 4 }).expect({ boards: [{ points: 9 }] })
  for (const ship of ['sea-14', 'sea-15', 'sea-22'])
    rewards([{ tents: 1, ship }, {}], { goals, round: 4 }).expect({ boards: [{ points: 4 }] })
})

test('DAR-BEAGLE-10 DAR-BEAGLE-11 T-306 T-307 a penalty counts while its space lies ahead; side spaces change nothing', () => {
  const goals = goalsWith('goal-9', 3)
  const points = (ship: string) =>
    rewards([{ ship, stacks: [0, 4, 4] }, {}], { goals, round: 3 }).state.boards[0]?.points
  expect(['sea-2', 'sea-3', 'sea-4', 'sea-6', 'sea-7', 'sea-8'].map(points)).toEqual([3, 3, 5, 5, 5, 8])
  expect([lagOf('sea-0', 5, false), lagOf('sea-0', 5, true), lagOf('sea-0', 1, true)]).toEqual([15, 9, 1])
  expect(BEAGLE.length).toBe(LAG.length)
})

test('DAR-REFRESH-01 T-142 the last round has no refresh', () => {
  const left = { academy: 'ggg.........', shown: ['silver-1'] }
  const game = rewards([{ ...AHEAD, tents: 2 }, {}], { round: 5, goals: goalsWith('goal-12', 5), ...left })
    .expect({ round: 5, phase: 'over', scored: 5, boards: [{ points: 8 }], ...left })
    .refuses('0: end turn', 'KER-OVER')
  expect(game.scores().map(({ place }) => place)).toEqual([1, 2])
})

test('DAR-REFRESH-02 DAR-REFRESH-03 DAR-REFRESH-08 DAR-REFRESH-09 the Beagle sails on, workers come home, the rest stays', () => {
  const board = {
    placed: { w1: 'turn-order', w5: 'museum-deliver' },
    perks: ['fifth-worker'],
    mail: [0, 0, 0],
    ship: 'sea-3',
    tents: 1,
    studied: ['red-bird'],
    theory: 5,
    explorers: ['i1-4', null, null],
  }
  const { placed, ...rest } = board
  const game = rewards([board, {}], { lenses: { 'explore-2': 0 }, museum: ['red-bird'] })
  game.expect({ round: 2, boards: [{ ...rest, placed: {} }], museum: ['red-bird'], lenses: { 'explore-2': 0 } })
  game.sees(1, { beagle: 'sea-4' })
  expect(placed.w1).toBe('turn-order')
})

test('DAR-REFRESH-04 DAR-REFRESH-05 DAR-REFRESH-06 T-144 the top scroll goes, the others move up, gaps are filled while seals last', () => {
  const game = rewards([{}, {}], { academy: 'ggg.b.r..yyy', supply: 'gggggrb' })
  // Below the top scroll the columns are r y, b y and y; then the supply follows from its end.
  game.expect({ academy: 'rbyyybrggggg', supply: '' })
  rewards([{}, {}], { academy: 'ggg.b.r..yyy', supply: 'gr' }).expect({ academy: 'rbyyyrg.....', supply: '' })
  // Seven seals remain, and the supply has two for the five gaps.
  rewards([{}, {}], { academy: 'gggyyyyyyy..', supply: 'gr' }).expect({ academy: 'yyyyyyyrg...', supply: '' })
  expect(game.undoable(0)).toBe(0)
})

test('DAR-REFRESH-07 open objectives go, two of each colour come', () => {
  const before = ['silver-1', 'gold-1']
  const { state } = rewards([{}, {}], { shown: before })
  expect(state.shown.map((id) => id.split('-')[0])).toEqual(['silver', 'silver', 'gold', 'gold'])
  expect(state.core.piles.silver).toHaveLength(7)
})

const LETTER_SHOWS: Readonly<Record<string, { first: string[]; second: string[] }>> = {
  'letter-1': { first: ['knowledge 1', 'coins 2'], second: ['coins 2'] },
  'letter-2': { first: ['coins 4'], second: ['coins 2'] },
  'letter-3': { first: ['theory 2'], second: ['theory 1'] },
  'letter-4': { first: ['explore 2'], second: ['explore 1'] },
  'letter-5': { first: ['sail 2'], second: ['sail 1'] },
  'letter-6': { first: ['academy'], second: ['academy'] },
  'letter-7': { first: ['points 4'], second: ['points 2'] },
  'letter-8': { first: ['explore 1', 'sail 1'], second: ['choose'] },
}
test.each(MAIL_TILE_IDS)('DAR-REWARD-02 DAR-REWARD-03 %s gives its sections', (id) => {
  const { first, second } = LETTER_SHOWS[id] as (typeof LETTER_SHOWS)[string]
  rewards([{ mail: [2, 0, 0] }, { mail: [1, 0, 0] }], {
    letters: [id, ...MAIL_TILE_IDS.filter((other) => other !== id)].slice(0, 3),
  })
    .offersOnly([...first, 'done'])
    .play('done')
    .decides(1)
    .offersOnly([...second, 'done'])
  expect(MAIL_TILES[id]?.first.length).toBe(first.length)
})

test('the second section of letter 8 is one of two', () => {
  rewards([{ mail: [2, 0, 0] }, { mail: [1, 0, 0] }], { letters: ['letter-8', 'letter-2', 'letter-7'] })
    .play('0: done', '1: choose')
    .offersOnly(['sail 1', 'explore 1', 'skip'])
  usingThing('letter-6 first', { coin: 2, rows: ['p', 'gg', 'g', 'g', ''] }, { academy: '.........y..' })
    .play('seal scroll-4-1 w2')
    .expect({ boards: [{ coin: 0 }] })
})
