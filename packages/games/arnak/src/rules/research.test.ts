import { expect, test } from 'vitest'
import { TRACK_SPACES } from '../board/track.ts'
import { both, turn } from '../testing/turn.ts'

const SNAKE = { table: { players: 2, temple: 'snake' } }
const NO_BONUS = Object.fromEntries([...TRACK_SPACES.values()].map(({ id }) => [id, []]))
const birds = Object.fromEntries(Object.entries(NO_BONUS).filter(([id]) => id.startsWith('bird')))
const snakes = Object.fromEntries(Object.entries(NO_BONUS).filter(([id]) => id.startsWith('snake')))
const RICH = { coin: 9, compass: 9, tablet: 9, arrowhead: 9, jewel: 9, crates: 2 }

test('ARN-RESEARCH-02 ARN-RESEARCH-03 ARN-RESEARCH-06 ARN-RESEARCH-14 T-110 T-115 the glass goes first, to either space', () => {
  turn({ ...RICH })
    .refuses('research notebook bird-r1-1', 'ARN-RESEARCH-02')
    .offers(['research glass bird-r1-1', 'research glass bird-r1-2'])
  turn({ ...RICH, glass: 'bird-r2-1', notebook: 'bird-r2-1' }).refuses('research notebook bird-r3-1', 'ARN-RESEARCH-02')
})

test('ARN-RESEARCH-04 ARN-RESEARCH-13 ARN-RESEARCH-14 only along a bridge, one row at a time', () => {
  turn({ ...RICH, glass: 'bird-r1-1' })
    .offers(['research glass bird-r2-1', 'research glass bird-r2-2'])
    .refuses('research glass bird-r3-1', 'ARN-RESEARCH-13')
  turn({ ...RICH, glass: 'bird-r1-2' })
    .offers(['research glass bird-r2-2'])
    .refuses('research glass bird-r2-1', 'ARN-RESEARCH-04')
    .refuses('research glass bird-r1-1', 'ARN-RESEARCH-04')
})

test('ARN-RESEARCH-05 tokens share a space', () => {
  both({ ...RICH }, { glass: 'bird-r1-1' })
    .play('research glass bird-r1-1', 'pay compass+arrowhead')
    .expect({ explorers: [{ glass: 'bird-r1-1' }, { glass: 'bird-r1-1' }] })
})

test('ARN-RESEARCH-08 ARN-RESEARCH-11 ARN-RESEARCH-15 T-111 T-112 Red pays tablet and arrowhead; the bonus gives a tablet, the row a compass', () => {
  const bonus = { bonus: { 'bird-r2-2': ['bonus-tablet'] } }
  turn({ glass: 'bird-r1-2', tablet: 1, arrowhead: 1 }, bonus)
    .play('research glass bird-r2-2', 'pay tablet+arrowhead')
    .expect({ explorers: [{ tablet: 1, arrowhead: 0, compass: 1, glass: 'bird-r2-2' }], bonus: { 'bird-r2-2': [] } })
  turn({ glass: 'bird-r1-2', tablet: 0, arrowhead: 1 }, bonus).refuses('research glass bird-r2-2', 'KER-PAY')
})

test('ARN-RESEARCH-16 Blue’s notebook joins the glass, and recruits', () => {
  turn({ glass: 'bird-r1-1', compass: 1, arrowhead: 1 }, { supply: [['assistant-coins'], [], []] })
    .play('research notebook bird-r1-1', 'pay compass+arrowhead', 'recruit assistant-coins')
    .expect({ explorers: [{ notebook: 'bird-r1-1', staff: [{ gold: false, ready: true }] }] })
})

test('ARN-RESEARCH-08 ARN-RESEARCH-09 who comes second finds only the row effect', () => {
  turn({ glass: 'bird-r1-2', tablet: 1, arrowhead: 1 }, { bonus: birds })
    .play('research glass bird-r2-2', 'pay tablet+arrowhead')
    .expect({ explorers: [{ tablet: 0, compass: 1 }] })
})

