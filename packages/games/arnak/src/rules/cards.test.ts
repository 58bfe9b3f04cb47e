import { expect, test } from 'vitest'
import { both, turn } from '../testing/turn.ts'

const ROW = ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope']
const ROW2 = ['war-club', 'mortar', 'axe', 'torch', 'flask', 'rope']

test('ARN-BUY-01 one card from the row', () => {
  turn({ coin: 9, compass: 9 }, { row: ROW }).play('buy hat', 'pay coin').refuses('buy axe', 'ARN-TURN-05')
})

test('ARN-BUY-03 ARN-BUY-04 ARN-FAQ-02 ARN-FAQ-04 T-080 an item bought with an empty deck is the deck, and may be drawn at once', () => {
  turn({ coin: 2, staff: [{ id: 'assistant-draw', gold: true }] }, { row: ROW })
    .play('buy hat', 'pay coin')
    .expect({ explorers: [{ deck: ['hat'], hand: [] }] })
    .play('use assistant-draw', 'draw', 'play hat')
    .expect({ explorers: [{ deck: [], hand: [], coin: 2, compass: 1 }] })
})

test('ARN-BUY-08 costs inside an effect are due with every use', () => {
  turn({ compass: 4 }, { row: ['star-charts', ...ROW.slice(1)] })
    .play('buy star-charts', 'pay compass+compass+compass+compass', 'resolve')
    .refuses('use', 'KER-PAY')
    .play('skip')
    .offersOnly(['end'])
  // The assistant's discount applies to the purchase and not to the card's effect.
  turn({ compass: 2, staff: [{ id: 'assistant-discount', gold: true }] }, { row: ['star-charts', ...ROW.slice(1)] })
    .play('buy star-charts with assistant-discount', 'pay compass+compass', 'resolve')
    .refuses('use', 'KER-PAY')
})

test('ARN-BUY-10 an artifact just bought gives no travel', () => {
  turn({ compass: 4 }, { row: ROW })
    .play('buy war-club', 'pay compass+compass+compass+compass', 'skip')
    .expect({ explorers: [{ hand: [], area: ['war-club'] }], pool: { plane: 0 } })
})

test('ARN-BUY-11 ARN-EFFECT-16 a discount does not go below nothing', () => {
  turn({ hand: ['whip'] }, { row: ['serpent-idol', ...ROW.slice(1)] })
    .play('play whip', 'buy serpent-idol', 'resolve')
    .expect({ explorers: [{ jewel: 1, compass: 0 }] })
})

test('ARN-BUY-12 a free artifact of the research track may be used at once without a tablet', () => {
  turn(
    { glass: 'bird-r6-1', notebook: 'bird-r5-1', compass: 1, jewel: 1 },
    { row: ROW2, round: 2, bonus: { 'bird-r6-1': [] } },
  )
    .play('research notebook bird-r6-1', 'pay compass+jewel', 'take mortar', 'resolve', 'skip')
    .expect({ explorers: [{ coin: 2, area: ['mortar'] }] })
})

test('ARN-BUY-16 with no card of the kind in the row nothing happens', () => {
  turn({ hand: ['airdrop'] }, { row: ['war-club', null, null, null, null, null], emptyDecks: ['item'] })
    .play('play airdrop')
    .offersOnly(['end'])
})

test('ARN-REFILL-02 ARN-REFILL-05 T-085 T-086 items move toward the staff, and a new one comes in at the right end', () => {
  turn({ coin: 2 }, { round: 2, row: ROW2, items: ['parrot'] })
    .play('buy torch', 'pay coin+coin', 'end')
    .expect({ row: ['war-club', 'mortar', 'axe', 'flask', 'rope', 'parrot'] })
  turn({ compass: 3 }, { round: 2, row: ROW2, artifacts: ['sundial'] })
    .play('buy mortar', 'pay compass+compass+compass', 'skip', 'end')
    .expect({ row: ['sundial', 'war-club', 'axe', 'torch', 'flask', 'rope'] })
})

test('ARN-REFILL-03 T-087 with the deck empty the gap stays, and nothing slides', () => {
  turn({ coin: 2 }, { round: 2, row: ROW2, emptyDecks: ['item'] })
    .play('buy torch', 'pay coin+coin', 'end')
    .expect({ row: ['war-club', 'mortar', 'axe', null, 'flask', 'rope'] })
})

