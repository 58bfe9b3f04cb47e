import { expect, test } from 'vitest'
import { both, EMPTY_POOL, guarded, SITE, turn } from '../testing/turn.ts'

const ROW = ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope']

test('ARN-TURN-01 ARN-TURN-05 T-031 one main action, and free ones as many as one likes', () => {
  turn({ hand: ['pickaxe', 'funding-car', 'exploration-car'], coin: 9 }, { row: ROW })
    .play('play funding-car', 'play pickaxe', 'skip', 'play exploration-car')
    .refuses('buy hat', 'ARN-TURN-05')
    .refuses('pass', 'ARN-TURN-05')
    .refuses('dig camp-coins-1', 'ARN-TURN-05')
    .offersOnly(['end'])
})

test('ARN-TURN-02 every kind of main action is there', () => {
  const game = turn(
    { hand: ['pickaxe', 'fear'], coin: 4, compass: 4, jewel: 1 },
    { row: ROW, sites: { [SITE]: guarded() }, men: { [SITE]: 0 } },
  )
  game.offers([
    'dig camp-coins-1',
    'discover l1-lower-2',
    `overcome ${SITE}`,
    'buy hat',
    'play pickaxe',
    'research glass bird-r1-2',
    'pass',
  ])
})

test('ARN-TURN-03 ARN-ASSIST-16 the discount assistant is a main action', () => {
  turn({ coin: 1, staff: [{ id: 'assistant-discount' }] }, { row: ROW })
    .refuses('use assistant-discount', 'ARN-ASSIST-16')
    .play('buy axe with assistant-discount', 'pay coin')
    .expect({ acted: true, explorers: [{ coin: 0, deck: ['axe'], staff: [{ ready: false }] }] })
    .offersOnly(['end'])
  turn({ compass: 2, staff: [{ id: 'assistant-discount', gold: true }] }, { row: ROW })
    .play('buy war-club with assistant-discount', 'pay compass+compass', 'skip')
    .expect({ explorers: [{ compass: 0, area: ['war-club'] }] })
  turn({ coin: 9, staff: [{ id: 'assistant-discount', ready: false }] }, { row: ROW }).refuses(
    'buy hat with assistant-discount',
    'ARN-ASSIST-06',
  )
})

test('ARN-TURN-04 T-030 a turn of free actions only cannot end', () => {
  turn({ hand: ['funding-car'] })
    .play('play funding-car')
    .refuses('end', 'ARN-TURN-04')
    .offers(['pass'])
})

test('ARN-TURN-06 ARN-BUY-09 T-084 an action within an effect is part of it', () => {
  turn({ compass: 3, coin: 0 }, { row: ['passage-shell', ...ROW.slice(1)] })
    .play('buy passage-shell', 'pay compass+compass+compass', 'resolve', 'dig camp-tablets-1', 'skip')
    .expect({ explorers: [{ tablet: 2, home: 1 }] })
    .offersOnly(['end'])
})

test('ARN-TURN-07 a card is used for travel or for its effect', () => {
  turn({ hand: ['automobile'] })
    .play('dig camp-coins-1', 'pay automobile')
    .expect({ explorers: [{ hand: [], area: ['automobile'], compass: 0 }] })
    .refuses('play automobile', 'ARN-TURN-07')
})

test('ARN-TURN-08 used cards lie open until the round ends', () => {
  turn({ hand: ['hat'] })
    .play('play hat')
    .sees(1, { explorers: [{ area: ['hat'] }] })
})

test('ARN-TURN-09 ARN-FAQ-06 nothing of another player is ever offered', () => {
  const game = both({ hand: ['mortar'], tablet: 1 }, { area: ['hat'], hand: ['axe'] }, { men: { 'camp-coins-1': 1 } })
  game.play('play mortar', 'pay tablet').offersOnly(['exile area mortar', 'skip'])
  turn({ hand: ['pathfinders-sandals'], tablet: 1 }, { men: { 'camp-coins-1': 1 } })
    .play('play pathfinders-sandals', 'pay tablet')
    .offersOnly(['end'])
})

