import { expect, test } from 'vitest'
import { CREW } from '../data/crew.ts'
import type { ObjectiveId } from '../data/ids.ts'
import { OBJECTIVE_IDS, OBJECTIVES, SLOTS } from '../data/objectives.ts'
import { SPECIALS } from '../data/special-tiles.ts'
import { ACTION_OPS } from '../ops.ts'
import { ALL_PLACED, GOLD, IDLE, ONE_LEFT, QUIET, readPosition, SILVER, turn, usingThing } from '../testing/at.ts'
import { rules } from './index.ts'

const TWO = ['start-silver-1', 'start-gold-1']

test('DAR-OBJECTIVE-01 an open objective is taken and not replaced; with none left nothing happens', () => {
  usingThing('i1-6', {}, { shown: ['silver-2', 'gold-3'] })
    .play('take gold-3')
    .expect({ boards: [{ reserve: ['gold-3'] }], shown: ['silver-2'] })
  usingThing('i1-6', {}, { shown: [] }).offersOnly(['end turn'])
})

test('DAR-OBJECTIVE-02 DAR-OBJECTIVE-05 T-116 the reserve holds two of any colours, and comes before the slots', () => {
  usingThing('i1-6', { reserve: ['silver-2'] }, { shown: ['silver-3', 'gold-3'] })
    .refuses('take silver-3 silver-slot-1', 'DAR-OBJECTIVE-05')
    .offersOnly(['take silver-3', 'take gold-3', 'skip'])
    .play('take silver-3')
    .expect({ boards: [{ reserve: ['silver-2', 'silver-3'] }] })
})

test('DAR-OBJECTIVE-03 with a full reserve it goes face up into a slot of its colour, for the slot’s price', () => {
  usingThing('i1-6', { coin: 3, reserve: TWO }, { shown: ['silver-2', 'gold-3'] })
    .refuses('take silver-2', 'DAR-OBJECTIVE-03')
    .refuses('take silver-2 gold-slot-3', 'DAR-OBJECTIVE-03')
    .play('take gold-3 gold-slot-2')
    .expect({ boards: [{ coin: 0, reserve: TWO, slots: { 'gold-slot-2': 'gold-3' }, reached: [] }] })
})

test('DAR-OBJECTIVE-04 T-115 with a full reserve only what finds a slot it can pay for', () => {
  usingThing('i1-6', { coin: 2, reserve: TWO }, { shown: ['gold-3'] })
    .refuses('take gold-3 gold-slot-1', 'DAR-OBJECTIVE-04')
    .offersOnly(['take gold-3 gold-slot-3', 'take gold-3 gold-slot-4', 'take gold-3 gold-slot-5', 'skip'])
  const gold = {
    'gold-slot-1': 'gold-1',
    'gold-slot-2': 'gold-2',
    'gold-slot-3': 'gold-4',
    'gold-slot-4': 'gold-5',
    'gold-slot-5': 'gold-6',
  }
  usingThing('i1-6', { coin: 9, reserve: TWO, slots: gold }, { shown: ['gold-3'] }).offersOnly(['end turn'])
  usingThing('i1-6', { coin: 9, reserve: TWO, slots: gold }, { shown: ['gold-3', 'silver-2'] }).refuses(
    'take gold-3 gold-slot-1',
    'DAR-OBJECTIVE-12',
  )
})

test('DAR-OBJECTIVE-06 DAR-OBJECTIVE-10 DAR-OBJECTIVE-16 T-122 all requirements at once, nothing spent, checked before the slot is paid', () => {
  turn({ ...SILVER, coin: 7 }).refuses('reach silver-10 silver-slot-1', 'DAR-OBJECTIVE-06')
  turn({ ...SILVER, studied: [] }).refuses('reach silver-10 silver-slot-1', 'DAR-OBJECTIVE-06')
  turn(SILVER)
    .play('reach silver-10 silver-slot-5')
    .expect({ boards: [{ coin: 8, reserve: [] }] })
  turn({ reserve: ['gold-2'], coin: 14, studied: ['red-bird', 'red-plant'] })
    .play('reach gold-2 gold-slot-2')
    .expect({ boards: [{ coin: 11 }] })
})

