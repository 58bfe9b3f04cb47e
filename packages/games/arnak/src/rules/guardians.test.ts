import { expect, test } from 'vitest'
import { GUARDIAN_IDS, type GUARDIANS } from '../board/guardians.ts'
import { both, EMPTY_POOL, guarded, SITE, type Things, turn } from '../testing/turn.ts'

type Case = {
  readonly with: Things
  readonly pay: string
  /** Cards whose icons are too weak for this guardian. */
  readonly weak?: readonly string[]
  readonly boon: readonly string[]
  readonly gives: Things
  readonly pool?: Things
}
const EXILED = { boon: ['exile area fear'], gives: { area: [] } }

const CASES: Readonly<Record<keyof typeof GUARDIANS, Case>> = {
  'guardian-coin-compass-arrowhead': {
    with: { coin: 1, compass: 1, arrowhead: 1 },
    pay: 'coin+compass+arrowhead',
    boon: [],
    gives: {},
    pool: { ship: 1 },
  },
  'guardian-card-coin-arrowhead': {
    with: { hand: ['hat'], coin: 1, arrowhead: 1 },
    pay: 'coin+arrowhead+drop-hat',
    boon: ['exile area hat'],
    gives: { area: ['fear'] },
  },
  'guardian-boot-coin-arrowhead': {
    with: { hand: ['fear'], coin: 1, arrowhead: 1 },
    pay: 'coin+arrowhead+fear',
    boon: [],
    gives: {},
    pool: { car: 1 },
  },
  'guardian-two-coins-arrowhead': {
    with: { coin: 2, arrowhead: 1 },
    pay: 'coin+coin+arrowhead',
    boon: [],
    gives: {},
    pool: { car: 1 },
  },
  'guardian-boot-tablet-arrowhead': {
    with: { hand: ['fear'], tablet: 1, arrowhead: 1 },
    pay: 'tablet+arrowhead+fear',
    boon: ['exile area fear'],
    gives: { area: ['fear'] },
  },
  'guardian-plane-arrowhead-a': {
    with: { coin: 2, arrowhead: 1 },
    pay: 'arrowhead+pilot',
    weak: ['fear', 'automobile', 'steam-boat'],
    ...EXILED,
  },
  'guardian-card-compass-arrowhead': {
    with: { hand: ['hat'], deck: ['rope'], compass: 1, arrowhead: 1 },
    pay: 'compass+arrowhead+drop-hat',
    boon: ['draw'],
    gives: { hand: ['rope'] },
  },
  'guardian-four-coins': {
    with: { coin: 4, tablet: 1 },
    pay: 'coin+coin+coin+coin',
    boon: ['trade tablet'],
    gives: { tablet: 0, arrowhead: 1 },
  },
  'guardian-ship-arrowhead': {
    with: { hand: ['hat'], arrowhead: 1 },
    pay: 'arrowhead+hat',
    weak: ['fear', 'automobile'],
    boon: [],
    gives: {},
    pool: { car: 1 },
  },
  'guardian-car-arrowhead': {
    with: { hand: ['funding-car'], arrowhead: 1 },
    pay: 'arrowhead+funding-car',
    weak: ['fear', 'steam-boat'],
    boon: [],
    gives: {},
    pool: { ship: 1 },
  },
  'guardian-two-boots-compass': {
    with: { hand: ['automobile'], compass: 1 },
    pay: 'compass+automobile',
    weak: ['fear'],
    boon: ['exile area automobile'],
    gives: { area: ['fear'] },
  },
  'guardian-boot-jewel': {
    with: { hand: ['fear'], jewel: 1 },
    pay: 'jewel+fear',
    boon: [],
    gives: {},
    pool: { plane: 1 },
  },
  'guardian-three-tablets': {
    with: { tablet: 3 },
    pay: 'tablet+tablet+tablet',
    boon: [],
    gives: {},
    pool: { plane: 1 },
  },
  'guardian-plane-arrowhead-b': {
    with: { hand: ['stone-jar'], arrowhead: 1 },
    pay: 'arrowhead+stone-jar',
    weak: ['fear', 'automobile', 'steam-boat'],
    boon: ['exile area stone-jar'],
    gives: { area: ['fear'] },
  },
  'guardian-two-compasses-arrowhead': {
    with: { compass: 2, arrowhead: 1 },
    pay: 'compass+compass+arrowhead',
    boon: [],
    gives: {},
    pool: { ship: 1 },
  },
}

