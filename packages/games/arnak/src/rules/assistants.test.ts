import { expect, test } from 'vitest'
import { ASSISTANT_IDS, type AssistantId } from '../board/assistants.ts'
import { SLOT_EFFECT_IDS } from '../board/idols.ts'
import { both, EMPTY_POOL, guarded, SITE, type Things, turn } from '../testing/turn.ts'

type Use = { readonly with?: Things; readonly play?: readonly string[]; readonly then: Things; readonly pool?: Things }
const ROW = ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope']

const USES: Readonly<Record<Exclude<AssistantId, 'assistant-discount'>, { readonly silver: Use; readonly gold: Use }>> =
  {
    'assistant-coins': { silver: { then: { coin: 2 } }, gold: { then: { coin: 3 } } },
    'assistant-tablet': { silver: { then: { tablet: 1, coin: 0 } }, gold: { then: { tablet: 1, coin: 1 } } },
    'assistant-boot-for-arrowhead': {
      silver: { with: { hand: ['fear'] }, play: ['pay fear'], then: { arrowhead: 1, hand: [] } },
      gold: { then: { arrowhead: 1 } },
    },
    'assistant-coin-for-arrowhead': {
      silver: { with: { coin: 1 }, play: ['pay coin'], then: { arrowhead: 1, coin: 0 } },
      gold: { with: { coin: 1 }, play: ['pay coin', 'jewel'], then: { jewel: 1, coin: 0 } },
    },
    'assistant-exile': {
      silver: { with: { hand: ['fear'] }, play: ['exile hand fear'], then: { hand: [], compass: 0 } },
      gold: { with: { hand: ['fear'] }, play: ['exile hand fear'], then: { hand: [], compass: 1 } },
    },
    'assistant-draw': {
      silver: { with: { deck: ['hat'] }, play: ['draw', 'give hat'], then: { hand: [], area: ['hat'] } },
      gold: { with: { deck: ['hat'] }, play: ['draw'], then: { hand: ['hat'] } },
    },
    'assistant-coin-or-plane': {
      silver: { play: ['plane'], then: { coin: 0 }, pool: { plane: 1 } },
      gold: { play: ['planes'], then: { coin: 0 }, pool: { plane: 2 } },
    },
    'assistant-compass-or-car': {
      silver: { play: ['compass'], then: { compass: 1 }, pool: { car: 0 } },
      gold: { play: ['coin-compass'], then: { coin: 1, compass: 1 } },
    },
    'assistant-compass-or-ship': {
      silver: { play: ['ship'], then: { compass: 0 }, pool: { ship: 1 } },
      gold: { play: ['ships'], then: { coin: 0, compass: 0 }, pool: { ship: 2 } },
    },
    'assistant-upgrade': {
      silver: { with: { tablet: 1 }, play: ['trade tablet'], then: { arrowhead: 1, tablet: 0 } },
      gold: { with: { arrowhead: 1 }, play: ['trade arrowhead'], then: { jewel: 1, compass: 1 } },
    },
    'assistant-compass': { silver: { then: { compass: 1 } }, gold: { then: { compass: 2 } } },
  }
const FREE_ONES = Object.keys(USES) as (keyof typeof USES)[]

test.each(FREE_ONES.flatMap((id) => [[id, 'silver'] as const, [id, 'gold'] as const]))(
  'ARN-ASSIST-06 ARN-ASSIST-12 ARN-ASSIST-14 %s does what its %s side says, and is exhausted',
  (id, side) => {
    const { with: first, play = [], then, pool = {} } = USES[id][side]
    const game = turn({ ...first, staff: [{ id, gold: side === 'gold' }] }).play(`use ${id}`, ...play)
    game.expect({
      acted: false,
      pool: { ...EMPTY_POOL, ...pool },
      explorers: [{ ...then, staff: [{ id, ready: false }] }],
    })
    game.refuses(`use ${id}`, 'ARN-ASSIST-06')
    expect(ASSISTANT_IDS).toHaveLength(FREE_ONES.length + 1)
  },
)