test.each([
  ['bonus-coin', [], { coin: 1 }],
  ['bonus-compass', [], { compass: 2 }],
  ['bonus-tablet', [], { tablet: 2 }],
  ['bonus-card', ['row first', 'draw'], { hand: ['hat'] }],
  ['bonus-exile', ['bonus first', 'exile area fear'], { area: [] }],
  ['bonus-upgrade', ['bonus first', 'trade tablet'], { tablet: 0, arrowhead: 1 }],
] as const)(
  'ARN-RESEARCH-08 ARN-RESEARCH-10 %s is gained by the first to arrive, before or after the row effect',
  (bonus, play, then) => {
    turn(
      { glass: 'bird-r1-2', tablet: 2, arrowhead: 1, deck: ['hat'], area: ['fear'] },
      { bonus: { 'bird-r2-2': [bonus] } },
    )
      .play('research glass bird-r2-2', 'pay tablet+arrowhead', ...play)
      .expect({ explorers: [{ compass: 1, ...then }] as never })
  },
)

test('ARN-RESEARCH-12 points count only at the end, by the last position', () => {
  const game = turn({ glass: 'bird-r6-1', notebook: 'bird-r3-1' })
  expect(game.scores()[0]?.parts.research).toBe(14)
})

test('ARN-RESEARCH-17 ARN-CARD-29 ARN-CARD-30 discounts lower a bridge or a temple tile', () => {
  turn({ hand: ['idol-of-ara-anu'], tablet: 1, glass: 'bird-temple', arrival: 1 })
    .play('play idol-of-ara-anu', 'pay tablet', 'research tile tile-2-middle')
    .expect({ explorers: [{ tiles2: 1 }] })
  turn({ hand: ['inscribed-blade'], tablet: 3, arrowhead: 1, glass: 'bird-r2-1' }, { bonus: birds })
    .play('play inscribed-blade', 'pay tablet')
    .offers(['research glass bird-r3-1 less arrowhead', 'research glass bird-r3-1 less tablet'])
    .play('research glass bird-r3-1 less tablet', 'pay arrowhead')
    .expect({ explorers: [{ tablet: 2, arrowhead: 0, glass: 'bird-r3-1' }] })
  turn({ hand: ['inscribed-blade'], tablet: 1, coin: 1, glass: 'bird-temple', arrival: 1 })
    .play('play inscribed-blade', 'pay tablet', 'research tile tile-2-left', 'pay coin')
    .expect({ explorers: [{ tiles2: 1, coin: 0 }] })
  turn({ hand: ['idol-of-ara-anu'], tablet: 1 })
    .play('play idol-of-ara-anu', 'pay tablet', 'skip')
    .offersOnly(['end'])
})

test('ARN-RESEARCH-19 the bonus tile goes even if nothing comes of it', () => {
  turn({ glass: 'bird-r1-2', tablet: 1, arrowhead: 1, deck: ['hat'] }, { bonus: { 'bird-r2-2': ['bonus-card'] } })
    .play('research glass bird-r2-2', 'pay tablet+arrowhead', 'bonus first', 'skip')
    .expect({ bonus: { 'bird-r2-2': [] }, explorers: [{ hand: [] }] })
})

test('ARN-RESEARCH-20 research inside research: the inner step first, then what the outer one still owes', () => {
  turn(
    {
      glass: 'bird-r7-1',
      notebook: 'bird-r5-1',
      compass: 1,
      jewel: 1,
      coin: 1,
      tablet: 1,
      arrowhead: 1,
      deck: ['hat'],
    },
    {
      round: 2,
      row: ['war-club', 'inscribed-blade', 'axe', 'torch', 'flask', 'rope'],
      bonus: { 'bird-r6-1': ['bonus-card'], 'bird-r7-1': [] },
    },
  )
    .play('research notebook bird-r6-1', 'pay compass+jewel', 'row first', 'take inscribed-blade', 'resolve')
    .play('research notebook bird-r7-1 less arrowhead', 'pay coin+tablet')
    .expect({ explorers: [{ notebook: 'bird-r7-1', hand: [] }] })
    .play('draw')
    .expect({ explorers: [{ hand: ['hat'] }] })
    .offersOnly(['end'])
})