test('ARN-REFILL-04 several gaps are closed together; if the deck runs out, what was dealt stays', () => {
  const row = ['war-club', null, 'axe', null, 'flask', 'rope']
  turn({}, { row, emptyDecks: ['item'], items: ['parrot'] })
    .play('pass', 'end')
    .expect({ row: ['war-club', 'axe', 'flask', 'rope', 'parrot', null] })
  turn({}, { row, items: ['dog', 'parrot'] })
    .play('pass', 'end')
    .expect({ row: ['war-club', 'axe', 'flask', 'rope', 'parrot', 'dog'] })
})

test('ARN-CARD-08 ARN-CARD-09 ARN-CARD-11 the rod turns up the top item; whoever buys nothing leaves it there, known to all', () => {
  const game = turn(
    { hand: ['fishing-rod'] },
    { row: ['war-club', 'machete', 'tent', 'aeroplane', 'horse', 'revolver'], items: ['pack-donkey'] },
  )
  game.play('play fishing-rod').refuses('buy tent', 'KER-PAY').refuses('buy pack-donkey', 'KER-PAY').play('skip')
  expect(game.engine.view(game.state, 1).items.at(-1)).toBe('pack-donkey')
  expect(game.undoable(0)).toBeLessThan(2)
  turn({ hand: ['fishing-rod'] }, { row: ROW, items: ['dog'] })
    .play('play fishing-rod')
    .offersOnly(['buy hat', 'buy axe', 'buy torch', 'buy flask', 'buy rope', 'buy dog', 'skip'])
})

test('ARN-CARD-10 T-144 the card turned up is the one dealt at the refill', () => {
  turn({ hand: ['fishing-rod'] }, { row: ROW, items: ['dog'] })
    .play('play fishing-rod', 'buy axe', 'end')
    .expect({ row: ['war-club', 'hat', 'torch', 'flask', 'rope', 'dog'], explorers: [{ deck: ['axe'] }] })
})

test('ARN-CARD-49 the card turned up leaves no gap; an empty deck shows nothing', () => {
  turn({ hand: ['fishing-rod'] }, { row: ROW, items: ['dog'] })
    .play('play fishing-rod', 'buy dog', 'end')
    .expect({ row: ROW, explorers: [{ deck: ['dog'] }] })
  turn({ hand: ['precision-compass'], compass: 1 }, { row: ROW, emptyDecks: ['artifact'] })
    .play('play precision-compass', 'buy war-club', 'pay compass', 'skip')
    .expect({ explorers: [{ area: ['precision-compass', 'war-club'] }] })
})

test('ARN-CARD-31 ARN-CARD-32 ARN-EXILE-06 ARN-KEYWORD-07 T-150 the hammer: the rightmost item goes, any exiled item comes, the row is refilled later', () => {
  const game = turn({ hand: ['ornate-hammer'], tablet: 1 }, { row: ROW, items: ['dog'], exiled: ['parrot'] })
  game.play('play ornate-hammer', 'pay tablet').offersOnly(['take parrot', 'take rope', 'skip']).play('take rope')
  game.expect({ row: ['war-club', 'hat', 'axe', 'torch', 'flask', null], explorers: [{ deck: ['rope'] }] })
  game.play('end').expect({ row: ['war-club', 'hat', 'axe', 'torch', 'flask', 'dog'] })
})

test('ARN-CARD-38 the hammer with no item in the row may still take one', () => {
  turn(
    { hand: ['ornate-hammer'], tablet: 1 },
    { row: ['war-club', null, null, null, null, null], emptyDecks: ['item'], exiled: ['parrot'] },
  )
    .play('play ornate-hammer', 'pay tablet', 'take parrot')
    .expect({ explorers: [{ deck: ['parrot'] }] })
})

test('ARN-CARD-47 the airdrop’s item can be used at once, the medallion’s lies on the deck', () => {
  turn({ hand: ['airdrop'] }, { row: ROW })
    .play('play airdrop', 'take hat', 'play hat')
    .expect({ explorers: [{ coin: 1, compass: 1 }] })
  const game = turn({ hand: ['monkey-medallion'], tablet: 1, deck: ['fear'] }, { row: ROW }).play(
    'play monkey-medallion',
    'pay tablet',
    'take hat',
  )
  expect(game.engine.view(game.state, 1).explorers[0]?.deck).toEqual([null, 'hat'])
})

