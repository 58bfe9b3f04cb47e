// Scenarios and worked examples from the specification: turns, sites, idols, cards and research.

import { expect, test } from 'vitest'
import { both, guarded, PASS_ALL, SITE, TO_BE_FOUND, turn } from './testing/turn.ts'

const ROW = ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope']
const SNAKE = { table: { players: 2, temple: 'snake' } }
const RICH = { coin: 9, compass: 9, tablet: 9, arrowhead: 9, jewel: 9 }
const FIND = `discover ${SITE}`
const PAY_FIND = 'pay compass+compass+compass+funding-car'
const researches = (game: ReturnType<typeof turn>) => game.moves().filter((move) => move.startsWith('research'))

test('ARN-PASS-02 ARN-PASS-04 T-035 a free action after the pass, and then no more turns this round', () => {
  both({ hand: ['exploration-car'] }, { hand: ['pickaxe', 'trowel'] })
    .play('pass', 'play exploration-car')
    .expect({ explorers: [{ compass: 1, passed: true }] })
    .play('end', 'play pickaxe', 'skip', 'end')
    .decides(1)
    .play('play trowel', 'skip', 'end')
    .decides(1)
    .refuses('0: pass', 'KER-TURN')
})

test('ARN-DIG-12 T-050 worked example: a boot and two coins, then two boots for Red as for anybody, then the camp is closed', () => {
  const game = both({ hand: ['fear', 'fear', 'fear'] }, { hand: ['funding-car'] }, { table: { players: 4 } })
  game
    .play('dig camp-coins-1', 'pay fear')
    .expect({ explorers: [{ coin: 2 }] })
    .play('end')
  game.refuses('dig camp-coins-1', 'ARN-DIG-03').refuses('dig camp-coins-2', 'KER-PAY')
  game.play('pass', 'end', 'pass', 'end', 'pass', 'end')
  game.play('dig camp-coins-2', 'pay fear+fear').expect({
    men: { 'camp-coins-1': 0, 'camp-coins-2': 0 },
    explorers: [{ coin: 4, home: 0, hand: [] }],
  })
  const closed = turn({ coin: 9 }, { table: { players: 4 }, men: { 'camp-coins-1': 1, 'camp-coins-2': 1 } })
  closed.refuses('dig camp-coins-1', 'ARN-DIG-03').refuses('dig camp-coins-2', 'ARN-DIG-03')
})

test('ARN-EFFECT-07 ARN-DIG-14 T-055 nothing to give up at the jewel camp: no jewel, but the archaeologist is there', () => {
  turn({ hand: ['fear'] })
    .play('dig camp-jewel-1', 'pay fear')
    .refuses('use', 'KER-PAY')
    .play('skip')
    .expect({ men: { 'camp-jewel-1': 0 }, explorers: [{ jewel: 0, home: 1, area: ['fear'] }] })
})

test('ARN-DISCOVER-11 T-064 discovered in round I, dug at by another in round II for the travel alone', () => {
  const game = both({ hand: ['funding-car'], compass: 3 }, { hand: ['exploration-car'] }, TO_BE_FOUND)
  game.play(FIND, PAY_FIND, 'reveal site', 'reveal guardian', 'end', ...PASS_ALL, '1: keep the rest')
  game.expect({ round: 2, men: { [SITE]: null } }).decides(1)
  game.play(`dig ${SITE}`, 'pay exploration-car').expect({
    men: { [SITE]: 1 },
    explorers: [{}, { coin: 1, arrowhead: 1, compass: 0, crates: 0, area: ['exploration-car'] }],
  })
})

