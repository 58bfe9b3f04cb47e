import { expect, test } from 'vitest'
import { BOOKS, LAST_STEP } from '../data/player-board.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { readPosition, turn, usingThing } from '../testing/at.ts'
import { view } from '../view.ts'

const NONE = { museum: [], rowCoins: [] }

test('DAR-MUSEUM-01 only a researched specimen that is missing can be sent', () => {
  usingThing('museum-deliver', { studied: ['red-bird', 'red-plant'] }, { museum: ['red-plant'] })
    .refuses('deliver red-plant', 'DAR-MUSEUM-01')
    .refuses('deliver blue-bird', 'DAR-MUSEUM-01')
    .play('deliver red-bird')
    .expect({ museum: ['red-plant', 'red-bird'] })
})

test('DAR-MUSEUM-02 T-105 the first delivery of a row takes its coin, whatever the set-up put there', () => {
  usingThing('museum-deliver', { coin: 0, studied: ['red-bird'] }, { museum: ['red-plant'] })
    .play('deliver red-bird')
    .expect({ boards: [{ coin: 6, theory: 1 }], rowCoins: ['green', 'blue', 'yellow'] })
  usingThing('museum-deliver', { coin: 0, studied: ['red-bird'] }, { museum: ['red-plant'], rowCoins: ['green'] })
    .play('deliver red-bird')
    .expect({ boards: [{ coin: 5 }] })
})

test('DAR-MUSEUM-03 T-104 the tile that completes a row gives one step more', () => {
  usingThing(
    'museum-deliver',
    { coin: 0, studied: ['red-fossil'] },
    { museum: ['red-reptile', 'red-plant', 'red-bird'], rowCoins: [] },
  )
    .play('deliver red-fossil')
    .expect({ boards: [{ coin: 3, theory: 4 }] })
})

test('DAR-MUSEUM-04 T-102 a coin for each empty cell of row and column, a step for each filled one: four coins and two steps', () => {
  usingThing(
    'museum-deliver',
    { coin: 0, studied: ['green-reptile'] },
    { museum: ['green-bird', 'red-reptile', 'yellow-fossil'], rowCoins: [] },
  )
    .play('deliver green-reptile')
    .expect({ boards: [{ coin: 4, theory: 2 }] })
})

test('DAR-MUSEUM-05 DAR-MUSEUM-08 what the second specimen of a visit costs is seen before it is chosen', () => {
  const fees = (space: string, first: string) => {
    const game = turn({ coin: 9, studied: ['green-bird', 'red-plant'] }, { museum: ['blue-bird', 'blue-plant'] })
    game.play(`place w1 ${space}`)
    const before = view(game.state, 0).fee
    game.play(first)
    return [before, view(game.state, 0).fee]
  }
  expect(fees('museum-deliver', 'deliver green-bird')).toEqual([0, 3])
  expect(fees('museum-study', 'study blue-bird')).toEqual([0, 3])
})

test('DAR-MUSEUM-05 DAR-MUSEUM-06 T-106 a second delivery costs three coins, which the first may have brought', () => {
  turn({ coin: 0, studied: ['green-bird', 'red-plant'] }, NONE)
    .play('place w1 museum-deliver', 'deliver green-bird')
    .expect({ boards: [{ coin: 6 }] })
    .play('deliver red-plant')
    .expect({ boards: [{ coin: 9 }] })
    .offersOnly(['end turn'])
  // Four coins, of which three pay for a delivery that brings six.
  usingThing(
    'museum-deliver',
    { coin: 0, studied: ['green-reptile', 'blue-plant'] },
    { museum: ['green-bird', 'red-reptile'], rowCoins: [] },
  )
    .play('deliver green-reptile')
    .expect({ boards: [{ coin: 4 }] })
    .play('deliver blue-plant')
    .expect({ boards: [{ coin: 4 - 3 + 6 }] })
  const poor = { museum: ['green-reptile', 'green-plant', 'green-fossil', 'blue-bird', 'red-bird'], rowCoins: [] }
  usingThing(
    'museum-deliver',
    {
      coin: 0,
      studied: ['green-bird', 'yellow-plant'],
      reserve: ['gold-3'],
      crew: ['crew-14'],
      rows: ['p', 'ggbbr', 'g', 'g', ''],
    },
    poor,
  )
    .play('deliver green-bird')
    .expect({ boards: [{ coin: 1, theory: 6 }] })
    .refuses('deliver yellow-plant', 'DAR-MUSEUM-05')
})

test('DAR-MUSEUM-07 T-107 the second one counts the first', () => {
  usingThing('museum-deliver', { coin: 0, studied: ['green-bird', 'green-plant'] }, NONE)
    .play('deliver green-bird', 'deliver green-plant')
    .expect({ boards: [{ coin: 6 - 3 + 5, theory: 1 }] })
})

