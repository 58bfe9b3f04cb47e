// Tests valid moves at the wrong moment: each is refused by the rule it breaks, or by the rule that says when it may be
// made.

import { expect, test } from 'vitest'
import { both, PASS_ALL, SITE, turn } from './testing/turn.ts'

const ROW = ['war-club', 'hat', 'axe', 'dog', 'tent', 'flask']

test('ARN-TURN-07 a card in the play area is neither played nor paid with again', () => {
  const game = turn({ hand: ['fear'], area: ['hat', 'watch', 'sundial', 'fear'] })
  for (const move of ['play hat', 'pass with watch', 'play sundial', 'hat']) game.refuses(move, 'ARN-TURN-07')
  game.play('dig camp-coins-1').refuses('pay hat', 'ARN-TURN-07').refuses('pay fear+hat', 'ARN-TURN-07')
  game.refuses('pay drop-hat', 'ARN-TURN-07')
})

test('ARN-FEAR-02 Fear in the play area is no boot', () => {
  const game = turn({ hand: ['hat'], area: ['fear'] })
  turn({ hand: ['fear'] }).refuses('fear', 'ARN-PLAY-07')
  game.refuses('play fear', 'ARN-PLAY-07').play('dig camp-coins-1').refuses('pay fear', 'ARN-FEAR-02')
})

test('ARN-PLAY-01 only a card in the hand is played', () => {
  turn({ hand: ['machete'], deck: ['rope'] }, { row: ROW })
    .refuses('play rope', 'ARN-PLAY-01')
    .refuses('play tent', 'ARN-PLAY-01')
    .refuses('pass with watch', 'ARN-PLAY-01')
})

test('ARN-FREE-10 a card in the hand is never said to be elsewhere: what was begun is finished first', () => {
  turn({ hand: ['hat', 'parrot', 'watch', 'axe'] })
    .play('dig camp-coins-1')
    .refuses('play parrot', 'ARN-FREE-10')
    .refuses('pass with watch', 'ARN-FREE-10')
    .refuses('parrot', 'ARN-EFFECT-04')
})

test('ARN-BUY-01 what does not lie in the row is not bought', () => {
  turn({ coin: 9, hand: ['fishing-rod'] }, { row: ROW, items: ['torch'] })
    .refuses('buy rope', 'ARN-BUY-01')
    .play('play fishing-rod')
    .refuses('buy rope', 'ARN-BUY-01')
})

test('ARN-ASSIST-05 ARN-GUARD-07 who was not recruited does not help, and who was not overcome grants nothing', () => {
  both({ coin: 9 }, { staff: [{ id: 'assistant-coins' }], boons: ['guardian-four-coins'] }, { row: ROW })
    .refuses('use assistant-coins', 'ARN-ASSIST-05')
    .refuses('buy hat with assistant-discount', 'ARN-ASSIST-05')
    .refuses('boon guardian-four-coins', 'ARN-GUARD-07')
})

test('ARN-DISCOVER-01 ARN-GUARD-02 a site is discovered once, and overcome only where there is a guardian', () => {
  turn({ compass: 9 }, { sites: { [SITE]: { tile: 'level1-jewel' } }, men: { [SITE]: 0 } })
    .refuses(`discover ${SITE}`, 'ARN-DISCOVER-01')
    .refuses('discover camp-coins-1', 'ARN-DISCOVER-01')
    .refuses(`overcome ${SITE}`, 'ARN-GUARD-02')
})

test('ARN-TEMPLE-07 ARN-CARD-30 no temple tile before the temple, and no discount without the blade', () => {
  turn({ coin: 9, tablet: 9 })
    .refuses('research tile tile-2-left', 'ARN-TEMPLE-07')
    .refuses('research glass bird-r1-1 less arrowhead', 'ARN-CARD-30')
  turn({ glass: 'bird-temple', arrival: 1 }).refuses('research glass bird-r5-1', 'ARN-RESEARCH-04')
})