test('ARN-ASSIST-14 the other choices: a coin, a car, coins, cars, an arrowhead', () => {
  turn({ staff: [{ id: 'assistant-coin-or-plane' }] })
    .play('use assistant-coin-or-plane', 'coin')
    .expect({ explorers: [{ coin: 1 }] })
  turn({ staff: [{ id: 'assistant-coin-or-plane', gold: true }] })
    .play('use assistant-coin-or-plane', 'coins')
    .expect({ explorers: [{ coin: 2 }] })
  turn({ staff: [{ id: 'assistant-compass-or-car' }] })
    .play('use assistant-compass-or-car', 'car')
    .expect({ pool: { car: 1 } })
  turn({ staff: [{ id: 'assistant-compass-or-car', gold: true }] })
    .play('use assistant-compass-or-car', 'cars')
    .expect({ pool: { car: 2 }, explorers: [{ coin: 0, compass: 0 }] })
  turn({ staff: [{ id: 'assistant-compass-or-ship' }] })
    .play('use assistant-compass-or-ship', 'compass')
    .expect({ pool: { ship: 0 }, explorers: [{ compass: 1 }] })
  turn({ staff: [{ id: 'assistant-compass-or-ship', gold: true }] })
    .play('use assistant-compass-or-ship', 'coin-compass')
    .expect({ pool: { ship: 0 }, explorers: [{ coin: 1, compass: 1 }] })
  turn({ coin: 1, staff: [{ id: 'assistant-coin-for-arrowhead', gold: true }] })
    .play('use assistant-coin-for-arrowhead', 'pay coin', 'arrowhead')
    .expect({ explorers: [{ arrowhead: 1 }] })
})

test('ARN-ASSIST-01 ARN-ASSIST-02 ARN-ASSIST-03 ARN-ASSIST-05 T-134 recruiting: silver, ready, and the next one is turned up', () => {
  const supply = [['assistant-exile', 'assistant-coins'], ['assistant-tablet'], []]
  const game = turn({ glass: 'bird-r1-1', jewel: 1 }, { supply }).play('research notebook bird-r1-2', 'pay jewel')
  game.offersOnly(['recruit assistant-coins', 'recruit assistant-tablet']).play('recruit assistant-coins')
  game.expect({ explorers: [{ staff: [{ id: 'assistant-coins', gold: false, ready: true }] }] })
  expect(game.engine.view(game.state, 1).supply[0]).toEqual(['assistant-exile'])
  game.play('use assistant-coins').expect({ explorers: [{ coin: 2 }] })
})

test('ARN-ASSIST-04 with all stacks empty nobody is recruited', () => {
  turn({ glass: 'bird-r1-1', jewel: 1 }, { supply: [[], [], []] })
    .play('research notebook bird-r1-2', 'pay jewel')
    .expect({ explorers: [{ staff: [] }] })
    .offersOnly(['end'])
})

test('ARN-ASSIST-08 refreshed, an assistant works again in the same turn', () => {
  turn({ hand: ['ceremonial-rattle'], tablet: 1, staff: [{ id: 'assistant-coins' }] })
    .play(
      'use assistant-coins',
      'play ceremonial-rattle',
      'pay tablet',
      'refresh assistant-coins',
      'use assistant-coins',
    )
    .expect({ explorers: [{ coin: 4 }] })
})

test('ARN-ASSIST-09 ARN-ASSIST-10 ARN-ASSIST-13 T-131 an exhausted assistant turns gold and ready', () => {
  turn(
    { glass: 'bird-r3-1', notebook: 'bird-r2-1', tablet: 2, arrowhead: 1, staff: [{ id: 'assistant-coins' }] },
    { bonus: { 'bird-r3-1': [] } },
  )
    .play(
      'use assistant-coins',
      'research notebook bird-r3-1',
      'pay tablet+tablet+arrowhead',
      'upgrade assistant-coins',
    )
    .expect({ explorers: [{ coin: 2, staff: [{ gold: true, ready: true }] }] })
    .play('use assistant-coins')
    .expect({ explorers: [{ coin: 5 }] })
})

test('ARN-ASSIST-11 T-132 only silver ones can be upgraded', () => {
  const first = { glass: 'bird-r3-1', notebook: 'bird-r2-1', tablet: 2, arrowhead: 1 }
  const play = ['research notebook bird-r3-1', 'pay tablet+tablet+arrowhead']
  turn({ ...first, staff: [{ id: 'assistant-coins', gold: true }] })
    .play(...play)
    .offersOnly(['end'])
  turn({ ...first, staff: [{ id: 'assistant-coins', gold: true }, { id: 'assistant-tablet' }] })
    .play(...play)
    .refuses('upgrade assistant-coins', 'ARN-ASSIST-11')
})

