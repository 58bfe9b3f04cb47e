import { engineOf, stream } from '@wayfare/kernel'
import { playOut, table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { ALFRED_BOARDS } from '../data/alfred-boards.ts'
import type { SpaceId } from '../data/ids.ts'
import { ISLANDS } from '../data/routes.ts'
import { PAGES, partsFor, SPACES, spaceOf } from '../data/spaces.ts'
import { ALL_PLACED, ONE_LEFT, QUIET, readPosition, SILVER, turn, usingThing } from '../testing/at.ts'
import { darwin } from '../testing/index.ts'

const OPEN = ['museum-deliver', 'museum-study', 'turn-order', 'objective-office']

/** The index of the journal part to which a space belongs; -1 for none. */
const partOf = (players: number, id: SpaceId): number =>
  partsFor(players).findIndex((pages) => pages.includes(spaceOf(id).page))

test('DAR-GEN-01 T-192 five rounds of actions, turn order, rewards, refresh', () => {
  const engine = engineOf(darwin)
  const s = engine.start(engine.table({ players: 3 }), 'five rounds')
  playOut(engine, s, stream('five rounds'))
  expect([s.round, s.phase, s.scored]).toEqual([5, 'over', 5])
  const again = engine.start(engine.table({ players: 3 }), 'five rounds')
  playOut(engine, again, stream('five rounds'))
  expect(engine.hash(again)).toBe(engine.hash(s))
  const game = table(darwin, { phase: 'rewards', turnSpace: [1], order: [0, 1], round: 1, boards: [{}, {}] })
  game.expect({ round: 2, phase: 'actions', order: [1, 0] })
})

test('DAR-GEN-02 what an action sets off is done before the rest of the chain', () => {
  // The camp gives an objective and coins; the tent's own two coins come only afterwards.
  usingThing('camp-sea-6', { reserve: [] }, { shown: ['silver-2'] })
    .play('take-objective')
    .offersOnly(['take silver-2', 'skip'])
    .play('take silver-2')
    .offersOnly(['coins 3', 'done'])
})

test('DAR-GEN-03 DAR-GEN-04 T-207 what a space gives does not pay for entering it', () => {
  turn(
    { coin: 0, rows: ['p', 'gb', 'g', 'r', ''] },
    { tiles: ['special-2', 'special-8', '', '', '', ''] },
    { placed: { w1: 'special-slot-top-right' } },
  ).refuses('place w2 special-slot-top-left', 'DAR-PLACE-09')
  // Four coins that the worker would gain on a free space do not help either.
  turn({ coin: 0 }, {}, { placed: { w1: 'navigate-1' } }).refuses('place w3 explore-1', 'DAR-PLACE-09')
  turn({ coin: 0 })
    .play('place w3 explore-1', 'explore i1-1', 'coins 4')
    .expect({ boards: [{ coin: 4 }] })
  // Coins gained by the first action can pay for the second.
  usingThing('sea-6', { coin: 0, studied: ['green-bird'] })
    .play('tent camp-sea-6 1', 'coins 3')
    .expect({ boards: [{ coin: 3 }] })
})

test('DAR-GEN-05 DAR-TURN-06 T-217 a worker may be placed and nothing done', () => {
  turn({})
    .play('place w1 turn-order', 'done', 'end turn')
    .expect({ boards: [{ coin: 4, placed: { w1: 'turn-order' } }] })
  turn({})
    .play('place w2 navigate-1', 'skip', 'end turn')
    .expect({ boards: [{ ship: 'sea-0' }] })
})

test('DAR-GEN-06 DAR-SPECIAL-03 several actions in any order', () => {
  const game = () => usingThing('special-2', { coin: 0, knowledge: 0 })
  game()
    .play('coins 3', 'knowledge 1')
    .expect({ boards: [{ coin: 3, knowledge: 1 }] })
  game()
    .play('knowledge 1', 'coins 3')
    .expect({ boards: [{ coin: 3, knowledge: 1 }] })
  game()
    .play('knowledge 1', 'done')
    .expect({ boards: [{ coin: 0, knowledge: 1 }] })
})

test('DAR-GEN-07 actions come from the board, special tiles, crew cards and objectives', () => {
  turn({}).play('place w1 turn-order').offers(['coins 3'])
  usingThing('special-11').offers(['theory 3'])
  usingThing('crew-3').offers(['theory 5'])
  usingThing('gold-slot-2').offers(['purple w2'])
})

test('DAR-GEN-08 nothing can be triggered without a turn of one’s own', () => {
  // Seat 1 fulfils its objective and has to wait while seat 0 acts.
  const fulfilled = { reserve: ['silver-10'], coin: 8, studied: ['green-plant'] }
  turn({}, {}, fulfilled).refuses('1: reach silver-10 silver-slot-1', 'KER-TURN')
  turn({}, { seat: 1 }, fulfilled).offers(['reach silver-10 silver-slot-1'])
  // Without workers a player has no turn, but takes part in the reward phase.
  turn({ placed: ONE_LEFT }, { order: [0, 1] }, { ...fulfilled, placed: ALL_PLACED })
    .play('place w4 turn-order', 'done', 'end turn')
    .decides(1)
    .offers(['reach silver-10 silver-slot-1', 'pass'])
})

test('DAR-GEN-09 what cannot be done is passed over, the rest goes on', () => {
  usingThing('camp-sea-6', {}, { shown: [] })
    .refuses('take-objective', 'DAR-OBJECTIVE-01')
    .offersOnly(['coins 3', 'done'])
  usingThing('crew-10', { tents: 5 }).offersOnly(['end turn'])
})

test('DAR-GEN-09 what only an interrupt could have made possible is not asked once there is none left', () => {
  const full = { museum: ['green-plant'] }
  turn(SILVER, full)
    .play('place w1 museum-deliver')
    .offersOnly(['skip'])
    .offers(['reach silver-10 silver-slot-5'])
    .play('reach silver-10 silver-slot-5')
    .offersOnly(['end turn'])
  // The same with several actions, and if the interrupt leaves a choice.
  turn(SILVER, { ...full, table: { museum: 'one' } })
    .play('place w1 museum-deliver')
    .offersOnly(['done'])
    .play('reach silver-10 silver-slot-5')
    .offersOnly(['end turn'])
  turn(SILVER, { museum: ['red-plant'] })
    .play('place w1 museum-study', 'reach silver-10 silver-slot-5')
    .offersOnly(['study red-plant', 'skip'])
})

test('DAR-MOD-01 T-210 a repeated action is offered so often and not more', () => {
  usingThing('academy-2', { coin: 9 }, { academy: 'gggggggggggg' })
    .play('seal scroll-1-1 w2', 'seal scroll-1-2 w2')
    .offersOnly(['end turn'])
})

test('DAR-MOD-02 T-290 a discount is one sum for all repetitions and gives no change', () => {
  // A third seal from scroll 3 costs 2 + 1, and a fourth from scroll 4 costs 3 + 1; the discount is 3 in total.
  const position = { rows: ['p', 'gg', 'b', 'r', ''], coin: 9 }
  usingThing('academy-3', position, { academy: '......g..g..' })
    .play('seal scroll-3-1 w2', 'seal scroll-4-1 w2')
    .expect({ boards: [{ coin: 5 }] })
  // First 2, then 3 + 1: six less three.
  usingThing('academy-3', position, { academy: '......g..g..' })
    .play('seal scroll-3-1 w3', 'seal scroll-4-1 w2')
    .expect({ boards: [{ coin: 6 }] })
  usingThing('academy-3', position, { academy: 'g........g..' })
    .play('seal scroll-1-1 w3', 'seal scroll-4-1 w3')
    .expect({ boards: [{ coin: 8, rows: ['p', 'gg', 'bgg', 'r', ''] }] })
  usingThing('academy-3', position, { table: { players: 2, discount: 'each' }, academy: '......g..g..' })
    .play('seal scroll-3-1 w2', 'seal scroll-4-1 w2')
    .expect({ boards: [{ coin: 8 }] })
})

test('DAR-MOD-03 T-211 free means no coins at any stage', () => {
  usingThing('i1-20', { coin: 0, rows: ['p', 'gggbb', 'b', 'r', ''] }, { academy: '.........y..' })
    .play('seal scroll-4-1 w2')
    .expect({ boards: [{ coin: 0, rows: ['p', 'gggbby', 'b', 'r', ''] }] })
})

test('DAR-MOD-04 T-212 again: something that was done already is done once more', () => {
  usingThing('special-3', { studied: ['green-bird'], coin: 0 }, { museum: ['green-bird'] })
    .play('redeliver green-bird')
    .expect({ boards: [{ coin: 6, theory: 0 }] })
})

test('DAR-MOD-05 DAR-MOD-06 DAR-MOD-07 rewards that last, that count at the end, that come at once', () => {
  const fulfilled = { reserve: ['silver-10'], coin: 8, studied: ['green-plant'], theory: 4, knowledge: 0 }
  turn(fulfilled)
    .play('reach silver-10 silver-slot-2')
    .expect({ boards: [{ perks: ['scrolls-free'] }] })
  const end = turn(fulfilled, { museum: [] }).play('reach silver-10 silver-slot-4')
  end.expect({ boards: [{ perks: ['book-plus'], points: 0 }] })
  expect(end.scores()[0]?.parts).toMatchObject({ theory: 2 * 5, objectives: 2 })
  turn({ ...fulfilled, reserve: ['gold-2'], studied: ['red-bird', 'red-plant'], coin: 14 })
    .play('reach gold-2 gold-slot-2', 'purple w2')
    .expect({ boards: [{ rows: ['p', 'bp', 'g', 'r', ''] }] })
})

test('DAR-MOD-08 DAR-OBJECTIVE-20 DAR-SPECIMEN-05 T-089 T-214 research on an island where an own explorer stands', () => {
  const tokens = { 'i1-2': 'green-bird', 'i2-2': 'red-bird', 'i3-1': 'blue-plant', 'sea-2': 'red-fossil' }
  const game = usingThing('silver-slot-3', { explorers: ['i1-9', null, 'i3-0'] }, { tokens })
  const [first, , third] = ISLANDS
  const lie = [first, third].flatMap((isle) => isle?.stops.flatMap(({ id }) => game.state.tokens[id] ?? []) ?? [])
  game
    .offersOnly([...lie.map((specimen) => `study ${specimen}`), 'skip'])
    .offers(['study green-bird', 'study blue-plant'])
    .refuses('study red-bird', 'DAR-SPECIMEN-05')
    .refuses('study red-fossil', 'DAR-SPECIMEN-05')
    .play('study blue-plant')
    .expect({ boards: [{ studied: ['blue-plant'] }] })
  usingThing('silver-slot-3', { explorers: ['i1-9', null, null] }, { tokens })
    .offers(['study green-bird'])
    .refuses('study red-fossil', 'DAR-SPECIMEN-05')
})

test('DAR-TURN-01 T-215 exactly one worker in a turn', () => {
  const game = turn({}, { order: [0, 1] })
    .play('place w1 turn-order', 'coins 3')
    .offersOnly(['end turn'])
    .refuses('place w2 turn-order', 'DAR-TURN-01')
    .play('end turn')
    .decides(1)
  expect(readPosition(game.state).boards[0]?.placed).toEqual({ w1: 'turn-order' })
})

test('DAR-TURN-02 DAR-TURN-03 T-016 T-017 turns go round; who has no worker is passed over, who has one may not pass', () => {
  turn({}, { order: [0, 1, 2], table: { players: 3 } }, { placed: ALL_PLACED })
    .refuses('pass', 'DAR-TURN-03')
    .play('place w1 turn-order', 'done', 'end turn')
    .decides(2)
    .play('place w1 turn-order', 'done', 'end turn')
    .decides(0)
  // The first of the two players has no worker left, the second has one.
  turn({ placed: { w1: 'turn-order', w2: 'turn-order' } }, { order: [1, 0] }, { placed: ALL_PLACED })
    .play('place w3 turn-order', 'done', 'end turn')
    .decides(0)
    .refuses('pass', 'DAR-TURN-03')
    .offers(['place w4 turn-order'])
})

test('DAR-TURN-04 T-019 a fifth worker freed by the fourth is placed in the same round, one freed later in the next', () => {
  const fulfilled = { reserve: ['gold-2'], studied: ['red-bird', 'red-plant'], coin: 14 }
  turn({ ...fulfilled, placed: ONE_LEFT }, { order: [0, 1] }, { placed: ALL_PLACED })
    .play('place w4 turn-order', 'reach gold-2 gold-slot-1', 'done', 'end turn')
    .decides(0)
    .offers(['place w5 turn-order'])
  // A second objective keeps the window open.
  const two = { ...fulfilled, reserve: ['gold-2', 'start-silver-4'], points: 30 }
  turn({ ...two, placed: ONE_LEFT }, { order: [0, 1], round: 2 }, { placed: ALL_PLACED })
    .play('place w4 turn-order', 'done', 'end turn', 'reach gold-2 gold-slot-1')
    .expect({ round: 2, phase: 'rewards', boards: [{ perks: ['fifth-worker'] }] })
    .refuses('place w5 turn-order', 'DAR-TURN-01')
    .play('pass', 'pass', 'pass', 'pass', 'pass')
    .expect({ round: 3, phase: 'actions', boards: [{ placed: {} }] })
    .offers(['place w5 turn-order'])
})

test('DAR-TURN-05 T-216 something can always be entered', () => {
  const game = turn(
    { coin: 0, knowledge: 0, rows: ['', '', '', '', ''] },
    {},
    { placed: { w1: 'small-left', w2: 'small-right' } },
  )
  game.offersOnly([1, 2, 3, 4].flatMap((w) => OPEN.map((space) => `place w${w} ${space}`)))
})

test('DAR-TURN-07 interrupts come before the placement, between steps and after the last action, until the end is confirmed', () => {
  const fulfilled = { reserve: ['silver-10'], coin: 8, studied: ['green-plant'], knowledge: 0 }
  const reach = 'reach silver-10 silver-slot-5'
  turn(fulfilled).offers([reach])
  turn(fulfilled).play('place w1 turn-order').offers([reach, 'coins 3'])
  turn(fulfilled)
    .play('place w1 turn-order', 'coins 3')
    .offers([reach, 'end turn'])
    .play(reach)
    .offersOnly(['end turn'])
})

test('DAR-TURN-08 T-219 the order stays until the phase is over', () => {
  turn({ placed: ONE_LEFT }, { order: [1, 0] }, { ...QUIET, placed: ONE_LEFT })
    .play('place w4 turn-order', 'done', 'end turn')
    .decides(1)
    .expect({ order: [1, 0], turnSpace: [0] })
    .play('place w4 museum-deliver')
    .expect({ order: [1, 0] })
    .play('end turn')
    .expect({ round: 2, order: [0, 1] })
})

test('DAR-PLACE-01 DAR-PLACE-03 T-025 four journals, of which the small one is always a single part', () => {
  expect(PAGES).toEqual(['explore', 'navigate', 'letters', 'academy', 'special-left', 'special-right', 'small', 'open'])
  for (const players of [2, 3, 4])
    turn({ coin: 9 }, { table: { players } }, { placed: { w1: 'small-left' } })
      .play('place w1 small-right')
      .expect({ boards: [{ coin: 9 - (players === 2 ? 3 : 2) }] })
  turn({ coin: 9 }, { table: { players: 1 } }, { placed: { A: 'small-left' } })
    .play('place w1 small-right')
    .expect({ boards: [{ coin: 6 }] })
})

test('DAR-PLACE-02 DAR-PLACE-04 T-024 bookmarks divide journals on the side for four', () => {
  const parts = (players: number, ...ids: SpaceId[]) => ids.map((id) => partOf(players, id))
  expect(parts(3, 'explore-1', 'navigate-1', 'letters-1', 'academy-1')).toEqual([0, 0, 1, 1])
  expect(
    new Set(
      parts(4, 'explore-1', 'navigate-1', 'letters-1', 'academy-1', 'special-slot-top-left', 'special-slot-top-right'),
    ).size,
  ).toBe(6)
  const there = { placed: { w1: 'explore-1' } }
  turn({ coin: 0 }, { table: { players: 4 } }, there)
    .play('place w2 navigate-1')
    .expect({ boards: [{ coin: 0 }] })
  turn({ coin: 0 }, {}, there).refuses('place w2 navigate-1', 'DAR-PLACE-09')
})

test('DAR-PLACE-05 DAR-PLACE-06 DAR-PLACE-07 T-020 T-021 T-022 the first worker in a part is free, later ones cost the same each', () => {
  turn({})
    .play('place w2 navigate-1')
    .expect({ boards: [{ coin: 4 }] })
  turn({ placed: { w1: 'explore-1' } })
    .play('place w2 navigate-1')
    .expect({ boards: [{ coin: 1 }] })
  // First with two other workers, then with three.
  for (const placed of [{ w1: 'explore-1' }, { w1: 'explore-1', w2: 'explore-1' }])
    turn({}, { table: { players: 3 } }, { placed }, { placed: { w1: 'navigate-1' } })
      .play('place w2 navigate-1')
      .expect({ boards: [{ coin: 2 }] })
})

test('DAR-PLACE-08 T-221 the penalty concerns the whole part, an empty lens included', () => {
  turn({ rows: ['p', 'gg', 'b', 'r', ''] }, { lenses: { 'explore-2': -1 } }, { placed: { w1: 'navigate-1' } })
    .play('place w2 explore-2')
    .expect({ boards: [{ coin: 1 }] })
})

test('DAR-PLACE-09 T-026 who cannot pay the penalty cannot enter', () => {
  turn({ coin: 2 }, {}, { placed: { w1: 'navigate-1' } }).refuses('place w2 navigate-1', 'DAR-PLACE-09')
  turn({ coin: 3 }, {}, { placed: { w1: 'navigate-1' } }).offers(['place w2 navigate-1'])
})

test('DAR-PLACE-10 T-027 a round magnifier holds any number of workers', () => {
  turn({ coin: 9, placed: { w1: 'navigate-1', w3: 'navigate-1' } }, {}, { placed: { w1: 'navigate-1' } })
    .play('place w2 navigate-1')
    .expect({ boards: [{ coin: 6, placed: { w1: 'navigate-1', w2: 'navigate-1', w3: 'navigate-1' } }] })
})

test('DAR-PLACE-11 a lens holds one worker, even one’s own', () => {
  const lenses = { 'navigate-2': 0 }
  turn({ coin: 9, knowledge: 5 }, { lenses }, { placed: { w1: 'navigate-2' } }).refuses(
    'place w2 navigate-2',
    'DAR-PLACE-11',
  )
  turn({ coin: 9, knowledge: 5, placed: { w1: 'navigate-2' } }, { lenses }).refuses(
    'place w2 navigate-2',
    'DAR-PLACE-11',
  )
})

test('DAR-PLACE-12 T-029 a cell without a lens is locked', () => {
  turn({ knowledge: 5 })
    .refuses('place w2 navigate-2', 'DAR-PLACE-12')
    .refuses('place w2 special-slot-bottom-left', 'DAR-PLACE-12')
})

test('DAR-PLACE-13 T-030 T-031 entering a rival’s lens gives its owner a coin; own and neutral lenses give none', () => {
  const rows = { rows: ['p', 'bb', 'g', 'r', ''] }
  turn(rows, { lenses: { 'navigate-2': 1 } })
    .play('place w2 navigate-2')
    .expect({ boards: [{ coin: 4 }, { coin: 5 }] })
  turn(rows, { lenses: { 'navigate-2': 0 } })
    .play('place w2 navigate-2')
    .expect({ boards: [{ coin: 4 }, { coin: 4 }] })
  turn({ knowledge: 4 })
    .play('place w1 special-slot-top-left')
    .expect({ boards: [{ coin: 4 }, { coin: 4 }] })
})

test('DAR-PLACE-14 T-032 rectangles hold any number and never cost a penalty', () => {
  turn({ coin: 0, placed: { w1: 'turn-order' } }, {}, { placed: { w1: 'turn-order', w2: 'turn-order' } })
    .play('place w2 turn-order', 'coins 3')
    .expect({ boards: [{ coin: 3 }] })
  const three = [{ placed: { w1: 'turn-order', w2: 'turn-order' } }, { placed: { w1: 'turn-order' } }]
  turn({ coin: 0 }, { table: { players: 3 } }, ...three)
    .play('place w1 turn-order', 'coins 2')
    .expect({ boards: [{ coin: 2, placed: { w1: 'turn-order' } }] })
})

test('DAR-PLACE-15 T-220 the small journal has two lens spaces that are open from the start', () => {
  expect(SPACES.filter(({ page }) => page === 'small').map(({ kind }) => kind)).toEqual(['lens', 'lens'])
  turn({}).offers(['place w1 small-left', 'place w1 small-right'])
  turn({ coin: 9 }, {}, { placed: { w1: 'small-left' } }).refuses('place w1 small-left', 'DAR-PLACE-11')
  // Two main journals, the special one and the small one, which is one part for any number of players.
  expect(partsFor(2)).toHaveLength(4)
  for (const players of [1, 2, 3, 4]) expect(partOf(players, 'small-left')).toBe(partOf(players, 'small-right'))
})

test('DAR-PLACE-16 seals, knowledge, penalty, worker, lens coin, actions', () => {
  turn(
    { coin: 3, knowledge: 1, rows: ['p', 'b', 'g', 'r', ''] },
    { lenses: { 'navigate-2': 1 } },
    { placed: { w1: 'explore-1' } },
  )
    .play('place w2 navigate-2')
    .expect({ boards: [{ coin: 0, knowledge: 0, placed: { w2: 'navigate-2' } }, { coin: 5 }] })
    .offers(['sail sea-2'])
    .tells(1, { k: 'place', seat: 0, worker: 'w2', space: 'navigate-2', penalty: 3, knowledge: 1 })
})

test('DAR-PLACE-17 DAR-OBJECTIVE-26 T-034 the gold reward lowers the penalty by one', () => {
  const there = { placed: { w1: 'navigate-1' } }
  turn({ coin: 2, perks: ['penalty-minus'] }, {}, there)
    .play('place w2 navigate-1')
    .expect({ boards: [{ coin: 0 }] })
  turn({ coin: 1, perks: ['penalty-minus'] }, { table: { players: 4 } }, there).play('place w2 navigate-1')
  turn({ perks: ['penalty-minus'] }, { table: { players: 4 } }, { placed: { w1: 'navigate-1' } })
    .play('place w2 navigate-1')
    .expect({ boards: [{ coin: 3 }] })
})

test('DAR-PLACE-18 using a cell without a worker costs no penalty and leaves nobody there', () => {
  usingThing('crew-9', { coin: 0 }, {}, { placed: { w1: 'navigate-1' } })
    .play('use navigate-3', 'sail sea-4', 'end turn')
    .expect({ boards: [{ coin: 0, placed: {}, ship: 'sea-4' }] })
})

test('DAR-PLACE-19 T-222 a placed worker stays where it is until the refresh', () => {
  const game = turn({ placed: { w1: 'turn-order' } }).refuses('place w1 museum-deliver', 'DAR-PLACE-19')
  expect(game.moves().filter((move) => move.includes('w1'))).toEqual([])
  game.play('place w2 museum-deliver', 'end turn')
  expect(readPosition(game.state).boards[0]?.placed).toEqual({ w1: 'turn-order', w2: 'museum-deliver' })
})

test('DAR-PLACE-20 T-295 workers on rectangles occupy no part', () => {
  for (const space of ['navigate-1', 'letters-1', 'special-slot-top-left', 'small-left'])
    turn({ coin: 0, knowledge: 9 }, {}, { placed: { w1: 'museum-deliver', w2: 'turn-order', w3: 'museum-study' } })
      .play(`place w2 ${space}`)
      .expect({ boards: [{ coin: 0, placed: { w2: space } }] })
})

test('DAR-SEAL-01 DAR-SEAL-02 DAR-SEAL-03 a worker needs the seals in its own row, and keeps them', () => {
  const lenses = { 'explore-2': -1 }
  turn({ knowledge: 0, rows: ['p', 'g', 'g', 'gg', ''] }, { lenses })
    .refuses('place w2 explore-2', 'DAR-SEAL-01')
    .refuses('place w2 navigate-1', 'DAR-SEAL-01')
    .play('place w4 explore-2')
    .expect({ boards: [{ rows: ['p', 'g', 'g', 'gg', ''] }] })
})

test('DAR-SEAL-04 DAR-SEAL-06 T-037 T-039 a purple seal fills one gap of any colour; the top worker has one printed', () => {
  const tiles = ['special-8', 'special-2', 'special-1', '', '', '']
  turn({ knowledge: 0, rows: ['p', 'gppb', 'gpb', 'r', ''] }, { tiles, lenses: { 'special-slot-middle-left': -1 } })
    .offers(['place w2 special-slot-top-left'])
    .offers(['explore-1', 'navigate-1', 'letters-1', 'academy-1'].map((space) => `place w1 ${space}`))
    .refuses('place w3 special-slot-top-left', 'DAR-SEAL-01')
    .refuses('place w1 special-slot-top-right', 'DAR-SEAL-01')
  turn({ knowledge: 2, rows: ['p', 'gppb', 'gpb', 'r', ''] }, { tiles })
    .play('place w2 special-slot-top-left')
    .expect({ boards: [{ knowledge: 2, coin: 4, rows: ['p', 'gppb', 'gpb', 'r', ''] }] })
  usingThing('crew-11').refuses('purple w1', 'DAR-SEAL-06')
  usingThing('academy-1', {}, { academy: 'gggggggggggg' }).refuses('seal scroll-1-1 w1', 'DAR-SEAL-06')
})

test('DAR-SEAL-05 purple seals do not count for objectives', () => {
  turn({ reserve: ['silver-5'], rows: ['p', 'gp', 'p', 'b', ''], studied: ['green-bird'], knowledge: 3 }).refuses(
    'reach silver-5 silver-slot-1',
    'DAR-OBJECTIVE-06',
  )
  turn({ reserve: ['silver-5'], rows: ['p', 'gg', 'p', 'b', ''], studied: ['green-bird'] }).offers([
    'reach silver-5 silver-slot-1',
  ])
})

test('DAR-SEAL-07 DAR-SEAL-09 DAR-SEAL-10 T-041 T-224 six slots in a row, filled from the left, and seals stay', () => {
  usingThing('academy-1', { coin: 9, rows: ['p', 'gggggb', 'gb', 'r', ''] }, { academy: 'yyyyyyyyyyyy' })
    .refuses('seal scroll-1-1 w2', 'DAR-SEAL-09')
    .play('seal scroll-1-1 w3')
    .expect({ boards: [{ rows: ['p', 'gggggb', 'gby', 'r', ''] }] })
  // One starting seal and five more; the earlier ones stay where they are.
  for (let seals = 1; seals <= 6; seals++) {
    const row = 'gbrygb'.slice(0, seals)
    const game = usingThing('i1-20', { rows: ['p', row, 'g', 'r', ''] }, { academy: 'y...........' })
    if (seals === 6) game.refuses('seal scroll-1-1 w2', 'DAR-SEAL-09')
    else game.play('seal scroll-1-1 w2').expect({ boards: [{ rows: ['p', `${row}y`, 'g', 'r', ''] }] })
  }
})

test('DAR-SEAL-08 T-040 the fifth worker takes no seals, and enters by knowledge or where none are asked', () => {
  const fifth = { perks: ['fifth-worker'], knowledge: 1 }
  turn(fifth)
    .offers(['place w5 turn-order', 'place w5 small-left'])
    .play('place w5 explore-1')
    .expect({ boards: [{ knowledge: 0 }] })
  turn({ ...fifth, knowledge: 0 }).refuses('place w5 explore-1', 'DAR-SEAL-01')
  usingThing('crew-11', fifth).refuses('purple w5', 'DAR-SEAL-08')
  usingThing('academy-1', fifth, { academy: 'gggggggggggg' })
    .refuses('seal scroll-1-1 w5', 'DAR-SEAL-08')
    .refuses('seal scroll-1-1 w1', 'DAR-SEAL-06')
})

test('DAR-SEAL-11 T-225 covering a slot costs what it shows', () => {
  usingThing('academy-1', { coin: 1, rows: ['p', 'gggg', 'gb', 'r', ''] }, { academy: 'yyyyyyyyyyyy' })
    .refuses('seal scroll-1-1 w2', 'DAR-ACADEMY-03')
    .play('seal scroll-1-1 w3')
    .expect({ boards: [{ coin: 0 }] })
})

test('DAR-SEAL-12 DAR-OBJECTIVE-25 T-042 a special seal costs nothing, wherever it goes', () => {
  usingThing('gold-slot-2', { coin: 0, rows: ['p', 'ggggg', 'b', 'r', ''] })
    .play('purple w2')
    .expect({ boards: [{ coin: 0, rows: ['p', 'gggggp', 'b', 'r', ''] }], purple: 11 })
  usingThing('crew-11', { rows: ['p', 'gggggb', 'gggggb', 'yyyyyb', ''] }).offersOnly(['end turn'])
})

test('DAR-KNOW-01 DAR-KNOW-02 T-035 T-036 T-226 knowledge fills just the gap that is left', () => {
  const lenses = { 'explore-2': -1 }
  for (const knowledge of [1, 3])
    turn({ knowledge, rows: ['p', 'gyy', 'b', 'r', ''] }, { lenses })
      .play('place w2 explore-2')
      .expect({ boards: [{ knowledge: knowledge - 1 }] })
  turn({ knowledge: 0, rows: ['p', 'gyy', 'b', 'r', ''] }, { lenses }).refuses('place w2 explore-2', 'DAR-SEAL-01')
  turn({ knowledge: 3, rows: ['p', '', 'b', 'r', ''] }, { lenses: { 'explore-2': -1, 'explore-3': -1 } })
    .play('place w2 explore-3')
    .expect({ boards: [{ knowledge: 0 }] })
})

test('DAR-KNOW-03 DAR-CREW-01 DAR-CREW-03 T-044 T-045 knowledge does not help with crew cards, purple seals do', () => {
  const crew = { crew: ['crew-14'], knowledge: 3 }
  turn({ ...crew, rows: ['p', 'ggbb', 'g', 'r', ''] }).refuses('crew crew-14 w2', 'DAR-CREW-01')
  turn({ ...crew, rows: ['p', 'rbgbg', 'g', 'r', ''] }).offers(['crew crew-14 w2'])
  turn({ ...crew, rows: ['p', 'ggbbp', 'g', 'r', ''] })
    .play('crew crew-14 w2', 'points 8')
    .expect({ boards: [{ points: 8, knowledge: 3, crewBy: ['w2'] }] })
})

test('DAR-KNOW-04 knowledge does not help with seals for objectives', () => {
  turn({ reserve: ['silver-5'], rows: ['p', 'g', 'p', 'b', ''], studied: ['green-bird'], knowledge: 5 }).refuses(
    'reach silver-5 silver-slot-1',
    'DAR-OBJECTIVE-06',
  )
})

test('DAR-KNOW-05 T-227 knowledge is gained as shown', () => {
  usingThing('i1-3', { knowledge: 1 })
    .play('knowledge 1')
    .expect({ boards: [{ knowledge: 2 }] })
})

test('DAR-KNOW-06 one knowledge for seven coins or seven points', () => {
  usingThing('special-5', { knowledge: 2, coin: 0 })
    .play('swap coins')
    .expect({ boards: [{ knowledge: 1, coin: 7 }] })
  usingThing('special-5', { knowledge: 1 })
    .play('swap points')
    .expect({ boards: [{ knowledge: 0, points: 7 }] })
  usingThing('special-5', { knowledge: 0 }).offersOnly(['end turn'])
})

test('DAR-KNOW-07 DAR-SCORE-10 DAR-SCORE-11 T-151 at the end a point for each knowledge and for five coins', () => {
  for (const [coin, worth] of [
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
  ] as const) {
    const game = turn({ coin, knowledge: 2 })
    expect(game.scores()[0]?.parts).toMatchObject({ coins: worth, knowledge: 2 })
  }
  expect(Object.keys(ALFRED_BOARDS)).toHaveLength(4)
})
