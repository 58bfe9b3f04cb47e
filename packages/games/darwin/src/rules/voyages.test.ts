import { expect, test } from 'vitest'
import { wordOf } from '../data/actions.ts'
import { BEAGLE, ISLANDS, LAG, ROUTES, SEA, stopOf } from '../data/routes.ts'
import { QUIET, turn, usingThing } from '../testing/at.ts'

const THREE = { table: { players: 3 } }

test('DAR-SAIL-01 DAR-SAIL-03 T-232 up to so many spaces forward, by either branch', () => {
  usingThing('navigate-2', { ship: 'sea-1' })
    .offersOnly(['sail sea-2', 'sail sea-3', 'sail sea-4', 'sail sea-5', 'skip'])
    .refuses('sail sea-0', 'DAR-SAIL-03')
    .refuses('sail sea-6', 'DAR-SAIL-01')
  usingThing('navigate-2', { ship: 'sea-25' }).offersOnly(['sail sea-26', 'skip'])
})

test('DAR-SAIL-02 T-084 at least one space, unless the table plays it otherwise', () => {
  usingThing('navigate-1', { ship: 'sea-3' }).refuses('sail sea-3', 'DAR-SAIL-02').play('skip')
  usingThing('navigate-1', { ship: 'sea-10', coin: 0 }, { table: { players: 2, moves: 'none' } })
    .play('sail sea-10', 'coins 4')
    .expect({ boards: [{ coin: 4, ship: 'sea-10' }] })
})

const GOLD_SAILOR = { rows: ['p', 'bbbbbb', 'g', 'r', ''] }
const GOLD_EXPLORER = { rows: ['p', 'gggggg', 'g', 'r', ''] }

test('DAR-BADGE-09 there is no extra stop where the way cannot go on', () => {
  turn({ ...GOLD_SAILOR, ship: 'sea-25' }, { round: 5 })
    .play('place w2 navigate-1')
    .offersOnly(['sail sea-26', 'skip'])
    .refuses('halt sea-26', 'DAR-BADGE-09')
  turn({ ...GOLD_SAILOR, ship: 'sea-24' }, { round: 5 })
    .play('place w2 navigate-1')
    .offersOnly(['sail sea-25', 'halt sea-25', 'sail sea-26', 'skip'])
  for (const [before, last] of [
    ['i1-23', 'i1-24'],
    ['i2-13', 'i2-14'],
    ['i3-9', 'i3-10'],
  ] as const)
    turn({ ...GOLD_EXPLORER, explorers: [before, before, before].map((id, i) => (id[1] === `${i + 1}` ? id : null)) })
      .play('place w2 explore-1')
      .offersOnly([`explore ${last}`, 'skip'])
      .refuses(`halt ${last}`, 'DAR-BADGE-09')
})

test('DAR-BADGE-09 DAR-SAIL-02 DAR-EXPLORE-01 where pieces may stay, the space of an extra stop is used once all the same', () => {
  const none = { table: { players: 2, moves: 'none' } }
  turn({ ...GOLD_SAILOR, ship: 'sea-24' }, { ...none, round: 5 })
    .play('place w2 navigate-1')
    .offersOnly(['sail sea-24', 'sail sea-25', 'halt sea-25', 'sail sea-26', 'skip'])
  turn({ ...GOLD_SAILOR, ship: 'sea-9', coin: 0 }, none)
    .play('place w2 navigate-1', 'halt sea-10', 'coins 4')
    .refuses('sail sea-10', 'DAR-SAIL-02')
    .play('sail sea-11')
    .expect({ boards: [{ coin: 4, ship: 'sea-11' }] })
  turn({ ...GOLD_EXPLORER, coin: 0 }, none)
    .play('place w2 explore-1', 'halt i1-1', 'coins 4')
    .refuses('explore i1-1', 'DAR-EXPLORE-01')
    .offersOnly(['explore i1-2', 'explore i1-3', 'skip'])
})

test('DAR-SAIL-04 any number of ships in a space', () => {
  usingThing('navigate-1', { ship: 'sea-1' }, THREE, { ship: 'sea-3' }, { ship: 'sea-3' })
    .play('sail sea-3')
    .expect({ boards: [{ ship: 'sea-3' }] })
})