test('ARN-EXILE-01 ARN-EXILE-02 ARN-EXILE-03 ARN-EXILE-04 exiled cards go to their piles, Fear to its own', () => {
  const game = turn(
    {
      hand: ['mortar', 'hat', 'funding-car'],
      tablet: 1,
      area: ['fear'],
      staff: [{ id: 'assistant-exile' }],
      boons: ['guardian-plane-arrowhead-a', 'guardian-plane-arrowhead-b'],
    },
    { fear: 5 },
  )
  game
    .play('play mortar', 'pay tablet')
    .offersOnly(['exile hand hat', 'exile hand funding-car', 'exile area fear', 'exile area mortar', 'skip'])
  game
    .play('exile area fear')
    .expect({ fear: 6 })
    .play(
      'use assistant-exile',
      'exile hand hat',
      'boon guardian-plane-arrowhead-a',
      'exile area mortar',
      'boon guardian-plane-arrowhead-b',
      'exile hand funding-car',
    )
  expect(game.engine.view(game.state, 1).exiled).toEqual(expect.arrayContaining(['hat', 'mortar', 'funding-car']))
  game.expect({ explorers: [{ hand: [], area: [] }] })
})

test('ARN-EXILE-05 T-091 never from the deck', () => {
  turn({ hand: ['mortar'], tablet: 1, deck: ['fear'] })
    .play('play mortar', 'pay tablet')
    .refuses('exile deck', 'ARN-EXILE-05')
    .offersOnly(['exile area mortar', 'skip'])
})

test('ARN-EXILE-07 ARN-SCORE-05 T-172 cards score in deck, hand and play area, not in exile', () => {
  const game = turn({ deck: ['automobile'], hand: ['war-club'], area: ['hat'] }, { exiled: ['brush'] })
  expect(game.scores()[0]?.parts.cards).toBe(3 + 1 + 1)
})

test('ARN-EXILE-09 ARN-FEAR-05 ARN-FEAR-07 a Fear tile may be exiled instead of a card', () => {
  const game = turn({ hand: ['mortar'], tablet: 1, fearTiles: 1 })
  expect(game.scores()[0]?.parts.fear).toBe(-2)
  game.play('play mortar', 'pay tablet', 'exile fear-tile').expect({ explorers: [{ fearTiles: 0 }] })
  expect(game.scores()[0]?.parts.fear).toBe(0)
})

test('ARN-EXILE-10 ARN-FEAR-02 ARN-FEAR-03 Fear gained just now may be exiled; its boot cannot be spent', () => {
  const game = turn({
    hand: ['serpent-idol', 'rope'],
    tablet: 1,
    staff: [{ id: 'assistant-exile' }, { id: 'assistant-boot-for-arrowhead' }],
  })
  game.play('play serpent-idol', 'pay tablet').expect({ explorers: [{ jewel: 1, area: ['serpent-idol', 'fear'] }] })
  game.play('use assistant-boot-for-arrowhead').offersOnly(['pay rope']).play('pay rope')
  game.play('use assistant-exile', 'exile area fear').expect({ explorers: [{ area: ['serpent-idol', 'rope'] }] })
})

test('ARN-FEAR-04 ARN-FEAR-07 with the pile empty there are tiles, and cards again when it fills', () => {
  const game = turn(
    { hand: ['serpent-idol'], tablet: 1, area: ['fear'], staff: [{ id: 'assistant-exile' }] },
    { fear: 0 },
  )
  game.play('play serpent-idol', 'pay tablet').expect({ fear: 0, explorers: [{ fearTiles: 1 }] })
  game.play('use assistant-exile', 'exile area fear').expect({ fear: 1, explorers: [{ fearTiles: 1 }] })
})

test('ARN-DECK-02 ARN-DECK-03 ARN-EFFECT-08 draws come from the top, may be declined, and stop with the deck', () => {
  turn({ hand: ['pack-donkey'], deck: ['fear', 'hat'] })
    .play('play pack-donkey', 'draw', 'skip')
    .expect({ explorers: [{ hand: ['hat'], deck: ['fear'] }] })
  turn({ hand: ['pack-donkey'], deck: [], area: ['fear'] })
    .play('play pack-donkey')
    .offersOnly(['end'])
})

test('ARN-DECK-06 ARN-DECK-07 nobody browses a deck; what is given up lies in the play area', () => {
  const game = both({ coin: 1, deck: ['fear', 'dog'] }, {}, { row: ROW }).play('buy hat', 'pay coin')
  for (const eyes of [0, 1]) expect(game.engine.view(game.state, eyes).explorers[0]?.deck).toEqual(['hat', null, null])
})

test('ARN-EFFECT-04 after paying one of two is chosen', () => {
  turn({ coin: 1, staff: [{ id: 'assistant-coin-for-arrowhead', gold: true }] })
    .play('use assistant-coin-for-arrowhead', 'pay coin')
    .offersOnly(['arrowhead', 'jewel'])
})

