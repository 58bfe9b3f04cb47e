import { expect, test } from 'vitest'
import { units } from './resources.ts'
import { both, EMPTY_POOL, guarded, SITE, type Things, turn } from './testing/turn.ts'
import { discounted } from './travel.ts'

const SHIP_SITE = 'l1-lower-3'
const open = { sites: { [SITE]: guarded(), [SHIP_SITE]: guarded('guardian-boot-jewel', 'level1-coin-arrowhead') } }
const other = { sites: { [SITE]: guarded('guardian-three-tablets') } }
const LEVEL2 = { sites: { 'l2-1': { tile: 'level2-arrowhead-jewel' }, 'l2-3': { tile: 'level2-two-tablets-jewel' } } }
const SNAKE = { table: { players: 2, temple: 'snake' } }

test('ARN-TRAVEL-01 ARN-TRAVEL-02 ARN-TRAVEL-03 T-040 ship is paid by ship or plane, not by car', () => {
  turn({ hand: ['funding-car'] }, open).refuses(`dig ${SHIP_SITE}`, 'KER-PAY')
  turn({ hand: ['funding-ship'] }, open).play(`dig ${SHIP_SITE}`, 'pay funding-ship')
  turn({ hand: ['stone-jar'] }, open).play(`dig ${SHIP_SITE}`, 'pay stone-jar')
  turn({ hand: ['stone-jar'] }, open).play(`dig ${SITE}`, 'pay stone-jar')
  turn({ hand: ['funding-ship'] }, open).refuses(`dig ${SITE}`, 'KER-PAY')
})

test('ARN-TRAVEL-04 T-041 any icon pays for a boot', () => {
  for (const card of ['fear', 'funding-car', 'funding-ship', 'stone-jar'])
    turn({ hand: [card] })
      .play('dig camp-coins-1', `pay ${card}`)
      .expect({ explorers: [{ coin: 2 }] })
  turn({ hand: ['fear'] }, open).refuses(`dig ${SITE}`, 'KER-PAY')
})

test('ARN-TRAVEL-05 ARN-TRAVEL-06 ARN-TRAVEL-09 T-042 two boots: two icons, from one card or two', () => {
  const free = { men: { 'camp-coins-2': null } }
  const dig = 'dig camp-coins-2'
  turn({ hand: ['stone-jar'] }, free).refuses(dig, 'KER-PAY')
  turn({ hand: ['stone-jar', 'fear'] }, free).play(dig, 'pay stone-jar+fear')
  turn({ hand: ['fear', 'fear'] }, free)
    .play(dig, 'pay fear+fear')
    .expect({ explorers: [{ area: ['fear', 'fear'] }] })
  turn({ hand: ['automobile'] }, free)
    .play(dig, 'pay automobile')
    .expect({ pool: { car: 0 } })
  turn({ hand: ['automobile', 'fear'] }, free)
    .play(dig, 'pay fear', 'pay automobile')
    .expect({ pool: { car: 1 } })
})

test('ARN-TRAVEL-06 two cars from any mix of sources', () => {
  const sources = { hand: ['funding-car'], boons: ['guardian-ship-arrowhead'], coin: 2 }
  turn(sources, LEVEL2)
    .play('dig l2-1', 'pay funding-car+guardian-ship-arrowhead')
    .expect({ explorers: [{ boons: [] }] })
  turn(sources, LEVEL2)
    .play('dig l2-1', 'pay pilot', 'pay funding-car')
    .expect({ explorers: [{ coin: 0, jewel: 1 }] })
})

test('ARN-TRAVEL-07 ARN-ASSIST-15 T-044 the second icon of a card pays for an assistant’s boot in the same turn', () => {
  turn({ hand: ['automobile'], staff: [{ id: 'assistant-boot-for-arrowhead' }] })
    .play('dig camp-coins-1', 'pay automobile', 'use assistant-boot-for-arrowhead', 'pay pool-car')
    .expect({ pool: { car: 0 }, explorers: [{ arrowhead: 1, staff: [{ ready: false }] }] })
})