test('DAR-OBJECTIVE-07 DAR-OBJECTIVE-31 reaching is a choice, and what it asked for may be gone later', () => {
  turn(SILVER)
    .play('place w1 turn-order', 'coins 3', 'end turn')
    .expect({ boards: [{ reserve: ['silver-10'], reached: [] }] })
  const ship = { reserve: ['silver-9'], ship: 'sea-4', studied: ['red-fossil'] }
  turn(ship, { round: 2 }).offers(['reach silver-9 silver-slot-1'])
  turn(ship, { round: 3 }).refuses('reach silver-9 silver-slot-1', 'DAR-OBJECTIVE-06')
})

test('DAR-OBJECTIVE-08 DAR-OBJECTIVE-12 in a slot it is turned over where it lies, and stays there', () => {
  turn({ ...SILVER, reserve: [], coin: 8, slots: { 'silver-slot-5': 'silver-10' } })
    .play('reach silver-10')
    .expect({ boards: [{ coin: 8, reached: ['silver-slot-5'], slots: { 'silver-slot-5': 'silver-10' } }] })
  turn({ ...SILVER, slots: { 'silver-slot-1': 'silver-2' }, reached: ['silver-slot-1'] }).refuses(
    'reach silver-10 silver-slot-1',
    'DAR-OBJECTIVE-12',
  )
})

test('DAR-OBJECTIVE-09 DAR-OBJECTIVE-11 T-117 out of the reserve for the slot’s price; its points count at the end', () => {
  turn({ ...GOLD, coin: 2 })
    .refuses('reach gold-3 gold-slot-1', 'DAR-OBJECTIVE-09')
    .refuses('reach gold-3 gold-slot-2', 'DAR-OBJECTIVE-09')
    .offers(['reach gold-3 gold-slot-3'])
  const game = turn({ ...GOLD, coin: 5, points: 0 }).play('reach gold-3 gold-slot-1')
  game.expect({ boards: [{ coin: 0, points: 0, perks: ['fifth-worker'] }] })
  expect(game.scores()[0]?.parts.objectives).toBe(4)
})

test('DAR-OBJECTIVE-13 DAR-OBJECTIVE-14 T-121 T-249 what objectives can ask for', () => {
  const need = (id: ObjectiveId) => OBJECTIVES[id].needs.map((one) => [one.need, one.min])
  expect(need('silver-2')).toEqual([
    ['studied', 1],
    ['studied', 1],
  ])
  const kinds = new Set(Object.values(OBJECTIVES).flatMap(({ needs }) => needs.map((one) => one.need)))
  expect([...kinds].sort()).toEqual([
    'coins',
    'knowledge',
    'lenses',
    'points',
    'seals',
    'ship',
    'stacks',
    'studied',
    'tents',
    'theory',
  ])
  turn({ reserve: ['silver-2'], studied: ['red-fossil', 'blue-bird'] }).offers(['reach silver-2 silver-slot-1'])
  turn({ reserve: ['silver-2'], studied: ['red-fossil'] }).refuses('reach silver-2 silver-slot-1', 'DAR-OBJECTIVE-06')
  turn({ reserve: ['silver-9'], studied: ['red-fossil'], ship: 'sea-1' })
    .sees(0, { beagle: 'sea-1' })
    .offers(['reach silver-9 silver-slot-1'])
  turn({ reserve: ['silver-9'], studied: ['red-fossil'], ship: 'sea-0' }).refuses(
    'reach silver-9 silver-slot-1',
    'DAR-OBJECTIVE-06',
  )
})

test('DAR-OBJECTIVE-15 T-119 T-120 seals may lie in different rows', () => {
  turn({ reserve: ['start-silver-3'], rows: ['p', 'b', 'gb', 'r', ''], studied: ['red-bird'] }).offers([
    'reach start-silver-3 silver-slot-1',
  ])
  turn({ reserve: ['start-silver-3'], rows: ['p', 'b', 'gp', 'r', ''], studied: ['red-bird'], knowledge: 4 }).refuses(
    'reach start-silver-3 silver-slot-1',
    'DAR-OBJECTIVE-06',
  )
})

