import { expect, test } from 'vitest'
import { wordOf } from '../data/actions.ts'
import { CAMPS } from '../data/camps.ts'
import { STACKS, type StackId } from '../data/ids.ts'
import { STACK_REWARDS, TENT_REWARDS } from '../data/player-board.ts'
import { SILVER, turn, usingThing } from '../testing/at.ts'

const stamp = (envelope: number, stack: number | 'used') =>
  `stamp envelope-${envelope} ${stack === 'used' ? stack : `stack-${stack}`}`

test('DAR-MAIL-01 DAR-MAIL-02 T-096 T-239 up to so many stamps on one envelope, from any stacks', () => {
  usingThing('letters-2')
    .play(stamp(2, 1), stamp(2, 3))
    .refuses(stamp(1, 1), 'DAR-MAIL-01')
    .play(stamp(2, 1))
    .offersOnly(['end turn'])
    .expect({ boards: [{ mail: [0, 3, 0], stacks: [2, 4, 3] }] })
  usingThing('letters-2')
    .play(stamp(2, 1), 'enough')
    .expect({ boards: [{ mail: [0, 1, 0] }] })
})

test('DAR-MAIL-03 T-097 an emptied stack gives its actions when all stamps are placed', () => {
  usingThing('letters-1', { stacks: [1, 4, 4] })
    .play(stamp(1, 1))
    .refuses('explore i1-1', 'DAR-TURN-01')
    .play(stamp(1, 2))
    .offers(['explore i1-1', 'explore i1-2', 'skip'])
  usingThing('letters-1', { stacks: [1, 4, 4] })
    .play(stamp(1, 1), 'enough')
    .offers(['explore i1-1'])
})

test('DAR-MAIL-04 T-100 a stack gives its actions once', () => {
  usingThing('letters-1', { stacks: [2, 0, 0] }, { round: 1 })
    .play(stamp(1, 1), stamp(1, 1))
    .offers(['explore i1-1', 'explore i1-2'])
  usingThing('letters-1', { stacks: [0, 0, 0], usedStamps: 4 }, { round: 3 })
    .play(stamp(1, 'used'), stamp(1, 'used'))
    .offersOnly(['end turn'])
})

test('DAR-MAIL-05 T-099 used stamps serve only where the stacks are too small', () => {
  usingThing('letters-1', { stacks: [3, 0, 0], usedStamps: 3 }).refuses(stamp(1, 'used'), 'DAR-MAIL-05')
  usingThing('letters-1', { stacks: [0, 1, 0], usedStamps: 3 }, { academy: '............' })
    .play(stamp(1, 2), stamp(1, 'used'))
    .expect({ boards: [{ usedStamps: 2, mail: [2, 0, 0], stacks: [0, 0, 0] }] })
})

test('DAR-MAIL-06 T-240 without stamps there is nothing to send; those on envelopes stay', () => {
  usingThing('letters-1', { stacks: [0, 0, 0], mail: [4, 4, 4] }).offersOnly(['end turn'])
  usingThing('letters-1', { stacks: [0, 4, 4] }).refuses(stamp(1, 1), 'DAR-MAIL-06')
})

test('DAR-MAIL-07 T-101 distributed letters go to any envelopes', () => {
  usingThing('crew-6')
    .play(stamp(1, 1), stamp(2, 1), stamp(1, 2), stamp(3, 3))
    .expect({ boards: [{ mail: [2, 1, 1], stacks: [2, 3, 3] }] })
})

test('DAR-MAIL-08 T-241 empty stacks count for objectives', () => {
  turn({ reserve: ['silver-3'], points: 15, stacks: [0, 0, 3] }).offers(['reach silver-3 silver-slot-1'])
  turn({ reserve: ['silver-3'], points: 15, stacks: [0, 1, 3] }).refuses(
    'reach silver-3 silver-slot-1',
    'DAR-OBJECTIVE-06',
  )
})

test('DAR-MAIL-09 several emptied stacks give their actions in any order, and a reward may empty another', () => {
  usingThing('letters-3', { stacks: [2, 4, 2] })
    .play(stamp(1, 1), stamp(1, 1), stamp(1, 3), stamp(1, 3))
    .offersOnly(['explore 2', 'sail 2', 'done'])
    .play('sail 2', 'sail sea-1')
    .offers(['explore i1-1'])
  // Stack 1 moves an explorer to a camp that places two stamps, which empty stack 2.
  usingThing('letters-1', { coin: 9, stacks: [2, 2, 4], explorers: ['i1-3', null, null] }, { academy: 'gggggggggggg' })
    .play(stamp(1, 1), stamp(1, 1), 'explore i1-4', 'tent camp-i1-4 1', stamp(2, 2), stamp(2, 2))
    .offers(['seal scroll-1-1 w2'])
})

test.each([1, 2, 3])('DAR-MAIL-03 stack %i gives what stands beside it', (stack) => {
  const stacks = [4, 4, 4].map((n, i) => (i === stack - 1 ? 1 : n))
  const game = usingThing('letters-1', { stacks }, { academy: 'gggggggggggg' }).play(stamp(1, stack), 'enough')
  game.offers([['explore i1-2'], ['seal scroll-1-1 w2'], ['sail sea-2']][stack - 1] as string[])
  expect(STACK_REWARDS[STACKS[stack - 1] as StackId]).toHaveLength(1)
})

