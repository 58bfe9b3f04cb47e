import { expect, test } from 'vitest'
import { CREW, CREW_IDS } from '../data/crew.ts'
import { COLOURS, type CrewId } from '../data/ids.ts'
import type { Need } from '../data/seals.ts'
import { SPECIAL_IDS, SPECIALS } from '../data/special-tiles.ts'
import { goalsWith, rewards, turn, usingThing } from '../testing/at.ts'
import { letterOf } from '../testing/positions/notation.ts'

/** Returns a row with exactly these seals. */
const rowOf = (need: Need): string => COLOURS.map((colour) => letterOf(colour).repeat(need[colour])).join('')
const rowFor = (id: CrewId): string => rowOf(CREW[id].need)
const holding = (id: CrewId) => ({ crew: [id], rows: ['p', rowFor(id), 'g', 'r', ''] })

test('DAR-CREW-02 T-046 a worker serves for one card in the whole game', () => {
  turn({ crew: ['crew-14', 'crew-1'], crewBy: ['w2', null], rows: ['p', 'bbyyg', 'bbyyg', 'r', ''] })
    .refuses('crew crew-1 w2', 'DAR-CREW-02')
    .offers(['crew crew-1 w3'])
})

test('DAR-CREW-04 T-047 crew cards are played in the own turn and in the reward phase', () => {
  turn({ ...holding('crew-14') }).offers(['crew crew-14 w2'])
  rewards([{ ...holding('crew-14') }, {}], { letters: ['letter-1', 'letter-2', 'letter-3'] })
    .decides(0)
    .play('crew crew-14 w2', 'points 8')
    .expect({ boards: [{ points: 8 }] })
  // The missing seal comes from an envelope's reward.
  rewards([{ crew: ['crew-14'], rows: ['p', 'ggbb', 'g', 'r', ''], mail: [1, 0, 0] }, {}], {
    letters: ['letter-6', 'letter-2', 'letter-3'],
    goals: goalsWith('goal-12'),
    academy: 'rrrrrrrrrrrr',
  })
    .refuses('crew crew-14 w2', 'DAR-CREW-01')
    .play('academy', 'seal scroll-1-1 w2')
    .offers(['crew crew-14 w2', 'pass'])
    .play('crew crew-14 w2', 'points 8')
    .expect({ boards: [{ points: 8, crewBy: ['w2'] }] })
})

test('DAR-CREW-05 DAR-CREW-09 the card is turned over and points at the worker; it is played once, if at all', () => {
  turn(holding('crew-14'))
    .play('crew crew-14 w2', 'points 8')
    .expect({ boards: [{ crewBy: ['w2'] }] })
    .refuses('crew crew-14 w2', 'DAR-CREW-09')
    .refuses('crew crew-14 w3', 'DAR-CREW-09')
})

test('DAR-CREW-06 a worker that stands on the board serves as well', () => {
  turn({ ...holding('crew-14'), placed: { w2: 'turn-order' } })
    .play('crew crew-14 w2', 'points 8')
    .expect({ boards: [{ placed: { w2: 'turn-order' }, points: 8 }] })
})

test('DAR-CREW-07 DAR-CREW-08 T-049 a copy does what a waiting card of anybody does, and leaves it there', () => {
  turn(
    { crew: ['crew-7', 'crew-14'], rows: ['p', 'yyrrb', 'g', 'r', ''], coin: 0 },
    {},
    { crew: ['crew-1', 'crew-3'], crewBy: [null, 'w2'] },
  )
    .play('crew crew-7 w2')
    .refuses('copy crew-3', 'DAR-CREW-08')
    .refuses('copy crew-7', 'DAR-CREW-08')
    .offers(['copy crew-14', 'copy crew-1', 'skip'])
    .play('copy crew-1', 'coins 8')
    .expect({ boards: [{ coin: 8 }, { crewBy: [null, 'w2'], coin: 4 }] })
  turn({ ...holding('crew-7') }, {}, { crew: [] })
    .play('crew crew-7 w2')
    .expect({ boards: [{ crewBy: ['w2'] }] })
})

test('DAR-CREW-10 T-254 neither the top worker nor the fifth ever fits', () => {
  const game = turn({ ...holding('crew-14'), perks: ['fifth-worker'] })
  game.refuses('crew crew-14 w1', 'DAR-CREW-01').refuses('crew crew-14 w5', 'DAR-CREW-01')
  for (const { need } of Object.values(CREW)) expect(rowOf(need)).toHaveLength(5)
})

test('DAR-CREW-11 T-311 a copied card moves the copier’s pieces', () => {
  turn({ crew: ['crew-7'], rows: ['p', 'yyrrb', 'g', 'r', ''] }, {}, { crew: ['crew-2'] })
    .play('crew crew-7 w2', 'copy crew-2', 'explore 2', 'explore i1-1', 'done', 'explore i1-3', 'knowledge 1')
    .expect({ boards: [{ explorers: ['i1-3', null, null], knowledge: 2 }, { explorers: ['i1-0', null, null] }] })
})

test('every crew brings a seal and follows a pattern of five', () => {
  const seals = CREW_IDS.map((id) => CREW[id]?.start)
  for (const colour of ['green', 'blue', 'red', 'yellow']) expect(seals.filter((one) => one === colour)).toHaveLength(4)
})