test('DAR-OBJECTIVE-17 an automatic objective asks for nothing but the slot, even if none could be taken', () => {
  usingThing('special-12', { coin: 0, reserve: TWO }, { shown: [] })
    .refuses('take-objective', 'DAR-OBJECTIVE-01')
    .play('complete-objective')
    .refuses('complete start-gold-1 gold-slot-1', 'DAR-OBJECTIVE-09')
    .refuses('complete start-gold-1 silver-slot-1', 'DAR-OBJECTIVE-17')
    .play('complete start-silver-1 silver-slot-5')
    .expect({ boards: [{ reached: ['silver-slot-5'], reserve: ['start-gold-1'] }] })
  usingThing('crew-15', { coin: 0, reserve: [], slots: { 'gold-slot-1': 'gold-3' } }, { shown: [] })
    .play('complete-objective', 'complete gold-3')
    .expect({ boards: [{ reached: ['gold-slot-1'], perks: ['fifth-worker'] }] })
})

test('DAR-OBJECTIVE-21 DAR-SCORE-09 T-146 T-147 the silver reward adds one to the multiplier: 4 × 9 = 36, then 4 × 10', () => {
  const rows = ['green', 'blue'].flatMap((colour) =>
    ['reptile', 'plant', 'bird', 'fossil'].map((kind) => `${colour}-${kind}`),
  )
  const theory = (perks: string[]) => turn({ theory: 15, perks }, { museum: rows }).scores()[0]?.parts.theory
  expect([theory([]), theory(['book-plus'])]).toEqual([36, 40])
  expect(turn({ theory: 0 }, { museum: rows }).scores()[0]?.parts.theory).toBe(0)
})

test('DAR-OBJECTIVE-22 DAR-OBJECTIVE-23 DAR-SCORE-05 T-156 five and eight points for the last slots, four more for both', () => {
  const parts = (reached: string[]) =>
    turn({ reached, slots: { 'silver-slot-5': 'silver-1', 'gold-slot-5': 'gold-1' } }).scores()[0]?.parts
  expect(parts(['silver-slot-5'])).toMatchObject({ objectives: 5, pair: 0 })
  expect(parts(['gold-slot-5'])).toMatchObject({ objectives: 8, pair: 0 })
  expect(parts(['silver-slot-5', 'gold-slot-5'])).toMatchObject({ objectives: 13, pair: 4 })
})

test('DAR-OBJECTIVE-24 DAR-OBJECTIVE-28 the leftmost gold slot frees the fifth worker; ten slots with a reward each', () => {
  expect(SLOTS.map(({ points }) => points)).toEqual([1, 1, 2, 2, 5, 4, 4, 2, 4, 8])
  expect(SLOTS.map(({ cost }) => cost)).toEqual([0, 0, 0, 0, 0, 5, 3, 0, 0, 0])
  turn({ reserve: ['gold-2'], coin: 14, studied: ['red-bird', 'red-plant'] })
    .play('reach gold-2 gold-slot-1')
    .offers(['place w5 turn-order'])
})

test('DAR-OBJECTIVE-27 DAR-BEAGLE-09 with the gold reward each lag penalty counts two at the most', () => {
  turn({ reserve: ['gold-2'], coin: 14, studied: ['red-bird', 'red-plant'] })
    .play('reach gold-2 gold-slot-4')
    .expect({ boards: [{ perks: ['lag-cap'] }] })
  expect(SLOTS[8]?.id).toBe('gold-slot-4')
})

test('DAR-OBJECTIVE-29 T-124 an objective is reached between two deliveries, its reward done before the second', () => {
  const camps = { 'camp-sea-6': [0, null] }
  usingThing(
    'museum-deliver',
    { coin: 2, reserve: ['silver-10'], studied: ['green-plant', 'red-bird'] },
    { museum: [], shown: [], camps },
  )
    .play('deliver red-bird')
    .offers(['reach silver-10 silver-slot-1', 'deliver green-plant'])
    .play('reach silver-10 silver-slot-1', 'revisit camp-sea-6', 'coins 3')
    .offers(['deliver green-plant'])
})