test('ARN-RES-03 ARN-TURN-12 nothing is paid but a price that is asked, and nothing withdrawn that can be paid', () => {
  const game = turn({ hand: ['hat', 'fear'], coin: 1 })
  game.refuses('pay hat', 'ARN-RES-03').refuses('withdraw', 'ARN-TURN-12').play('dig camp-coins-1')
  game.refuses('pay pool-car', 'ARN-RES-03').refuses('withdraw', 'ARN-TURN-12').refuses('end', 'ARN-TURN-04')
})

test('ARN-ROUND-14 ARN-FREE-09 between rounds hand cards are kept or discarded, and nothing else', () => {
  const game = both({ hand: ['hat', 'sundial'], crates: 1, boons: ['guardian-four-coins'] }, {}).play(...PASS_ALL)
  for (const move of ['play hat', 'slot tablets', 'boon guardian-four-coins']) game.refuses(`0: ${move}`, 'ARN-FREE-09')
  for (const move of ['pass', 'end', 'play sundial', 'discard axe', 'skip']) game.refuses(`0: ${move}`, 'ARN-ROUND-14')
  turn({ hand: ['hat'] })
    .refuses('discard hat', 'ARN-ROUND-14')
    .refuses('keep the rest', 'ARN-ROUND-14')
})

test('ARN-CARD-19 the Obsidian Earring draws one or two', () => {
  turn({ hand: ['obsidian-earring'], tablet: 1, deck: ['hat', 'axe', 'dog'] })
    .play('play obsidian-earring', 'pay tablet')
    .refuses('draw 3', 'ARN-CARD-19')
})

/** Moves that belong to another question, with the rule that says when they may be made. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  skip: 'ARN-EFFECT-19',
  use: 'ARN-EFFECT-03',
  resolve: 'ARN-BUY-06',
  again: 'ARN-CARD-42',
  'reveal guardian': 'ARN-DISCOVER-10',
  draw: 'ARN-EFFECT-08',
  'keep hat': 'ARN-CARD-17',
  'return hat': 'ARN-CARD-17',
  'exile hand hat': 'ARN-EXILE-04',
  'give hat': 'ARN-EFFECT-07',
  'trade tablet': 'ARN-EFFECT-05',
  'refresh assistant-coins': 'ARN-ASSIST-08',
  'recruit assistant-coins': 'ARN-ASSIST-01',
  'rescue assistant-coins': 'ARN-SNAKE-06',
  'upgrade assistant-coins': 'ARN-ASSIST-09',
  'borrow assistant-coins': 'ARN-CARD-13',
  'swap assistant-coins assistant-draw': 'ARN-CARD-21',
  'unslot 2': 'ARN-IDOL-06',
  'take hat': 'ARN-KEYWORD-09',
  'bonus bonus-coin': 'ARN-RESEARCH-08',
  'row first': 'ARN-RESEARCH-10',
  'activate camp-coins': 'ARN-KEYWORD-01',
  'relocate camp-coins-1 camp-jewel-1': 'ARN-KEYWORD-18',
  'recall camp-coins-1': 'ARN-CARD-26',
  'lead camp-coins camp-jewel': 'ARN-CARD-25',
  planes: 'ARN-EFFECT-04',
  'drop-hat': 'ARN-RES-03',
  deck: 'ARN-EFFECT-08',
  'assistant-coins': 'ARN-ASSIST-05',
}

for (const [move, rule] of Object.entries(ELSEWHERE)) {
  test(`${rule} '${move}' is for another moment`, () => {
    turn({ hand: ['axe'] }).refuses(move, rule)
  })
}

test('what is no word of the game is unknown', () => {
  const game = turn({ hand: ['hat'] })
  for (const move of [
    'dance',
    'play piano',
    'pay rope+gold',
    'buy hat with fear',
    'exile hand',
    'research less',
    'toString',
  ])
    game.refuses(move, 'KER-UNKNOWN')
})

test('KER-PAY a card in the row that is too dear says what is missing, and nothing of the hand', () => {
  const { engine, state } = turn({ coin: 1 }, { row: ROW })
  expect(engine.explain(state, 0, 'axe')).toMatchObject([{ rule: 'KER-PAY', params: { missing: ['coin'] } }])
})
