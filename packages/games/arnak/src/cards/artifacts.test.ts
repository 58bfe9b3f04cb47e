// Tests every artifact: played from the hand for a tablet, and used at once, without one, when it is bought.

import { expect, test } from 'vitest'
import { PRINTED_ARTIFACTS } from '../testing/printed-cards.ts'
import { guarded, SITE, type Things, turn } from '../testing/turn.ts'
import { ARTIFACT_IDS, ARTIFACTS } from './artifacts.ts'

type Case = {
  readonly with?: Things
  readonly at?: Things
  readonly play: readonly string[]
  /** Expected fields of the player, and of the table. */
  readonly then: Things
  readonly leaves?: Things
}

const CASES: Readonly<Record<keyof typeof ARTIFACTS, Case>> = {
  'ancient-wine': {
    at: { supply: [['assistant-tablet'], ['assistant-coins'], []] },
    play: ['borrow assistant-tablet'],
    then: { coin: 2, tablet: 1, staff: [] },
  },
  'ceremonial-rattle': {
    with: { staff: [{ id: 'assistant-coins', ready: false }] },
    play: ['refresh assistant-coins'],
    then: { staff: [{ id: 'assistant-coins', ready: true }] },
  },
  'cleansing-cauldron': {
    with: { deck: ['fear'] },
    play: ['draw', 'exile hand fear'],
    then: { hand: [], deck: [] },
  },
  'coconut-flask': {
    at: { supply: [['assistant-tablet'], ['assistant-coins'], []] },
    play: ['borrow assistant-tablet'],
    then: { coin: 2, tablet: 1, staff: [] },
  },
  'crystal-earring': {
    with: { deck: ['funding-ship', 'fear', 'funding-car', 'exploration-car'] },
    play: ['draw 3', 'keep funding-car', 'return fear'],
    then: { hand: ['funding-car'], deck: ['funding-ship', 'fear'] },
  },
  'decorated-horn': {
    with: { staff: [{ id: 'assistant-coins', gold: true, ready: false }] },
    at: { supply: [['assistant-tablet'], [], []] },
    play: ['swap assistant-coins assistant-tablet'],
    then: { staff: [{ id: 'assistant-tablet', gold: true, ready: true }] },
    leaves: { supply: [['assistant-coins'], [], []] },
  },
  'guardians-crown': {
    at: { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } },
    play: [`lead ${SITE} camp-coins`],
    then: { coin: 2 },
    leaves: { sites: { [SITE]: { guardian: null }, 'camp-coins': { guardian: 'guardian-four-coins' } } },
  },
  'guardians-ocarina': {
    at: { men: { 'camp-coins-1': 0 } },
    play: ['recall camp-coins-1'],
    then: { home: 2, planes: true },
  },
  'guiding-skull': {
    with: { compass: 1 },
    at: { level2: ['level2-arrowhead-jewel'] },
    play: ['use', 'pay compass'],
    then: { arrowhead: 1, jewel: 1, compass: 0 },
  },
  'guiding-stone': { at: { level1: ['level1-jewel'] }, play: [], then: { jewel: 1 } },
  'hunting-arrows': { play: [], then: { arrowhead: 2, area: ['hunting-arrows', 'fear'] } },
  'idol-of-ara-anu': {
    play: ['research glass bird-r1-2'],
    then: { glass: 'bird-r1-2', coin: 1, jewel: 0 },
  },
  'inscribed-blade': {
    with: { compass: 1 },
    play: ['research glass bird-r1-1', 'pay compass'],
    then: { glass: 'bird-r1-1', coin: 1, compass: 0 },
  },
  'monkey-medallion': { with: { deck: ['fear'] }, play: ['take hat'], then: { deck: ['fear', 'hat'] } },
  mortar: { with: { hand: ['fear'] }, play: ['exile hand fear'], then: { coin: 2, hand: [] } },
  'obsidian-earring': {
    with: { deck: ['funding-ship', 'fear', 'funding-car'] },
    play: ['draw 2', 'keep funding-ship'],
    then: { hand: ['funding-ship'], deck: ['funding-car'], area: ['obsidian-earring', 'fear'] },
  },
  'ornate-hammer': { play: ['take rope'], then: { deck: ['rope'] } },
  'passage-shell': { play: ['dig camp-coins-1', 'again'], then: { coin: 4, home: 1 } },
  'pathfinders-sandals': {
    at: { men: { 'camp-tablets-1': 0 } },
    play: ['relocate camp-tablets-1 camp-coins-1'],
    then: { coin: 2, home: 1 },
    leaves: { men: { 'camp-tablets-1': null, 'camp-coins-1': 0 } },
  },
  'pathfinders-staff': {
    at: { sites: { [SITE]: guarded() }, men: { 'camp-tablets-1': 0 } },
    play: [`relocate camp-tablets-1 ${SITE}`],
    then: { jewel: 1, home: 1 },
    leaves: { men: { 'camp-tablets-1': null, [SITE]: 0 } },
  },
  'ritual-dagger': { with: { hand: ['fear'] }, play: ['exile hand fear'], then: { arrowhead: 1, hand: [] } },
  'runes-of-the-dead': { play: [], then: { coin: 1, tablet: 3, area: ['runes-of-the-dead', 'fear'] } },
  'sacred-drum': {
    with: {
      hand: ['fear'],
      staff: [
        { id: 'assistant-coins', ready: false },
        { id: 'assistant-tablet', ready: false },
      ],
    },
    play: ['use', 'pay drop-fear', 'refresh assistant-coins', 'refresh assistant-tablet'],
    then: { staff: [{ ready: true }, { ready: true }], hand: [] },
  },
  'serpent-idol': { play: [], then: { jewel: 1, area: ['serpent-idol', 'fear'] } },
  'serpents-gold': { play: [], then: { coin: 4, area: ['serpents-gold', 'fear'] } },
  'star-charts': {
    with: { coin: 1 },
    play: ['use', 'pay coin', 'activate camp-coins', 'activate camp-tablets'],
    then: { coin: 2, tablet: 2 },
  },
  'stone-jar': { with: { deck: ['fear'] }, play: ['draw'], then: { hand: ['fear'] } },
  'stone-key': { with: { slots: 2 }, play: ['unslot 1'], then: { slots: 1, crates: 1 } },
  sundial: { play: ['tablets'], then: { tablet: 2 } },
  'tigerclaw-hairpin': {
    with: { hand: ['fear'] },
    play: ['exile hand fear', 'activate camp-arrowhead'],
    then: { arrowhead: 1, hand: [] },
  },
  'traders-coins': { with: { arrowhead: 1 }, play: ['trade arrowhead'], then: { coin: 2, arrowhead: 0, jewel: 1 } },
  'traders-scales': { with: { arrowhead: 1 }, play: ['trade arrowhead'], then: { coin: 3, arrowhead: 0, jewel: 1 } },
  'treasure-chest': { with: { deck: ['fear'] }, play: ['draw'], then: { coin: 1, hand: ['fear'] } },
  'war-club': {
    at: { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } },
    play: [`overcome ${SITE}`],
    then: { boons: ['guardian-four-coins'] },
    leaves: { sites: { [SITE]: { guardian: null } } },
  },
  'war-mask': { play: [], then: { arrowhead: 1, calm: true } },
}
const ITEMS_IN_ROW = ['hat', 'axe', 'torch', 'flask', 'rope']
const price = (card: keyof typeof ARTIFACTS) =>
  `pay ${Array<string>(PRINTED_ARTIFACTS[card][0]).fill('compass').join('+')}`