test('ARN-TRAVEL-08 a card spent for travel lies in the play area, its effect ignored', () => {
  turn({ hand: ['gold-pan'] })
    .play('dig camp-tablets-1', 'pay gold-pan')
    .expect({ explorers: [{ coin: 0, area: ['gold-pan'] }] })
})

test('ARN-TRAVEL-11 T-046 a pilot may be hired for a guardian or an assistant', () => {
  turn({ coin: 3, arrowhead: 1 }, { sites: { [SITE]: guarded('guardian-boot-coin-arrowhead') }, men: { [SITE]: 0 } })
    .play(`overcome ${SITE}`, 'pay coin+arrowhead+pilot')
    .expect({ explorers: [{ coin: 0, arrowhead: 0, boons: ['guardian-boot-coin-arrowhead'] }] })
  turn({ coin: 2, staff: [{ id: 'assistant-boot-for-arrowhead' }] })
    .play('use assistant-boot-for-arrowhead', 'pay pilot')
    .expect({ explorers: [{ coin: 0, arrowhead: 1 }] })
})

test('ARN-TRAVEL-12 of two boons the one that pays is turned over', () => {
  turn({ boons: ['guardian-boot-jewel', 'guardian-four-coins'] }, other)
    .play(`dig ${SITE}`, 'pay guardian-boot-jewel')
    .expect({ explorers: [{ boons: ['guardian-four-coins'], spent: ['guardian-boot-jewel'] }] })
})

test('ARN-TRAVEL-12 a travel boon pays like a card, once', () => {
  turn({ boons: ['guardian-boot-jewel'] }, other)
    .play(`dig ${SITE}`, 'pay guardian-boot-jewel')
    .expect({ explorers: [{ boons: [], spent: ['guardian-boot-jewel'], jewel: 1 }] })
    .refuses('boon guardian-boot-jewel', 'ARN-GUARD-08')
})

test('ARN-TRAVEL-13 ARN-TRAVEL-14 icons of an assistant wait in the pool for this turn', () => {
  both({ staff: [{ id: 'assistant-compass-or-car', gold: true }] }, {}, LEVEL2)
    .play('use assistant-compass-or-car', 'cars')
    .expect({ pool: { car: 2 } })
    .play('dig l2-1', 'pay pool-car+pool-car')
    .expect({ pool: { car: 0 }, explorers: [{ jewel: 1 }] })
    .play('end')
    .expect({ pool: { car: 0, ship: 0, plane: 0, either: 0 } })
})

test('ARN-TRAVEL-14 the player picks what is consumed', () => {
  turn({ hand: ['funding-car', 'funding-ship', 'fear'] })
    .play('dig camp-coins-1')
    .offersOnly(['pay fear', 'pay funding-car', 'pay funding-ship'])
    .play('pay funding-ship')
    .expect({ explorers: [{ hand: ['funding-car', 'fear'] }] })
})

test('ARN-TRAVEL-14 a card with a car and a ship leaves the other icon, or either after a boot', () => {
  turn({ hand: ['army-knife'] }, open)
    .play(`dig ${SITE}`, 'pay army-knife')
    .expect({ pool: { ship: 1, car: 0, either: 0 } })
  turn({ hand: ['army-knife'] }, open)
    .play(`dig ${SHIP_SITE}`, 'pay army-knife')
    .expect({ pool: { car: 1, ship: 0 } })
  turn({ hand: ['army-knife'] })
    .play('dig camp-coins-1', 'pay army-knife')
    .expect({ pool: { either: 1 } })
  turn({ hand: ['army-knife'] }, LEVEL2).refuses('dig l2-1', 'KER-PAY')
  turn({ hand: ['army-knife', 'funding-car'] }, LEVEL2)
    .play('dig l2-1', 'pay army-knife', 'pay funding-car')
    .expect({ pool: { ship: 1 } })
  turn({ hand: ['army-knife'] }, { ...SNAKE, sites: { 'l2-3': { tile: 'level2-arrowhead-jewel' } } })
    .play('dig l2-3', 'pay army-knife')
    .expect({ pool: { car: 0, ship: 0, either: 0 } })
})