/** Returns the possessions with one resource or card removed, in every possible way. */
const oneLess = (all: Things): Things[] =>
  Object.entries(all)
    .filter(([what]) => what !== 'deck' && !(what === 'tablet' && 'coin' in all))
    .map(([what, has]) => ({ ...all, [what]: Array.isArray(has) ? has.slice(1) : (has as number) - 1 }))

test.each(GUARDIAN_IDS)(
  'ARN-GUARD-03 ARN-GUARD-04 ARN-GUARD-07 ARN-GUARD-13 %s is overcome for its price, and its boon used at once',
  (guardian) => {
    const { with: first, pay, weak = [], boon, gives, pool = {} } = CASES[guardian]
    const site = { sites: { [SITE]: guarded(guardian) }, men: { [SITE]: 0 } }
    // With one thing less, or with a card of the wrong icon, the price cannot be paid.
    for (const less of [...oneLess(first), ...weak.map((card) => ({ ...first, coin: 0, hand: [card] }))])
      turn(less, site).refuses(`overcome ${SITE}`, 'KER-PAY')
    const game = turn({ area: ['fear'], ...first }, site)
    game
      .play(`overcome ${SITE}`, `pay ${pay}`)
      .expect({ acted: true, explorers: [{ boons: [guardian] }], sites: { [SITE]: { guardian: null } } })
    game
      .play(`boon ${guardian}`, ...boon)
      .expect({ pool: { ...EMPTY_POOL, ...pool }, explorers: [{ boons: [], spent: [guardian], ...gives }] })
    game.refuses(`boon ${guardian}`, 'ARN-GUARD-08')
    expect(game.scores()[0]?.parts.guardians).toBe(5)
  },
)

test('ARN-GUARD-01 ARN-GUARD-12 a guardian stays until it is overcome, and nobody must', () => {
  both({ coin: 4, hand: ['rope'] }, {}, { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } })
    .play('pass', 'end', 'pass', 'end', '0: keep the rest')
    .expect({ round: 2, sites: { [SITE]: { guardian: 'guardian-four-coins' } } })
})

test('ARN-GUARD-02 ARN-GUARD-16 T-071 one guardian, and only where one stands', () => {
  const island = {
    sites: { [SITE]: guarded(), 'l1-lower-2': guarded('guardian-three-tablets', 'level1-coin-arrowhead') },
  }
  turn({ coin: 9, tablet: 9 }, { ...island, men: { [SITE]: 0 } })
    .refuses('overcome l1-lower-2', 'ARN-GUARD-02')
    .play(`overcome ${SITE}`, 'pay coin+coin+coin+coin')
    .expect({
      explorers: [{ boons: ['guardian-four-coins'] }],
      sites: { 'l1-lower-2': { guardian: 'guardian-three-tablets' } },
    })
})

test('ARN-GUARD-05 T-070 an overcome guardian brings no Fear to anybody, and nothing else', () => {
  both({ coin: 4, hand: ['rope'] }, {}, { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } })
    .play(`overcome ${SITE}`, 'pay coin+coin+coin+coin')
    .expect({ explorers: [{ coin: 0, jewel: 0, boons: ['guardian-four-coins'] }] })
    .play('end', 'pass', 'end', 'pass', 'end')
    .expect({ explorers: [{ area: [], fearTiles: 0 }] })
})

test('ARN-GUARD-06 ARN-EFFECT-15 T-072 for nothing, where one stands; a price in front is still due', () => {
  const island = { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } }
  turn({ hand: ['revolver'] }, island)
    .play('play revolver')
    .refuses('use', 'KER-PAY')
  turn({ hand: ['revolver'], compass: 1, coin: 4 }, island)
    .play('play revolver', 'use', 'pay compass', `overcome ${SITE}`)
    .expect({ explorers: [{ boons: ['guardian-four-coins'], compass: 0, coin: 4 }] })
  turn({ hand: ['revolver'], compass: 1 })
    .play('play revolver', 'use', 'pay compass')
    .offersOnly(['end'])
  turn({ hand: ['war-club'], tablet: 1 }, island)
    .play('play war-club', 'pay tablet', `overcome ${SITE}`)
    .expect({ explorers: [{ boons: ['guardian-four-coins'] }] })
  turn({ hand: ['war-club'], tablet: 1 })
    .play('play war-club', 'pay tablet')
    .offersOnly(['end'])
})

test('ARN-GUARD-08 ARN-GUARD-09 ARN-GUARD-10 a used boon is gone, the points are not', () => {
  const game = turn({ boons: ['guardian-boot-jewel'], spent: ['guardian-four-coins'] })
  expect(game.scores()[0]?.parts.guardians).toBe(10)
  game.play('boon guardian-boot-jewel')
  expect(game.scores()[0]?.parts.guardians).toBe(10)
})