test.each(ARTIFACT_IDS)(
  'ARN-PLAY-03 ARN-PLAY-04 ARN-EFFECT-06 %s costs a tablet from the hand, and is the main action',
  (card) => {
    const { with: first = {}, at, play, then, leaves } = CASES[card]
    const row = [card === 'stone-jar' ? 'war-club' : 'stone-jar', ...ITEMS_IN_ROW]
    const hand = [card, ...((first.hand ?? []) as string[])]
    const paid = first.tablet === undefined ? { tablet: 1 } : {}
    const game = turn({ ...first, hand, ...paid }, { row, ...at }).play(`play ${card}`, 'pay tablet', ...play)
    game.expect({ acted: true, explorers: [{ tablet: 0, ...then }], ...leaves })
    const area = (game.engine.view(game.state, 0).explorers[0]?.area ?? []) as string[]
    expect(area).toContain(card)
    turn({ ...first, hand, tablet: 0 }, { row, ...at }).refuses(`play ${card}`, 'KER-PAY')
  },
)

test.each(ARTIFACT_IDS)(
  'ARN-BUY-05 ARN-BUY-06 T-081 %s is bought for compasses, and used at once without a tablet',
  (card) => {
    const { with: first = {}, at, play, then, leaves } = CASES[card]
    const [cost] = PRINTED_ARTIFACTS[card]
    const extra = (first.compass ?? 0) as number
    const table = { row: [card, ...ITEMS_IN_ROW], ...at }
    const game = turn({ ...first, compass: cost + extra }, table).play(`buy ${card}`, price(card), 'resolve', ...play)
    game.expect({ acted: true, explorers: [{ compass: 0, tablet: 0, ...then }], ...leaves })
    turn({ ...first, compass: cost - 1 }, table).refuses(`buy ${card}`, 'KER-PAY')
    expect(game.engine.view(game.state, 1).explorers[0]?.area).toContain(card)
  },
)

test.each(ARTIFACT_IDS)('ARN-BUY-07 %s need not be used when it is bought', (card) => {
  const { with: first = {}, at } = CASES[card]
  turn({ ...first, compass: 9 }, { row: [card, ...ITEMS_IN_ROW], ...at })
    .play(`buy ${card}`, price(card), 'skip')
    .expect({ explorers: [{ area: [card] }] })
    .offersOnly(['end'])
})

test.each(ARTIFACT_IDS)(
  'ARN-SCORE-05 ARN-TRAVEL-02 %s is worth its points, and its planes pay for anything',
  (card) => {
    const [, points, travel] = PRINTED_ARTIFACTS[card]
    expect(ARTIFACTS[card].travel.join(' ')).toBe(travel)
    expect(turn({ hand: [card] }).scores()[0]?.parts.cards).toBe(points)
    turn({ hand: [card] })
      .play('dig camp-coins-1', `pay ${card}`)
      .expect({ pool: { plane: travel === 'plane plane' ? 1 : 0 }, explorers: [{ area: [card], coin: 2 }] })
  },
)

test('ARN-COMP-01 there are thirty-five artifacts', () => {
  expect(ARTIFACT_IDS).toHaveLength(35)
})
