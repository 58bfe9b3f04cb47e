import { expect, test } from 'vitest'
import { academy } from '../data/actions.ts'
import type { AcademySlot, WorkerId } from '../data/ids.ts'
import { SCROLLS, SEAL_SLOT_COSTS } from '../data/seals.ts'
import { sealPrice } from '../seal-price.ts'
import { IDLE, ONE_LEFT, QUIET, readPosition, turn, usingAction, usingThing } from '../testing/at.ts'
import { view } from '../view.ts'

const ROWS = ['p', 'gg', 'b', 'r', '']
/** An academy with a single seal on the third scroll. */
const THIRD = '......y.....'

test('DAR-ACADEMY-01 DAR-ACADEMY-02 T-059 the scroll and the slot are paid for together, in any row', () => {
  usingThing('academy-1', { coin: 3, rows: ROWS }, { academy: THIRD })
    .play('seal scroll-3-1 w2')
    .expect({ boards: [{ coin: 0, rows: ['p', 'ggy', 'b', 'r', ''] }] })
  expect(SCROLLS.map(({ cost }) => cost)).toEqual([0, 1, 2, 3])
  expect(SEAL_SLOT_COSTS).toEqual([0, 0, 1, 1, 2, 3])
})

test('DAR-ACADEMY-03 what cannot be paid in sum is not offered', () => {
  usingThing('academy-1', { coin: 2, rows: ROWS }, { academy: THIRD })
    .refuses('seal scroll-3-1 w2', 'DAR-ACADEMY-03')
    .offers(['seal scroll-3-1 w3'])
})

test('DAR-ACADEMY-04 T-060 T-061 a discount lowers the sum, not below nothing', () => {
  usingThing('letter-6 first', { coin: 3, rows: ROWS }, { academy: THIRD })
    .play('seal scroll-3-1 w2')
    .expect({ boards: [{ coin: 2 }] })
  usingThing('stack-2', { coin: 3, rows: ROWS }, { academy: 'y...........' })
    .play('seal scroll-1-1 w2')
    .expect({ boards: [{ coin: 3 }] })
  usingAction(academy({ discount: 5 }), { coin: 3, rows: ROWS }, { academy: THIRD })
    .play('seal scroll-3-1 w2')
    .expect({ boards: [{ coin: 3, rows: ['p', 'ggy', 'b', 'r', ''] }] })
})

test('DAR-GEN-09 DAR-ACADEMY-03 seals that cannot be paid are offered while a crew card could bring the coins', () => {
  const rows = ['p', 'bbbb', 'bppgb', 'bbb', '']
  const poor = { coin: 0, knowledge: 3, rows, crew: ['crew-1', 'crew-5', 'crew-16'] } as const
  turn(poor)
    .play('place w3 academy-1')
    .offers(['academy', 'crew crew-1 w3', 'done'])
    .play('academy', 'crew crew-1 w3', 'coins 8')
    .offers(['seal scroll-4-3 w3'])
  turn({ ...poor, crew: [] })
    .play('place w3 academy-1')
    .offers(['end turn'])
})

test('DAR-ACADEMY-05 T-064 a taken seal leaves a gap until the refresh', () => {
  usingThing('academy-2', { coin: 9, rows: ROWS }, { academy: 'yyyyyyyyyyyy' })
    .play('seal scroll-1-1 w3')
    .refuses('seal scroll-1-1 w3', 'DAR-ACADEMY-05')
    .expect({ academy: '.yyyyyyyyyyy' })
  const game = turn({ placed: ONE_LEFT }, { academy: 'yyyyyyyyyyyy', order: [0, 1] }, { ...QUIET, placed: ONE_LEFT })
    .play('place w4 academy-1', 'seal scroll-1-1 w2', 'end turn')
    .decides(1)
    .expect({ academy: '.yyyyyyyyyyy' })
    .play(...IDLE)
    .expect({ round: 2 })
  expect(readPosition(game.state).academy).toMatch(/^[gbry]{12}$/)
})

