// Scenarios from the specification that no other test plays exactly like this, and those that involve several rules.

import { begin, engineOf, play, undo } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arnak } from './testing/index.ts'
import { both, guarded, PASS_ALL, SITE, TO_BE_FOUND, turn } from './testing/turn.ts'

const ROW = ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope']

test('ARN-ROUND-09 T-014 the last player’s confirmed pass begins the preparation', () => {
  both({}, {}).play('pass', 'end', 'pass').expect({ round: 1 }).play('end').expect({ round: 2 })
})

test('ARN-TRAVEL-12 ARN-GUARD-10 T-047 a travel boon works once, and its guardian still counts', () => {
  const game = turn({ boons: ['guardian-boot-jewel'], hand: [] })
  game.play('dig camp-coins-1', 'pay guardian-boot-jewel').refuses('boon guardian-boot-jewel', 'ARN-GUARD-08')
  expect(game.scores()[0]?.parts.guardians).toBe(5)
})

test('ARN-DIG-07 ARN-DIG-08 T-050 a coin camp of four: one boot, then two, then closed', () => {
  const four = { table: { players: 4 } }
  turn({ hand: ['fear', 'fear', 'fear'] }, four)
    .play('dig camp-coins-1', 'pay fear')
    .expect({ explorers: [{ coin: 2 }] })
  turn({ hand: ['fear'] }, { ...four, men: { 'camp-coins-1': 0 } }).refuses('dig camp-coins-2', 'KER-PAY')
  turn({ hand: ['fear', 'fear'] }, { ...four, men: { 'camp-coins-1': 0 } })
    .play('dig camp-coins-2', 'pay fear+fear')
    .expect({ explorers: [{ coin: 2, home: 0 }] })
  turn({ hand: ['fear'] }, { ...four, men: { 'camp-coins-1': 1, 'camp-coins-2': 2 } }).refuses(
    'dig camp-coins-1',
    'ARN-DIG-03',
  )
})

test('ARN-GUARD-14 T-054 a guarded site is used at once, Fear comes at the end of the round only', () => {
  both({ hand: ['funding-car', 'rope'] }, {}, { sites: { [SITE]: guarded() } })
    .play(`dig ${SITE}`, 'pay funding-car')
    .expect({ explorers: [{ jewel: 1, area: ['funding-car'] }] })
    .play('end', ...PASS_ALL.slice(0, 2), 'pass', 'end')
    .expect({ explorers: [{ area: ['funding-car', 'fear'] }] })
})

test('ARN-DISCOVER-08 T-067 undo goes back to what was revealed, and no further', () => {
  const game = turn({ coin: 2, compass: 3 }, TO_BE_FOUND)
  game.play(`discover ${SITE}`, 'pay compass+compass+compass+pilot')
  expect(game.undoable(0)).toBe(2)
  game.play('reveal site')
  expect(game.undoable(0)).toBe(0)
  game.play('slot arrowhead')
  expect(game.undoable(0)).toBe(1)
})

test('ARN-PLAY-06 ARN-TRAVEL-08 what is played or paid from the hand can be taken back, also where others have seen it', () => {
  const game = both({ hand: ['funding-car', 'axe', 'fear', 'fear'] }, {}, { table: { players: 2 } })
    .play('play funding-car', 'dig camp-coins-1', 'pay fear')
    .expect({ explorers: [{ coin: 3, area: ['funding-car', 'fear'] }] })
  expect(game.undoable(0)).toBe(3)
  expect(game.engine.view(game.state, 1).explorers[0]?.area).toEqual(['funding-car', 'fear'])
})

test('ARN-EXILE-04 an exile from the hand can be taken back, a draw cannot', () => {
  const game = turn({ hand: ['flask', 'horse', 'fear'], deck: ['hat', 'axe'] }).play('play flask')
  expect(game.undoable(0)).toBe(1)
  game.play('draw')
  expect(game.undoable(0)).toBe(0)
  const exiled = turn({ hand: ['mortar', 'fear'], tablet: 1 }).play('play mortar', 'pay tablet', 'exile hand fear')
  expect(exiled.undoable(0)).toBe(3)
})

test('ARN-BUY-07 ARN-SCORE-05 T-082 an artifact whose effect was declined counts its points', () => {
  const game = turn({ compass: 3 }, { row: ['serpents-gold', ...ROW.slice(1)] })
  game.play('buy serpents-gold', 'pay compass+compass+compass', 'skip')
  expect(game.scores()[0]?.parts).toMatchObject({ cards: 2, fear: 0 })
})

test('ARN-EXILE-02 T-090 exiled Fear is back in the pile, and no longer yours', () => {
  const game = turn({ area: ['fear'], boons: ['guardian-plane-arrowhead-a'] }, { fear: 3 })
  game.play('boon guardian-plane-arrowhead-a', 'exile area fear').expect({ fear: 4 })
  expect(game.scores()[0]?.parts.fear).toBe(0)
})

test('ARN-RESEARCH-03 T-110 the first step: compass and arrowhead on the left, a jewel on the right', () => {
  turn({ compass: 1, arrowhead: 1 })
    .play('research glass bird-r1-1', 'pay compass+arrowhead')
    .expect({ explorers: [{ coin: 1 }] })
  turn({ jewel: 1 })
    .play('research glass bird-r1-2', 'pay jewel')
    .expect({ explorers: [{ coin: 1 }] })
})