test('ARN-TEMPLE-01 ARN-TEMPLE-02 ARN-TEMPLE-03 ARN-TEMPLE-05 ARN-TEMPLE-06 ARN-TEMPLE-14 T-119 the first glass in the temple', () => {
  const game = both(
    { ...RICH, glass: 'bird-r7-1' },
    { ...RICH, glass: 'bird-r7-2' },
    { lost: ['bonus-coin', 'bonus-tablet'] },
  )
  game
    .play('research glass bird-temple', 'pay coin+compass+jewel')
    .offersOnly(['bonus bonus-coin', 'bonus bonus-tablet'])
  game.sees(0, { lost: ['bonus-coin', 'bonus-tablet'] }).sees(1, { lost: [null, null] })
  game.play('bonus bonus-tablet').expect({ lost: ['bonus-coin'], explorers: [{ tablet: 10, arrival: 1 }] })
  game
    .sees(1, { lost: [null] })
    .sees(0, { lost: ['bonus-coin'] })
    .offersOnly(['end'])
  expect(game.undoable(0)).toBe(0)
  game
    .play('end', 'research glass bird-temple', 'pay coin+compass+jewel', 'bonus bonus-coin')
    .expect({ lost: [], explorers: [{}, { arrival: 2 }] })
  expect(game.scores().map(({ parts }) => parts.research)).toEqual([23, 21])
})

test('ARN-TEMPLE-04 ARN-TEMPLE-12 T-120 the notebook goes on, but never into the temple', () => {
  turn({ ...RICH, glass: 'bird-temple', arrival: 1, notebook: 'bird-r7-1' }).refuses(
    'research notebook bird-temple',
    'ARN-TEMPLE-04',
  )
  turn({ ...RICH, glass: 'bird-temple', arrival: 1, notebook: 'bird-r4-1' }, { bonus: birds })
    .play('research notebook bird-r5-1', 'pay coin+jewel')
    .expect({ explorers: [{ compass: 12 }] })
})

test('ARN-TEMPLE-07 ARN-TEMPLE-08 ARN-TEMPLE-11 ARN-TEMPLE-13 T-121 temple tiles for combined prices', () => {
  const first = { ...RICH, glass: 'bird-temple', arrival: 1 }
  const game = both(first, {}).play('research tile tile-6-left', 'pay coin+tablet+tablet+jewel')
  game
    .expect({ explorers: [{ tiles6: 1, coin: 8, tablet: 7, jewel: 8 }], stacks: { 'tile-6-left': 1 } })
    .play('end', 'pass', 'end')
  game
    .play('research tile tile-6-left', 'pay coin+tablet+tablet+jewel', 'end')
    .refuses('research tile tile-6-left', 'ARN-TEMPLE-09')
  game.play('research tile tile-6-right', 'pay compass+arrowhead+jewel', 'end')
  game
    .play('research tile tile-11', 'pay coin+compass+tablet+tablet+arrowhead+jewel')
    .expect({ explorers: [{ tiles11: 1, tiles6: 3 }] })
})

test('ARN-TEMPLE-09 T-122 an empty stack sells nothing', () => {
  turn({ ...RICH, glass: 'bird-temple', arrival: 1 }, { stacks: { 'tile-11': 0 } }).refuses(
    'research tile tile-11',
    'ARN-TEMPLE-09',
  )
})

test('ARN-TEMPLE-10 arriving brings no tile', () => {
  turn({ ...RICH, glass: 'bird-r7-1' }).refuses('research tile tile-2-left', 'ARN-TEMPLE-07')
})

test('ARN-CARD-12 T-152 the journal moves the notebook only, and never above the glass', () => {
  turn({ hand: ['journal'], glass: 'bird-r2-1', notebook: 'bird-r2-1' })
    .play('play journal')
    .offersOnly(['skip'])
})

test('ARN-SNAKE-04 ARN-SNAKE-05 ARN-SNAKE-19 T-160 the bridge costs an idol of the crates, not of a slot', () => {
  turn({ ...RICH, crates: 0, slots: 1, glass: 'snake-r3-1' }, SNAKE).refuses(
    'research glass snake-r4-1',
    'ARN-SNAKE-05',
  )
  const game = turn({ crates: 1, glass: 'snake-r3-1' }, SNAKE)
  expect(game.scores()[0]?.parts.idols).toBe(13)
  game.play('research glass snake-r4-1', 'pay idol')
  expect(game.scores()[0]?.parts.idols).toBe(10)
})