test('ARN-ASSIST-17 ARN-ASSIST-18 two assistants at the most, and they score nothing', () => {
  const game = turn({ staff: [{ id: 'assistant-coins' }, { id: 'assistant-tablet', gold: true }] })
  expect(game.scores()[0]?.total).toBe(10)
  game.decides(0)
})

test('ARN-ASSIST-19 an assistant whose cost cannot be paid is not used up', () => {
  turn({ staff: [{ id: 'assistant-coin-for-arrowhead' }] })
    .refuses('use assistant-coin-for-arrowhead', 'KER-PAY')
    .expect({ explorers: [{ staff: [{ ready: true }] }] })
})

test.each(SLOT_EFFECT_IDS)('ARN-IDOL-02 ARN-IDOL-04 an idol in a slot gives: %s', (id) => {
  const then: Readonly<Record<string, Things>> = {
    jewel: { coin: 0, jewel: 1 },
    arrowhead: { arrowhead: 1 },
    tablets: { tablet: 2 },
    'coin-compass': { coin: 2, compass: 1 },
    card: { hand: ['hat'] },
  }
  const more = id === 'jewel' ? ['pay coin'] : id === 'card' ? ['draw'] : []
  turn({ crates: 1, coin: 1, deck: ['hat'] })
    .play(`slot ${id}`, ...more)
    .expect({ explorers: [{ crates: 0, slots: 1, ...then[id] }] })
})

test('ARN-IDOL-03 ARN-IDOL-05 ARN-IDOL-11 slots from the left, the same effect again, several in a turn', () => {
  const game = turn({ crates: 3 }).play('slot tablets', 'slot tablets')
  game.expect({ explorers: [{ crates: 1, slots: 2, tablet: 4 }] })
  expect(game.state.explorers[0]?.slots).toBe(3)
})

test('ARN-IDOL-06 ARN-IDOL-09 no idol in the crates or no empty slot: nothing to slot', () => {
  turn({ crates: 0, slots: 1 }).refuses('slot tablets', 'ARN-IDOL-09')
  turn({ crates: 1, slots: 4 }).refuses('slot tablets', 'ARN-IDOL-09')
})

test('ARN-IDOL-09 the last slot may be filled while another idol is paid for: that one stays in the crates, its coin unspent', () => {
  const game = turn({ crates: 2, slots: 3, coin: 2, hand: ['funding-car'] }).play('slot jewel')
  expect(game.moves()).toContain('slot tablets')
  game.play('slot tablets')
  game.offersOnly(['withdraw']).play('withdraw')
  game.expect({ explorers: [{ crates: 1, slots: 4, coin: 2, jewel: 0, tablet: 2 }] })
})

test('ARN-IDOL-04 ARN-EFFECT-03 T-077 without a coin the jewel is not to be had, the other four are', () => {
  turn({ crates: 1 })
    .refuses('slot jewel', 'KER-PAY')
    .offers(['slot arrowhead', 'slot tablets', 'slot coin-compass', 'slot card'])
})

test('ARN-IDOL-10 the face of an idol counts only when it is discovered', () => {
  turn({ crates: 1 })
    .play('slot arrowhead')
    .expect({ explorers: [{ arrowhead: 1, coin: 0, compass: 0, tablet: 0 }] })
})

test('ARN-CARD-41 the stone key lifts an idol out of a slot, which is worth something again and can be used again', () => {
  const game = turn({ hand: ['stone-key'], tablet: 1, slots: 2 })
  game.play('play stone-key', 'pay tablet').offersOnly(['unslot 1', 'unslot 2', 'skip']).play('unslot 2')
  game.expect({ explorers: [{ crates: 1, slots: 1 }] })
  expect(game.scores()[0]?.parts.idols).toBe(3 + 3 + 2 + 3 + 4)
  game.play('slot arrowhead').expect({ explorers: [{ crates: 0, slots: 2 }] })
})

test('ARN-CARD-13 ARN-CARD-14 a supply assistant is used, stays, and is not exhausted', () => {
  turn({ hand: ['coconut-flask'], tablet: 1 }, { supply: [['assistant-coins'], [], []] })
    .play('play coconut-flask', 'pay tablet', 'borrow assistant-coins')
    .expect({ acted: true, supply: [['assistant-coins'], [], []], explorers: [{ coin: 4, staff: [] }] })
})

