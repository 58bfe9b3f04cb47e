import { begin, engineOf, factsFor, idOf, ids } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { DIG_TILES, RIVAL_TILE_IDS, rivalTileOf } from '../board/rival-tiles.ts'
import { arnak } from '../testing/index.ts'
import { rivalAfter, type Things } from '../testing/turn.ts'

const ALONE = { table: { players: 1 } }
const SNAKE = { table: { players: 1, temple: 'snake' } }
const LEFT = ['rival-dig-compass', 'rival-dig-arrowhead']
const RIGHT = ['rival-dig-tablet', 'rival-dig-coin']

/** Lets the rival carry out `tile`, with the given arrow on the back of the next tile. */
function rival(tile: string, arrow: 'left' | 'right', more: Things = {}) {
  const next = (arrow === 'left' ? LEFT : RIGHT).find((id) => id !== tile) as string
  const last = DIG_TILES.find((id) => id !== tile && id !== next) as string
  const stack = [last, next, tile]
  return rivalAfter({ ...more, rival: { stack, ...((more.rival as Things | undefined) ?? {}) } })
}
const CAMPS = ['camp-coins-1', 'camp-compasses-1', 'camp-tablets-1', 'camp-arrowhead-1', 'camp-jewel-1']
const level1 = (tile: string, guardian?: string): Things => (guardian ? { tile, guardian } : { tile })

test('ARN-SOLO-01 ARN-SOLO-02 ARN-SOLO-03 alone at a table for two, with one coin and one compass', () => {
  const game = table(arnak, ALONE)
  game.expect({
    fear: 17,
    men: { 'camp-coins-2': 'blocked', 'camp-jewel-2': 'blocked' },
    explorers: [{ coin: 1, compass: 1 }],
    stacks: { 'tile-11': 2 },
  })
  game.expect({ rival: { glass: 'bird-start', arrival: 0, cards: [] } })
  expect(game.engine.view(game.state, 0).lost).toHaveLength(2)
})

test.each([0, 1, 2, 3, 4, 5])(
  'ARN-SOLO-04 ARN-SOLO-05 T-180 difficulty %i: that many red tiles, ten in all',
  (difficulty) => {
    const tiles = table(arnak, { table: { players: 1, difficulty } }).state.rival?.tiles ?? []
    expect(tiles).toHaveLength(10)
    expect(tiles.filter((id) => rivalTileOf(id).colour === 'red')).toHaveLength(difficulty)
    expect(tiles).toEqual(expect.arrayContaining([...DIG_TILES]))
    expect(new Set(tiles.map((id) => id.replace(/-(red|green)$/, ''))).size).toBe(10)
  },
)

test('ARN-SOLO-06 five arrows to each side in every stack', () => {
  for (const difficulty of [0, 3, 5]) {
    const tiles = table(arnak, { table: { players: 1, difficulty } }).state.rival?.tiles ?? []
    expect(tiles.filter((id) => rivalTileOf(id).arrow === 'left')).toHaveLength(5)
  }
  expect(RIVAL_TILE_IDS).toHaveLength(15)
})

test('ARN-SOLO-07 ARN-SOLO-08 the rival begins every round', () => {
  const engine = engineOf(arnak)
  const { state, opening } = begin(engine, engine.table({ players: 1 }), 'alone')
  expect(factsFor(opening, 0)[0]).toEqual({ k: 'round', round: 1 })
  expect(factsFor(opening, 0).map(({ k }) => k)).toContain('rival-tile')
  expect(state.rival?.used).toHaveLength(1)
  expect(engine.view(state, 0).rival).toMatchObject({ left: 9, used: state.rival?.used })
  table(arnak, { ...ALONE, opening: true }).decides(0)
})

test('ARN-SOLO-09 ARN-SOLO-17 an impossible action is lost with its tile', () => {
  const men = Object.fromEntries(CAMPS.map((space) => [space, 'rival']))
  rival('rival-dig-coin', 'left', { men })
    .expect({ rival: { used: ['rival-dig-coin'] } })
    .tells(0, { k: 'rival-idle' })
})