test('ARN-TURN-10 ARN-TRAVEL-07 T-045 leftover icons serve this turn and are lost at its end', () => {
  both({ hand: ['automobile'], staff: [{ id: 'assistant-boot-for-arrowhead' }] }, {})
    .play('dig camp-coins-1', 'pay automobile')
    .expect({ pool: { car: 1 } })
    .play('end')
    .expect({ pool: { car: 0 } })
})

test('ARN-TURN-10 icons of every kind are lost with the turn', () => {
  both({ hand: ['automobile'] }, {}, { pool: { car: 1, ship: 1, plane: 1, either: 1 } })
    .play('dig camp-coins-1', 'pay automobile')
    .expect({ pool: { ship: 1, plane: 1, either: 1 } })
    .play('end')
    .expect({ pool: EMPTY_POOL })
})

test('ARN-TURN-11 ARN-REFILL-01 ARN-BUY-14 T-036 a gap stays until the turn is confirmed', () => {
  const game = turn({ coin: 1, hand: ['funding-car'] }, { row: ROW, items: ['parrot'] }).play('buy hat', 'pay coin')
  game.expect({ row: ['war-club', null, 'axe', 'torch', 'flask', 'rope'] })
  game.play('play funding-car').expect({ row: ['war-club', null, 'axe', 'torch', 'flask', 'rope'] })
  game.play('end').expect({ row: ['war-club', 'axe', 'torch', 'flask', 'rope', 'parrot'] })
})

test('ARN-TURN-12 ARN-FREE-01 T-032 what cannot be paid is offered once a free action has paid for it', () => {
  turn({ coin: 1, hand: ['funding-car'] }, { row: ROW })
    .refuses('buy axe', 'KER-PAY')
    .play('play funding-car', 'buy axe', 'pay coin+coin')
    .expect({ explorers: [{ coin: 0, deck: ['axe'] }] })
})

test('ARN-TURN-13 ARN-PASS-04 free actions are possible until the turn is confirmed, after a pass, too', () => {
  both({ hand: ['exploration-car'] }, {})
    .play('pass', 'play exploration-car')
    .expect({ explorers: [{ compass: 1, passed: true }] })
    .decides(0)
    .play('end')
    .decides(1)
})

test('ARN-PASS-01 ARN-PASS-03 passing is always possible, with cards in hand and archaeologists at home', () => {
  turn({ hand: ['fear', 'hat'] })
    .play('pass')
    .expect({ acted: true, explorers: [{ passed: true, home: 2 }] })
  turn({}).offers(['pass'])
})

test('ARN-FREE-02 ARN-PLAY-02 a card with lightning is free, in the middle of a payment, too', () => {
  turn({ hand: ['funding-car', 'fear'], coin: 1 }, { row: ROW })
    .play('dig camp-coins-1')
    .offers(['play funding-car'])
    .play('play funding-car', 'pay fear')
    .expect({ explorers: [{ coin: 4 }] })
})

test('ARN-FREE-03 ARN-FREE-04 ARN-FREE-05 idols, boons and assistants are free actions', () => {
  turn({ crates: 1, boons: ['guardian-four-coins'], staff: [{ id: 'assistant-coins' }], tablet: 1 })
    .play('slot arrowhead', 'use assistant-coins', 'boon guardian-four-coins', 'trade tablet')
    .expect({ acted: false, explorers: [{ arrowhead: 2, coin: 2, tablet: 0, slots: 1 }] })
})

test('ARN-FREE-06 T-034 nobody acts in another’s turn', () => {
  both({}, { boons: ['guardian-four-coins'] }).refuses('1: boon guardian-four-coins', 'KER-TURN')
})

test('ARN-FREE-07 ARN-DISCOVER-10 free actions fit between the steps of a discovery', () => {
  const game = turn(
    { hand: ['funding-car'], compass: 3, coin: 2 },
    { sites: { [SITE]: { idol: 'idol-coin' } }, level1: ['level1-jewel'], guardians: ['guardian-boot-jewel'] },
  )
  game.play(`discover ${SITE}`, 'pay compass+compass+compass+funding-car').offersOnly(['reveal site'])
  game.play('slot tablets').expect({ explorers: [{ tablet: 2, jewel: 0 }] })
  game.play('reveal site').offersOnly(['reveal guardian']).play('reveal guardian')
  game.expect({ explorers: [{ jewel: 1 }], sites: { [SITE]: { guardian: 'guardian-boot-jewel' } } })
})