test('DAR-OBJECTIVE-30 T-291 the objective office holds any number of workers, if the table has it', () => {
  turn({ coin: 0, placed: { w2: 'objective-office' } }, { shown: ['gold-3'] }, { placed: { w1: 'objective-office' } })
    .play('place w1 objective-office', 'take-objective', 'take gold-3', 'coins 2')
    .expect({ boards: [{ coin: 2, reserve: ['gold-3'] }] })
  turn({}, { table: { players: 2, office: false } }).refuses('place w1 objective-office', 'DAR-OBJECTIVE-30')
})

/** For each objective, tests a board that just fulfils it, and for each requirement the same board without it. */
test.each(OBJECTIVE_IDS)('DAR-OBJECTIVE-14 %s is reached with what it asks for and with nothing less', (id) => {
  const { needs, tier } = OBJECTIVES[id]
  const full = (without = -1) => {
    const board: Record<string, unknown> = {
      reserve: [id],
      coin: 20,
      knowledge: 0,
      points: 0,
      theory: 0,
      tents: 0,
      lenses: 0,
      ship: 'sea-0',
    }
    const wants = (need: string, i: number) => needs[i]?.need === need && i !== without
    let row = ''
    const studied: string[] = []
    for (const [i, { need, min, what }] of needs.entries()) {
      if (wants('seals', i)) row += (what as string)[0]?.repeat(min) ?? ''
      if (wants('studied', i))
        studied.push(
          ...(['reptile', 'plant', 'bird', 'fossil'].includes(what as string)
            ? ['green', 'blue', 'red'].map((c) => `${c}-${what}`)
            : ['reptile', 'bird', 'plant'].map((k) => `${what}-${k}`)
          ).slice(0, min),
        )
      if (wants('ship', i)) board.ship = 'sea-1'
      if (wants('stacks', i)) board.stacks = [4, 4, 4].map((n, s) => (s < min ? 0 : n))
      for (const plain of ['tents', 'lenses', 'theory', 'points', 'knowledge']) if (wants(plain, i)) board[plain] = min
      if (need === 'coins') board.coin = i === without ? min - 1 : min
    }
    board.rows = ['p', row.slice(0, 2), row.slice(2), '', '']
    board.studied = [...new Set(studied)]
    return board as never
  }
  const first = tier === 'silver' ? 'silver-slot-5' : 'gold-slot-5'
  turn(full()).offers([`reach ${id} ${first}`])
  for (const i of needs.keys()) turn(full(i)).refuses(`reach ${id} ${first}`, 'DAR-OBJECTIVE-06')
})

test('DAR-SPECIAL-01 DAR-SPECIAL-02 T-252 special tiles ask for seals, and every action on tiles and cards has its rule', () => {
  const tiles = ['special-11', 'special-2', '', '', '', '']
  turn({ knowledge: 0, rows: ['p', 'yb', 'g', 'g', ''] }, { tiles })
    .refuses('place w3 special-slot-top-left', 'DAR-SEAL-01')
    .play('place w2 special-slot-top-left', 'theory 3')
    .expect({ boards: [{ theory: 3 }] })
  const used = [...Object.values(SPECIALS), ...Object.values(CREW)].flatMap(({ acts }) => acts.map(({ op }) => op))
  for (const op of used) expect([ACTION_OPS.includes(op), op in rules]).toEqual([true, true])
  for (const op of [
    'camp',
    'deliver-again',
    'complete-objective',
    'purple-seal',
    'knowledge',
    'swap-knowledge',
    'land-explorer',
    'use-locked',
    'study-any',
    'sail-to-beagle',
    'stamps',
    'copy-crew',
  ])
    expect(used).toContain(op)
})

test('DAR-SPECIAL-05 tiles stay where they are', () => {
  const tiles = ['special-11', 'special-2', 'special-3', 'special-4', 'special-5', 'special-6']
  turn({ rows: ['p', 'yb', 'g', 'g', ''] }, { tiles })
    .play('place w2 special-slot-top-left', 'theory 3', 'end turn')
    .expect({ tiles })
})

