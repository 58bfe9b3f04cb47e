import { expect, test } from 'vitest'
import { IDOL_KINDS } from '../board/idols.ts'
import { type LEVEL1_TILES, type LEVEL2_TILES, SITE_TILE_IDS, siteTileOf } from '../board/site-tiles.ts'
import { CAMPS } from '../board/sites.ts'
import { RESOURCES } from '../resources.ts'
import { PRINTED_TRAVEL } from '../testing/printed-cards.ts'
import { both, guarded, SITE, type Things, TO_BE_FOUND, turn } from '../testing/turn.ts'

const FOUR = { table: { players: 4 } }

test('ARN-DIG-01 ARN-DIG-02 ARN-DIG-12 pay, go there, use the site', () => {
  turn({ hand: ['fear'] })
    .play('dig camp-coins-1', 'pay fear')
    .expect({ acted: true, men: { 'camp-coins-1': 0 }, explorers: [{ coin: 2, home: 1, area: ['fear'] }] })
  turn({ hand: ['fear'] }).refuses(`dig ${SITE}`, 'ARN-DISCOVER-14')
})

test('ARN-DIG-03 ARN-DIG-08 a taken space is closed, and so is a camp with both taken', () => {
  const game = turn({ hand: ['fear', 'automobile'] }, { ...FOUR, men: { 'camp-coins-1': 1, 'camp-coins-2': 2 } })
  game.refuses('dig camp-coins-1', 'ARN-DIG-03').refuses('dig camp-coins-2', 'ARN-DIG-03')
})

test('ARN-DIG-04 T-051 with both archaeologists out there is no digging', () => {
  turn({ hand: ['fear'] }, { men: { 'camp-coins-1': 0, 'camp-tablets-1': 0 } }).refuses(
    'dig camp-jewel-1',
    'ARN-DIG-04',
  )
})

test('ARN-DIG-05 ARN-DIG-06 ARN-DIG-07 the dearer space may be taken first, and the same camp twice', () => {
  const game = turn({ hand: ['automobile', 'fear'] }, FOUR).play('dig camp-coins-2', 'pay automobile', 'end')
  game.expect({ explorers: [{ coin: 2 }], men: { 'camp-coins-2': 0, 'camp-coins-1': null } })
  turn({ hand: ['fear'] }, { ...FOUR, men: { 'camp-coins-2': 0 } }).play('dig camp-coins-1', 'pay fear')
})

test('ARN-DIG-09 ARN-DIG-10 ARN-DIG-13 ARN-GUARD-11 a guarded site is dug at for its travel, without compasses', () => {
  turn({ hand: ['funding-car'] }, { sites: { [SITE]: guarded() } })
    .play(`dig ${SITE}`, 'pay funding-car')
    .expect({ explorers: [{ jewel: 1, compass: 0, area: ['funding-car'] }] })
})

test('ARN-DIG-14 ARN-EFFECT-02 ARN-EFFECT-03 a payment at a site may be declined, Fear may not', () => {
  turn({ hand: ['fear', 'hat'] })
    .play('dig camp-jewel-1', 'pay fear', 'use', 'pay drop-hat')
    .expect({ explorers: [{ jewel: 1, area: ['fear', 'hat'] }] })
  turn({ hand: ['fear'] })
    .play('dig camp-jewel-1', 'pay fear')
    .refuses('use', 'KER-PAY')
    .play('skip')
    .offersOnly(['end'])
  turn({ hand: ['funding-car'] }, { sites: { [SITE]: guarded('guardian-four-coins', 'level1-fear-tablet-jewel') } })
    .play(`dig ${SITE}`, 'pay funding-car')
    .expect({ explorers: [{ tablet: 1, jewel: 1, area: ['funding-car', 'fear'] }] })
})

const USED: Readonly<
  Record<string, { readonly with?: Things; readonly play?: readonly string[]; readonly then: Things }>
