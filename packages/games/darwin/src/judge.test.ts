// Tests that every refusal has the right reason, also for moves that belong to another question or another player.

import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { rewards, SILVER, turn, usingThing } from './testing/at.ts'
import { darwin } from './testing/index.ts'

const OWN = { coin: 9, reserve: ['start-silver-1'], slots: { 'gold-slot-3': 'gold-3' } }
const completing = () => usingThing('special-12', OWN, { shown: [] }).play('complete-objective')

test('DAR-OBJECTIVE-17 an automatic objective takes a tile of one’s own to a slot of its colour', () => {
  completing()
    .refuses('complete start-silver-1 gold-slot-1', 'DAR-OBJECTIVE-17')
    .refuses('complete gold-9 gold-slot-1', 'DAR-OBJECTIVE-17')
    .offers(['complete start-silver-1 silver-slot-1', 'complete gold-3'])
})

test('DAR-OBJECTIVE-09 out of the reserve a tile needs a slot, and one of its colour', () => {
  completing().refuses('complete start-silver-1', 'DAR-OBJECTIVE-09')
  turn(SILVER)
    .refuses('reach silver-10', 'DAR-OBJECTIVE-09')
    .refuses('reach silver-10 gold-slot-1', 'DAR-OBJECTIVE-09')
    .offers(['reach silver-10 silver-slot-1'])
})

test('DAR-OBJECTIVE-08 DAR-OBJECTIVE-12 a tile that lies in a slot is turned over there, once', () => {
  completing()
    .refuses('complete gold-3 gold-slot-3', 'DAR-OBJECTIVE-08')
    .refuses('complete gold-3 gold-slot-1', 'DAR-OBJECTIVE-08')
    .refuses('reach gold-3 gold-slot-1', 'DAR-OBJECTIVE-08')
    .play('complete gold-3')
    .refuses('reach gold-3 gold-slot-4', 'DAR-OBJECTIVE-12')
})

test('DAR-OBJECTIVE-01 only an objective that lies open can be taken', () => {
  usingThing('i1-6', {}, { shown: ['silver-1'] })
    .refuses('take silver-2', 'DAR-OBJECTIVE-01')
    .play('take silver-1')
    .refuses('take silver-1', 'DAR-OBJECTIVE-01')
})

test('DAR-BADGE-09 without the gold badge there is no stop on the way', () => {
  turn({ coin: 0, rows: ['p', 'ggggg', 'g', 'r', ''] })
    .play('place w2 explore-1')
    .offers(['explore i1-1'])
    .refuses('halt i1-1', 'DAR-BADGE-09')
  usingThing('navigate-1').offers(['sail sea-1']).refuses('halt sea-1', 'DAR-BADGE-09')
})

test('DAR-BADGE-07 without a badge there is no extra seal', () => {
  const shop = { academy: 'gggggggggggg' }
  turn({ coin: 9, rows: ['p', 'rrr', 'g', 'g', ''] }, shop)
    .play('place w2 academy-1')
    .refuses('extra-seal', 'DAR-BADGE-07')
  turn({ coin: 9, rows: ['p', 'rrrr', 'g', 'g', ''] }, shop)
    .play('place w2 academy-1')
    .offers(['extra-seal'])
})

test('DAR-CAMP-01 a tent goes to the campsite beside the icon', () => {
  usingThing('sea-6', { coin: 9 })
    .offers(['tent camp-sea-6 1'])
    .refuses('tent camp-sea-12 1', 'DAR-CAMP-01')
    .play('skip')
    .refuses('tent camp-sea-6 1', 'DAR-CAMP-01')
})

/** Delivering the green bird brings one coin here. */
const NEARLY_FULL = { museum: ['green-reptile', 'green-plant', 'green-fossil', 'blue-bird', 'red-bird'], rowCoins: [] }
const POOR = { coin: 0, studied: ['green-bird', 'yellow-plant'] }