test('ARN-GUARD-15 ARN-CARD-24 ARN-CARD-25 a guardian led to a camp threatens there', () => {
  const island = {
    sites: { [SITE]: guarded(), 'l1-lower-2': guarded('guardian-three-tablets', 'level1-coin-arrowhead') },
  }
  const game = both(
    { hand: ['guardians-crown', 'rope'], tablet: 1, coin: 4 },
    {},
    { ...island, men: { [SITE]: 0, 'camp-tablets-1': 1 } },
  )
  game.play('play guardians-crown', 'pay tablet')
  game
    .refuses(`lead ${SITE} camp-tablets`, 'ARN-CARD-24')
    .refuses(`lead ${SITE} l1-lower-2`, 'ARN-CARD-24')
    .refuses(`lead ${SITE} l1-lower-3`, 'ARN-CARD-24')
  game.play(`lead ${SITE} camp-coins`).expect({
    explorers: [{ coin: 6 }],
    sites: { [SITE]: { guardian: null }, 'camp-coins': { guardian: 'guardian-four-coins' } },
  })
  turn({ coin: 4 }, { sites: { 'camp-coins': { guardian: 'guardian-four-coins' } }, men: { 'camp-coins-1': 0 } })
    .play('overcome camp-coins', 'pay coin+coin+coin+coin')
    .expect({ explorers: [{ boons: ['guardian-four-coins'] }] })
})

test('ARN-CARD-03 ARN-CARD-04 T-141 the bear trap works where nobody else stands', () => {
  const other = 'l1-lower-2'
  const sites = { [SITE]: guarded(), [other]: guarded('guardian-three-tablets', 'level1-coin-arrowhead') }
  turn({ hand: ['bear-trap'] }, { sites, men: { [SITE]: 1 } })
    .play('play bear-trap')
    .refuses(`overcome ${SITE}`, 'ARN-CARD-03')
    .play(`overcome ${other}`)
  turn({ hand: ['bear-trap'] }, { sites, men: { [SITE]: 0 } })
    .play('play bear-trap', `overcome ${SITE}`)
    .expect({ explorers: [{ boons: ['guardian-four-coins'] }] })
  turn({ hand: ['bear-trap'] }, { table: { players: 1 }, sites, men: { [SITE]: 'rival', [other]: 'rival' } })
    .play('play bear-trap')
    .offersOnly(['end'])
})

test('ARN-CARD-05 ARN-CARD-48 bow and arrows: three at the most, and a guardian counts once', () => {
  turn(
    {
      hand: ['bow-and-arrows'],
      boons: ['guardian-boot-jewel', 'guardian-three-tablets'],
      spent: ['guardian-ship-arrowhead'],
    },
    { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } },
  )
    .play('play bow-and-arrows')
    .expect({ explorers: [{ compass: 3 }] })
  turn(
    { hand: ['bow-and-arrows'] },
    { sites: { 'camp-coins': { guardian: 'guardian-four-coins' } }, men: { 'camp-coins-1': 0, 'camp-coins-2': 0 } },
  )
    .play('play bow-and-arrows')
    .expect({ explorers: [{ compass: 1 }] })
})

test('ARN-CARD-40 ARN-CARD-39 the war mask keeps Fear of guardians away this round, also in round V, and after it was exiled', () => {
  const island = { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } }
  both({ hand: ['war-mask'], tablet: 1, staff: [{ id: 'assistant-exile' }] }, {}, { ...island, round: 5 })
    .play(
      'play war-mask',
      'pay tablet',
      'use assistant-exile',
      'exile area war-mask',
      'end',
      'pass',
      'end',
      'pass',
      'end',
    )
    .expect({ explorers: [{ area: [], arrowhead: 1 }] })
  both(
    { calm: true, hand: ['rope'] },
    { hand: ['torch'] },
    {
      ...island,
      sites: { ...island.sites, 'l1-lower-2': guarded('guardian-three-tablets', 'level1-coin-arrowhead') },
      men: { [SITE]: 0, 'l1-lower-2': 1 },
    },
  )
    .play('pass', 'end', 'pass', 'end')
    .expect({ explorers: [{ area: [] }, { area: ['fear'] }] })
  turn({ calm: true, hand: ['serpent-idol'], tablet: 1 })
    .play('play serpent-idol', 'pay tablet')
    .expect({ explorers: [{ area: ['serpent-idol', 'fear'] }] })
})