test('ARN-FREE-08 ARN-TRAVEL-10 a pilot costs two coins, as often as needed', () => {
  turn({ coin: 4 }, { men: { 'camp-tablets-2': null } })
    .play('dig camp-tablets-2', 'pay pilot+pilot')
    .expect({ explorers: [{ coin: 0, tablet: 2 }] })
})

test('ARN-FREE-10 ARN-EFFECT-11 T-210 a card just drawn is played before the mandatory give-up', () => {
  turn({ hand: ['fear'], deck: ['exploration-car'], staff: [{ id: 'assistant-draw' }] })
    .play('use assistant-draw', 'draw', 'play exploration-car')
    .expect({ explorers: [{ compass: 1 }] })
    .refuses('skip', 'ARN-EFFECT-11')
    .play('give fear')
    .expect({ explorers: [{ hand: [], area: ['exploration-car', 'fear'] }] })
  turn({ hand: ['funding-car'], staff: [{ id: 'assistant-draw' }] })
    .play('use assistant-draw', 'play funding-car')
    .offersOnly(['skip'])
})

test('ARN-FREE-10 the boot of one assistant is paid with the plane of another', () => {
  turn({ coin: 2, staff: [{ id: 'assistant-boot-for-arrowhead' }, { id: 'assistant-coin-or-plane' }] })
    .play('use assistant-boot-for-arrowhead', 'use assistant-coin-or-plane', 'plane', 'pay pool-plane')
    .expect({ explorers: [{ arrowhead: 1, coin: 2 }] })
})

test('ARN-FREE-11 ARN-PLAY-12 ARN-KEYWORD-10 T-106 T-211 the pass option of a card needs the main action', () => {
  turn({ hand: ['watch', 'pickaxe'] })
    .play('play pickaxe', 'skip')
    .refuses('pass with watch', 'ARN-FREE-11')
    .play('play watch')
    .expect({ explorers: [{ coin: 2, passed: false }] })
  both({ hand: ['watch'] }, {})
    .play('pass with watch')
    .expect({ acted: true, explorers: [{ coin: 3, passed: true, area: ['watch'] }] })
    .play('end')
    .decides(1)
})

test('ARN-CARD-45 ARN-PASS-05 watch, chronometer and sundial have a pass option', () => {
  turn({ hand: ['chronometer'] })
    .play('pass with chronometer')
    .expect({ explorers: [{ compass: 3, passed: true }] })
  turn({ hand: ['sundial'], tablet: 1 })
    .play('play sundial', 'pay tablet', 'pass')
    .expect({ explorers: [{ jewel: 1, passed: true }] })
})

test('ARN-KEYWORD-10 T-216 a sundial that is bought may be passed with, and its gap is filled at the end of that turn', () => {
  both({ compass: 2, hand: ['funding-car'] }, {}, { row: ['sundial', ...ROW.slice(1)], artifacts: ['mortar'] })
    .play('buy sundial', 'pay compass+compass', 'resolve', 'pass')
    .expect({ explorers: [{ jewel: 1, passed: true }] })
    .play('play funding-car', 'end')
    .expect({ row: ['mortar', ...ROW.slice(1)], explorers: [{ coin: 1 }] })
    .decides(1)
})

test('ARN-ROUND-09 the last player passes with a sundial from the row: it is refilled, then the cards beside the staff go', () => {
  const game = both(
    {},
    { compass: 2 },
    { row: ['sundial', ...ROW.slice(1)], artifacts: ['stone-key', 'stone-jar', 'mortar'] },
  )
  game.play('pass', 'end', 'buy sundial', 'pay compass+compass', 'resolve', 'pass', 'end')
  game.expect({ round: 2, row: ['stone-key', 'stone-jar', 'axe', 'torch', 'flask', 'rope'] })
  expect(game.engine.view(game.state, 0).exiled).toContain('mortar')
})