test('DAR-ACADEMY-06 DAR-OBJECTIVE-19 T-062 with the silver reward scrolls cost nothing, slots still do', () => {
  usingThing(
    'academy-1',
    { coin: 2, rows: ['p', 'gggg', 'b', 'r', ''], perks: ['scrolls-free'] },
    { academy: '.........y..' },
  )
    .play('seal scroll-4-1 w2')
    .expect({ boards: [{ coin: 0 }] })
})

test('DAR-ACADEMY-07 a free academy waives both', () => {
  usingThing('camp-i1-14', { coin: 0, rows: ['p', 'ggggg', 'b', 'r', ''] }, { academy: '.........y..' })
    .play('seal scroll-4-1 w2')
    .expect({ boards: [{ coin: 0, rows: ['p', 'gggggy', 'b', 'r', ''] }] })
})

test('DAR-ACADEMY-08 T-231 without a seal or an empty slot there is nothing to do', () => {
  usingThing('academy-1', { coin: 9 }, { academy: '............' }).offersOnly(['end turn'])
  usingThing('academy-1', { coin: 9, rows: ['p', 'gggggg', 'bbbbbb', 'rrrrrr', ''] }).offersOnly(['end turn'])
})

test('DAR-ACADEMY-09 T-299 T-300 the gold badge first, then the shared discount; the extra seal of the silver badge draws on neither', () => {
  const gold = { coin: 9, rows: ['p', 'rrrrrr', 'gg', 'gg', ''] }
  const seals = '...yyyyyyyyy'
  const lenses = { 'academy-2': -1, 'academy-3': -1 }
  // With a discount of 1, a scroll of 1 and a slot of 1, twice. Gold badge: 2 - 1 - 1, then 2 - 1.
  turn(gold, { academy: seals, lenses })
    .play('place w2 academy-2', 'academy', 'seal scroll-2-1 w3')
    .expect({ boards: [{ coin: 9 }] })
    .play('seal scroll-2-2 w4')
    .expect({ boards: [{ coin: 8 }] })
  // The extra seal comes first and is paid in full; the discount of 3 applies to the others.
  turn({ coin: 9, rows: ['p', 'rrrr', 'gg', 'gg', ''] }, { academy: seals, lenses })
    .play('place w2 academy-3', 'extra-seal', 'seal scroll-2-1 w3')
    .expect({ boards: [{ coin: 7 }] })
    .play('seal scroll-2-2 w3')
    .expect({ boards: [{ coin: 7 }] })
})

test('DAR-BADGE-01 DAR-BADGE-02 DAR-BADGE-03 T-255 silver from four seals, gold from six, purple ones included', () => {
  const sailing = (row: string) =>
    turn({ rows: ['p', row, 'g', 'r', ''] })
      .play('place w2 navigate-1')
      .moves()
  expect(sailing('bpp')).not.toContain('sail sea-4')
  expect(sailing('bppp')).toEqual(['sail sea-1', 'sail sea-2', 'sail sea-3', 'sail sea-4', 'skip'])
  expect(sailing('bpppp')).toContain('sail sea-4')
  expect(sailing('bpppp')).not.toContain('halt sea-1')
  expect(sailing('bppppp')).toContain('halt sea-1')
  expect(sailing('bppppp')).toContain('sail sea-4')
})

test('DAR-BADGE-04 DAR-BADGE-05 T-256 with silver an exploration or voyage may go one further', () => {
  turn({ rows: ['p', 'gggg', 'g', 'r', ''] })
    .play('place w2 explore-1')
    .offers(['explore i1-3'])
    .refuses('explore i1-4', 'DAR-EXPLORE-01')
  turn({ rows: ['p', 'bbbb', 'g', 'r', ''] })
    .play('place w2 navigate-1')
    .offers(['sail sea-4'])
    .refuses('sail sea-5', 'DAR-SAIL-01')
})