test('DAR-SAIL-05 T-072 an explorer lands where the ship crosses a silver ribbon, before the landing action', () => {
  usingThing('navigate-3', { ship: 'sea-7', coin: 0 })
    .play('sail sea-10')
    .expect({ boards: [{ explorers: ['i1-0', 'i2-0', null] }] })
    .play('coins 4')
    .expect({ boards: [{ coin: 4 }] })
})

test('DAR-SAIL-06 where an explorer stands already the ribbon does nothing', () => {
  usingThing('navigate-1', { ship: 'sea-7', explorers: ['i1-0', 'i2-3', null] })
    .play('sail sea-8')
    .expect({ boards: [{ explorers: ['i1-0', 'i2-3', null] }] })
})

test('DAR-SAIL-07 DAR-SAIL-08 T-076 only the last space gives something, and a Beagle space nothing', () => {
  usingThing('navigate-3', { ship: 'sea-9', coin: 0 }, { tokens: { 'sea-9': null } })
    .play('sail sea-11')
    .offersOnly(['end turn'])
  usingThing('navigate-1', { ship: 'sea-3' })
    .play('sail sea-4')
    .offersOnly(['end turn'])
    .expect({ boards: [{ coin: 4 }] })
})

test('DAR-SAIL-09 T-077 the first ship at the end scores three points, and everybody what is printed there', () => {
  usingThing('navigate-1', { ship: 'sea-25' })
    .play('sail sea-26', 'points 3')
    .expect({ boards: [{ points: 6 }], ends: ['sea'] })
  usingThing('navigate-1', { ship: 'sea-25' }, { ends: ['sea'] })
    .play('sail sea-26')
    .expect({ boards: [{ points: 0 }] })
  turn({ ship: 'sea-25' }, { order: [0, 1] }, { ...QUIET, ship: 'sea-25' })
    .play('place w2 navigate-1', 'sail sea-26', 'points 3', 'end turn')
    .play('place w1 navigate-1', 'sail sea-26', 'points 3')
    .expect({ boards: [{ points: 6 }, { points: 3 }] })
})

test('DAR-SAIL-10 at the end a ship stays', () => {
  usingThing('navigate-3', { ship: 'sea-26' }).offersOnly(['end turn'])
  usingThing('navigate-3', { ship: 'sea-24' }).offersOnly(['sail sea-25', 'sail sea-26', 'skip'])
})

test('DAR-SAIL-11 DAR-SAIL-12 T-312 to the Beagle, never back, and over every ribbon', () => {
  usingThing('crew-8', { ship: 'sea-3' }, { round: 4 })
    .play('sail-to-beagle')
    .expect({ boards: [{ ship: 'sea-14', explorers: ['i1-0', 'i2-0', 'i3-0'] }] })
  usingThing('crew-8', { ship: 'sea-5' }, { round: 2 }).offersOnly(['end turn'])
  usingThing('crew-8', { ship: 'sea-4' }, { round: 2 }).offersOnly(['end turn'])
})

test('DAR-EXPLORE-01 T-084 up to so many spaces, at least one', () => {
  usingThing('explore-2', { explorers: ['i1-4', null, null] })
    .refuses('explore i1-4', 'DAR-EXPLORE-01')
    .refuses('explore i2-1', 'DAR-EXPLORE-01')
    .offersOnly([
      'explore i1-5',
      'explore i1-6',
      'explore i1-7',
      'explore i1-8',
      'explore i1-9',
      'explore i1-10',
      'skip',
    ])
  usingThing('explore-2', { explorers: ['i1-1', null, null], coin: 0 }, { table: { players: 2, moves: 'none' } })
    .play('explore i1-1', 'coins 4')
    .expect({ boards: [{ coin: 4 }] })
})

test('DAR-EXPLORE-02 T-079 spaces of others are jumped and cost nothing', () => {
  usingThing('explore-1', {}, {}, { explorers: ['i1-1', null, null] })
    .offersOnly(['explore i1-2', 'explore i1-3', 'skip'])
    .refuses('explore i1-1', 'DAR-EXPLORE-03')
})

test('DAR-EXPLORE-03 DAR-EXPLORE-10 T-081 the first and the last space hold any number', () => {
  usingThing(
    'explore-1',
    { explorers: ['i1-23', null, null] },
    THREE,
    { explorers: ['i1-24', null, null] },
    { explorers: ['i1-24', null, null] },
  )
    .play('explore i1-24')
    .expect({ boards: [{ explorers: ['i1-24', null, null] }] })
  usingThing('crew-4', {}, THREE, { explorers: ['i1-0', 'i2-0', null] }, { explorers: ['i1-0', 'i2-0', null] })
    .play('land isle-2')
    .expect({ boards: [{ explorers: ['i1-0', 'i2-0', null] }] })
})