test('ARN-TRAVEL-14 of a car and a ship paid with the army knife and another card that icon is left which nobody needed', () => {
  const table = { ...SNAKE, sites: { 'l2-3': { tile: 'level2-arrowhead-jewel' } } }
  const left = (card: string, pool: Things) =>
    turn({ hand: [card, 'army-knife'] }, table)
      .play('dig l2-3', `pay ${card}`, 'pay army-knife')
      .expect({ pool: { ...EMPTY_POOL, ...pool } })
  left('hat', { ship: 1 })
  left('funding-car', { car: 1 })
  left('stone-jar', { either: 1 })
  left('automobile', { car: 2 })
  left('gold-pan', { ship: 2 })
})

test('ARN-TRAVEL-15 a card put into a payment pays for something, so the army knife beside two cars has paid for a car', () => {
  const left = (site: string, card: string, pool: Things) =>
    turn({ hand: ['army-knife', card] }, LEVEL2)
      .play(`dig ${site}`, 'pay army-knife', `pay ${card}`)
      .expect({ pool: { ...EMPTY_POOL, ...pool } })
  left('l2-1', 'automobile', { car: 1, ship: 1 })
  left('l2-1', 'aeroplane', { plane: 1, ship: 1 })
  left('l2-3', 'gold-pan', { ship: 1, car: 1 })
})

test('ARN-TRAVEL-14 ARN-TRAVEL-15 what is put into a payment may be named in any order', () => {
  const site = { sites: { [SITE]: guarded('guardian-two-boots-compass') }, men: { [SITE]: 0 } }
  for (const order of [
    ['pay sturdy-boots', 'pay fear', 'pay compass'],
    ['pay fear', 'pay sturdy-boots', 'pay compass'],
    ['pay fear', 'pay compass', 'pay sturdy-boots'],
    ['pay compass', 'pay fear', 'pay sturdy-boots'],
  ])
    turn({ compass: 1, hand: ['sturdy-boots', 'fear'] }, site)
      .play(`overcome ${SITE}`, ...order)
      .expect({ pool: { ...EMPTY_POOL, car: 1 }, explorers: [{ hand: [], compass: 0 }] })
})

test('ARN-TRAVEL-10 ARN-TRAVEL-14 a whole payment may be named that is not the one proposed', () => {
  const game = () =>
    turn({ coin: 9, hand: ['exploration-ship', 'funding-car', 'fear', 'fear'] }, LEVEL2).play('dig l2-3')
  const after = game().play('pay pilot+pilot')
  after.expect({ explorers: [{ coin: 5, hand: ['exploration-ship', 'funding-car', 'fear', 'fear'], home: 1 }] })
  game()
    .play('pay exploration-ship+pilot')
    .expect({ explorers: [{ coin: 7, hand: ['funding-car', 'fear', 'fear'] }] })
  game()
    .refuses('pay pilot+pilot+exploration-ship', 'ARN-TRAVEL-15')
    .refuses('pay funding-car+exploration-ship', 'ARN-TRAVEL-15')
    .refuses('pay pilot+compass', 'ARN-RES-03')
    .refuses('pay pilot+hat', 'ARN-RES-03')
  turn({ coin: 3, hand: ['exploration-ship'] }, LEVEL2)
    .play('dig l2-3')
    .refuses('pay pilot+pilot', 'ARN-RES-03')
  turn({ coin: 9, hand: ['hat'] }, LEVEL2)
    .play('play hat', 'dig l2-3')
    .refuses('pay pilot+hat', 'ARN-TURN-07')
})