test('DAR-BADGE-06 DAR-BADGE-10 T-067 with silver one stamp more, with gold on several envelopes', () => {
  const three = ['stamp envelope-1 stack-1', 'stamp envelope-1 stack-1', 'stamp envelope-1 stack-1']
  turn({ rows: ['p', 'yyyy', 'g', 'r', ''] })
    .play('place w2 letters-1', ...three)
    .offersOnly(['end turn'])
    .expect({ boards: [{ mail: [3, 0, 0], stacks: [1, 4, 4] }] })
  turn({ rows: ['p', 'yyyy', 'g', 'r', ''] })
    .play('place w2 letters-1', 'stamp envelope-1 stack-1')
    .refuses('stamp envelope-2 stack-1', 'DAR-MAIL-01')
  turn({ rows: ['p', 'yyyyyy', 'g', 'r', ''] })
    .play('place w2 letters-1', 'stamp envelope-1 stack-1', 'stamp envelope-2 stack-2', 'stamp envelope-3 stack-3')
    .offersOnly(['end turn'])
    .expect({ boards: [{ mail: [1, 1, 1], stacks: [3, 3, 3] }] })
})

test('DAR-BADGE-07 T-065 with silver one seal more, once, at its full price', () => {
  turn({ coin: 9, rows: ['p', 'rrrr', 'g', 'g', ''] }, { academy: 'yyyyyyyyyyyy' })
    .play('place w2 academy-1')
    .offersOnly(['academy', 'extra-seal', 'done'])
    .play('extra-seal', 'seal scroll-2-1 w3', 'seal scroll-1-1 w3')
    .expect({ boards: [{ coin: 7, rows: ['p', 'rrrr', 'gyy', 'g', ''] }] })
    .offersOnly(['end turn'])
})

test('DAR-BADGE-08 DAR-BADGE-12 T-069 on the special journal two coins, with gold three points more', () => {
  const tiles = ['special-11', 'special-2', '', '', '', '']
  turn({ coin: 0, rows: ['p', 'ybyb', 'g', 'g', ''] }, { tiles })
    .play('place w2 special-slot-top-left')
    .offersOnly(['theory 3', 'coins 2', 'done'])
    .play('coins 2')
    .expect({ boards: [{ coin: 2, points: 0 }] })
  turn({ coin: 0, rows: ['p', 'ybybyb', 'g', 'g', ''] }, { tiles })
    .play('place w2 special-slot-top-left', 'coins 2', 'points 3', 'theory 3')
    .expect({ boards: [{ coin: 2, points: 3, theory: 3 }] })
})

test('DAR-BADGE-09 with gold one stop on the way, then the final space as usual', () => {
  const gold = { coin: 0, rows: ['p', 'gggggg', 'g', 'r', ''] }
  turn(gold, { tokens: { 'i1-2': 'red-bird' } })
    .play('place w2 explore-1', 'halt i1-1', 'coins 4')
    .refuses('halt i1-2', 'DAR-BADGE-09')
    .play('explore i1-2', 'study red-bird')
    .expect({ boards: [{ coin: 4, studied: ['red-bird'], explorers: ['i1-2', null, null] }] })
  // There is no stop on a space occupied by another explorer.
  turn(gold, {}, { explorers: ['i1-1', null, null] })
    .play('place w2 explore-1')
    .refuses('halt i1-1', 'DAR-BADGE-09')
    .offers(['halt i1-2', 'explore i1-4'])
})

test('DAR-BADGE-11 with gold each academy action costs a coin less', () => {
  turn({ coin: 9, rows: ['p', 'rrrrrr', 'g', 'g', ''] }, { academy: '......yyyyyy', lenses: { 'academy-2': -1 } })
    .play('place w2 academy-2', 'extra-seal', 'seal scroll-3-1 w3')
    .expect({ boards: [{ coin: 8 }] })
})

test('DAR-BADGE-13 what the action of the page sets off gets no bonus', () => {
  // Silver badge: three steps to the camp on i1-4 and on from there; the camp sails two spaces and does no more.
  turn({ rows: ['p', 'gggg', 'g', 'r', ''], explorers: ['i1-4', null, null] })
    .play('place w2 explore-1', 'explore i1-7', 'tent camp-i1-7 1')
    .refuses('sail sea-4', 'DAR-SAIL-01')
    .offers(['sail sea-3'])
})