test('ARN-SOLO-10 who has passed watches the rival play all its tiles, then the round ends', () => {
  const game = table(arnak, { ...ALONE, explorers: [{ hand: [], deck: [] }] }).play('pass', 'end')
  game.expect({ round: 2 })
  expect(game.facts(0).filter(({ k }) => k === 'rival-tile')).toHaveLength(11)
})

test('ARN-SOLO-11 after its tenth tile the player goes on alone', () => {
  const game = table(arnak, {
    ...ALONE,
    explorers: [{ hand: ['pickaxe', 'trowel'], deck: [] }],
    rival: { stack: ['rival-dig-coin'] },
  })
  game
    .play('play pickaxe', 'skip', 'end')
    .expect({ rival: { stack: [] } })
    .decides(0)
    .play('play trowel', 'skip', 'end')
    .expect({ round: 1 })
    .decides(0)
  game.play('pass', 'end').expect({ round: 2 })
})

test('ARN-SOLO-12 the rival gets points only: no site, idol, row or bonus effect, no Fear', () => {
  const sites = { 'l1-lower-1': level1('level1-fear-tablet-jewel') }
  rival('rival-dig-jewel', 'left', { sites }).expect({
    men: { 'l1-lower-1': 'rival' },
    fear: 19,
    explorers: [{ jewel: 0 }],
  })
})

test('ARN-SOLO-13 ARN-SOLO-14 green discover, research and overcome rest in round V', () => {
  for (const tile of ['rival-discover-green', 'rival-research-green', 'rival-overcome-green'])
    rival(tile, 'left', { round: 5 })
      .tells(0, { k: 'rival-idle' })
      .expect({ rival: { glass: 'bird-start' } })
  rival('rival-research-red', 'left', { round: 5 }).expect({ rival: { glass: 'bird-r1-1' } })
  rival('rival-overcome-red', 'right', { round: 5 }).expect({ rival: { glass: 'bird-r1-2' } })
  rival('rival-buy-item-green', 'right', { round: 5 }).expect({
    rival: { cards: [rival('rival-buy-item-green', 'right', { round: 5 }).state.rival?.cards[0] as string] },
  })
})

test.each([
  ['rival-dig-coin', 'camp-coins-1'],
  ['rival-dig-compass', 'camp-compasses-1'],
  ['rival-dig-tablet', 'camp-tablets-1'],
  ['rival-dig-arrowhead', 'camp-arrowhead-1'],
  ['rival-dig-jewel', 'camp-jewel-1'],
])('ARN-SOLO-15 ARN-SOLO-18 %s goes to a site that offers it, also behind a price', (tile, space) => {
  rival(tile, 'left').expect({ men: { [space]: 'rival' } })
})

test('ARN-SOLO-16 ARN-SOLO-19 ARN-SOLO-21 T-184 the highest row first, then the outermost on the side of the arrow', () => {
  const sites = {
    'l1-lower-1': level1('level1-coin-arrowhead'),
    'l1-upper-1': level1('level1-card-coin-tablet'),
    'l1-upper-2': level1('level1-coin-two-tablets'),
  }
  rival('rival-dig-coin', 'left', { sites }).expect({ men: { 'l1-upper-1': 'rival', 'l1-lower-1': null } })
  rival('rival-dig-coin', 'right', { sites }).expect({ men: { 'l1-upper-2': 'rival', 'l1-upper-1': null } })
})