> = {
  'camp-coins': { then: { coin: 2 } },
  'camp-compasses': { then: { compass: 2 } },
  'camp-tablets': { then: { tablet: 2 } },
  'camp-arrowhead': { then: { arrowhead: 1 } },
  'camp-jewel': { with: { hand: ['lantern', 'fear'] }, play: ['use', 'pay drop-fear'], then: { jewel: 1 } },
}
test.each(Object.keys(CAMPS))('ARN-KEYWORD-01 ARN-EFFECT-01 %s gives what is printed', (camp) => {
  const { with: first, play = [], then } = USED[camp] as (typeof USED)[string]
  turn({ hand: ['lantern'], ...first })
    .play('play lantern', `activate ${camp}`, ...play)
    .expect({ explorers: [{ ...then, home: 2 }] })
})

const TILES: Readonly<Record<keyof typeof LEVEL1_TILES | keyof typeof LEVEL2_TILES, readonly [Things, ...string[]]>> = {
  'level1-compasses-or-item': [{ compass: 2 }, 'compasses'],
  'level1-coin-arrowhead': [{ coin: 1, arrowhead: 1 }],
  'level1-card-coin-tablet': [{ coin: 1, tablet: 1, hand: ['axe'] }, 'draw'],
  'level1-compass-arrowhead': [{ compass: 1, arrowhead: 1 }],
  'level1-coin-two-tablets': [{ coin: 1, tablet: 2 }],
  'level1-tablet-arrowhead': [{ tablet: 1, arrowhead: 1 }],
  'level1-card-arrowhead': [{ arrowhead: 1, hand: ['axe'] }, 'draw'],
  'level1-fear-tablet-jewel': [{ tablet: 1, jewel: 1, area: ['stone-jar', 'fear'] }],
  'level1-fear-compass-jewel': [{ compass: 1, jewel: 1, area: ['stone-jar', 'fear'] }],
  'level1-jewel': [{ jewel: 1 }],
  'level2-two-compasses-jewel': [{ compass: 2, jewel: 1 }],
  'level2-coin-compass-tablet-arrowhead': [{ coin: 1, compass: 1, tablet: 1, arrowhead: 1 }],
  'level2-arrowhead-jewel': [{ arrowhead: 1, jewel: 1 }],
  'level2-card-tablet-jewel': [{ tablet: 1, jewel: 1, hand: ['axe'] }, 'draw'],
  'level2-two-tablets-jewel': [{ tablet: 2, jewel: 1 }],
  'level2-fear-two-tablets-two-arrowheads': [{ tablet: 2, arrowhead: 2, area: ['stone-jar', 'fear'] }],
}
test.each(SITE_TILE_IDS)('ARN-DIG-02 ARN-SOLO-18 %s gives what is printed', (tile) => {
  const [then, ...play] = TILES[tile]
  const site = tile.startsWith('level1') ? SITE : 'l2-1'
  const pay = site === SITE ? 'pay stone-jar' : 'pay stone-jar+pool-car'
  const game = turn(
    { hand: ['stone-jar'], deck: ['axe'] },
    { sites: { [site]: { tile } }, pool: { car: site === SITE ? 0 : 1 } },
  )
  game.play(`dig ${site}`)
  const nothing = { coin: 0, compass: 0, tablet: 0, arrowhead: 0, jewel: 0, hand: [], area: ['stone-jar'] }
  game.play(game.moves().includes(pay) ? pay : 'pay pool-car+stone-jar', ...play)
  game.expect({ explorers: [{ ...nothing, ...then }] }).offersOnly(['end'])
  // The rival finds the resources that the tile's effect gives (ARN-SOLO-18).
  expect([...siteTileOf(tile).offers].sort()).toEqual(RESOURCES.filter((resource) => resource in then).sort())
})

