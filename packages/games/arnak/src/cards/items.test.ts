// Tests every item: its effect from the hand, its price, its points and its travel icons.

import type { Json } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { PRINTED_ITEMS } from '../testing/printed-cards.ts'
import { guarded, SITE, type Things, TO_BE_FOUND, turn } from '../testing/turn.ts'
import { ITEM_IDS, ITEMS } from './items.ts'

type Case = {
  readonly with?: Things
  readonly at?: Things
  readonly play: readonly string[]
  readonly then: Things
}
const ROW = ['serpent-idol', 'hat', 'axe', 'torch', 'flask', 'rope']
const without = (card: string): string[] =>
  ROW.map((one, i) => (one === card ? (['parrot', 'whip'][i % 2] as string) : one))

const CASES: Readonly<Record<keyof typeof ITEMS, Case>> = {
  aeroplane: {
    with: { compass: 1 },
    at: TO_BE_FOUND,
    play: [`discover ${SITE}`, 'pay compass', 'reveal site', 'reveal guardian'],
    then: { compass: 0, coin: 2, arrowhead: 1, crates: 1 },
  },
  airdrop: { play: ['take axe'], then: { hand: ['axe'] } },
  'army-knife': { play: ['coin', 'tablet'], then: { coin: 1, tablet: 1, compass: 0 } },
  automobile: { play: [], then: { compass: 2 } },
  axe: { with: { area: ['fear'] }, play: ['exile area fear'], then: { compass: 1, area: ['axe'] } },
  'bear-trap': {
    at: { sites: { [SITE]: guarded() } },
    play: [`overcome ${SITE}`],
    then: { boons: ['guardian-four-coins'] },
  },
  binoculars: { at: { sites: { [SITE]: guarded() } }, play: [`activate ${SITE}`], then: { jewel: 1 } },
  'bow-and-arrows': {
    with: { spent: ['guardian-boot-jewel'] },
    at: { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } },
    play: [],
    then: { compass: 2 },
  },
  brush: { with: { crates: 1, slots: 1 }, play: [], then: { compass: 2 } },
  'carrier-pigeon': { play: [], then: { tablet: 2 } },
  chronometer: { play: [], then: { coin: 1, compass: 1 } },
  dog: { play: ['activate camp-coins'], then: { compass: 1, coin: 2 } },
  'fishing-rod': {
    with: { coin: 1 },
    at: { items: ['tent'] },
    play: ['buy tent', 'pay coin'],
    then: { coin: 0, deck: ['tent'] },
  },
  flask: {
    with: { deck: ['fear', 'funding-car', 'funding-ship', 'exploration-car'] },
    play: ['draw', 'draw', 'draw'],
    then: { hand: ['exploration-car', 'funding-ship', 'funding-car'], deck: ['fear'] },
  },
  'gold-pan': { play: [], then: { coin: 2 } },
  'grappling-hook': {
    with: { hand: ['grappling-hook', 'fear'], deck: ['funding-car'] },
    play: ['use', 'pay drop-fear', 'draw', 'exile area fear'],
    then: { hand: ['funding-car'], area: ['grappling-hook'] },
  },
  hat: { play: [], then: { coin: 1, compass: 1 } },
  horse: { with: { deck: ['fear'] }, play: ['draw'], then: { coin: 1, compass: 1, hand: ['fear'] } },
  'hot-air-balloon': {
    at: TO_BE_FOUND,
    play: [`discover ${SITE}`, 'reveal site', 'reveal guardian'],
    then: { coin: 2, arrowhead: 1, crates: 1 },
  },
  journal: {
    with: { glass: 'bird-r2-1' },
    at: { supply: [['assistant-coins'], [], []] },
    play: ['research notebook bird-r1-2', 'recruit assistant-coins'],
    then: { notebook: 'bird-r1-2', jewel: 0, staff: [{ id: 'assistant-coins', gold: false, ready: true }] },
  },
  lantern: { at: { men: { 'camp-tablets-1': 1 } }, play: ['activate camp-tablets'], then: { tablet: 2 } },
  'large-backpack': {
    with: { deck: ['fear', 'funding-car'] },
    play: ['draw'],
    then: { coin: 1, hand: ['fear'], deck: ['funding-car'] },
  },
  machete: { with: { area: ['fear'] }, play: ['exile area fear'], then: { compass: 2, area: ['machete'] } },
  ostrich: {
    with: { deck: ['fear'] },
    at: { sites: { [SITE]: guarded() } },
    play: ['draw', `dig ${SITE}`],
    then: { jewel: 1, hand: ['fear'] },
  },
  'pack-donkey': {
    with: { deck: ['fear', 'funding-car'] },
    play: ['draw', 'draw'],
    then: { hand: ['funding-car', 'fear'] },
  },
  parrot: { with: { hand: ['parrot', 'fear'] }, play: ['use', 'pay drop-fear'], then: { jewel: 1, hand: [] } },
  pickaxe: { with: { compass: 1 }, play: ['use', 'pay compass'], then: { compass: 0, tablet: 1, arrowhead: 1 } },
  'precision-compass': {
    with: { compass: 1 },
    at: { artifacts: ['war-club'] },
    play: ['buy war-club', 'pay compass', 'skip'],
    then: { compass: 0, area: ['precision-compass', 'war-club'] },
  },
  revolver: {
    with: { compass: 1 },
    at: { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } },
    play: ['use', 'pay compass', `overcome ${SITE}`],
    then: { compass: 0, boons: ['guardian-four-coins'] },
  },
  rope: {
    with: { hand: ['rope', 'fear'], deck: ['funding-car', 'funding-ship'] },
    play: ['use', 'pay drop-fear', 'draw', 'draw'],
    then: { hand: ['funding-ship', 'funding-car'], area: ['rope', 'fear'] },
  },
  'rough-map': { play: [], then: { compass: 3 } },
  'sea-turtle': {
    with: { deck: ['fear'] },
    at: { sites: { 'l1-lower-3': guarded() } },
    play: ['draw', 'dig l1-lower-3'],
    then: { jewel: 1, hand: ['fear'] },
  },
  'steam-boat': { play: [], then: { compass: 2 } },
  'sturdy-boots': {
    at: { men: { 'camp-coins-2': null } },
    play: ['dig camp-coins-2'],
    then: { compass: 1, coin: 2 },
  },
  tent: {
    with: { compass: 2 },
    at: { sites: { 'l2-1': { tile: 'level2-arrowhead-jewel' } }, men: { 'l2-1': 0 } },
    play: ['activate l2-1', 'pay compass+compass'],
    then: { compass: 0, arrowhead: 1, jewel: 1 },
  },
  theodolite: { at: { men: { 'camp-coins-1': 0, 'camp-tablets-1': 0 } }, play: [], then: { coin: 1, compass: 2 } },
  torch: { with: { area: ['fear'] }, play: ['exile area fear'], then: { tablet: 1, area: ['torch'] } },
  trowel: { with: { compass: 1 }, play: ['use', 'pay compass'], then: { compass: 0, jewel: 1 } },
  watch: { play: [], then: { coin: 2 } },
  whip: {
    with: { compass: 0 },
    at: { row: ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope'] },
    play: ['buy war-club', 'skip'],
    then: { area: ['war-club'] },
  },
}