test('DAR-MUSEUM-08 T-110 T-111 up to two specimens of the museum are researched, the second for three coins', () => {
  turn({ coin: 3 }, { museum: ['green-bird', 'red-plant', 'red-bird'] })
    .play('place w1 museum-study')
    .refuses('study blue-bird', 'DAR-MUSEUM-08')
    .play('study green-bird', 'study red-plant')
    .offersOnly(['end turn'])
    .expect({ boards: [{ coin: 0, studied: ['green-bird', 'red-plant'] }] })
  const two = { museum: ['green-bird', 'red-plant'] }
  usingThing('museum-study', { coin: 2 }, two).play('study green-bird').offersOnly(['end turn'])
  usingThing('museum-study', { coin: 2, crew: ['crew-14'], rows: ['p', 'ggbbr', 'g', 'g', ''] }, two)
    .play('study green-bird')
    .refuses('study red-plant', 'DAR-MUSEUM-08')
  // A tile that the set-up placed in the museum.
  const game = turn({})
  const [tile] = readPosition(game.state).museum as [string]
  game.play('place w1 museum-study', `study ${tile}`).expect({ boards: [{ studied: [tile] }] })
})

test('DAR-MUSEUM-09 T-242 delivery and research are two spaces, unless the table joins them', () => {
  turn({ coin: 9, studied: ['green-bird'] }, { museum: ['red-bird'] })
    .play('place w1 museum-deliver', 'deliver green-bird')
    .offersOnly(['end turn'])
  turn({ coin: 9, studied: ['green-bird'] }, { museum: ['red-bird'], table: { players: 2, museum: 'one' } })
    .refuses('place w1 museum-study', 'DAR-MUSEUM-09')
    .play('place w1 museum-deliver')
    .offersOnly(['deliver', 'study-museum', 'done'])
})

test('DAR-MUSEUM-10 DAR-MUSEUM-11 DAR-MUSEUM-12 T-109 T-212 a delivery is repeated as if placed now, once, without the row coin', () => {
  const row = ['red-reptile', 'red-plant', 'red-bird', 'red-fossil']
  usingThing('special-3', { coin: 0, studied: ['red-fossil', 'green-bird'] }, { museum: row })
    .refuses('redeliver green-bird', 'DAR-MUSEUM-10')
    .play('redeliver red-fossil')
    .expect({ boards: [{ coin: 3, theory: 4 }], rowCoins: ['green', 'blue', 'red', 'yellow'] })
    .offersOnly(['end turn'])
})

test('DAR-MUSEUM-13 T-244 without a specimen to send, the worker may stand there all the same', () => {
  turn({}).play('place w1 museum-deliver').offersOnly(['end turn'])
  turn({}, { museum: [] }).play('place w1 museum-study').offersOnly(['end turn'])
})

test('DAR-SPECIMEN-06 T-112 what was sent stays researched', () => {
  usingThing('museum-deliver', { studied: ['green-bird'] }, NONE)
    .play('deliver green-bird')
    .expect({ boards: [{ studied: ['green-bird'] }] })
})

test('DAR-EVOLUTION-01 DAR-EVOLUTION-02 T-236 steps count at the end and bring nothing at once', () => {
  const game = usingThing('crew-3', { theory: 4 }, NONE).play('theory 5')
  game.expect({ boards: [{ theory: 9, points: 0 }] })
  expect(game.scores()[0]?.parts.theory).toBe(2 * 6)
  usingThing('special-11', { theory: 4 })
    .play('theory 3')
    .expect({ boards: [{ theory: 7, points: 0 }] })
})

test('DAR-EVOLUTION-03 T-237 objectives look at steps, not at multipliers', () => {
  turn({ reserve: ['silver-7'], theory: 6, tents: 2 }).refuses('reach silver-7 silver-slot-1', 'DAR-OBJECTIVE-06')
  turn({ reserve: ['silver-7'], theory: 7, tents: 2 }).offers(['reach silver-7 silver-slot-1'])
  expect([BOOKS[6], BOOKS[7]]).toEqual([5, 5])
})

test('DAR-EVOLUTION-04 the marker stops at the last step', () => {
  usingThing('crew-3', { theory: LAST_STEP - 2 })
    .play('theory 5')
    .expect({ boards: [{ theory: 36 }] })
  expect([LAST_STEP, BOOKS[LAST_STEP], BOOKS.indexOf(9)]).toEqual([36, 15, 15])
  expect(SPECIMENS).toHaveLength(16)
})

test('DAR-GEN-09 DAR-EVOLUTION-04 on the last step no more steps are offered', () => {
  usingThing('crew-16', { theory: LAST_STEP })
    .refuses('theory 2', 'DAR-EVOLUTION-04')
    .offersOnly(['knowledge 1', 'coins 3', 'done'])
  usingThing('crew-16', { theory: LAST_STEP - 1 }).offersOnly(['theory 2', 'knowledge 1', 'coins 3', 'done'])
  usingThing('crew-3', { theory: LAST_STEP }).offersOnly(['end turn'])
})