test('DAR-OBJECTIVE-03 T-114 with a full reserve a silver objective goes face up into any empty silver slot', () => {
  const full = { coin: 0, reserve: TWO }
  const movesInto = (...slots: number[]) => slots.map((slot) => `take silver-2 silver-slot-${slot}`)
  const faceUp = ['silver-2']
  usingThing('i1-6', full, { shown: faceUp }).offersOnly([...movesInto(1, 2, 3, 4, 5), 'skip'])
  usingThing(
    'i1-6',
    { ...full, slots: { 'silver-slot-2': 'silver-5', 'silver-slot-4': 'silver-6' } },
    { shown: faceUp },
  )
    .refuses('take silver-2 silver-slot-2', 'DAR-OBJECTIVE-12')
    .offersOnly([...movesInto(1, 3, 5), 'skip'])
    .play('take silver-2 silver-slot-5')
    .expect({
      shown: [],
      boards: [
        {
          reserve: TWO,
          reached: [],
          slots: { 'silver-slot-2': 'silver-5', 'silver-slot-4': 'silver-6', 'silver-slot-5': 'silver-2' },
        },
      ],
    })
})

test('DAR-GEN-08 T-125 a lens coin that completes a requirement is of use in the own turn only', () => {
  const reach = 'reach silver-10 silver-slot-5'
  turn({ rows: ['p', 'bb', 'g', 'r', ''] }, { order: [0, 1], lenses: { 'navigate-2': 1 } }, { ...SILVER, coin: 7 })
    .play('place w2 navigate-2')
    .expect({ boards: [{}, { coin: 8 }] })
    .decides(0)
    .refuses(`1: ${reach}`, 'KER-TURN')
    .play('sail sea-1')
    .decides(0)
    .play('end turn')
    .decides(1)
    .play(reach)
    .expect({ boards: [{}, { reached: ['silver-slot-5'] }] })
  // Without that coin the objective is not fulfilled at that moment.
  turn({}, { order: [0, 1], seat: 1 }, { ...SILVER, coin: 7 }).refuses(reach, 'DAR-OBJECTIVE-06')
})

test('DAR-GEN-08 T-289 without a worker a lens coin that pays for a slot waits for the reward phase', () => {
  const slots = { 'gold-slot-3': 'gold-4', 'gold-slot-4': 'gold-5', 'gold-slot-5': 'gold-6' }
  const out = { ...GOLD, crew: [], coin: 2, placed: ALL_PLACED, slots }
  const first = { rows: ['p', 'bb', 'g', 'r', ''], placed: { w1: 'turn-order', w3: 'turn-order' } }
  const game = (owner: number) =>
    turn(first, { order: [0, 1], lenses: { 'navigate-2': owner } }, out).play('place w2 navigate-2', 'skip', 'end turn')
  game(1)
    .expect({ phase: 'actions', boards: [{}, { coin: 3 }] })
    .decides(0)
    .refuses('1: reach gold-3 gold-slot-2', 'KER-TURN')
    .play(...IDLE)
    .expect({ phase: 'rewards' })
    .decides(1)
    .refuses('reach gold-3 gold-slot-1', 'DAR-OBJECTIVE-09')
    .play('reach gold-3 gold-slot-2', 'purple w2')
    .expect({ boards: [{}, { coin: 0, reached: ['gold-slot-2'] }] })
  // Without the coin there is no window at all.
  game(-1)
    .play(...IDLE)
    .expect({ round: 2, phase: 'actions' })
})

test('DAR-OBJECTIVE-02 T-246 two silver objectives taken one after the other lie in the reserve', () => {
  turn({ placed: { w1: 'turn-order', w2: 'turn-order' } }, { shown: ['silver-2', 'silver-3'] }, { placed: ALL_PLACED })
    .play('place w3 objective-office', 'take-objective', 'take silver-2', 'done', 'end turn')
    .play('place w4 objective-office', 'take-objective', 'take silver-3')
    .expect({ boards: [{ reserve: ['silver-2', 'silver-3'], slots: {} }], shown: [] })
})