test('ARN-EFFECT-09 T-066 the idol exiles the card just spent for travel, or nothing', () => {
  const found = () =>
    turn({ hand: ['funding-car'], compass: 3 }, { sites: { [SITE]: { idol: 'idol-exile' } } }).play(FIND, PAY_FIND)
  found()
    .play('exile area funding-car')
    .expect({ explorers: [{ area: [], crates: 1 }] })
    .offersOnly(['reveal site'])
  found()
    .play('skip')
    .expect({ explorers: [{ area: ['funding-car'], crates: 1 }] })
    .offersOnly(['reveal site'])
})

test('ARN-IDOL-02 ARN-IDOL-03 T-074 three idols: the first slot, then the second; no move names a slot', () => {
  const game = turn({ crates: 3, coin: 1 })
  const slotting = game.moves().filter((move) => move.startsWith('slot'))
  expect(slotting).toEqual(['slot jewel', 'slot arrowhead', 'slot tablets', 'slot coin-compass', 'slot card'])
  game.play('slot arrowhead').tells(1, { k: 'slotted', slot: 1 })
  expect(game.scores()[0]?.parts.idols).toBe(3 * 3 + 2 + 3 + 4)
  game.play('slot arrowhead').tells(1, { k: 'slotted', slot: 2 })
  expect(game.scores()[0]?.parts.idols).toBe(3 * 3 + 3 + 4)
})

test('ARN-IDOL-01 ARN-IDOL-09 T-075 with four slots full the fifth idol stays in the crates, for three points', () => {
  const game = turn({ crates: 1, slots: 4, coin: 1 })
  for (const effect of ['jewel', 'arrowhead', 'tablets', 'coin-compass', 'card'])
    game.refuses(`slot ${effect}`, 'ARN-IDOL-09')
  expect(game.scores()[0]?.parts.idols).toBe(5 * 3)
})

test('ARN-IDOL-06 T-076 an idol in a slot stays there, unless the stone key lifts it out', () => {
  const game = turn({ crates: 1, hand: ['stone-key'], tablet: 1 })
    .play('slot arrowhead')
    .refuses('unslot 1', 'ARN-IDOL-06')
  game.play('pass').refuses('unslot 1', 'ARN-IDOL-06')
  turn({ crates: 1, hand: ['stone-key'], tablet: 1 })
    .play('slot arrowhead', 'play stone-key', 'pay tablet', 'unslot 1')
    .expect({ explorers: [{ crates: 1, slots: 0 }] })
})

test('ARN-EXILE-08 T-092 a card that exiles itself: played it is in exile, spent for travel it is in the play area', () => {
  const exiled = (game: ReturnType<typeof turn>) => game.engine.view(game.state, 1).exiled
  const afterMap = turn({ hand: ['rough-map'] }).play('play rough-map')
  afterMap.expect({ explorers: [{ hand: [], area: [], compass: 3 }] })
  expect(exiled(afterMap)).toContain('rough-map')
  const spent = turn({ hand: ['rough-map'] }).play('dig camp-coins-1', 'pay rough-map')
  spent.expect({ explorers: [{ hand: [], area: ['rough-map'], compass: 0 }] })
  expect(exiled(spent)).not.toContain('rough-map')
})

test('ARN-KEYWORD-04 worked example: two compasses off a price of three leave one', () => {
  turn({ hand: ['aeroplane'] }, TO_BE_FOUND)
    .play('play aeroplane')
    .refuses(FIND, 'KER-PAY')
  turn({ hand: ['aeroplane'], compass: 2 }, TO_BE_FOUND)
    .play('play aeroplane', FIND, 'pay compass')
    .expect({ explorers: [{ compass: 1, crates: 1 }] })
})

test('ARN-RESEARCH-14 worked example: Blue may go two ways, Red one, Yellow only with the glass', () => {
  const glass = (...ids: string[]) => ids.map((id) => `research glass bird-${id}`)
  expect(researches(turn({ ...RICH, glass: 'bird-r1-1', notebook: 'bird-r1-1' }))).toEqual(glass('r2-1', 'r2-2'))
  expect(researches(turn({ ...RICH, glass: 'bird-r1-2', notebook: 'bird-r1-2' }))).toEqual(glass('r2-2'))
  expect(researches(turn(RICH))).toEqual(glass('r1-1', 'r1-2'))
})