test('ARN-SOLO-20 for the last tile the arrow of the first one used this round', () => {
  const sites = { 'l1-upper-1': level1('level1-card-coin-tablet'), 'l1-upper-2': level1('level1-coin-two-tablets') }
  const game = (used: string) =>
    table(arnak, {
      ...ALONE,
      sites,
      explorers: [{ hand: ['pickaxe'], deck: [] }],
      rival: { used: [used], stack: ['rival-dig-coin'] },
    }).play('play pickaxe', 'skip', 'end')
  game(LEFT[0] as string).expect({ men: { 'l1-upper-1': 'rival' } })
  game(RIGHT[0] as string).expect({ men: { 'l1-upper-2': 'rival' } })
})

test('ARN-SOLO-22 ARN-SOLO-26 T-187 the round says which level, and whether a guardian comes', () => {
  const find = (tile: string, round: number) => {
    const { state } = rival(tile, 'left', { round, bonus: {} })
    const at = state.tiles.findIndex((found) => found !== null)
    return at < 0 ? null : [at < 13 ? 1 : 2, state.guards[at] !== null]
  }
  expect([1, 2, 3, 4, 5].map((round) => find('rival-discover-green', round))).toEqual([
    [1, true],
    [1, false],
    [1, true],
    [2, false],
    null,
  ])
  expect([1, 2, 3, 4, 5].map((round) => find('rival-discover-red', round))).toEqual([
    [1, false],
    [1, true],
    [1, false],
    [2, true],
    [2, false],
  ])
})

test('ARN-SOLO-23 ARN-SOLO-25 the lower row first, by the arrow; the tile is not used', () => {
  const game = rival('rival-discover-red', 'right', { level1: ['level1-jewel'] })
  game.expect({
    men: { 'l1-lower-4': 'rival' },
    sites: { 'l1-lower-4': { tile: 'level1-jewel', idol: null } },
    explorers: [{ jewel: 0 }],
  })
})

test('ARN-SOLO-24 ARN-SOLO-39 T-186 a second idol of a kind counts two', () => {
  const sites = { 'l1-lower-1': { idol: 'idol-coin' } }
  rival('rival-discover-red', 'left', { sites }).expect({
    rival: { idols: ['idol-coin'], minus: 0, score: { idols: 3 } },
  })
  rival('rival-discover-red', 'left', { sites, rival: { idols: ['idol-coin'] } }).expect({
    rival: { idols: ['idol-coin'], minus: 1, score: { idols: 5 } },
  })
  rival('rival-discover-red', 'left', { round: 5, sites: { 'l2-1': { idol: 'idol-coin' } } }).expect({
    rival: { idols: ['idol-coin'], minus: 1 },
  })
})

test('ARN-SOLO-27 no site of that level left: nothing', () => {
  const tiles = [
    'level2-two-compasses-jewel',
    'level2-arrowhead-jewel',
    'level2-card-tablet-jewel',
    'level2-two-tablets-jewel',
  ]
  const sites = Object.fromEntries(tiles.map((tile, i) => [`l2-${i + 1}`, { tile }]))
  rival('rival-discover-red', 'left', { round: 5, sites }).tells(0, { k: 'rival-idle' })
})

test('ARN-SOLO-28 ARN-SOLO-29 T-229 the glass moves by the arrow, along a bridge, and the bonus tile goes', () => {
  rival('rival-research-red', 'left').expect({ rival: { glass: 'bird-r1-1' } })
  rival('rival-research-red', 'left', { rival: { glass: 'bird-r1-2' } }).expect({
    rival: { glass: 'bird-r2-2' },
    bonus: { 'bird-r2-2': [] },
  })
  rival('rival-research-red', 'left', { rival: { glass: 'bird-r7-1' }, lost: ['bonus-coin', 'bonus-card'] }).expect({
    rival: { glass: 'bird-temple', arrival: 1, score: { research: 23 } },
    lost: ['bonus-coin'],
  })
})