test('DAR-BADGE-14 T-070 a badge is read when the worker is placed', () => {
  const position = { coin: 9, rows: ['p', 'rrr', 'g', 'g', ''] }
  turn(position, { academy: 'yyyyyyyyyyyy' }).play('place w2 academy-1', 'seal scroll-1-1 w2').offersOnly(['end turn'])
  turn(position, { academy: 'yyyyyyyyyyyy', table: { players: 2, badges: 'late' } })
    .play('place w2 academy-1', 'seal scroll-1-1 w2')
    .offers(['seal scroll-1-2 w2', 'skip'])
})

test('late badges, where a table reads them so, help every page', () => {
  const late = { table: { players: 2, badges: 'late' } }
  turn({ rows: ['p', 'bbbbbb', 'g', 'r', ''] }, late)
    .play('place w2 navigate-1')
    .offers(['sail sea-4', 'halt sea-1'])
  turn({ rows: ['p', 'gggggg', 'g', 'r', ''] }, late)
    .play('place w2 explore-1')
    .offers(['explore i1-3', 'halt i1-1'])
  turn({ rows: ['p', 'yyyyyy', 'g', 'r', ''] }, late)
    .play('place w2 letters-1', 'stamp envelope-1 stack-1', 'stamp envelope-2 stack-1', 'stamp envelope-3 stack-1')
    .offersOnly(['end turn'])
  const tiles = ['special-11', 'special-2', '', '', '', '']
  turn({ coin: 0, rows: ['p', 'ybybyb', 'g', 'g', ''] }, { ...late, tiles })
    .play('place w2 special-slot-top-left', 'theory 3')
    .offersOnly(['coins 2', 'points 3', 'done'])
})

test('DAR-BADGE-16 T-257 a stop that moves the piece itself: on from there with the steps that are left', () => {
  // Four steps and one for the silver badge; the stop at the camp on i1-7 sails, empties no stack, and the explorer
  // goes on.
  turn(
    { coin: 9, rows: ['p', 'gggggg', 'g', 'r', ''], stacks: [2, 4, 4], explorers: ['i1-3', null, null] },
    { tokens: { 'i1-9': 'red-bird' } },
  )
    .play('place w2 explore-1', 'halt i1-4', 'tent camp-i1-4 1')
    .play('stamp envelope-1 stack-1', 'stamp envelope-1 stack-1')
    // The emptied stack moves the same explorer two more spaces, from i1-4 to i1-8 and i1-9.
    .play('explore i1-9', 'study red-bird')
    .offers(['explore i1-10', 'explore i1-11'])
    .refuses('explore i1-12', 'DAR-EXPLORE-01')
})

test('DAR-ACADEMY-02 DAR-ACADEMY-09 what is told of a price is what is paid, and nothing is told where no seals are asked for', () => {
  const priceOf = (game: ReturnType<typeof turn>, slot: AcademySlot, worker: WorkerId) =>
    sealPrice(view(game.state, 0), slot, worker)
  const lenses = { 'academy-2': -1, 'academy-3': -1 }
  const game = turn({ coin: 9, rows: ['p', 'rrrrrr', 'gg', 'gg', ''] }, { academy: '...yyyyyyyyy', lenses })
  expect(priceOf(game, 'scroll-2-1', 'w3')).toBeNull()
  game.play('place w2 academy-2', 'academy')
  expect([priceOf(game, 'scroll-2-1', 'w3'), priceOf(game, 'scroll-4-1', 'w3')]).toEqual([0, 2])
  game.play('seal scroll-2-1 w3')
  expect(priceOf(game, 'scroll-2-2', 'w4')).toBe(1)
  game.play('seal scroll-2-2 w4').expect({ boards: [{ coin: 8 }] })
  const free = usingThing('camp-i1-14', { coin: 0, rows: ['p', 'ggggg', 'b', 'r', ''] }, { academy: '.........y..' })
  expect(priceOf(free, 'scroll-4-1', 'w2')).toBe(0)
})