test('DAR-MUSEUM-05 a second delivery that cannot be paid says what it costs', () => {
  for (const game of [
    turn(POOR, NEARLY_FULL).play('place w1 museum-deliver'),
    usingThing('museum-deliver', POOR, NEARLY_FULL),
  ])
    game
      .play('deliver green-bird')
      .offersOnly(['end turn'])
      .refuses('deliver yellow-plant', 'DAR-MUSEUM-05')
      .refuses('deliver red-bird', 'DAR-TURN-01')
  // On another space it is not a second delivery, and coins would not help.
  turn(POOR, NEARLY_FULL).play('place w1 turn-order', 'done').refuses('deliver yellow-plant', 'DAR-TURN-01')
  turn(POOR, NEARLY_FULL).refuses('deliver yellow-plant', 'DAR-TURN-01')
})

test('DAR-MUSEUM-08 nor can a second research be paid', () => {
  turn({ coin: 2 }, { museum: ['green-bird', 'red-plant'] })
    .play('place w1 museum-study', 'study green-bird')
    .refuses('study red-plant', 'DAR-MUSEUM-08')
    .refuses('study red-bird', 'DAR-TURN-01')
})

test('DAR-GEN-02 what waits for something that was begun says so', () => {
  turn({ ...SILVER, coin: 8 }, { camps: { 'camp-sea-6': [0, null] }, shown: [] })
    .play('place w1 turn-order', 'reach silver-10 silver-slot-1')
    .refuses('coins 3', 'DAR-GEN-02')
    .refuses('done', 'DAR-GEN-02')
    .refuses('place w2 turn-order', 'DAR-GEN-02')
    .refuses('keep crew-1', 'DAR-CREWDRAFT-03')
    .refuses('halt i1-1', 'DAR-GEN-02')
  usingThing('crew-16').play('theory 2').refuses('theory 2', 'DAR-TURN-01').offers(['coins 3'])
  usingThing('crew-2').refuses('end turn', 'DAR-GEN-02')
})

test('DAR-GEN-05 DAR-REWARD-14 nothing is skipped and nobody passes where that is not asked', () => {
  turn({}).refuses('skip', 'DAR-GEN-05').refuses('done', 'DAR-GEN-05').refuses('enough', 'DAR-GEN-05')
  turn({}).play('place w1 turn-order').refuses('pass', 'DAR-REWARD-14')
  rewards([SILVER, {}]).offers(['pass']).refuses('coins 3', 'DAR-TURN-01')
})

test('DAR-CREWDRAFT-03 DAR-CREWDRAFT-08 DAR-OBJDRAFT-01 DAR-SOLO-07 what belongs to the set-up is done there', () => {
  turn({})
    .refuses('keep crew-1', 'DAR-CREWDRAFT-03')
    .refuses('seals green green red', 'DAR-CREWDRAFT-08')
    .refuses('pair start-silver-1 start-gold-1', 'DAR-OBJDRAFT-01')
  turn({}, { table: { players: 1 } }).refuses('keep crew-1', 'DAR-SOLO-07')
  const draft = table(darwin, { table: { players: 2 } })
  const hand = draft.moves(0)
  const other = Array.from({ length: 16 }, (_, i) => `keep crew-${i + 1}`).find((move) => !hand.includes(move))
  draft.refuses(`0: ${other}`, 'DAR-CREWDRAFT-03')
})

test('DAR-CREWDRAFT-08 a worker that is named before the first round waits for its turn, or for all three seals', () => {
  const draft = table(darwin, { table: { players: 2 } }).refuses('0: w2', 'KER-FIRST')
  for (let pick = 0; pick < 3; pick++) for (const seat of [0, 1]) draft.play(`${seat}: ${draft.moves(seat)[0]}`)
  const sealing = [0, 1].filter((seat) => draft.moves(seat).some((move) => move.startsWith('seals ')))
  for (const seat of sealing) draft.refuses(`${seat}: w1`, 'KER-FIRST').refuses(`${seat}: w3`, 'DAR-CREWDRAFT-08')
  expect(sealing.length, 'nobody has seals to give out').toBeGreaterThan(0)
})