test('ARN-SOLO-30 ARN-SOLO-31 T-189 in the temple it takes a six-point tile by the arrow, and an assistant of the tallest stack goes', () => {
  const supply = [['assistant-coins'], ['assistant-exile', 'assistant-tablet'], ['assistant-compass', 'assistant-draw']]
  const at = { rival: { glass: 'bird-temple', arrival: 1 }, supply }
  rival('rival-research-red', 'left', at)
    .tells(0, { k: 'rival-tile-taken', tile: 'tile-6-left' })
    .expect({
      rival: { tiles6: 1 },
      stacks: { 'tile-6-left': 1, 'tile-6-right': 2 },
      supply: [['assistant-coins'], ['assistant-exile'], ['assistant-compass', 'assistant-draw']],
    })
  rival('rival-research-red', 'right', at)
    .tells(0, { k: 'rival-tile-taken', tile: 'tile-6-right' })
    .expect({
      stacks: { 'tile-6-right': 1 },
      supply: [['assistant-coins'], ['assistant-exile', 'assistant-tablet'], ['assistant-compass']],
    })
  rival('rival-research-red', 'left', {
    ...at,
    stacks: { 'tile-6-left': 0, 'tile-6-right': 0 },
    supply: [[], [], []],
  }).expect({ rival: { tiles6: 0 }, supply: [[], [], []] })
})

test('ARN-SOLO-32 on the Snake side it rescues by removing the top one, pays no idol and takes no Fear', () => {
  rival('rival-overcome-red', 'left', {
    ...SNAKE,
    rival: { glass: 'snake-r3-1' },
    rescue: ['assistant-coins', 'assistant-tablet'],
    supply: [['assistant-exile'], [], []],
  }).expect({ rival: { glass: 'snake-r4-1' }, rescue: ['assistant-coins'], supply: [['assistant-exile'], [], []] })
  rival('rival-research-red', 'left', { ...SNAKE, rival: { glass: 'snake-r5-1' } }).expect({
    rival: { glass: 'snake-r6-1' },
    fear: 19,
  })
})

test('ARN-SOLO-33 of several bonus tiles it removes one, by the arrow', () => {
  const at = {
    ...SNAKE,
    rival: { glass: 'snake-r6-1' },
    bonus: { 'snake-r7-1': ['bonus-coin', 'bonus-card', 'bonus-exile'] },
  }
  rival('rival-research-red', 'left', at).expect({ bonus: { 'snake-r7-1': ['bonus-card', 'bonus-exile'] } })
  rival('rival-research-red', 'right', at).expect({ bonus: { 'snake-r7-1': ['bonus-coin', 'bonus-card'] } })
})

test('ARN-SOLO-34 ARN-SOLO-46 it overcomes a guardian where it stands, the highest row first, a camp last', () => {
  const sites = {
    'camp-coins': { guardian: 'guardian-four-coins' },
    'l1-lower-1': level1('level1-jewel', 'guardian-boot-jewel'),
  }
  rival('rival-overcome-red', 'left', { sites, men: { 'l1-lower-1': 'rival', 'camp-coins-1': 'rival' } }).expect({
    rival: { guardians: ['guardian-boot-jewel'], glass: 'bird-start', score: { guardians: 5 } },
    sites: { 'l1-lower-1': { guardian: null } },
  })
  rival('rival-overcome-red', 'left', { sites, men: { 'camp-coins-1': 'rival' } }).expect({
    rival: { guardians: ['guardian-four-coins'] },
  })
})

test('ARN-SOLO-35 without one it researches, and no supply assistant goes', () => {
  const supply = [['assistant-coins'], [], []]
  rival('rival-overcome-red', 'left', { supply }).expect({ rival: { glass: 'bird-r1-1' }, supply })
})

test('ARN-SOLO-36 ARN-SOLO-45 ARN-REFILL-06 T-190 green buys the fewest points, red the most, ties by the arrow; the row is refilled', () => {
  const row = ['war-club', 'hat', 'automobile', 'gold-pan', 'axe', 'torch']
  rival('rival-buy-item-green', 'left', { row, items: ['dog'] }).expect({
    rival: { cards: ['hat'] },
    row: ['war-club', 'automobile', 'gold-pan', 'axe', 'torch', 'dog'],
  })
  rival('rival-buy-item-green', 'right', { row }).expect({ rival: { cards: ['gold-pan'] } })
  rival('rival-buy-item-red', 'left', { row }).expect({ rival: { cards: ['automobile'], score: { cards: 3 } } })
})