test('ARN-CARD-15 T-151 a borrowed plane pays for a free action only: the main action is over', () => {
  turn(
    { hand: ['coconut-flask'], tablet: 1, staff: [{ id: 'assistant-boot-for-arrowhead' }] },
    { supply: [['assistant-coin-or-plane'], [], []] },
  )
    .play('play coconut-flask', 'pay tablet', 'borrow assistant-coin-or-plane', 'plane')
    .refuses('dig camp-coins-1', 'ARN-TURN-05')
    .play('use assistant-boot-for-arrowhead', 'pay pool-plane')
    .expect({ explorers: [{ arrowhead: 1, coin: 2 }] })
})

test('ARN-CARD-16 ARN-SNAKE-15 T-165 the rescue stack cannot be borrowed from', () => {
  turn(
    { hand: ['ancient-wine'], tablet: 1 },
    { table: { players: 2, temple: 'snake' }, supply: [['assistant-coins'], [], []], rescue: ['assistant-tablet'] },
  )
    .play('play ancient-wine', 'pay tablet')
    .refuses('borrow assistant-tablet', 'ARN-SNAKE-15')
})

test('ARN-CARD-43 ARN-BUY-11 the discount assistant may be borrowed: two coins and a purchase at one less', () => {
  turn({ hand: ['coconut-flask'], tablet: 1 }, { supply: [['assistant-discount'], [], []], row: ROW })
    .play('play coconut-flask', 'pay tablet', 'borrow assistant-discount', 'buy axe', 'pay coin')
    .expect({ explorers: [{ coin: 1, deck: ['axe'] }] })
    .offersOnly(['end'])
})

test('ARN-CARD-21 ARN-CARD-22 ARN-CARD-23 T-147 the horn: the newcomer takes the level and is ready, the other goes to its stack', () => {
  const game = turn(
    { hand: ['decorated-horn'], tablet: 1, staff: [{ id: 'assistant-coins', gold: true, ready: false }] },
    { supply: [['assistant-exile', 'assistant-tablet'], [], []] },
  ).play('play decorated-horn', 'pay tablet', 'swap assistant-coins assistant-tablet')
  game.expect({
    supply: [['assistant-exile', 'assistant-coins'], [], []],
    explorers: [{ staff: [{ id: 'assistant-tablet', gold: true, ready: true }] }],
  })
  expect(game.engine.view(game.state, 1).supply[0]).toEqual([null, 'assistant-coins'])
  game.play('use assistant-tablet').expect({ explorers: [{ tablet: 1, coin: 1 }] })
})

test('ARN-EFFECT-12 ARN-EFFECT-13 refreshing may be declined, and needs an exhausted assistant', () => {
  turn({ hand: ['ceremonial-rattle'], tablet: 1, staff: [{ id: 'assistant-coins' }] })
    .play('play ceremonial-rattle', 'pay tablet')
    .offersOnly(['end'])
  turn({
    hand: ['ceremonial-rattle'],
    tablet: 1,
    staff: [{ id: 'assistant-coins', ready: false }, { id: 'assistant-tablet' }],
  })
    .play('play ceremonial-rattle', 'pay tablet')
    .refuses('refresh assistant-tablet', 'ARN-EFFECT-12')
    .offersOnly(['refresh assistant-coins', 'skip'])
})

test('ARN-CARD-06 ARN-CARD-07 T-142 the brush counts idols of crates and slots, up to three', () => {
  turn({ hand: ['brush'], crates: 3, slots: 2 })
    .play('play brush')
    .expect({ explorers: [{ compass: 3 }] })
  turn({ hand: ['brush'], crates: 0, slots: 1 })
    .play('play brush')
    .expect({ explorers: [{ compass: 1 }] })
})

test('ARN-CARD-01 ARN-CARD-02 T-140 the army knife: two different ones', () => {
  turn({ hand: ['army-knife'] })
    .play('play army-knife')
    .offersOnly(['exile', 'coin', 'compass', 'tablet'])
    .play('coin')
    .offersOnly(['exile', 'compass', 'tablet'])
  both({ hand: ['army-knife', 'fear'] }, {}, { sites: { [SITE]: guarded() } })
    .play('play army-knife', 'exile', 'exile hand fear', 'compass')
    .expect({ explorers: [{ hand: [], compass: 1 }] })
})