const WAYS = Object.entries(PRINTED_TRAVEL).flatMap(([id, way]) => [
  [id, 'bird', way.bird] as const,
  [id, 'snake', way.snake] as const,
])
/** The icons that cannot pay for each icon (ARN-TRAVEL-01). */
const NOT_FOR: Readonly<Record<string, readonly string[]>> = {
  car: ['boot', 'ship'],
  ship: ['boot', 'car'],
  plane: ['boot', 'car', 'ship'],
}
test.each(WAYS)('ARN-DIG-13 ARN-SNAKE-01 to %s on the %s side: %s, and nothing less', (id, temple, way) => {
  const tile = id.startsWith('l2') ? 'level2-arrowhead-jewel' : 'level1-jewel'
  const at = (icons: readonly string[]) => {
    const count = (icon: string) => icons.filter((one) => one === icon).length
    return turn(
      { hand: Array<string>(count('boot')).fill('fear') },
      {
        table: { players: 2, temple },
        sites: { [id]: { tile } },
        pool: { car: count('car'), ship: count('ship'), plane: count('plane') },
      },
    )
  }
  const icons = way.split(' ')
  at(icons.slice(1)).refuses(`dig ${id}`, 'KER-PAY')
  for (const [i, icon] of icons.entries())
    for (const other of NOT_FOR[icon] ?? [])
      at(icons.map((one, n) => (n === i ? other : one))).refuses(`dig ${id}`, 'KER-PAY')
  const game = at(icons).play(`dig ${id}`)
  game.play(game.moves().find((move) => move.startsWith('pay ')) as string)
  game.expect({ pool: { car: 0, ship: 0, plane: 0 }, explorers: [{ hand: [], jewel: 1 }] })
})

test('ARN-BUY-13 ARN-KEYWORD-09 the crashed plane may give an item instead', () => {
  turn(
    { hand: ['funding-car'] },
    {
      sites: { [SITE]: { tile: 'level1-compasses-or-item' } },
      row: ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope'],
    },
  )
    .play(`dig ${SITE}`, 'pay funding-car', 'item', 'take rope')
    .expect({ explorers: [{ deck: ['rope'], compass: 0 }] })
})

test('ARN-DISCOVER-01 ARN-DISCOVER-02 ARN-DISCOVER-03 T-061 compasses and travel, both before anything else', () => {
  turn({ hand: ['funding-car'], compass: 2 }, { sites: { [SITE]: { idol: 'idol-compass' } } }).refuses(
    `discover ${SITE}`,
    'KER-PAY',
  )
  turn({ compass: 3 }).refuses(`discover ${SITE}`, 'KER-PAY')
  turn({ hand: ['automobile'], compass: 5 }).refuses('discover l2-1', 'KER-PAY')
  turn({ hand: ['automobile'], compass: 6 }).offers(['discover l2-1'])
  turn({ hand: ['funding-car'], compass: 9 }, { men: { 'camp-coins-1': 0, 'camp-tablets-1': 0 } }).refuses(
    `discover ${SITE}`,
    'ARN-DIG-04',
  )
})

test('ARN-DISCOVER-04 ARN-DISCOVER-05 ARN-DISCOVER-08 ARN-DISCOVER-09 T-060 idol, then tile, then guardian', () => {
  const game = turn({ hand: ['funding-car'], compass: 3 }, TO_BE_FOUND)
  game.play(`discover ${SITE}`, 'pay compass+compass+compass+funding-car')
  game.expect({
    acted: true,
    men: { [SITE]: 0 },
    explorers: [{ compass: 0, coin: 1, crates: 1 }],
    sites: { [SITE]: { tile: null } },
  })
  game.play('reveal site').expect({ explorers: [{ coin: 2, arrowhead: 1 }], sites: { [SITE]: { guardian: null } } })
  game
    .play('reveal guardian')
    .expect({ sites: { [SITE]: { guardian: 'guardian-four-coins' } }, explorers: [{ coin: 2 }] })
  expect(game.undoable(0)).toBe(0)
})