test('ARN-EFFECT-05 T-097 one trade, and it may be declined', () => {
  const first = { hand: ['traders-coins'], tablet: 2, arrowhead: 1 }
  turn(first)
    .play('play traders-coins', 'pay tablet')
    .offersOnly(['trade tablet', 'trade arrowhead', 'skip'])
    .play('trade tablet')
    .expect({ explorers: [{ tablet: 0, arrowhead: 2, coin: 2 }] })
  turn(first)
    .play('play traders-coins', 'pay tablet', 'skip')
    .expect({ explorers: [{ tablet: 1, arrowhead: 1 }] })
  turn({ hand: ['traders-coins'], tablet: 1 })
    .play('play traders-coins', 'pay tablet')
    .expect({ explorers: [{ coin: 2 }] })
  turn({ hand: ['traders-coins'], tablet: 2 })
    .play('play traders-coins', 'pay tablet')
    .refuses('trade arrowhead', 'ARN-EFFECT-05')
})

test('ARN-EFFECT-10 ARN-EFFECT-19 T-096 draw and exile are declined one by one', () => {
  turn({ hand: ['cleansing-cauldron'], tablet: 1, deck: ['hat'], area: ['fear'] })
    .play('play cleansing-cauldron', 'pay tablet', 'skip', 'exile area fear')
    .expect({ explorers: [{ deck: ['hat'], area: ['cleansing-cauldron'] }] })
})

test('ARN-EFFECT-11 T-095 the draw may be declined, the give-up may not', () => {
  turn({ hand: ['hat', 'fear'], deck: ['axe'], staff: [{ id: 'assistant-draw' }] })
    .play('use assistant-draw', 'skip')
    .offersOnly(['give hat', 'give fear'])
  turn({ hand: [], deck: [], staff: [{ id: 'assistant-draw' }] })
    .play('use assistant-draw')
    .expect({ explorers: [{ staff: [{ ready: false }] }] })
    .offers(['pass'])
})

test('ARN-CARD-17 ARN-CARD-18 T-145 the crystal earring: one kept, one back on top, one to the play area', () => {
  const game = turn({ hand: ['crystal-earring'], tablet: 1, deck: ['fear', 'hat', 'axe', 'torch'] }).play(
    'play crystal-earring',
    'pay tablet',
  )
  game
    .offersOnly(['draw 1', 'draw 2', 'draw 3', 'skip'])
    .play('draw 3')
    .offersOnly(['keep torch', 'keep axe', 'keep hat'])
  game.sees(1, { apart: [null, null, null] })
  for (const card of ['torch', 'axe', 'hat']) game.refuses(`play ${card}`, 'ARN-CARD-18')
  game.play('keep hat').offersOnly(['return torch', 'return axe', 'skip']).play('return torch')
  game.expect({ explorers: [{ hand: ['hat'], deck: ['fear', 'torch'], area: ['crystal-earring', 'axe'] }] })
  // Only the owner knows which card went back.
  game.tells(0, { k: 'returned', seat: 0, card: 'torch' }).tells(1, { k: 'returned', seat: 0 })
  expect(JSON.stringify(game.facts(1))).not.toContain('torch')
  expect(game.engine.view(game.state, 1).explorers[0]?.deck).toEqual([null, null])
  expect(game.engine.view(game.state, 0).explorers[0]?.deck).toEqual([null, 'torch'])
  turn({ hand: ['crystal-earring'], tablet: 1, deck: ['fear'] })
    .play('play crystal-earring', 'pay tablet', 'draw 3', 'keep fear')
    .expect({ explorers: [{ hand: ['fear'] }] })
})

test('ARN-CARD-19 ARN-CARD-20 the obsidian earring draws from the bottom, where the item just bought lies', () => {
  turn({ hand: ['obsidian-earring'], tablet: 1, deck: ['hat', 'axe', 'torch'] })
    .play('play obsidian-earring', 'pay tablet', 'draw 2', 'keep axe')
    .expect({ explorers: [{ hand: ['axe'], deck: ['torch'], area: ['obsidian-earring', 'hat'] }] })
  turn({ hand: ['obsidian-earring'], tablet: 1, deck: ['hat', 'axe'] })
    .play('play obsidian-earring', 'pay tablet', 'draw 1', 'keep hat')
    .expect({ explorers: [{ hand: ['hat'], deck: ['axe'] }] })
})