test('ARN-RESEARCH-16 ARN-ASSIST-01 T-114 worked example: Blue’s notebook joins the glass and recruits one of three', () => {
  const supply = [['assistant-exile', 'assistant-coins'], ['assistant-tablet'], ['assistant-compass']]
  const game = turn({ glass: 'bird-r1-1', compass: 1, arrowhead: 1 }, { supply })
  game.play('research notebook bird-r1-1', 'pay compass+arrowhead')
  game.offersOnly(['recruit assistant-coins', 'recruit assistant-tablet', 'recruit assistant-compass'])
  game.play('recruit assistant-tablet').expect({
    supply: [['assistant-exile', 'assistant-coins'], [], ['assistant-compass']],
    explorers: [{ compass: 0, arrowhead: 0, staff: [{ id: 'assistant-tablet', gold: false, ready: true }] }],
  })
})

test('ARN-RESEARCH-08 T-116 the first to arrive takes the bonus tile, the second finds the row effect alone', () => {
  const one = { glass: 'bird-r1-2', tablet: 1, arrowhead: 1 }
  const game = both(one, one, { bonus: { 'bird-r2-2': ['bonus-coin'] } })
  game.play('research glass bird-r2-2', 'pay tablet+arrowhead', 'end')
  game.play('research glass bird-r2-2', 'pay tablet+arrowhead').expect({
    bonus: { 'bird-r2-2': [] },
    explorers: [
      { coin: 1, compass: 1 },
      { coin: 0, compass: 1 },
    ],
  })
})

test('ARN-RESEARCH-10 T-117 the row effect before the draw of the bonus tile', () => {
  const at = { bonus: { 'bird-r2-2': ['bonus-card'] } }
  turn({ glass: 'bird-r1-2', tablet: 1, arrowhead: 1, deck: ['hat'] }, at)
    .play('research glass bird-r2-2', 'pay tablet+arrowhead')
    .expect({ explorers: [{ compass: 0, hand: [] }] })
    .play('row first')
    .expect({ explorers: [{ compass: 1, hand: [] }] })
    .play('draw')
    .expect({ explorers: [{ compass: 1, hand: ['hat'] }] })
})

test('ARN-CARD-19 ARN-CARD-20 T-146 the item just bought is among the two drawn from the bottom', () => {
  const game = both({ hand: ['obsidian-earring'], tablet: 1, coin: 1, deck: ['dog', 'tent'] }, {}, { row: ROW })
  game.play('buy hat', 'pay coin', 'end', 'pass', 'end')
  game.play('play obsidian-earring', 'pay tablet', 'draw 2').offersOnly(['keep hat', 'keep dog']).play('keep hat')
  game.expect({ explorers: [{ hand: ['hat'], deck: ['tent'], area: ['obsidian-earring', 'dog'] }] })
})

test('ARN-SNAKE-05 ARN-SNAKE-06 ARN-SNAKE-16 T-161 worked example: an idol goes, the captain comes, silver and exhausted', () => {
  const rescue = ['assistant-coins', 'assistant-compass-or-ship', 'assistant-tablet']
  const game = turn({ crates: 1, glass: 'snake-r3-1' }, { ...SNAKE, rescue })
  game.play('research glass snake-r4-1', 'pay idol').offersOnly(rescue.map((id) => `rescue ${id}`))
  game.play('rescue assistant-compass-or-ship').expect({
    rescue: ['assistant-coins', 'assistant-tablet'],
    pool: { ship: 0 },
    explorers: [{ crates: 0, compass: 0, staff: [{ id: 'assistant-compass-or-ship', gold: false, ready: false }] }],
  })
  expect(game.scores()[0]?.parts.idols).toBe(10)
})