test('DAR-EXPLORE-04 one explorer makes all the steps', () => {
  turn({ rows: ['p', 'gggggg', 'g', 'r', ''], explorers: ['i1-0', 'i2-0', null] })
    .play('place w2 explore-1', 'halt i1-1', 'done')
    .refuses('explore i2-1', 'DAR-EXPLORE-04')
    .offers(['explore i1-2', 'explore i1-3'])
})

test('DAR-EXPLORE-05 forward only, and what goes beyond the end is lost', () => {
  usingThing('explore-3', { explorers: ['i1-22', null, null] })
    .refuses('explore i1-21', 'DAR-EXPLORE-05')
    .offersOnly(['explore i1-23', 'explore i1-24', 'skip'])
  usingThing('explore-3', { explorers: ['i1-24', null, null] }).offersOnly(['end turn'])
})

test('DAR-EXPLORE-06 DAR-EXPLORE-12 T-082 T-301 a golden ribbon scores once, for whoever crosses, passes or jumps it first', () => {
  usingThing('explore-1', { explorers: ['i1-8', null, null] })
    .play('explore i1-9')
    .expect({ boards: [{ points: 2 }], ribbons: ['i1-9'] })
  usingThing('explore-1', { explorers: ['i1-8', null, null] })
    .play('explore i1-10')
    .expect({ boards: [{ points: 2 }] })
  usingThing('explore-1', { explorers: ['i1-8', null, null] }, { ribbons: ['i1-9'] })
    .play('explore i1-9')
    .expect({ boards: [{ points: 0 }] })
  usingThing('letter-4 second', { explorers: [null, 'i2-5', null] }, {}, { explorers: ['i1-0', 'i2-6', null] })
    .play('explore i2-7')
    .expect({ boards: [{ points: 3 }], ribbons: ['i2-6'] })
  turn({ explorers: ['i1-8', null, null] }, { order: [0, 1] }, { ...QUIET, explorers: ['i1-7', null, null] })
    .play('place w3 explore-1', 'explore i1-9', 'done', 'end turn')
    .play('place w1 explore-1', 'explore i1-10')
    .expect({ boards: [{ points: 2 }, { points: 0, explorers: ['i1-10', null, null] }] })
})

test('DAR-EXPLORE-07 the action of the last space may be used or left', () => {
  usingThing('explore-1', { coin: 0 })
    .play('explore i1-1', 'coins 4')
    .expect({ boards: [{ coin: 4 }] })
  usingThing('explore-1', { coin: 0 })
    .play('explore i1-1', 'done')
    .expect({ boards: [{ coin: 0 }] })
})

test('DAR-EXPLORE-08 three points for the first at the end of each island', () => {
  usingThing('explore-1', { explorers: [null, null, 'i3-9'] })
    .play('explore i3-10', 'points 8')
    .expect({ boards: [{ points: 11 }], ends: ['isle-3'] })
  usingThing('explore-1', { explorers: [null, null, 'i3-9'] }, { ends: ['isle-3'] })
    .play('explore i3-10')
    .expect({ boards: [{ points: 0 }] })
})

test('DAR-EXPLORE-09 an unused explorer lands on an island without one', () => {
  usingThing('special-4', { explorers: ['i1-5', null, null] })
    .refuses('land isle-1', 'DAR-EXPLORE-09')
    .play('land isle-3')
    .expect({ boards: [{ explorers: ['i1-5', null, 'i3-0'] }] })
})

test('DAR-EXPLORE-11 DAR-EXPLORE-13 T-080 T-302 a run of others is jumped as a whole, within the branch', () => {
  const others = [{ explorers: ['i1-1', null, null] }, { explorers: ['i1-2', null, null] }]
  usingThing('letter-4 second', {}, THREE, ...others).offersOnly(['explore i1-3', 'skip'])
  usingThing(
    'letter-4 second',
    { explorers: ['i1-4', null, null] },
    {},
    { explorers: ['i1-5', null, null] },
  ).offersOnly(['explore i1-6', 'explore i1-8', 'skip'])
  usingThing(
    'letter-4 second',
    { explorers: ['i1-11', null, null] },
    {},
    { explorers: ['i1-12', null, null] },
  ).offersOnly(['explore i1-13', 'explore i1-15', 'skip'])
})