test('ARN-DISCOVER-06 ARN-DISCOVER-07 T-062 a level II site gives two idols, and the effect of one', () => {
  const game = turn(
    { hand: ['automobile'], compass: 6 },
    { sites: { 'l2-1': { idol: 'idol-tablet' } }, level2: ['level2-arrowhead-jewel'] },
  )
  game.play('discover l2-1', 'pay compass+compass+compass+compass+compass+compass+automobile')
  game.expect({ explorers: [{ crates: 2, tablet: 1 }] }).play('reveal site', 'reveal guardian')
  expect(game.engine.view(game.state, 0).idols).not.toContain('under')
})

test.each(IDOL_KINDS)('ARN-IDOL-12 ARN-DISCOVER-05 %s gives its face when it is discovered', (idol) => {
  const game = turn(
    { hand: ['funding-car', 'rope'], compass: 3, tablet: 1, staff: [{ id: 'assistant-coins', ready: false }] },
    { sites: { [SITE]: { idol } }, level1: ['level1-jewel'] },
  ).play(`discover ${SITE}`, 'pay compass+compass+compass+funding-car')
  const after: Readonly<Record<string, readonly [Things, ...string[]]>> = {
    'idol-coin': [{ coin: 1 }],
    'idol-compass': [{ compass: 1 }],
    'idol-tablet': [{ tablet: 2 }],
    'idol-exile': [{ hand: [] }, 'exile hand rope'],
    'idol-upgrade': [{ arrowhead: 1, tablet: 0 }, 'trade tablet'],
    'idol-refresh': [{ staff: [{ ready: true }] }, 'refresh assistant-coins'],
  }
  const [then, ...play] = after[idol] as readonly [Things, ...string[]]
  game
    .play(...play)
    .expect({ explorers: [then] })
    .offersOnly(['reveal site'])
})

test('ARN-DISCOVER-11 ARN-DISCOVER-13 ARN-DISCOVER-14 a discovered site is a site for everybody', () => {
  both({}, { hand: ['funding-car'] }, { sites: { [SITE]: guarded() } })
    .play('pass', 'end', `dig ${SITE}`, 'pay funding-car')
    .expect({ explorers: [{}, { jewel: 1, compass: 0 }], sites: { [SITE]: { tile: 'level1-jewel' } } })
})

test('ARN-DISCOVER-01 T-065 two discoveries with two archaeologists', () => {
  const game = both(
    { hand: ['funding-car', 'exploration-car'], compass: 6 },
    {},
    {
      level1: ['level1-jewel', 'level1-coin-arrowhead'],
      sites: { [SITE]: { idol: 'idol-coin' }, 'l1-lower-2': { idol: 'idol-coin' } },
    },
  )
  game.play(
    `discover ${SITE}`,
    'pay compass+compass+compass+funding-car',
    'reveal site',
    'reveal guardian',
    'end',
    'pass',
    'end',
  )
  game.play(
    'discover l1-lower-2',
    'pay compass+compass+compass+exploration-car',
    'reveal site',
    'reveal guardian',
    'end',
  )
  game.expect({ explorers: [{ home: 0, crates: 2 }] }).refuses('discover l1-lower-3', 'ARN-DIG-04')
})

test('ARN-DISCOVER-15 an empty guardian stack is skipped', () => {
  const game = turn({ hand: ['funding-car'], compass: 3 }, TO_BE_FOUND)
  game.state.core.piles.guardians = []
  game.play(`discover ${SITE}`, 'pay compass+compass+compass+funding-car', 'reveal site', 'reveal guardian')
  game.expect({ sites: { [SITE]: { guardian: null } } }).offersOnly(['end'])
})