/** For each card, the moves it offers as soon as it is played, and their result. */
const SHOWS: Readonly<Record<string, { moves: string[]; after: object }>> = {
  'crew-1': { moves: ['coins 8'], after: { coin: 12 } },
  'crew-2': {
    moves: ['explore 2', 'explore i1-1', 'coins 4', 'explore i1-3', 'knowledge 1'],
    after: { coin: 8, knowledge: 2 },
  },
  'crew-3': { moves: ['theory 5'], after: { theory: 5 } },
  'crew-4': { moves: ['land isle-3'], after: { explorers: ['i1-0', null, 'i3-0'] } },
  'crew-5': { moves: ['unlock navigate-2', 'sail sea-3'], after: { coin: 4, lenses: 1, ship: 'sea-3' } },
  'crew-6': { moves: ['stamp envelope-1 stack-1', 'stamp envelope-2 stack-1', 'enough'], after: { mail: [1, 1, 0] } },
  'crew-7': { moves: ['skip'], after: {} },
  'crew-8': { moves: ['sail-to-beagle'], after: { ship: 'sea-1' } },
  'crew-9': { moves: ['use navigate-2', 'sail sea-3'], after: { lenses: 0, ship: 'sea-3' } },
  'crew-10': { moves: ['tent camp-i3-3 1', 'points 8'], after: { points: 8, coin: 2, tents: 1 } },
  'crew-11': { moves: ['purple w3'], after: {} },
  'crew-12': { moves: ['study red-bird'], after: { studied: ['red-bird'] } },
  'crew-13': { moves: ['points 3', 'knowledge 2'], after: { points: 3, knowledge: 3 } },
  'crew-14': { moves: ['points 8'], after: { points: 8 } },
  'crew-15': {
    moves: ['take-objective', 'take silver-2', 'complete silver-2 silver-slot-5'],
    after: { reached: ['silver-slot-5'] },
  },
  'crew-16': { moves: ['coins 3', 'theory 2', 'knowledge 1'], after: { coin: 7, theory: 2, knowledge: 2 } },
}

test.each(CREW_IDS)('DAR-CREW-05 %s does what it shows', (id) => {
  const { moves, after } = SHOWS[id] as (typeof SHOWS)[string]
  turn(
    holding(id),
    { shown: ['silver-2'], tokens: { 'sea-2': null } },
    { crew: ['crew-1'].filter((one) => one !== id) },
  )
    .play(`crew ${id} w2`, ...moves)
    .expect({ boards: [{ ...after, crewBy: ['w2'] }] } as never)
})

const TILE_SHOWS: Readonly<Record<string, { moves: string[]; after: object }>> = {
  'special-1': { moves: ['unlock navigate-2', 'sail sea-3'], after: { coin: 4, lenses: 1 } },
  'special-2': { moves: ['coins 3', 'knowledge 1'], after: { coin: 7, knowledge: 2 } },
  'special-3': { moves: ['redeliver red-bird'], after: { coin: 10 } },
  'special-4': { moves: ['land isle-2'], after: { explorers: ['i1-0', 'i2-0', null] } },
  'special-5': { moves: ['swap points'], after: { knowledge: 0, points: 7 } },
  'special-6': { moves: ['study blue-bird'], after: { studied: ['blue-bird', 'red-bird'] } },
  'special-7': { moves: ['purple-seal', 'purple w4', 'coins 1'], after: { coin: 5 } },
  'special-8': { moves: ['tent camp-i1-4 1', 'skip'], after: { tents: 1 } },
  'special-9': { moves: ['use navigate-3', 'sail sea-4'], after: { ship: 'sea-4', lenses: 0 } },
  'special-10': { moves: ['sail 2', 'sail sea-1', 'explore i1-1', 'coins 4'], after: { ship: 'sea-1', coin: 8 } },
  'special-11': { moves: ['theory 3'], after: { theory: 3 } },
  'special-12': {
    moves: ['complete-objective', 'complete silver-4 silver-slot-5', 'take silver-2'],
    after: { reserve: ['silver-2'], reached: ['silver-slot-5'] },
  },
}

test.each(SPECIAL_IDS)('DAR-SPECIAL-01 %s does what it shows for a worker with its seals', (id) => {
  const { moves, after } = TILE_SHOWS[id] as (typeof TILE_SHOWS)[string]
  const row = rowOf(SPECIALS[id].need)
  const rows = ['p', row, '', 'g', '']
  const game = turn(
    { rows, reserve: id === 'special-12' ? ['silver-4'] : [], studied: ['red-bird'] },
    {
      tiles: [id, id === 'special-2' ? 'special-1' : 'special-2', '', '', '', ''],
      shown: ['silver-2'],
      museum: ['red-bird'],
      rowCoins: [],
    },
  )
  game.refuses('place w3 special-slot-top-left', 'DAR-SEAL-01')
  const extra = row.length >= 4 ? ['coins 2'] : []
  game.play('place w2 special-slot-top-left')
  for (const coins of extra) game.play(coins)
  game.play(...moves)
  const { coin, ...rest } = after as { coin?: number }
  game.expect({ boards: [{ ...rest, ...(coin === undefined ? {} : { coin: coin + extra.length * 2 }) }] } as never)
})

test('a tile and a card can be used through the board as well as alone', () => {
  usingThing('special-10').offersOnly(['explore 2', 'sail 2', 'done'])
})