test('DAR-SPECIMEN-01 DAR-SPECIMEN-02 T-085 T-086 a specimen on the way is researched and stays for others', () => {
  usingThing('explore-1', {}, { tokens: { 'i1-2': 'green-reptile' } })
    .play('explore i1-2', 'study green-reptile')
    .expect({ boards: [{ studied: ['green-reptile'] }], tokens: { 'i1-2': 'green-reptile' } })
  usingThing('explore-1', { explorers: ['i1-4', null, null] }, { tokens: { 'i1-5': 'green-bird' } })
    .play('explore i1-5', 'study green-bird')
    .expect({ boards: [{ studied: ['green-bird'] }] })
})

test('DAR-SPECIMEN-03 T-087 a specimen is researched once by each player', () => {
  usingThing('explore-1', { studied: ['green-reptile'] }, { tokens: { 'i1-2': 'green-reptile' } })
    .play('explore i1-2')
    .offersOnly(['end turn'])
})

test('DAR-SPECIMEN-04 T-235 any of the sixteen that is not researched yet', () => {
  const game = usingThing('special-6', { studied: ['red-plant'] })
  expect(game.moves()).toHaveLength(16)
  game
    .refuses('study red-plant', 'DAR-SPECIMEN-03')
    .play('study yellow-fossil')
    .expect({ boards: [{ studied: ['red-plant', 'yellow-fossil'] }] })
})

test('DAR-SPECIMEN-07 T-304 a specimen hides what is printed below it', () => {
  const there = { explorers: ['i1-16', null, null] }
  usingThing('explore-1', there, { table: { players: 3 }, tokens: { 'i1-17': 'red-bird' } })
    .play('explore i1-17')
    .offersOnly(['study red-bird', 'done'])
  usingThing('explore-1', there, {}).play('explore i1-17').offersOnly(['points 3', 'done'])
})

test('the routes lead from one start to one end, and everything on them can be reached', () => {
  for (const { stops, first, last } of ROUTES) {
    const reached = new Set([first])
    for (const { id, place, next } of stops) {
      for (const to of next) {
        expect(stopOf(to).place).toBeGreaterThan(place)
        reached.add(to)
      }
      expect(next.length === 0).toBe(id === last)
    }
    expect(reached.size).toBe(stops.length)
  }
  expect(BEAGLE).toHaveLength(LAG.length)
  expect([SEA.stops.length, ...ISLANDS.map(({ stops }) => stops.length)]).toEqual([27, 25, 15, 11])
})

/** Tests that every space of every route gives its actions to a piece that stops there. */
test.each(
  ROUTES.flatMap(({ stops }, route) =>
    stops.slice(1).map(({ id }) => ({ id, route, from: stops.find(({ next }) => next.includes(id))?.id as string })),
  ),
)('DAR-SAIL-07 DAR-EXPLORE-07 a stop on $id offers what lies there', ({ id, route, from }) => {
  const tokens = { [id]: null }
  const board =
    route === 0
      ? { ship: from, explorers: ['i1-1', 'i2-1', 'i3-1'] }
      : { explorers: [1, 2, 3].map((isle) => (isle === route ? from : `i${isle}-0`)) }
  const more = { tokens, shown: ['silver-2'], academy: 'gggggggggggg' }
  const game = usingThing(
    route === 0 ? 'letter-5 second' : 'letter-4 second',
    { coin: 20, reserve: [], ...board },
    more,
  )
  game.play(`${route === 0 ? 'sail' : 'explore'} ${id}`)
  const { acts } = stopOf(id)
  if (acts.length === 0) game.offersOnly(['end turn'])
  for (const action of acts) {
    const { op } = action
    if (op === 'camp') game.offers([`tent camp-${id} 1`, `tent camp-${id} 2`])
    else if (acts.length === 1 && op === 'take-objective') game.offers(['take silver-2'])
    else if (acts.length === 1 && op === 'academy') game.offers(['seal scroll-4-1 w2'])
    else if (acts.length === 1 && op === 'stamps') game.offers(['stamp envelope-1 stack-1'])
    else game.offers([wordOf(action)])
  }
})