test('ARN-DISCOVER-16 ARN-EFFECT-14 a travel discount lowers no compasses', () => {
  turn({ hand: ['ostrich'], compass: 2 }, TO_BE_FOUND)
    .play('play ostrich')
    .refuses(`discover ${SITE}`, 'KER-PAY')
  turn({ hand: ['ostrich'], compass: 3 }, TO_BE_FOUND)
    .play('play ostrich', `discover ${SITE}`, 'pay compass+compass+compass')
    .expect({ explorers: [{ crates: 1 }] })
})

test('ARN-DISCOVER-17 ARN-RESEARCH-18 an idol whose effect cannot be used is taken all the same', () => {
  turn({ hand: ['funding-car'], compass: 3 }, { sites: { [SITE]: { idol: 'idol-refresh' } }, level1: ['level1-jewel'] })
    .play(`discover ${SITE}`, 'pay compass+compass+compass+funding-car')
    .expect({ explorers: [{ crates: 1 }] })
    .offersOnly(['reveal site'])
})

test('ARN-EFFECT-09 a card just spent for travel may be exiled by the idol', () => {
  turn({ hand: ['funding-car'], compass: 3 }, { sites: { [SITE]: { idol: 'idol-exile' } } })
    .play(`discover ${SITE}`, 'pay compass+compass+compass+funding-car')
    .offersOnly(['exile area funding-car', 'skip'])
})

test('ARN-KEYWORD-02 ARN-KEYWORD-03 ARN-KEYWORD-12 ARN-KEYWORD-13 T-100 T-101 T-102 who may stand where a site is used', () => {
  const men = { men: { 'camp-coins-1': 1 } }
  turn({ hand: ['lantern'] }, men)
    .play('play lantern', 'activate camp-coins')
    .expect({ explorers: [{ coin: 2 }] })
  turn({ hand: ['dog'] }, { ...men, ...FOUR })
    .play('play dog')
    .refuses('activate camp-coins', 'ARN-KEYWORD-13')
  turn({ hand: ['dog'] })
    .play('play dog')
    .offers(['activate camp-coins'])
  turn({ hand: ['binoculars', 'rope'] }, { sites: { [SITE]: guarded() } })
    .play('play binoculars')
    .refuses('activate l1-lower-2', 'ARN-KEYWORD-03')
})

test('ARN-KEYWORD-11 ARN-CARD-46 tent, lantern, binoculars and star charts', () => {
  turn({ hand: ['tent'] }, { men: { 'camp-coins-1': 0 } })
    .play('play tent')
    .refuses('activate camp-tablets', 'ARN-KEYWORD-11')
  turn({ hand: ['tent'] }, { men: { 'camp-coins-1': 0 } })
    .play('play tent', 'activate camp-coins')
    .expect({ explorers: [{ coin: 2 }] })
  turn({ hand: ['star-charts'], tablet: 1, coin: 1 })
    .play('play star-charts', 'pay tablet', 'use', 'pay coin', 'activate camp-coins')
    .refuses('activate camp-coins', 'ARN-CARD-46')
    .play('activate camp-compasses')
    .expect({ explorers: [{ coin: 2, compass: 2 }] })
  turn({ hand: ['star-charts', 'hat'], tablet: 1 })
    .play('play star-charts', 'pay tablet')
    .refuses('use', 'KER-PAY')
    .play('play hat', 'use', 'pay coin')
})