test('ARN-SNAKE-06 ARN-SNAKE-07 ARN-SNAKE-08 ARN-SNAKE-16 ARN-SNAKE-17 the rescue is looked through in secret', () => {
  const rescue = ['assistant-compass-or-ship', 'assistant-coins', 'assistant-tablet']
  const game = both({ crates: 1, glass: 'snake-r3-1' }, {}, { ...SNAKE, rescue }).play(
    'research glass snake-r4-1',
    'pay idol',
  )
  game.sees(0, { rescue }).sees(1, { rescue: [null, null, 'assistant-tablet'] })
  game.play('rescue assistant-compass-or-ship').expect({
    rescue: ['assistant-coins', 'assistant-tablet'],
    explorers: [{ staff: [{ gold: false, ready: false }] }],
  })
  game
    .refuses('use assistant-compass-or-ship', 'ARN-ASSIST-06')
    .sees(0, { rescue: ['assistant-coins', 'assistant-tablet'] })
    .sees(1, { rescue: [null, 'assistant-tablet'] })
})

test('ARN-SNAKE-09 the notebook pays an idol, too, and rescues nobody', () => {
  turn(
    { crates: 1, glass: 'snake-r4-1', notebook: 'snake-r3-1' },
    { ...SNAKE, row: ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope'] },
  )
    .play('research notebook snake-r4-1', 'pay idol', 'skip')
    .expect({ explorers: [{ staff: [], crates: 0, notebook: 'snake-r4-1' }] })
})

test('ARN-SNAKE-10 ARN-SNAKE-11 a rescued assistant is upgraded and made ready by the glass', () => {
  turn(
    { glass: 'snake-r4-1', arrowhead: 2, staff: [{ id: 'assistant-coins', ready: false }] },
    { ...SNAKE, bonus: snakes },
  )
    .play('research glass snake-r5-1', 'pay arrowhead+arrowhead', 'upgrade assistant-coins', 'use assistant-coins')
    .expect({ explorers: [{ coin: 3 }] })
})

test('ARN-SNAKE-12 two upper rows give Fear to the glass', () => {
  turn({ glass: 'snake-r5-1', tablet: 1, jewel: 1 }, { ...SNAKE, bonus: snakes })
    .play('research glass snake-r6-1', 'pay tablet+jewel')
    .expect({ explorers: [{ area: ['fear'] }] })
})

test('ARN-SNAKE-13 ARN-SNAKE-14 row seven: one of the tiles that are left', () => {
  const first = { ...RICH, glass: 'snake-r6-1', notebook: 'snake-r6-2' }
  const bonus = { ...snakes, 'snake-r7-1': ['bonus-coin', 'bonus-tablet', 'bonus-card'] }
  const game = both(first, {}, { table: { players: 3, temple: 'snake' }, bonus }).play(
    'research glass snake-r7-1',
    'pay coin+tablet+arrowhead',
    'row first',
  )
  game.offersOnly(['bonus bonus-coin', 'bonus bonus-tablet', 'bonus bonus-card']).play('bonus bonus-tablet')
  game.expect({ bonus: { 'snake-r7-1': ['bonus-coin', 'bonus-card'] }, explorers: [{ tablet: 9, area: ['fear'] }] })
  turn({ ...RICH, glass: 'snake-r7-1', notebook: 'snake-r6-2' }, { ...SNAKE, bonus: snakes })
    .play('research notebook snake-r7-1', 'pay coin+tablet+arrowhead')
    .expect({ explorers: [{ jewel: 10 }] })
})

test('ARN-SNAKE-18 T-226 a free step waives the idol, a discount does not', () => {
  const first = { glass: 'snake-r5-1', notebook: 'snake-r3-1', tablet: 3 }
  turn({ ...first, hand: ['journal'] }, SNAKE)
    .play('play journal', 'research notebook snake-r4-1')
    .expect({ explorers: [{ notebook: 'snake-r4-1' }] })
  turn({ ...first, hand: ['inscribed-blade'] }, SNAKE)
    .play('play inscribed-blade', 'pay tablet')
    .refuses('research notebook snake-r4-1', 'ARN-SNAKE-05')
})

test('ARN-SNAKE-20 when the top of the rescue stack is taken the next one is open', () => {
  const game = both(
    { crates: 1, glass: 'snake-r3-1' },
    {},
    { ...SNAKE, rescue: ['assistant-coins', 'assistant-tablet'] },
  )
  game.play('research glass snake-r4-1', 'pay idol', 'rescue assistant-tablet').sees(1, { rescue: ['assistant-coins'] })
})

test('ARN-RES-03 what is gained never pays its own cost', () => {
  turn({ coin: 0, crates: 0 }).refuses('research glass bird-r1-2', 'KER-PAY')
})