test('ARN-TRAVEL-06 each of the two icons of the journal pays, and it is offered once', () => {
  const game = turn({ hand: ['army-knife', 'journal', 'funding-car'] }, LEVEL2).play('dig l2-1')
  game.offersOnly(['pay army-knife+funding-car', 'pay army-knife', 'pay journal', 'pay funding-car'])
  game.play('pay journal').offersOnly(['pay funding-car', 'pay army-knife'])
  game.play('pay army-knife').expect({ pool: { ...EMPTY_POOL, ship: 2 } })
})

test('ARN-TRAVEL-06 army knife and journal together are two cars or two ships', () => {
  turn({ hand: ['army-knife', 'journal'] }, LEVEL2)
    .play('dig l2-1', 'pay army-knife+journal')
    .expect({ pool: { ship: 2 }, explorers: [{ hand: [], area: ['army-knife', 'journal'] }] })
  turn({ hand: ['army-knife', 'journal'] }, LEVEL2)
    .play('dig l2-3', 'pay army-knife+journal')
    .expect({ pool: { car: 2 } })
})

test('ARN-TRAVEL-15 cards give icons only for a payment; a boon may go to the pool at any time', () => {
  const game = turn({ hand: ['automobile'], boons: ['guardian-boot-jewel'] })
  expect(game.moves().filter((move) => move.startsWith('pay'))).toEqual([])
  game.play('boon guardian-boot-jewel').expect({ pool: { plane: 1 }, explorers: [{ spent: ['guardian-boot-jewel'] }] })
})

test('ARN-TRAVEL-16 ARN-TRAVEL-17 T-212 a discount that is not needed is lost, an icon that was paid is not', () => {
  const sea = { sites: { 'l2-3': { tile: 'level2-two-tablets-jewel' } } }
  turn({ hand: ['sea-turtle', 'steam-boat'], staff: [{ id: 'assistant-boot-for-arrowhead' }] }, sea)
    .play('play sea-turtle', 'dig l2-3', 'pay steam-boat')
    .expect({ pool: { ship: 1 }, explorers: [{ tablet: 2, jewel: 1 }] })
    .play('use assistant-boot-for-arrowhead', 'pay pool-ship')
    .expect({ explorers: [{ arrowhead: 1 }] })
  turn({ hand: ['sea-turtle'] })
    .play('play sea-turtle', 'dig camp-coins-1')
    .expect({ pool: { ship: 0, either: 0 }, explorers: [{ coin: 2 }] })
})

test('ARN-KEYWORD-04 ARN-KEYWORD-05 ARN-KEYWORD-06 T-099 what a discount covers', () => {
  expect(discounted(['car'], ['boot', 'boot'], false)).toEqual({ car: 1 })
  expect(discounted(['boot', 'boot'], ['boot', 'boot'], false)).toEqual({})
  expect(discounted(['boot'], ['boot', 'boot'], false)).toEqual({})
  expect(discounted(['car', 'car'], ['plane'], false)).toEqual({ car: 1 })
  expect(discounted(['boot', 'plane'], ['plane'], false)).toEqual({ boot: 1 })
  expect(discounted(['boot', 'plane'], ['ship'], false)).toEqual({ plane: 1 })
  expect(discounted(['ship'], ['car'], false)).toEqual({ ship: 1 })
  expect(discounted(['car', 'ship'], ['plane'], false)).toEqual({ vehicle: 1 })
  expect(discounted(['car', 'ship'], ['car'], false)).toEqual({ ship: 1 })
  turn({ hand: ['sturdy-boots', 'funding-car'] }, open)
    .play('play sturdy-boots', `dig ${SITE}`, 'pay funding-car')
    .expect({ explorers: [{ jewel: 1 }] })
  turn({ hand: ['sturdy-boots', 'fear'] }, open)
    .play('play sturdy-boots')
    .refuses(`dig ${SITE}`, 'KER-PAY')
  turn({ hand: ['sturdy-boots'] }, { men: { 'camp-coins-2': null } })
    .play('play sturdy-boots', 'dig camp-coins-2')
    .expect({ explorers: [{ coin: 2, home: 1 }] })
})