test('DAR-OBJECTIVE-07 T-247 an objective that was left alone can be reached in a later turn, if it is still met', () => {
  const later = (...first: string[]) =>
    turn({ ...SILVER, placed: { w1: 'turn-order', w2: 'turn-order' } }, {}, { placed: ALL_PLACED })
      .offers(['reach silver-10 silver-slot-5'])
      .play(...first)
      .expect({ boards: [{ reserve: ['silver-10'], reached: [] }] })
  later('place w3 turn-order', 'done', 'end turn')
    .play('reach silver-10 silver-slot-5')
    .expect({ boards: [{ reserve: [], reached: ['silver-slot-5'] }] })
  later('place w3 small-left', 'unlock navigate-2', 'skip', 'end turn').refuses(
    'reach silver-10 silver-slot-5',
    'DAR-OBJECTIVE-06',
  )
})

/** The effects of each slot besides its price: the moves that follow, and what they change. */
const SLOT_GIVES: Readonly<Record<string, { moves?: string[]; after?: object; purple?: number }>> = {
  'silver-slot-1': { moves: ['revisit camp-i2-4', 'theory 3'], after: { theory: 3 } },
  'silver-slot-2': { after: { perks: ['scrolls-free'] } },
  'silver-slot-3': { moves: ['study red-bird'], after: { studied: ['green-plant', 'red-bird'] } },
  'silver-slot-4': { after: { perks: ['book-plus'] } },
  'silver-slot-5': {},
  'gold-slot-1': { after: { coin: 3, perks: ['fifth-worker'] } },
  'gold-slot-2': { moves: ['purple w2'], after: { coin: 5, rows: ['p', 'bp', 'g', 'r', ''] }, purple: 11 },
  'gold-slot-3': { after: { perks: ['penalty-minus'] } },
  'gold-slot-4': { after: { perks: ['lag-cap'] } },
  'gold-slot-5': {},
}
test.each(SLOTS)('DAR-OBJECTIVE-11 DAR-OBJECTIVE-28 T-250 $id gives its reward and nothing else', ({ id, tier }) => {
  const { moves = [], after = {}, purple = 12 } = SLOT_GIVES[id] as (typeof SLOT_GIVES)[string]
  const tile = tier === 'silver' ? 'silver-10' : 'gold-3'
  const fulfilled = tier === 'silver' ? SILVER : { ...GOLD, coin: 8 }
  const game = turn(fulfilled, { camps: { 'camp-i2-4': [0, null] }, tokens: { 'i1-2': 'red-bird' } })
  const before = readPosition(game.state)
  game.play(`reach ${tile} ${id}`, ...moves).offers(['place w1 turn-order'])
  const [own, ...others] = before.boards
  expect(readPosition(game.state)).toEqual({
    ...before,
    purple,
    boards: [{ ...own, reserve: [], slots: { [id]: tile }, reached: [id], ...after }, ...others],
  })
})

test('DAR-OBJECTIVE-26 T-250 the reward of the third gold slot lowers the penalty from then on', () => {
  turn({ ...GOLD, coin: 2 }, {}, { placed: { w1: 'navigate-1' } })
    .refuses('place w2 navigate-1', 'DAR-PLACE-09')
    .play('reach gold-3 gold-slot-3', 'place w2 navigate-1')
    .expect({ boards: [{ coin: 0 }] })
})

test('DAR-OBJECTIVE-31 T-309 a ship level with the Beagle is so until the Beagle sails on', () => {
  const reach = 'reach silver-9 silver-slot-5'
  const level = { reserve: ['silver-9'], studied: ['red-fossil'], ship: 'sea-4', placed: ONE_LEFT }
  turn(level, { round: 2, order: [0, 1] }, { ...QUIET, placed: ALL_PLACED })
    .offers([reach])
    .play(...IDLE, 'pass', 'pass', 'pass', 'pass')
    .expect({ round: 3, boards: [{ ship: 'sea-4' }] })
    .decides(0)
    .refuses(reach, 'DAR-OBJECTIVE-06')
})