test('DAR-CAMP-01 DAR-CAMP-02 T-090 T-091 a tent goes into an empty slot for its price', () => {
  usingThing('sea-12', { coin: 3 })
    .play('tent camp-sea-12 2')
    .expect({ boards: [{ coin: 0, tents: 1 }], camps: { 'camp-sea-12': [null, 0] } })
  usingThing('sea-12', { coin: 9 }, { table: { players: 3 }, camps: { 'camp-sea-12': [1, 2] } }).offersOnly([
    'end turn',
  ])
  usingThing('sea-12', { coin: 0 }).offersOnly(['end turn'])
  usingThing('sea-6', { coin: 0 }).offers(['tent camp-sea-6 1']).refuses('tent camp-sea-6 2', 'DAR-CAMP-02')
  usingThing('sea-12', { coin: 1 }).refuses('tent camp-sea-12 2', 'DAR-CAMP-02')
  usingThing('sea-12', { coin: 9 }, { camps: { 'camp-sea-12': [1, null] } }).refuses(
    'tent camp-sea-12 1',
    'DAR-CAMP-01',
  )
})

test('DAR-CAMP-03 DAR-CAMP-04 T-092 the camp first, then what stood beside the tent; a slash means one of two', () => {
  usingThing('i2-4', { coin: 9, tents: 2 })
    .play('tent camp-i2-4 1', 'theory 3')
    .offersOnly(['sail 1', 'explore 1', 'skip'])
    .play('sail 1', 'sail sea-1')
    .offersOnly(['end turn'])
})

test.each([0, 1, 2, 3, 4])('DAR-CAMP-04 the tent after %i others gives what stands beside it', (before) => {
  const game = usingThing('i2-4', { coin: 5, tents: before }, { academy: 'gggggggggggg' }).play(
    'tent camp-i2-4 1',
    'theory 3',
  )
  const offers = [['end turn'], ['coins 2'], ['sail 1', 'explore 1'], ['stamps 1', 'academy'], ['end turn']]
  game.offers(offers[before] as string[])
  expect(TENT_REWARDS).toHaveLength(5)
})

test('DAR-CAMP-05 any camp, wherever ship and explorers are', () => {
  const game = usingThing('crew-10', { coin: 9 })
  expect(game.moves()).toHaveLength(9 * 2 + 1)
  game.play('tent camp-i3-3 2', 'points 8').expect({ boards: [{ coin: 5, points: 8, tents: 1 }] })
})

test('DAR-CAMP-06 T-094 one tent of a player in a camp, unless the table allows more', () => {
  const camps = { 'camp-i2-4': [0, null] }
  usingThing('i2-4', { coin: 9 }, { camps }).offersOnly(['end turn'])
  usingThing('crew-10', { coin: 9 }, { camps }).refuses('tent camp-i2-4 2', 'DAR-CAMP-06')
  usingThing('i2-4', { coin: 9 }, { camps, table: { players: 2, tents: 'many' } }).offers(['tent camp-i2-4 2'])
})

test('DAR-CAMP-07 DAR-SCORE-07 T-150 five points for all five tents, none for four', () => {
  const points = (tents: number) => turn({ tents }).scores()[0]?.parts.tents
  expect([3, 4, 5].map(points)).toEqual([0, 0, 5])
})

test('DAR-CAMP-08 DAR-OBJECTIVE-18 T-095 a camp is used again without a price and without the board’s action', () => {
  const camps = { 'camp-sea-6': [0, null], 'camp-i3-3': [1, 0] }
  usingThing('silver-slot-1', { coin: 0 }, { camps, shown: [] })
    .refuses('revisit camp-i1-4', 'DAR-CAMP-08')
    .play('revisit camp-sea-6', 'coins 3')
    .offersOnly(['end turn'])
    .expect({ boards: [{ coin: 3, tents: 2 }] })
  usingThing('silver-slot-1').offersOnly(['end turn'])
  turn(SILVER, { camps: { 'camp-sea-6': [1, 0], 'camp-i3-3': [1, 0] }, shown: [] })
    .play('reach silver-10 silver-slot-1', 'revisit camp-sea-6', 'coins 3')
    .expect({ boards: [{ coin: 11, tents: 2 }] })
    .offers(['place w1 turn-order'])
})

test('DAR-CAMP-09 without a camp to go to the action is passed over', () => {
  const all = Object.fromEntries(CAMPS.map(({ id }, i) => [id, i < 3 ? [0, i + 1] : [1 + (i % 3), 1 + ((i + 1) % 3)]]))
  usingThing('crew-10', { coin: 9 }, { camps: all, table: { players: 4 } }).offersOnly(['end turn'])
})

test.each(CAMPS.map(({ id, costs }) => ({ id, costs })))('DAR-CAMP-03 $id gives what it shows', ({ id, costs }) => {
  const { acts } = CAMPS.find((camp) => camp.id === id) as (typeof CAMPS)[number]
  const game = usingThing('crew-10', { coin: 9, reserve: [] }, { shown: ['silver-2'], academy: 'gggggggggggg' }).play(
    `tent ${id} 1`,
  )
  game.expect({ boards: [{ coin: 9 - costs[0] }] })
  if (acts.length > 1) game.offers(acts.map(wordOf))
  else {
    const single: Record<string, string> = {
      stamps: stamp(1, 1),
      sail: 'sail sea-2',
      academy: 'seal scroll-4-3 w2',
      theory: 'theory 3',
      points: 'points 8',
    }
    game.offers([single[acts[0]?.op as string] as string])
  }
})