test('ARN-KEYWORD-06 a plane discount on a car and a ship leaves either of them', () => {
  const island = { ...SNAKE, sites: { 'l2-3': { tile: 'level2-two-tablets-jewel' } } }
  for (const card of ['funding-car', 'funding-ship', 'stone-jar', 'journal'])
    turn({ hand: ['aeroplane', card] }, island).play('play aeroplane', 'dig l2-3', `pay ${card}`)
  turn({ hand: ['aeroplane', 'fear'] }, island)
    .play('play aeroplane')
    .refuses('dig l2-3', 'KER-PAY')
})

test('ARN-CARD-26 ARN-CARD-27 ARN-CARD-44 T-225 with the ocarina every icon is a plane', () => {
  turn({ hand: ['guardians-ocarina', 'automobile'], tablet: 1 }, LEVEL2)
    .play('play guardians-ocarina', 'pay tablet')
    .expect({
      explorers: [{ planes: true, home: 2 }],
    })
  turn({ planes: true, hand: ['automobile'] }, LEVEL2)
    .play('dig l2-3', 'pay automobile')
    .expect({ explorers: [{ jewel: 1 }] })
  turn({ planes: true, hand: ['fear'] }, open).play(`dig ${SITE}`, 'pay fear')
  turn({ planes: true, boons: ['guardian-car-arrowhead'] }, open).play(`dig ${SITE}`, 'pay guardian-car-arrowhead')
  turn({ planes: true }, { ...open, pool: { ship: 1 } }).play(`dig ${SITE}`, 'pay pool-ship')
  turn({ planes: true, hand: ['sturdy-boots'] }, { ...SNAKE, sites: { 'l2-3': { tile: 'level2-two-tablets-jewel' } } })
    .play('play sturdy-boots', 'dig l2-3')
    .expect({ explorers: [{ jewel: 1, tablet: 2, compass: 1 }] })
})

test('ARN-GUARD-17 ARN-EFFECT-07 one cost is one payment: coins are not both price and pilot', () => {
  turn(
    { coin: 2, arrowhead: 1 },
    { sites: { [SITE]: guarded('guardian-boot-coin-arrowhead') }, men: { [SITE]: 0 } },
  ).refuses(`overcome ${SITE}`, 'KER-PAY')
  turn(
    { hand: ['automobile'], coin: 1, arrowhead: 1 },
    { sites: { [SITE]: guarded('guardian-card-coin-arrowhead') }, men: { [SITE]: 0 } },
  )
    .play(`overcome ${SITE}`, 'pay coin+arrowhead+drop-automobile')
    .expect({ pool: { car: 0 }, explorers: [{ hand: [], boons: ['guardian-card-coin-arrowhead'] }] })
})

test('ARN-TURN-12 a free action that spends what a payment needs leads to withdraw, with nothing spent', () => {
  const game = turn(
    { coin: 1, crates: 1, hand: ['fear'] },
    { row: ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope'] },
  )
  game.play('buy hat', 'slot jewel', 'pay coin').expect({ explorers: [{ coin: 0, jewel: 1 }] })
  game
    .offersOnly(['withdraw'])
    .play('withdraw')
    .expect({ acted: false, explorers: [{ coin: 0, deck: [] }] })
  game.refuses('buy hat', 'KER-PAY').offers(['dig camp-coins-1', 'pass'])
})

test('bad input is refused, and the state stays as it was', () => {
  const game = turn({ hand: ['hat'] })
  game.refuses('dance', 'KER-UNKNOWN').refuses('1: pass', 'KER-TURN').refuses('7: pass', 'KER-SEAT')
  game.refuses('discover l1-lower-1', 'KER-PAY')
  expect(units({ travel: ['car', 'car'], coin: 1 })).toEqual({ coin: 1, car: 2 })
})