test('ARN-PLAY-06 ARN-PLAY-08 basic cards give a coin or a compass and stay in the play area', () => {
  turn({ hand: ['funding-ship', 'exploration-ship'] })
    .play('play funding-ship', 'play exploration-ship', 'pass')
    .expect({ explorers: [{ coin: 1, compass: 1, area: ['funding-ship', 'exploration-ship'] }] })
})

test('ARN-PLAY-07 ARN-FEAR-01 Fear has no effect', () => {
  turn({ hand: ['fear'] }).refuses('play fear', 'ARN-PLAY-07')
})

test('ARN-PLAY-07 Fear has no effect after the main action either, whatever else is over by then', () => {
  turn({ hand: ['fear', 'fear', 'torch'] })
    .play('dig camp-coins-1', 'pay fear')
    .refuses('play torch', 'ARN-TURN-05')
    .refuses('play fear', 'ARN-PLAY-07')
})

test('ARN-PLAY-09 ARN-CARD-37 the parrot takes another card, whose effect is ignored', () => {
  turn({ hand: ['parrot', 'funding-car'] })
    .play('play parrot', 'use', 'pay drop-funding-car')
    .expect({ acted: true, explorers: [{ jewel: 1, coin: 0, hand: [], area: ['parrot', 'funding-car'] }] })
    .offersOnly(['end'])
})

test('ARN-PLAY-10 ARN-PLAY-11 ARN-EFFECT-07 T-089 a card cannot pay its own cost, but may be played for nothing', () => {
  turn({ hand: ['parrot'] })
    .play('play parrot')
    .refuses('use', 'KER-PAY')
    .play('skip')
    .expect({ acted: true, explorers: [{ jewel: 0, area: ['parrot'] }] })
  turn({ hand: ['axe'] })
    .play('play axe', 'exile area axe')
    .expect({ explorers: [{ area: [], compass: 1 }] })
})

test('ARN-EFFECT-03 ARN-PLAY-10 a price may be paid for nothing, whichever card asks for it, and nothing comes of it', () => {
  const ready = { staff: [{ id: 'assistant-coins' }] }
  for (const [things, paid] of [
    [{ hand: ['revolver'], compass: 1 }, ['play revolver', 'use', 'pay compass']],
    [{ hand: ['sacred-drum', 'hat'], tablet: 1, ...ready }, ['play sacred-drum', 'pay tablet', 'use', 'pay drop-hat']],
    [{ hand: ['rope', 'hat'] }, ['play rope', 'use', 'pay drop-hat']],
  ] as const) {
    turn(things)
      .play(...paid)
      .offersOnly(['end'])
      .expect({ acted: true, explorers: [{ compass: 0, tablet: 0, hand: [], boons: [] }] })
    turn(things)
      .play(...paid.slice(0, -2))
      .offersOnly(['use', 'skip'])
  }
})

test('ARN-EFFECT-12 ARN-FREE-10 an assistant used while the Sacred Drum is being paid for is made ready by it', () => {
  turn({ hand: ['sacred-drum', 'hat'], tablet: 1, staff: [{ id: 'assistant-coins' }] })
    .play('play sacred-drum', 'pay tablet', 'use', 'use assistant-coins', 'pay drop-hat', 'refresh assistant-coins')
    .expect({ explorers: [{ coin: 2, staff: [{ ready: true }] }] })
})

test('ARN-PLAY-13 ARN-EXILE-08 ARN-KEYWORD-08 T-227 “exile this card to” exiles it even if the effect is declined; travel does not', () => {
  const game = turn({ hand: ['whip'] }, { row: ROW })
    .play('play whip', 'skip')
    .expect({ acted: true })
  expect(game.engine.view(game.state, 0).exiled).toContain('whip')
  turn({ hand: ['whip'] })
    .play('dig camp-coins-1', 'pay whip')
    .expect({ explorers: [{ area: ['whip'] }] })
})
