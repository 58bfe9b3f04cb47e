import { engineOf, ids, stream } from '@wayfare/kernel'
import { playOut, table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { ALFRED_BOARDS } from '../data/alfred-boards.ts'
import { ACTION_IDS, BONUS_CARDS } from '../data/alfred-cards.ts'
import { SPECIMENS } from '../data/specimens.ts'
import type { Pair } from '../ops.ts'
import {
  alfred,
  alfredWatched,
  DELIVER,
  LEFT,
  MAIN,
  NO_TRIGGERS,
  RIGHT,
  SMALL,
  type StateChanges,
  turn,
  usingThing,
} from '../testing/at.ts'
import { darwin } from '../testing/index.ts'
import { en } from '../text/en.ts'

const EMPTY = '............'
const solo = (more: StateChanges = {}) => table(darwin, { table: { players: 1, ...more } })
const AT_ENDS = { ship: 'sea-26', explorers: ['i1-24', null, null], stacks: [0, 0, 0], mail: [4, 4, 4] }

test('DAR-SOLO-01 DAR-SOLO-02 T-267 the colour of his board is the level; the human has another colour', () => {
  expect(Object.values(ALFRED_BOARDS).map(({ factor }) => factor)).toEqual([2, 3, 4, 5])
  for (const level of ['white', 'blue', 'yellow', 'green']) {
    const position = solo({ alfred: level })
    const { boards, alfred: seen } = position.engine.view(position.state, 0)
    expect([seen?.level, boards[1]?.colour]).toEqual([level, level])
    expect(boards[0]?.colour).not.toBe(level)
  }
  const { white, blue, yellow, green } = en.values
  expect([white, blue, yellow, green]).toEqual(['easy', 'medium', 'advanced', 'hard'])
})

test('DAR-SOLO-03 DAR-SOLO-04 DAR-SOLO-05 DAR-SOLO-06 T-157 the board as for two, with four tiles, one objective of each colour, Alfred first', () => {
  const { state } = solo()
  const tiles = Object.values(state.tiles)
  expect(tiles.slice(4)).toEqual([null, null])
  expect(tiles.slice(0, 4).every((tile) => tile?.startsWith('special-'))).toBe(true)
  expect(state.shown.map((id) => id.split('-')[0])).toEqual(['silver', 'gold'])
  expect(state.order).toEqual([1, 0])
  expect(Object.keys(state.tokens)).toHaveLength(10)
  turn({ coin: 3, placed: { w1: 'navigate-1' } }, { table: { players: 1 } })
    .play('place w2 navigate-1')
    .expect({ boards: [{ coin: 0 }] })
})

test('DAR-SOLO-07 DAR-SOLO-08 three of five crew cards, one of two pairs', () => {
  const position = solo()
  const offered = position.state.offeredCrew
  expect(offered).toHaveLength(5)
  position.offersOnly(offered.map((id) => `keep ${id}`))
  position.play(...offered.slice(0, 3).map((id) => `keep ${id}`))
  position.play(position.moves()[0] as string)
  expect(position.state.offeredPairs).toHaveLength(2)
  const [{ silver, gold }] = position.state.offeredPairs as [Pair]
  position.play(`pair ${silver} ${gold}`).expect({
    offer: [],
    boards: [
      { crew: offered.slice(0, 3), reserve: [silver, gold] },
      { crew: [], reserve: [] },
    ],
  })
  // Alfred has already taken his first turn.
  expect(position.state.core.piles['alfred-open']).toHaveLength(1)
})

test('DAR-SOLO-09 DAR-SOLO-10 DAR-SOLO-71 T-269 what lies on Alfred’s board', () => {
  const position = solo({ alfred: 'green' })
  position.expect({
    pawn: 1,
    boards: [{}, { coin: 6, knowledge: 0, rows: ['b', 'g', 'r', 'y'], stacks: [4, 4, 4], placed: {}, tents: 0 }],
  })
  expect(position.state.alfred?.cards.slice().sort()).toEqual(['bonus-green-1', 'bonus-green-2'])
  expect(position.state.boards[1]?.workers.map(({ at }) => at)).toEqual([null, null, null, null])
  expect(position.state.core.piles.alfred).toHaveLength(8)
  // Of 48 seals twelve are in the academy; those printed on Alfred's board do not come from the supply.
  expect(position.state.core.piles.seals).toHaveLength(36)
})

test('DAR-SOLO-11 DAR-SOLO-12 T-179 the bonus track is a circle, and its right end scores', () => {
  alfred(LEFT, {}, { ...NO_TRIGGERS, pawn: 10 }).expect({ pawn: 2, boards: [{}, { points: 3 }] })
  alfred(
    LEFT,
    {},
    { ...NO_TRIGGERS, pawn: 10, table: { alfred: 'green' }, cards: ['bonus-green-1', 'bonus-green-2'] },
  ).expect({
    pawn: 2,
    boards: [{}, { points: 5 }],
  })
})

test('DAR-SOLO-13 the cards over the fifth and the tenth space, in the row of the round', () => {
  alfred(LEFT, { coin: 0 }, { ...NO_TRIGGERS, pawn: 3, round: 1 }).expect({ pawn: 7, boards: [{}, { coin: 2 }] })
  alfred(LEFT, {}, { ...NO_TRIGGERS, pawn: 4, round: 5 }).expect({ pawn: 8, boards: [{}, { points: 3 }] })
  alfred(LEFT, {}, { ...NO_TRIGGERS, pawn: 7, round: 5 }).expect({ pawn: 11, boards: [{}, { theory: 2 }] })
})

test.each(Object.keys(BONUS_CARDS))('DAR-SOLO-13 DAR-SOLO-58 %s does in each round what its row says', (card) => {
  const level = card.split('-')[1] as string
  for (const [i, row] of (BONUS_CARDS[card] ?? []).entries()) {
    const before = { coin: 0, points: 0, theory: 0, ship: 'sea-0', explorers: ['i1-0', null, null], stacks: [4, 4, 4] }
    const position = alfred(LEFT, before, {
      pawn: 4,
      round: i + 1,
      cards: [card, card.endsWith('1') ? card.replace('1', '2') : card.replace('2', '1')],
      academy: 'ggggbbbbrrrr',
      shown: [],
      table: { alfred: level },
    })
    const one = position.state.boards[1] as (typeof position.state.boards)[number]
    for (const action of row) {
      if (action.op === 'coins') expect(one.coin).toBe(action.arg)
      else if (action.op === 'points') expect(one.points).toBe(action.arg)
      else if (action.op === 'theory') expect(one.theory).toBe(action.arg)
      else if (action.op === 'explore') expect(one.explorers['isle-1']).toBe(`i1-${action.arg.steps}`)
      else if (action.op === 'sail') expect(one.ship).toBe(`sea-${action.arg.steps}`)
      else if (action.op === 'academy') expect(one.workers.flatMap(({ seals }) => seals)).toHaveLength(5)
      else if (action.op === 'land-explorer') expect(Object.values(one.explorers)).toEqual(['i1-0', 'i2-0', null])
      else if (action.op === 'stamp-each') expect(Object.values(one.mail)).toEqual([1, 1, 1])
      else throw new Error(action.op)
    }
  }
})

test('DAR-SOLO-14 DAR-SOLO-22 T-176 T-177 rest: seven coins, what is above twelve moves the pawn, then two spaces', () => {
  const rest = { ...AT_ENDS, rows: ['g', 'y', 'r', 'b'] }
  alfred(
    MAIN,
    { ...rest, coin: 10, usedStamps: 0 },
    { ...NO_TRIGGERS, pawn: 11, ends: ['sea', 'isle-1'], round: 5 },
  ).expect({
    pawn: 6,
    boards: [{}, { coin: 12, placed: { D: 'hammock' } }],
  })
  alfred(MAIN, { ...rest, coin: 1, placed: { D: 'turn-order' } }, { ...NO_TRIGGERS, pawn: 6 }).expect({
    pawn: 8,
    boards: [{}, { coin: 8, placed: { C: 'hammock' } }],
  })
  // He has no specimen to deliver and no worker that fits a space, so he uses the card's third option.
  alfred(DELIVER, { ...rest, coin: 1, studied: [] }, { ...NO_TRIGGERS, pawn: 6 }).expect({
    pawn: 8,
    boards: [{}, { coin: 8, placed: { D: 'hammock' } }],
  })
})

test('DAR-SOLO-15 at nothing he can gain coins again', () => {
  const position = alfred(SMALL, { coin: 4, ...AT_ENDS }, { ...NO_TRIGGERS })
  position.expect({ boards: [{}, { coin: 0, lenses: 1 }] })
  alfred(LEFT, { coin: 0 }, { ...NO_TRIGGERS, pawn: 3 }).expect({ boards: [{}, { coin: 2 }] })
})

test('DAR-SOLO-16 DAR-SOLO-54 turns alternate; who has workers left goes on alone', () => {
  alfred(LEFT, {}, NO_TRIGGERS).decides(0)
  const out = { A: 'hammock', B: 'hammock', C: 'hammock', D: 'hammock' }
  table(darwin, { phase: 'turn', table: { players: 1 }, boards: [{ crew: [], reserve: [] }, { placed: out }] })
    .play('place w1 turn-order', 'done', 'end turn')
    .decides(0)
    .offers(['place w2 turn-order'])
})

test('DAR-SOLO-17 DAR-SOLO-61 T-180 two deliveries in sight, or no card left: all eight are shuffled', () => {
  const two = alfred(MAIN, {}, { ...NO_TRIGGERS, open: ['alfred-action-5', 'alfred-action-6'] })
  expect([two.state.core.piles.alfred?.length, two.state.core.piles['alfred-open']?.length]).toEqual([7, 1])
  const none = table(darwin, {
    phase: 'alfred',
    table: { players: 1 },
    open: ACTION_IDS.filter((id) => !['alfred-action-5', 'alfred-action-6'].includes(id)),
    deck: ['alfred-action-5', 'alfred-action-6'],
  })
  expect(none.state.core.piles['alfred-open']).toHaveLength(7)
})

test('DAR-SOLO-18 DAR-SOLO-19 DAR-SOLO-20 the card lies open, one option is done and a worker stands on the board', () => {
  const position = alfred(MAIN, { rows: ['b', 'y', 'r', 'g'], coin: 0 }, NO_TRIGGERS)
  expect(ids(position.state, 'alfred-open')).toEqual([MAIN])
  position.expect({ boards: [{}, { placed: { A: 'navigate-1' }, ship: 'sea-2' }] })
})

test('DAR-SOLO-21 his workers have no badges', () => {
  alfred(MAIN, { rows: ['bbbbbb', 'y', 'r', 'g'] }, NO_TRIGGERS).expect({
    boards: [{}, { ship: 'sea-2', explorers: ['i1-0', null, null] }],
  })
})

test('DAR-SOLO-23 the first worker in the order of the card that can be placed', () => {
  alfred('alfred-action-7', { rows: ['g', 'y', 'b', 'b'], placed: { C: 'turn-order' } }, NO_TRIGGERS).expect({
    boards: [{}, { placed: { A: 'explore-1' } }],
  })
})

test('DAR-SOLO-24 T-275 an occupied part costs him three coins, or is closed', () => {
  const human = { placed: { w1: 'explore-1' } }
  alfred(MAIN, { rows: ['b', 'b', 'b', 'b'], coin: 3 }, NO_TRIGGERS, human).expect({
    boards: [{}, { coin: 0, placed: { A: 'navigate-1' } }],
  })
  alfred(MAIN, { rows: ['b', 'b', 'b', 'b'], coin: 2 }, NO_TRIGGERS, human).expect({
    boards: [{}, { coin: 9, placed: { D: 'hammock' } }],
  })
})

test('DAR-SOLO-25 DAR-SOLO-26 T-159 the lowest open space, missing seals bought for three coins each: sailing with two blue of three', () => {
  const lenses = { 'navigate-2': -1, 'navigate-3': -1 }
  alfred(MAIN, { rows: ['bb', 'y', 'r', 'g'], coin: 3 }, { ...NO_TRIGGERS, lenses, tokens: { 'sea-2': null } }).expect({
    boards: [{}, { coin: 0, placed: { A: 'navigate-3' }, ship: 'sea-4' }],
  })
  alfred(MAIN, { rows: ['bb', 'y', 'r', 'g'], coin: 2 }, { ...NO_TRIGGERS, lenses }).expect({
    boards: [{}, { coin: 2, placed: { A: 'navigate-2' } }],
  })
  // A space with a round magnifier is never full; one with a lens is.
  alfred(MAIN, { rows: ['b', 'y', 'r', 'g'], coin: 3 }, NO_TRIGGERS, { placed: { w1: 'navigate-1' } }).expect({
    boards: [{}, { placed: { A: 'navigate-1' } }],
  })
})

test('DAR-SOLO-27 T-160 of equal rows the one that costs less knowledge: sailing, free', () => {
  alfred(
    MAIN,
    { rows: ['gbb', 'y', 'r', 'g'], coin: 9 },
    { ...NO_TRIGGERS, lenses: { 'navigate-2': -1, 'explore-2': -1 } },
  ).expect({ boards: [{}, { coin: 9, placed: { A: 'navigate-2' } }] })
})

test('DAR-SOLO-28 T-161 of equal costs the colour of the leftmost seal: exploration', () => {
  alfred(MAIN, { rows: ['gby', 'y', 'r', 'g'], coin: 0 }, NO_TRIGGERS).expect({
    boards: [{}, { placed: { A: 'explore-1' } }],
  })
  alfred(MAIN, { rows: ['ybg', 'y', 'r', 'g'], coin: 0 }, NO_TRIGGERS).expect({
    boards: [{}, { placed: { A: 'letters-1' } }],
  })
})

test('DAR-SOLO-29 T-182 instead of taking an objective he removes one, gold first, and his pawn moves two', () => {
  const camp = { rows: ['b', 'y', 'r', 'g'], ship: 'sea-5', coin: 0 }
  alfred(MAIN, camp, { ...NO_TRIGGERS, shown: ['silver-2', 'gold-2'] }).expect({
    shown: ['silver-2'],
    pawn: 8,
    boards: [{}, { tents: 1, coin: 3, reserve: [] }],
  })
  alfred(MAIN, camp, { ...NO_TRIGGERS, shown: [] }).expect({ pawn: 8 })
})

test('DAR-SOLO-30 T-184 knowledge becomes three coins', () => {
  alfred(MAIN, { rows: ['g', 'y', 'r', 'b'], explorers: ['i1-1', null, null], coin: 0 }, NO_TRIGGERS).expect({
    boards: [{}, { coin: 3, knowledge: 0, explorers: ['i1-3', null, null] }],
  })
})

test('DAR-SOLO-31 DAR-SOLO-32 DAR-SOLO-33 T-162 T-164 academy: the topmost row before its bracket, the cheapest scroll, its leading colour', () => {
  // Row A begins with red, so he takes the red seal although a yellow one is further left.
  alfred(MAIN, { rows: ['ry', 'g', 'g', 'b'], coin: 0 }, { ...NO_TRIGGERS, academy: 'gyr.........' }).expect({
    boards: [{}, { rows: ['ryr', 'g', 'g', 'b'] }],
  })
  alfred(
    'alfred-action-4',
    { rows: ['y', 'g', 'g', 'r'], coin: 0 },
    { ...NO_TRIGGERS, academy: 'gby.........' },
  ).expect({
    boards: [{}, { rows: ['yy', 'g', 'g', 'r'], placed: { D: 'academy-1' } }],
  })
  // The top scroll is empty, rows A and B are full up to their brackets, and row C begins with green: he buys a green
  // seal of the second scroll for a coin.
  alfred(
    'alfred-action-4',
    { rows: ['rry', 'ggb', 'g', 'rr'], coin: 1 },
    { ...NO_TRIGGERS, academy: '...rbg......' },
  ).expect({
    boards: [{}, { coin: 0, rows: ['rry', 'ggb', 'gg', 'rr'] }],
  })
  // All rows are full up to their brackets, so the topmost row with space beyond its bracket gets the seal.
  alfred(
    'alfred-action-4',
    { rows: ['rry', 'ggb', 'gbb', 'rry'], coin: 1 },
    { ...NO_TRIGGERS, academy: 'g...........' },
  ).expect({ boards: [{}, { rows: ['rryg', 'ggb', 'gbb', 'rry'] }] })
  // The row already has three seals of its first colour, so he takes the leftmost seal of another.
  alfred(
    'alfred-action-4',
    { rows: ['rrr', 'ggb', 'gbb', 'rry'], coin: 1 },
    { ...NO_TRIGGERS, academy: 'ryb.........' },
  ).expect({ academy: 'r.b.........', boards: [{}, { rows: ['rrry', 'ggb', 'gbb', 'rry'] }] })
})

test('DAR-SOLO-31 with every row full there is no seal for him', () => {
  const full = ['rrgbgb', 'rrgbgb', 'rrgbgb', 'rrgbgb']
  const position = alfred(MAIN, { rows: full, coin: 0, ...AT_ENDS }, { ...NO_TRIGGERS, academy: 'yyyyyyyyyyyy' })
  position.expect({ academy: 'yyyyyyyyyyyy', boards: [{}, { rows: full, placed: { D: 'hammock' } }] })
})

test('DAR-SOLO-34 never a fourth seal of a colour; if none can be had, the next option', () => {
  const rows = ['rrrg', 'ggb', 'gbb', 'ryb']
  alfred(
    'alfred-action-4',
    { rows, coin: 9 },
    { ...NO_TRIGGERS, academy: 'rrrrrb......', lenses: {} },
    { placed: { w1: 'small-left' } },
  ).expect({ boards: [{}, { rows: ['rrrgb', 'ggb', 'gbb', 'ryb'], coin: 8 }] })
  // Only red seals remain: the option fails and he rests, or under the other ruling he takes the next best space.
  const none = { ...NO_TRIGGERS, academy: 'rrr.........' }
  const position = (ruling: string) =>
    alfred(
      'alfred-action-4',
      { rows: ['rrrgbb', 'rrrggg', 'rrrggg', 'rrryb'], coin: 0 },
      { ...none, table: { alfredAcademy: ruling } },
      { placed: { w1: 'small-left' } },
    )
  position('option').expect({ boards: [{}, { placed: { D: 'hammock' } }] })
  position('space').expect({ boards: [{}, { placed: { D: 'letters-1' } }] })
})

test('DAR-SOLO-35 T-276 a seal that covers a printed action triggers it', () => {
  alfred(MAIN, { rows: ['rrgb', 'yyy', 'rrr', 'bbb'], coin: 0 }, { ...NO_TRIGGERS, academy: 'g...........' }).expect({
    pawn: 7,
    boards: [{}, { rows: ['rrgbg', 'yyy', 'rrr', 'bbb'] }],
  })
})

test('DAR-SOLO-36 T-277 a free academy takes the leading colour from any scroll', () => {
  const free = { ...NO_TRIGGERS, pawn: 7, cards: ['bonus-white-1', 'bonus-white-2'], round: 1 }
  alfred(LEFT, { rows: ['g', 'y', 'r', 'b'], coin: 0 }, { ...free, academy: 'bbbbbbbbbbbg' }).expect({
    boards: [{}, { coin: 0, rows: ['gg', 'y', 'r', 'b'] }],
  })
  alfred(LEFT, { rows: ['g', 'y', 'r', 'b'], coin: 0 }, { ...free, academy: '...ybb......' }).expect({
    boards: [{}, { rows: ['gy', 'y', 'r', 'b'] }],
  })
})

test('DAR-SOLO-37 T-165 T-166 T-167 where his stamps go: overtake, else where he has none, else where he has fewest', () => {
  const lenses = { 'letters-2': -1 }
  const his = { rows: ['yyy', 'g', 'g', 'g'], coin: 9 }
  alfred(MAIN, { ...his }, { ...NO_TRIGGERS, lenses }, { mail: [3, 2, 0] }).expect({
    boards: [{}, { mail: [0, 3, 0], stacks: [1, 4, 4] }],
  })
  // He already leads on envelope 2; two stamps go to envelope 1, where he has none.
  alfred(MAIN, { rows: ['y', 'g', 'g', 'g'], mail: [0, 3, 1], stacks: [0, 4, 4] }, NO_TRIGGERS, {
    mail: [2, 1, 0],
  }).expect({
    boards: [{}, { mail: [2, 3, 1] }],
  })
  // He can overtake nowhere and has stamps on all envelopes, so he chooses the one with the fewest, topmost in a tie.
  alfred(MAIN, { rows: ['y', 'g', 'g', 'g'], mail: [3, 1, 1], stacks: [0, 3, 4] }, NO_TRIGGERS, {
    mail: [0, 9, 0],
  }).expect({
    boards: [{}, { mail: [3, 3, 1] }],
  })
  // Having as many stamps as the human is not leading.
  alfred(MAIN, { rows: ['y', 'g', 'g', 'g'], mail: [1, 2, 0], stacks: [1, 4, 4] }, NO_TRIGGERS, {
    mail: [0, 2, 0],
  }).expect({
    boards: [{}, { mail: [1, 4, 0] }],
  })
})

test('DAR-SOLO-38 DAR-SOLO-66 an emptied stack gives what it shows when all stamps lie; too few stamps are placed as they are', () => {
  alfred(MAIN, { rows: ['y', 'g', 'g', 'g'], stacks: [0, 1, 4] }, NO_TRIGGERS).expect({
    pawn: 8,
    boards: [{}, { stacks: [0, 0, 3], mail: [2, 0, 0] }],
  })
  alfred(MAIN, { rows: ['y', 'g', 'g', 'g'], stacks: [0, 0, 0], usedStamps: 1, mail: [4, 4, 3] }, NO_TRIGGERS).expect({
    boards: [{}, { usedStamps: 0, mail: [4, 4, 4] }],
  })
})

test('DAR-SOLO-39 he sails the longest way and uses every space', () => {
  alfred(
    MAIN,
    { rows: ['bbb', 'y', 'r', 'g'], ship: 'sea-8', coin: 0 },
    { ...NO_TRIGGERS, lenses: { 'navigate-2': -1, 'navigate-3': -1 }, tokens: { 'sea-9': null } },
  ).expect({ boards: [{}, { ship: 'sea-12', coin: 3, points: 1, tents: 1 }] })
})

test('DAR-SOLO-39 he sails the whole way, ribbons included, before he uses the first space', () => {
  const crossing = (card: string) =>
    alfred(
      MAIN,
      { rows: ['bbb', 'y', 'r', 'g'], ship: 'sea-4', coin: 0 },
      {
        round: 2,
        pawn: 4,
        cards: [card, card === 'bonus-white-1' ? 'bonus-white-2' : 'bonus-white-1'],
        shown: [],
        lenses: { 'navigate-2': -1, 'navigate-3': -1 },
        tokens: { 'sea-5': null },
      },
    )
  // The camp on the second space moves his pawn onto the card; by then he has an explorer on the second island.
  crossing('bonus-white-1').expect({
    boards: [{}, { ship: 'sea-8', explorers: ['i1-0', 'i2-1', null], coin: 5 + 3, tents: 1 }],
  })
  // A bonus card that sails continues from the ship's new space.
  crossing('bonus-white-2').expect({ boards: [{}, { ship: 'sea-9', explorers: ['i1-0', 'i2-0', null], coin: 3 }] })
})

test('DAR-SOLO-40 DAR-SOLO-41 DAR-SOLO-42 T-169 he explores on the rightmost island, researches on the way, uses the last two spaces', () => {
  const four = { ...NO_TRIGGERS, lenses: { 'explore-2': -1, 'explore-3': -1 } }
  alfred(
    MAIN,
    { rows: ['ggg', 'y', 'r', 'b'], explorers: ['i1-0', null, 'i3-0'], coin: 9 },
    { ...four, tokens: { 'i3-1': 'red-bird' } },
  )
    // Of spaces 1 to 4, the first researches, and the camp is built for two coins with its eight points; then come
    // stamps and three points.
    .expect({
      boards: [
        {},
        { explorers: ['i1-0', null, 'i3-4'], studied: ['red-bird'], coin: 7, points: 11, tents: 1, mail: [2, 0, 0] },
      ],
    })
  alfred(
    MAIN,
    { rows: ['g', 'y', 'r', 'b'], explorers: ['i1-0', null, 'i3-10'], coin: 0 },
    { ...NO_TRIGGERS, ends: ['isle-3'] },
  ).expect({ boards: [{}, { explorers: ['i1-2', null, 'i3-10'], coin: 4 }] })
  alfred(
    MAIN,
    { rows: ['gg', 'y', 'r', 'b'], explorers: ['i1-7', null, null], coin: 0 },
    { ...NO_TRIGGERS, lenses: { 'explore-2': -1 } },
  ).expect({ boards: [{}, { points: 2, explorers: ['i1-10', null, null], theory: 1 }] })
})

test('DAR-SOLO-43 DAR-SOLO-72 a tent into the cheapest slot he can pay, one in a camp, or none', () => {
  const his = { rows: ['b', 'y', 'r', 'g'], ship: 'sea-11', coin: 2 }
  alfred(MAIN, { ...his, ship: 'sea-10' }, { ...NO_TRIGGERS }).expect({
    boards: [{}, { coin: 1, tents: 1, points: 1 }],
  })
  alfred(MAIN, { ...his, ship: 'sea-10' }, { ...NO_TRIGGERS, camps: { 'camp-sea-12': [0, null] } }).expect({
    boards: [{}, { coin: 2, tents: 0 }],
  })
  alfred(MAIN, { ...his, ship: 'sea-10' }, { ...NO_TRIGGERS, camps: { 'camp-sea-12': [1, null] } }).expect({
    boards: [{}, { coin: 2, tents: 1 }],
  })
  // The icon beside the second tent moves the pawn one step.
  alfred(MAIN, { ...his, ship: 'sea-10' }, { ...NO_TRIGGERS, camps: { 'camp-i3-3': [1, null] } }).expect({ pawn: 7 })
})

test('DAR-SOLO-44 T-175 the special journal while it is empty: no action, four spaces', () => {
  alfred(LEFT, { coin: 1 }, NO_TRIGGERS).expect({
    pawn: 10,
    boards: [{}, { placed: { D: 'special-slot-top-left' }, coin: 1 }],
  })
  alfred(RIGHT, {}, { ...NO_TRIGGERS, pawn: 1, round: 1 }).expect({
    boards: [{}, { placed: { D: 'special-slot-top-right' } }],
  })
  alfred(LEFT, { rows: ['g', 'b', 'r', 'y'] }, NO_TRIGGERS, { placed: { w1: 'special-slot-top-right' } }).expect({
    boards: [{}, { placed: { B: 'navigate-1' } }],
  })
})

test('DAR-SOLO-45 DAR-SOLO-48 T-174 T-329 the small journal while it is empty and a main cell can be paid', () => {
  alfred(SMALL, { rows: ['b', 'y', 'r', 'g'], coin: 4 }, NO_TRIGGERS).expect({
    lenses: { 'navigate-2': 1 },
    boards: [{}, { coin: 0, placed: { D: 'small-left' }, ship: 'sea-3' }],
  })
  alfred(SMALL, { rows: ['b', 'y', 'r', 'g'], coin: 3 }, NO_TRIGGERS).expect({
    boards: [{}, { placed: { D: 'explore-1' }, lenses: 0 }],
  })
  alfred(SMALL, { rows: ['b', 'y', 'r', 'g'], coin: 9 }, NO_TRIGGERS, { placed: { w1: 'small-right' } }).expect({
    boards: [{}, { placed: { D: 'explore-1' } }],
  })
  alfred(SMALL, { rows: ['b', 'y', 'r', 'g'], coin: 9, lenses: 6 }, NO_TRIGGERS).expect({
    boards: [{}, { placed: { D: 'explore-1' } }],
  })
  // The human places a worker on Alfred's lens, which gives him a coin.
  turn({ rows: ['p', 'bb', 'g', 'r', ''] }, { table: { players: 1 }, lenses: { 'navigate-2': 1 } }, { coin: 2 })
    .play('place w2 navigate-2')
    .expect({ boards: [{}, { coin: 3 }] })
})

test('DAR-SOLO-46 DAR-SOLO-47 T-170 T-171 T-172 T-330 which cell he opens', () => {
  const opened = (rows: string[], lenses: StateChanges = {}) => {
    const position = alfred(SMALL, { rows, coin: 4, ...AT_ENDS }, { ...NO_TRIGGERS, lenses })
    const found = Object.entries(
      (position.engine.game.positions.read(position.state) as { lenses: Record<string, number> }).lenses,
    ).find(([, owner]) => owner === 1)
    return found?.[0]
  }
  const sailing = { 'navigate-2': -1, 'navigate-3': -1 }
  // Row A has two blue seals and a red one, and the blue page is fully unlocked, so he unlocks in the academy. A green
  // seal behind the red one makes no difference.
  expect(opened(['bbr', 'y', 'y', 'y'], sailing)).toBe('academy-2')
  expect(opened(['bbrg', 'y', 'y', 'y'], sailing)).toBe('academy-2')
  // Row A has blue and yellow, whose pages are fully unlocked; row B has two green, so he unlocks exploration.
  expect(opened(['bby', 'gg', 'r', 'r'], { ...sailing, 'letters-2': -1, 'letters-3': -1 })).toBe('explore-2')
  // Two yellow seals count for more than one red.
  expect(opened(['byyr', 'g', 'g', 'g'], sailing)).toBe('letters-2')
  // With equal numbers the colour of the row's first seal decides.
  expect(opened(['brr', 'g', 'g', 'g'])).toBe('navigate-2')
  // No row matches a locked space, so he unlocks the cheapest, leftmost in a tie.
  expect(opened(['b', 'b', 'b', 'b'], sailing)).toBe('explore-2')
})

test('DAR-SOLO-49 DAR-SOLO-50 DAR-SOLO-51 DAR-SOLO-70 T-181 T-279 deliveries: what the human has researched too, then more coins, then the topmost', () => {
  const none = { ...NO_TRIGGERS, museum: [], rowCoins: [] }
  alfred(DELIVER, { studied: ['green-bird', 'blue-plant', 'red-fossil'], coin: 0 }, none, {
    studied: ['red-fossil'],
  }).expect({
    museum: ['green-bird', 'red-fossil'],
    boards: [{}, { coin: 6 - 3 + 6, placed: { D: 'museum-deliver' } }],
  })
  const sent = alfredWatched(DELIVER, { studied: ['green-bird', 'blue-plant', 'red-fossil'], coin: 0 }, none, {
    studied: ['red-fossil'],
  }).facts(0)
  expect(sent.filter(({ k }) => k === 'deliver').map(({ specimen }) => specimen)).toEqual(['red-fossil', 'green-bird'])
  // He prefers the delivery with more coins, which include the coin of the row.
  alfred(
    DELIVER,
    { studied: ['green-bird', 'blue-bird'], coin: 0 },
    { ...NO_TRIGGERS, museum: [], rowCoins: ['blue'] },
  ).expect({ boards: [{}, { coin: 7 - 3 + 5, theory: 1 }] })
  // Without three coins for the second delivery he makes only one.
  const full = SPECIMENS.filter((id) => !['green-bird', 'blue-bird'].includes(id))
  alfred(
    DELIVER,
    { studied: ['green-bird', 'blue-bird'], coin: 0 },
    { ...NO_TRIGGERS, museum: full, rowCoins: [] },
  ).expect({
    museum: SPECIMENS.filter((id) => id !== 'blue-bird'),
    boards: [{}, { coin: 1, theory: 6 }],
  })
  // There is nothing to deliver, so he uses the next option.
  alfred(
    DELIVER,
    { rows: ['g', 'y', 'r', 'b'], studied: ['green-bird'] },
    { ...NO_TRIGGERS, museum: ['green-bird'] },
  ).expect({
    boards: [{}, { placed: { A: 'explore-1' } }],
  })
})

test('DAR-SOLO-52 DAR-SOLO-66 T-281 T-321 productive correspondence: a stamp on each envelope, the upper ones first', () => {
  const card = { ...NO_TRIGGERS, pawn: 7, round: 3 }
  alfred(LEFT, {}, card).expect({ boards: [{}, { mail: [1, 1, 1], stacks: [1, 4, 4] }] })
  alfred(LEFT, { stacks: [0, 0, 1], mail: [0, 4, 4], usedStamps: 3 }, card).expect({
    boards: [{}, { mail: [1, 5, 5], usedStamps: 1 }],
  })
  alfred(LEFT, { stacks: [0, 0, 1], mail: [3, 4, 4] }, card).expect({
    boards: [{}, { mail: [4, 4, 4], explorers: ['i1-1', null, null] }],
  })
})

test('DAR-SOLO-53 T-282 a new explorer lands on the leftmost island without one', () => {
  const land = {
    ...NO_TRIGGERS,
    pawn: 4,
    round: 2,
    cards: ['bonus-green-2', 'bonus-green-1'],
    table: { alfred: 'green' },
  }
  alfred(LEFT, { explorers: ['i1-3', null, null] }, land).expect({
    boards: [{}, { explorers: ['i1-3', 'i2-0', null] }],
  })
})

test('DAR-SOLO-55 the turn-order space gives the human three coins and nothing else', () => {
  turn({ coin: 0 }, { table: { players: 1 } })
    .play('place w1 turn-order', 'coins 3')
    .expect({ boards: [{ coin: 3 }], order: [1, 0] })
})

test('DAR-SOLO-56 T-285 envelopes count for both, Alfred first', () => {
  const position = table(darwin, {
    phase: 'rewards',
    table: { players: 1 },
    letters: ['letter-2', 'letter-7', 'letter-3'],
    pawn: 6,
    boards: [
      { crew: [], reserve: [], mail: [2, 0, 0], coin: 0 },
      { mail: [2, 1, 0], coin: 0 },
    ],
  })
  position.expect({ boards: [{ coin: 0 }, { coin: 4 }] }).play('coins 4')
  position.expect({
    boards: [
      { coin: 4, mail: [1, 0, 0] },
      { mail: [1, 0, 0], usedStamps: 2 },
    ],
  })
})

test('DAR-SOLO-57 T-185 instead of the goal he scores his number times the round, less his lag', () => {
  const points = (level: string, round: number, ship: string, perks: string[] = []) =>
    table(darwin, {
      phase: 'rewards',
      table: { players: 1, alfred: level },
      round,
      pawn: 6,
      boards: [
        { crew: [], reserve: [] },
        { ship, perks },
      ],
    }).state.boards[1]?.points
  expect([points('white', 3, 'sea-8'), points('white', 3, 'sea-4'), points('green', 5, 'sea-26')]).toEqual([6, 3, 25])
  expect([points('white', 1, 'sea-0'), points('white', 5, 'sea-0'), points('white', 5, 'sea-0', ['lag-cap'])]).toEqual([
    1, 0, 1,
  ])
  // In the third round he is two lag penalties behind.
  const lagging = Object.keys(ALFRED_BOARDS).map((level) => points(level, 3, 'sea-4', ['lag-cap']))
  expect(lagging).toEqual([3 * 2 - 2, 3 * 3 - 2, 3 * 4 - 2, 3 * 5 - 2])
})

const ended = (human: StateChanges, his: StateChanges) =>
  table(darwin, {
    phase: 'refresh',
    round: 5,
    museum: [],
    table: { players: 1 },
    boards: [
      { coin: 0, knowledge: 0, ...human },
      { coin: 0, ...his },
    ],
  })

test('DAR-SOLO-59 T-186 T-187 a tie is his, unless the human is further on the evolution track or as far and richer', () => {
  const end = (human: StateChanges, his: StateChanges) => ended(human, his).scores()[0]
  expect(end({ points: 9 }, { points: 9 })).toMatchObject({ lost: 'DAR-SOLO-59', place: 2 })
  expect(end({ points: 9, theory: 5 }, { points: 9, theory: 4 })).toMatchObject({ place: 1, tie: 'DAR-SOLO-59' })
  expect(end({ points: 9, coin: 4 }, { points: 9, coin: 3 })).toMatchObject({ place: 1 })
  expect(end({ points: 9, theory: 4 }, { points: 9, theory: 5 })).toMatchObject({ lost: 'DAR-SOLO-59' })
  expect(end({ points: 10 }, { points: 9 })).toMatchObject({ place: 1 })
})

test('DAR-SCORE-12 DAR-SOLO-59 who has fewer points than Alfred has lost by that, not by a tie', () => {
  const [score] = ended({ points: 9, theory: 5 }, { points: 40 }).scores()
  expect(score).toMatchObject({ lost: 'DAR-SCORE-12', place: 2 })
  expect(score).not.toHaveProperty('tie')
})

test('DAR-SOLO-60 T-287 the human plays crew and objectives as ever; Alfred has neither', () => {
  turn(
    { crew: ['crew-14'], rows: ['p', 'ggbbr', 'g', 'r', ''], reserve: ['silver-10'], coin: 8, studied: ['red-plant'] },
    { table: { players: 1 } },
  )
    .offers(['crew crew-14 w2', 'reach silver-10 silver-slot-1'])
    .expect({ boards: [{}, { crew: [], reserve: [] }] })
})

test('DAR-SOLO-62 T-314 of a choice he takes the first that does something', () => {
  const position = (ship: string) =>
    table(darwin, {
      phase: 'rewards',
      round: 5,
      table: { players: 1 },
      letters: ['letter-8', 'letter-2', 'letter-7'],
      pawn: 6,
      boards: [
        { crew: [], reserve: [], mail: [2, 0, 0] },
        { mail: [1, 0, 0], ship, coin: 0 },
      ],
      ends: ['sea'],
    }).play('0: done')
  position('sea-0').expect({ boards: [{}, { ship: 'sea-1', explorers: ['i1-0', null, null] }] })
  position('sea-26').expect({ boards: [{}, { ship: 'sea-26', explorers: ['i1-1', null, null], coin: 4 }] })
})

test('DAR-SOLO-63 T-315 his pawn goes space by space, and what it reaches comes first', () => {
  // With the pawn on space 3 and 11 coins he rests: one coin, six steps past the card on space 5, then two past the
  // card on space 10.
  const rest = { ...AT_ENDS, coin: 11, rows: ['g', 'y', 'r', 'b'] }
  const position = alfred(MAIN, rest, { ...NO_TRIGGERS, pawn: 3, round: 5 })
  position.expect({ pawn: 11, boards: [{}, { coin: 12, points: 3, theory: 2 }] })
  expect(position.facts(0).filter(({ k }) => k === 'alfred-bonus')).toHaveLength(0)
  alfredWatched(MAIN, rest, { ...NO_TRIGGERS, pawn: 3, round: 5 })
    .tells(0, { k: 'alfred-card', card: MAIN })
    .tells(0, { k: 'alfred-fails', option: 'main' })
    .tells(0, { k: 'alfred-rests', worker: 'D' })
    .tells(0, { k: 'alfred-bonus', card: 'bonus-white-1' })
    .tells(0, { k: 'alfred-bonus', card: 'bonus-white-2' })
})

test('DAR-SOLO-64 T-316 he goes as far as there is way; a space that can do nothing is none', () => {
  alfred(
    MAIN,
    { rows: ['bb', 'y', 'r', 'g'], ship: 'sea-25' },
    { ...NO_TRIGGERS, lenses: { 'navigate-2': -1 } },
  ).expect({
    boards: [{}, { ship: 'sea-26', points: 6 }],
  })
  alfred(
    MAIN,
    { rows: ['bb', 'y', 'r', 'g'], ship: 'sea-25' },
    { ...NO_TRIGGERS, lenses: { 'navigate-2': -1 }, ends: ['sea'] },
  ).expect({ boards: [{}, { ship: 'sea-26', points: 3 }] })
  alfred(MAIN, { rows: ['gb', 'y', 'r', 'g'], explorers: ['i1-24', null, null] }, NO_TRIGGERS).expect({
    boards: [{}, { placed: { A: 'navigate-1' } }],
  })
})

test('DAR-SOLO-65 T-319 he jumps the human, whose space gives nothing and is none of the last two', () => {
  alfred(
    MAIN,
    { rows: ['g', 'y', 'r', 'b'], coin: 0, explorers: ['i1-1', null, null] },
    { ...NO_TRIGGERS, tokens: { 'i1-2': 'red-bird' } },
    { explorers: ['i1-2', null, null] },
  ).expect({ boards: [{}, { explorers: ['i1-4', null, null], studied: [], coin: 3, tents: 1, points: 1 }] })
})

test('DAR-SOLO-67 T-322 penalty, knowledge and the scroll are checked together before anything is paid', () => {
  alfred(
    MAIN,
    { rows: ['r', 'r', 'r', 'r'], coin: 3 },
    { ...NO_TRIGGERS, academy: '...ggg......' },
    { placed: { w1: 'letters-1' } },
  ).expect({ boards: [{}, { coin: 10, placed: { D: 'hammock' } }] })
  // A discount reduces the scroll's price; the second seal of the space is skipped because he cannot pay for it.
  alfred(
    MAIN,
    { rows: ['rr', 'g', 'g', 'g'], coin: 0 },
    { ...NO_TRIGGERS, academy: '...g..b.....', lenses: { 'academy-2': -1 } },
  ).expect({ academy: '......b.....', boards: [{}, { coin: 0, rows: ['rrg', 'g', 'g', 'g'] }] })
  alfred(
    MAIN,
    { rows: ['rr', 'g', 'g', 'g'], coin: 9, perks: ['scrolls-free'] },
    { ...NO_TRIGGERS, academy: '...gb.......', lenses: { 'academy-2': -1 } },
  ).expect({ boards: [{}, { coin: 9, rows: ['rrg', 'gb', 'g', 'g'] }] })
})

test('DAR-SOLO-68 T-324 the human gains a coin when he enters a lens of the human', () => {
  alfred(MAIN, { rows: ['bb', 'y', 'r', 'g'] }, { ...NO_TRIGGERS, lenses: { 'navigate-2': 0 } }, { coin: 0 }).expect({
    boards: [{ coin: 1 }, { placed: { A: 'navigate-2' } }],
  })
  alfred(LEFT, {}, NO_TRIGGERS, { coin: 0 }).expect({ boards: [{ coin: 0 }] })
})

test('DAR-SOLO-69 T-325 his final score: seals, tents, evolution, coins', () => {
  const position = table(darwin, {
    phase: 'refresh',
    round: 5,
    museum: [],
    table: { players: 1 },
    boards: [{}, { rows: ['gggbbb', 'yyyrr', 'rrr', 'bb'], tents: 5, coin: 7, theory: 4, perks: ['book-plus'] }],
  })
  const { alfred: his } = position.engine.view(position.state, 0)
  expect(his?.parts).toMatchObject({ seals: 10 + 3, tents: 5, coins: 1, theory: 2 * 5, objectives: 0, knowledge: 0 })
  expect(his?.total).toBe(10 + 3 + 5 + 1 + 2 * 5)
  expect(position.engine.game.beside?.(position.state)).toEqual([{ seat: 1, parts: his?.parts, total: his?.total }])
})

test('DAR-SOLO-35 DAR-SOLO-38 DAR-SOLO-43 everything printed on his four boards can be performed', () => {
  for (const [level, { rows, stacks, tents }] of Object.entries(ALFRED_BOARDS)) {
    const more = {
      ...NO_TRIGGERS,
      cards: [`bonus-${level}-1`, `bonus-${level}-2`],
      table: { alfred: level },
      academy: 'ggbbrryygbry',
    }
    const all = Object.values(rows)
    for (const [row, { slots }] of all.entries()) {
      for (const [slot] of Object.entries(slots)) {
        const filled = all.map((_, i) => (i < row ? 'ggbbyy' : i === row ? 'rgbyrg'.slice(0, Number(slot) - 1) : 'r'))
        const position = alfred('alfred-action-4', { rows: filled, coin: 0 }, more, { placed: { w1: 'small-left' } })
        expect(position.state.boards[1]?.workers[row]?.seals.length, `${level} ${row} ${slot}`).toBeGreaterThanOrEqual(
          1,
        )
      }
    }
    expect([Object.keys(stacks).length, tents.length, all.length]).toEqual([3, 5, 4])
    for (let i = 0; i < 3; i++) {
      const left = [4, 4, 4].map((n, s) => (s < i ? 0 : s === i ? 1 : n))
      alfred(MAIN, { rows: ['y', 'g', 'g', 'g'], stacks: left, coin: 0 }, more).expect({
        boards: [{}, { mail: [i === 2 ? 1 : 2, 0, 0] }],
      })
    }
    for (let i = 0; i < 5; i++) {
      const position = alfred(
        MAIN,
        { rows: ['b', 'g', 'g', 'g'], ship: 'sea-5', coin: 0, tents: i },
        { ...more, academy: EMPTY },
      )
      expect(position.state.boards[1]?.tents, `${level} tent ${i}`).toBe(i + 1)
    }
  }
})

test.each(ACTION_IDS)('DAR-SOLO-19 %s is carried out from the top', (card) => {
  alfred(card, { rows: ['g', 'b', 'y', 'r'], coin: 0, studied: ['green-bird'] }, { ...NO_TRIGGERS, museum: [] })
    .expect({ open: [card] })
    .decides(0)
})

test('DAR-SOLO-01 each level is stronger than the one before, about as the catalogue reckons', () => {
  const engine = engineOf(darwin)
  const mean = (level: string): number => {
    let sum = 0
    for (let game = 0; game < 20; game++) {
      const s = engine.start(engine.table({ players: 1, alfred: level }), `level ${game}`)
      playOut(engine, s, stream(`level ${game}`))
      sum += engine.view(s, 0).alfred?.total ?? 0
    }
    return sum / 20
  }
  const means = ['white', 'blue', 'yellow', 'green'].map(mean)
  for (const [i, about] of [80, 120, 150, 190].entries())
    expect(Math.abs((means[i] as number) - about)).toBeLessThan(30)
  expect(means.slice().sort((a, b) => a - b)).toEqual(means)
})

test('what Alfred does in the reward phase asks nobody, and the human goes on', () => {
  usingThing('crew-14', {}, { table: { players: 1 } })
    .play('points 8')
    .offersOnly(['end turn'])
})