test.each(ITEM_IDS)(
  'ARN-PLAY-01 ARN-PLAY-02 ARN-PLAY-05 %s does from the hand what its card says, without a tablet',
  (card) => {
    const { with: first, at, play, then } = CASES[card]
    const position = turn({ hand: [card], ...first }, { row: without(card), ...at }).play(`play ${card}`, ...play)
    const [, , , more] = PRINTED_ITEMS[card]
    position.expect({ acted: more !== 'lightning', explorers: [then] })
    const { exiled, explorers } = position.engine.game.positions.read(position.state) as {
      exiled: string[]
      explorers: { area: string[] }[]
    }
    const playArea: Json = more === 'exiles itself' ? exiled : (explorers[0]?.area ?? [])
    expect(playArea).toContain(card)
  },
)

test.each(ITEM_IDS)('ARN-BUY-02 ARN-BUY-15 %s is bought for its coins and goes under the deck', (card) => {
  const row = ['serpent-idol', card, null, null, null, null]
  const [cost, points] = PRINTED_ITEMS[card]
  const position = turn({ coin: cost, deck: ['fear'] }, { row }).play(
    `buy ${card}`,
    `pay ${Array<string>(cost).fill('coin').join('+')}`,
  )
  position.expect({ acted: true, explorers: [{ coin: 0, deck: [card, 'fear'], area: [], hand: [] }] })
  expect(position.scores()[0]?.parts.cards).toBe(points)
  turn({ coin: cost - 1 }, { row }).refuses(`buy ${card}`, 'KER-PAY')
})

test.each(ITEM_IDS)('ARN-TRAVEL-08 %s is spent for the icons it shows', (card) => {
  const [, , travel] = PRINTED_ITEMS[card]
  expect(ITEMS[card].travel.join(' ')).toBe(travel)
  // Whatever pays for the boot, the card's second icon remains.
  const second = { '': {}, car: { car: 1 }, ship: { ship: 1 }, plane: { plane: 1 } }[travel.split(' ')[1] ?? '']
  turn({ hand: [card] })
    .play('dig camp-coins-1', `pay ${card}`)
    .expect({
      pool: { car: 0, ship: 0, plane: 0, either: 0, ...(travel === 'car ship' ? { either: 1 } : second) },
      explorers: [{ hand: [], area: [card], coin: 2 }],
    })
})

test('ARN-EFFECT-03 the grappling hook gives neither the draw nor the exile to who gives up no card', () => {
  turn({ hand: ['grappling-hook', 'fear'], deck: ['funding-car'], area: ['rope'] })
    .play('play grappling-hook', 'skip')
    .offersOnly(['end'])
  turn({ hand: ['grappling-hook'], area: ['fear'] })
    .play('play grappling-hook')
    .refuses('use', 'KER-PAY')
    .play('skip')
    .expect({ explorers: [{ area: ['fear', 'grappling-hook'] }] })
    .offersOnly(['end'])
})

test('ARN-COMP-01 there are forty items', () => {
  expect(ITEM_IDS).toHaveLength(40)
})