test('ARN-SNAKE-13 T-164 of three tiles each arrival takes one, the notebook as well as the glass', () => {
  const game = both(
    { ...RICH, glass: 'snake-r6-1', notebook: 'snake-r6-2' },
    { ...RICH, glass: 'snake-r6-1' },
    {
      table: { players: 3, temple: 'snake' },
      bonus: { 'snake-r7-1': ['bonus-coin', 'bonus-tablet', 'bonus-compass'] },
    },
  )
  const up = ['pay coin+tablet+arrowhead', 'bonus first']
  game.play('research glass snake-r7-1', ...up, 'bonus bonus-tablet', 'end')
  game.expect({ bonus: { 'snake-r7-1': ['bonus-coin', 'bonus-compass'] } })
  game.play('research glass snake-r7-1', ...up).offersOnly(['bonus bonus-coin', 'bonus bonus-compass'])
  game.play('bonus bonus-coin', 'end', 'pass', 'end', 'research notebook snake-r7-1', ...up)
  game.offersOnly(['bonus bonus-compass']).play('bonus bonus-compass')
  game.expect({ bonus: { 'snake-r7-1': [] }, explorers: [{ compass: 10, jewel: 10, area: ['fear'] }] })
})

test('ARN-BUY-08 ARN-BUY-11 T-215 star charts at two off without a coin: bought, but no camp is used', () => {
  const game = turn(
    { compass: 2, staff: [{ id: 'assistant-discount', gold: true }] },
    { row: ['star-charts', ...ROW.slice(1)] },
  )
  game.play('buy star-charts with assistant-discount', 'pay compass+compass', 'resolve').refuses('use', 'KER-PAY')
  game.play('skip').offersOnly(['end'])
  game.expect({ explorers: [{ coin: 0, compass: 0, tablet: 0, arrowhead: 0, jewel: 0, area: ['star-charts'] }] })
})

test('ARN-RESEARCH-20 T-219 the idol of Ara-Anu from the row: the inner step with all it gives, then the outer bonus tile', () => {
  const game = turn(
    { glass: 'bird-r7-2', notebook: 'bird-r5-1', tablet: 3, arrowhead: 1, deck: ['dog'] },
    {
      row: ['idol-of-ara-anu', ...ROW.slice(1)],
      bonus: { 'bird-r6-2': ['bonus-card'], 'bird-r7-2': ['bonus-coin'] },
      sites: { [SITE]: guarded() },
      men: { [SITE]: 0 },
    },
  )
  game.play('research notebook bird-r6-2', 'pay tablet+tablet+arrowhead', 'row first')
  game.play('take idol-of-ara-anu', 'resolve', 'research notebook bird-r7-2', 'pay tablet', 'row first')
  game.play(`overcome ${SITE}`).expect({
    bonus: { 'bird-r6-2': [], 'bird-r7-2': [] },
    explorers: [{ notebook: 'bird-r7-2', coin: 1, boons: ['guardian-four-coins'], hand: [] }],
  })
  game
    .play('draw')
    .expect({ explorers: [{ hand: ['dog'] }] })
    .offersOnly(['end'])
})

test('ARN-CARD-43 T-224 the discount assistant borrowed with the flask: two coins, and a purchase that may be declined', () => {
  const at = { supply: [['assistant-discount'], [], []], row: ROW }
  const game = turn({ hand: ['coconut-flask'], tablet: 1 }, at)
  game.play('play coconut-flask', 'pay tablet', 'borrow assistant-discount').expect({ explorers: [{ coin: 2 }] })
  game.offersOnly(['buy hat', 'buy axe', 'buy torch', 'buy flask', 'buy rope', 'skip']).play('skip')
  game.expect({ supply: [['assistant-discount'], [], []], explorers: [{ coin: 2, deck: [], staff: [] }] })
  game.offersOnly(['end']).refuses('buy hat', 'ARN-TURN-05')
})