test('ARN-ASSIST-06 T-130 an assistant once a round, and again in the next', () => {
  both({ staff: [{ id: 'assistant-coins' }] }, {})
    .play('use assistant-coins')
    .refuses('use assistant-coins', 'ARN-ASSIST-06')
    .play(...PASS_ALL)
    .play('pass', 'end', 'use assistant-coins')
    .expect({ explorers: [{ coin: 4 }] })
})

test('ARN-CARD-26 ARN-CARD-27 T-149 with both at home the ocarina still makes planes: a two-car card pays two ships', () => {
  const game = both(
    { hand: ['guardians-ocarina', 'automobile'], tablet: 1 },
    {},
    { sites: { 'l2-3': { tile: 'level2-arrowhead-jewel' } } },
  )
  game.play('play guardians-ocarina', 'pay tablet', 'end', 'pass', 'end')
  game.play('dig l2-3', 'pay automobile').expect({ explorers: [{ jewel: 1, arrowhead: 1 }] })
})

test('ARN-SNAKE-10 T-162 a rescued assistant is upgraded later and is ready', () => {
  const rich = { crates: 1, glass: 'snake-r3-1', arrowhead: 2 }
  both(rich, {}, { table: { players: 2, temple: 'snake' }, rescue: ['assistant-coins'], bonus: { 'snake-r5-1': [] } })
    .play('research glass snake-r4-1', 'pay idol', 'rescue assistant-coins', 'end', 'pass', 'end')
    .play('research glass snake-r5-1', 'pay arrowhead+arrowhead', 'upgrade assistant-coins')
    .expect({ explorers: [{ staff: [{ id: 'assistant-coins', gold: true, ready: true }] }] })
})

test('ARN-SCORE-01 ARN-SCORE-11 T-171 research of the worked example', () => {
  expect(turn({ glass: 'bird-temple', arrival: 1, notebook: 'bird-r2-1' }).scores()[0]?.parts.research).toBe(24)
  expect(turn({ glass: 'bird-r6-2', notebook: 'bird-r3-1' }).scores()[0]?.parts.research).toBe(14)
})

test('ARN-SOLO-10 T-182 the human passes after the fourth tile: the other six follow, then the round is prepared', () => {
  const used = ['rival-dig-coin', 'rival-dig-compass', 'rival-dig-tablet', 'rival-dig-arrowhead']
  const stack = [
    'rival-dig-jewel',
    'rival-buy-item-red',
    'rival-buy-artifact-red',
    'rival-research-red',
    'rival-discover-red',
    'rival-overcome-red',
  ]
  const game = table(arnak, { table: { players: 1 }, explorers: [{ hand: [], deck: [] }], rival: { used, stack } })
  game.play('pass', 'end').expect({ round: 2 })
  const order = game.facts(0).flatMap((fact) => (fact.k === 'rival-tile' ? [fact.tile] : []))
  expect(order.slice(0, 6)).toEqual(stack.slice().reverse())
  expect(order).toHaveLength(7)
})

test('ARN-TEMPLE-02 T-201 what another looked at in the temple leaves only a smaller stack', () => {
  const game = both({ coin: 1, compass: 1, jewel: 1, glass: 'bird-r7-1' }, {})
  const before = game.engine.view(game.state, 1)
  game.play('research glass bird-temple', 'pay coin+compass+jewel')
  expect(game.engine.view(game.state, 1).lost).toEqual(before.lost)
})

test('ARN-ROUND-14 T-202 while others still choose, nobody sees what was kept', () => {
  const game = both({ hand: ['hat', 'axe'] }, { hand: ['rope'] }).play(
    ...PASS_ALL,
    '0: discard hat',
    '0: keep the rest',
  )
  game.sees(1, { explorers: [{ hand: [null, null] }] })
})

test('ARN-GUARD-17 T-214 the one hand card is given up for the guardian, and its icons serve nothing', () => {
  const site = { sites: { [SITE]: guarded('guardian-card-coin-arrowhead') }, men: { [SITE]: 0 } }
  turn({ hand: ['steam-boat'], coin: 1, arrowhead: 1, staff: [{ id: 'assistant-boot-for-arrowhead' }] }, site)
    .play(`overcome ${SITE}`, 'pay coin+arrowhead+drop-steam-boat')
    .refuses('use assistant-boot-for-arrowhead', 'KER-PAY')
})

test('ARN-CARD-41 ARN-IDOL-08 T-221 an idol lifted out of the first slot: two, three and four and one again', () => {
  const game = turn({ hand: ['stone-key'], tablet: 1, slots: 2 }).play('play stone-key', 'pay tablet', 'unslot 2')
  expect(game.scores()[0]?.parts.idols).toBe(2 * 3 + 2 + 3 + 4)
  game.play('slot tablets').expect({ explorers: [{ slots: 2, tablet: 2 }] })
})

test('ARN-PASS-04 a pass can be taken back until the turn is confirmed', () => {
  const engine = engineOf(arnak)
  const match = begin(engine, engine.table({ players: 2, first: 0 }), 'undo')
  const before = engine.hash(match.state)
  play(match, 0, 'pass')
  undo(match, 0)
  expect(engine.hash(match.state)).toBe(before)
})
