import { expect, test } from 'vitest'
import { SPACES } from '../data/spaces.ts'
import { turn, usingThing } from '../testing/at.ts'

const TILES = ['special-2', 'special-3', 'special-11', 'special-12', 'special-6', 'special-5']

test('DAR-LENS-01 DAR-LENS-05 T-051 a lens opens a cell for its price, and its actions follow at once', () => {
  turn({ coin: 4, rows: ['p', 'g', 'g', 'g', ''] }, { tiles: TILES })
    .play('place w1 small-left', 'unlock special-slot-middle-left')
    .expect({ boards: [{ coin: 0, lenses: 1 }], lenses: { 'special-slot-middle-left': 0 } })
    .play('theory 3')
    .expect({ boards: [{ theory: 3 }] })
  turn({ coin: 3 }).play('place w1 small-left').offersOnly(['end turn'])
  expect(SPACES.filter(({ unlockCost }) => unlockCost === 4)).toHaveLength(14)
})

test('DAR-LENS-02 T-052 the price comes on top of the penalty', () => {
  turn({ coin: 6 }, { table: { players: 3 } }, { placed: { w1: 'small-left' } })
    .play('place w1 small-right', 'unlock explore-2')
    .expect({ boards: [{ coin: 0 }] })
})

test('DAR-LENS-03 DAR-LENS-04 T-054 main pages open from top to bottom, the special journal in any order', () => {
  turn({ coin: 9 }, { tiles: TILES, lenses: { 'navigate-2': 1 } })
    .play('place w1 small-left')
    .offers(['unlock explore-2', 'unlock navigate-3', 'unlock special-slot-bottom-right'])
    .refuses('unlock explore-3', 'DAR-LENS-03')
    .refuses('unlock explore-1', 'DAR-LENS-07')
  const { state } = turn({ coin: 4 }, { tiles: TILES }).play('place w1 small-left', 'unlock special-slot-bottom-right')
  expect(Object.values(state.lenses).slice(12)).toEqual(['open', 'open', 'locked', 'locked', 'locked', 0])
})

test('DAR-LENS-06 DAR-BADGE-15 T-055 no badge helps when a cell is opened, nor on the small journal', () => {
  turn({ coin: 9, rows: ['p', 'gggg', 'g', 'g', ''] }, { tokens: { 'i1-2': null } })
    .play('place w2 small-left', 'unlock explore-2')
    .refuses('explore i1-4', 'DAR-EXPLORE-01')
    .offers(['explore i1-3'])
})

test('DAR-LENS-07 an open cell stays open, for everybody', () => {
  turn({ coin: 4 }, { order: [0, 1] }, { knowledge: 5, coin: 4 })
    .play('place w1 small-left', 'unlock navigate-2', 'skip', 'end turn')
    .decides(1)
    .play('place w1 navigate-2')
    .expect({ boards: [{ coin: 1 }, {}] })
})

test('DAR-LENS-08 DAR-LENS-09 T-229 a free lens pays for the cell and for what it does', () => {
  const broke = { coin: 0, rows: ['p', 'gggg', 'g', 'g', ''] }
  usingThing('special-1', broke, { academy: '.........y..' })
    .play('unlock academy-2', 'seal scroll-4-1 w2')
    .expect({ boards: [{ coin: 0, lenses: 1, rows: ['p', 'ggggy', 'g', 'g', ''] }] })
  usingThing('crew-5', broke, { academy: '.........y..', table: { players: 2, freeLens: 'cell' } })
    .play('unlock academy-2')
    .expect({ boards: [{ coin: 0, lenses: 1 }] })
    .offersOnly(['end turn'])
})

test('DAR-LENS-10 a locked cell is used without opening it, whatever lies above', () => {
  usingThing('special-9', { coin: 0 }, { tiles: TILES })
    .refuses('use explore-1', 'DAR-LENS-10')
    .play('use special-slot-bottom-right', 'swap coins')
    .expect({ boards: [{ coin: 7, lenses: 0 }] })
  const { state } = usingThing('crew-9', {}, { tiles: TILES }).play('use letters-3')
  expect(state.lenses['letters-3']).toBe('locked')
})

test('DAR-LENS-11 T-057 without a lens nothing is opened', () => {
  turn({ coin: 9, lenses: 6, reserve: ['silver-10'], studied: ['green-plant'] })
    .play('place w1 small-left')
    .refuses('unlock explore-2', 'DAR-LENS-11')
})

test('DAR-LENS-12 only lenses of the own colour count', () => {
  turn({ reserve: ['silver-6'], coin: 10 }, { lenses: { 'explore-2': 0, 'navigate-2': 1 } }).refuses(
    'reach silver-6 silver-slot-1',
    'DAR-OBJECTIVE-06',
  )
  turn({ reserve: ['silver-6'], coin: 10 }, { lenses: { 'explore-2': 0, 'navigate-2': 0 } }).offers([
    'reach silver-6 silver-slot-1',
  ])
})

test('DAR-LENS-13 T-296 a free lens keeps to the order, too', () => {
  usingThing('special-1').refuses('unlock explore-3', 'DAR-LENS-13').offers(['unlock explore-2'])
})

test('DAR-LENS-14 T-297 a slot without a tile is no cell', () => {
  const solo = { table: { players: 1 } }
  for (const slot of ['special-slot-bottom-left', 'special-slot-bottom-right']) {
    usingThing('special-1', {}, solo).refuses(`unlock ${slot}`, 'DAR-LENS-14')
    expect(usingThing('special-9', {}, solo).moves()).not.toContain(`use ${slot}`)
    turn({ knowledge: 9 }, solo).refuses(`place w1 ${slot}`, 'DAR-LENS-14')
  }
})