test('ARN-SOLO-37 the same with artifacts, whose effect is not used', () => {
  const row = ['serpents-gold', 'war-club', 'stone-jar', 'hat', 'axe', 'torch']
  rival('rival-buy-artifact-red', 'left', { round: 3, row }).expect({
    rival: { cards: ['serpents-gold'] },
    explorers: [{ coin: 0 }],
  })
  rival('rival-buy-artifact-green', 'right', { round: 3, row }).expect({ rival: { cards: ['stone-jar'] } })
  rival('rival-buy-artifact-green', 'right', {
    row: [null, ...row.slice(3), null, null],
    emptyDecks: ['artifact'],
  }).tells(0, { k: 'rival-idle' })
})

test('ARN-SOLO-38 ARN-SOLO-43 T-191 its archaeologists go home without Fear, and the same ten tiles are mixed again', () => {
  const game = table(arnak, {
    ...ALONE,
    explorers: [{ hand: [], deck: [] }],
    sites: { 'l1-lower-1': level1('level1-jewel', 'guardian-boot-jewel') },
    men: { 'l1-lower-1': 'rival' },
  })
  const before = game.state.rival?.tiles.slice().sort()
  game.play('pass', 'end').expect({ round: 2, fear: 19 })
  const { rival: after, core } = game.state
  const all = [
    ...(after?.used ?? []),
    ...(core.piles.rival ?? []).map(idOf),
    ...(core.piles['rival-top'] ?? []).map(idOf),
  ]
  expect(all.sort()).toEqual(before)
})

test('ARN-SOLO-40 T-192 more points win, equal ones are a draw', () => {
  const end = (tiles6: number, own: Things) => {
    const game = table(arnak, {
      ...ALONE,
      round: 5,
      explorers: [{ hand: [], deck: [], ...own }],
      rival: { stack: ['rival-discover-green'], tiles6 },
    })
    return game.play('pass', 'end').scores()[0]
  }
  // Fewer points mean a loss, and `drawn` is set only for equal points.
  expect(end(3, {})).toMatchObject({ total: 10, place: 2, lost: 'ARN-SCORE-07' })
  expect(end(2, { tiles2: 1 })).toMatchObject({ total: 12, place: 1, drawn: 'ARN-SOLO-40' })
  for (const tiles6 of [1, 3]) expect(end(tiles6, {})).not.toHaveProperty('drawn')
  expect(end(1, {})).toMatchObject({ place: 1 })
})

test('ARN-SOLO-41 its archaeologists occupy spaces like anybody’s', () => {
  const game = table(arnak, {
    ...ALONE,
    men: { 'camp-coins-1': 'rival' },
    explorers: [{ hand: ['fear', 'dog'], deck: [] }],
  })
  game.refuses('dig camp-coins-1', 'ARN-DIG-03').play('play dog').refuses('activate camp-coins', 'ARN-KEYWORD-13')
})

test('ARN-SOLO-42 ARN-SOLO-44 six archaeologists suffice: five digs and a discovery', () => {
  const sending = RIVAL_TILE_IDS.filter((id) => ['dig', 'discover'].includes(rivalTileOf(id).action.do))
  expect(sending).toHaveLength(7)
})

test('ARN-SOLO-19 the back of the top tile is seen, its face is not', () => {
  const game = table(arnak, ALONE)
  const seen = game.engine.view(game.state, 0)
  expect(seen.rival?.arrow).toBe(rivalTileOf(ids(game.state, 'rival-top')[0] as string).arrow)
  expect(JSON.stringify(seen)).not.toContain('rival-top')
})