test('ARN-KEYWORD-14 ARN-KEYWORD-15 ARN-KEYWORD-16 ARN-CARD-33 T-105 T-217 ARN-CARD-34 relocating', () => {
  const game = turn(
    { hand: ['pathfinders-staff'], tablet: 1 },
    { ...FOUR, sites: { [SITE]: guarded() }, men: { 'camp-coins-1': 0, 'camp-tablets-1': 1 } },
  )
  game.play('play pathfinders-staff', 'pay tablet')
  game.refuses('relocate camp-coins-1 camp-coins-2', 'ARN-KEYWORD-14')
  game.refuses('relocate camp-coins-1 camp-tablets-1', 'ARN-KEYWORD-14')
  game.refuses('relocate camp-coins-1 l1-lower-2', 'ARN-KEYWORD-15')
  game.refuses('relocate home camp-tablets-2', 'ARN-KEYWORD-15')
  game.refuses('relocate camp-coins-1 l2-1', 'ARN-CARD-33')
  game
    .play(`relocate camp-coins-1 ${SITE}`)
    .expect({ men: { 'camp-coins-1': null, [SITE]: 0 }, explorers: [{ jewel: 1, home: 1 }] })
  turn({ hand: ['pathfinders-sandals'], tablet: 1 })
    .play('play pathfinders-sandals', 'pay tablet')
    .offersOnly(['end'])
})

test('ARN-KEYWORD-18 ARN-FAQ-05 sending pays travel from the board, relocating does neither', () => {
  turn({ hand: ['ostrich'] }, { sites: { 'l1-lower-3': guarded() } })
    .play('play ostrich')
    .refuses('dig l1-lower-3', 'KER-PAY')
  turn({ hand: ['ostrich'] }, { men: { 'camp-coins-1': 0, 'camp-tablets-1': 0 } })
    .play('play ostrich')
    .offersOnly(['end'])
})

test('ARN-KEYWORD-19 ARN-ROUND-11 T-104 only where the archaeologist stands at the end of the round matters', () => {
  const island = { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } }
  both({ hand: ['pathfinders-sandals', 'rope'], tablet: 1 }, {}, island)
    .play(
      'play pathfinders-sandals',
      'pay tablet',
      `relocate ${SITE} camp-coins-1`,
      'end',
      'pass',
      'end',
      'pass',
      'end',
    )
    .expect({ explorers: [{ area: ['pathfinders-sandals'] }] })
})

test('ARN-KEYWORD-17 ARN-CARD-35 ARN-CARD-36 the top tile of a stack is used and put under it, where all know it', () => {
  const game = turn({ hand: ['guiding-stone'], tablet: 1 }, { level1: ['level1-jewel'] }).play(
    'play guiding-stone',
    'pay tablet',
  )
  game.expect({ explorers: [{ jewel: 1 }], sites: { [SITE]: { tile: null } } })
  expect(game.engine.view(game.state, 1).level1[0]).toBe('level1-jewel')
  expect(game.undoable(0)).toBe(0)
})

test('ARN-CARD-28 the ocarina brings one home, who can go again', () => {
  turn(
    { hand: ['guardians-ocarina', 'fear'], tablet: 1 },
    { sites: { [SITE]: guarded() }, men: { [SITE]: 0, 'camp-coins-1': 0 } },
  )
    .play('play guardians-ocarina', 'pay tablet', `recall ${SITE}`)
    .expect({ explorers: [{ home: 1, area: ['guardians-ocarina'] }], men: { [SITE]: null } })
})

test('ARN-CARD-42 T-222 the shell goes to any free camp space without travel, and uses it up to twice, each on its own', () => {
  const game = turn({ hand: ['passage-shell', 'fear', 'rope'], tablet: 1 }, FOUR).play(
    'play passage-shell',
    'pay tablet',
  )
  game
    .refuses('dig l1-lower-1', 'ARN-TURN-05')
    .play('dig camp-jewel-2', 'use', 'pay drop-fear', 'again', 'use', 'pay drop-rope')
  game.expect({ explorers: [{ jewel: 2, hand: [], home: 1 }] })
})

test('ARN-EFFECT-17 ARN-EFFECT-18 parts come in printed order, and an earlier one may pay for a later one', () => {
  turn({ hand: ['sturdy-boots', 'funding-car'], compass: 2 }, TO_BE_FOUND)
    .play('play sturdy-boots', `discover ${SITE}`, 'pay compass+compass+compass+funding-car')
    .expect({ explorers: [{ compass: 0, crates: 1 }] })
})
