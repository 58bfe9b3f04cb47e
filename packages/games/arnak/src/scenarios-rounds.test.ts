// Scenarios from the specification: set-up, rounds, scoring and the solo game.

import { ids } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arnak } from './testing/index.ts'
import { both, guarded, PASS_ALL, rivalAfter, SITE, type Things, TO_BE_FOUND } from './testing/turn.ts'

const ROW = ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope']
const CAMPS = ['camp-coins', 'camp-compasses', 'camp-tablets', 'camp-arrowhead', 'camp-jewel']
const OTHER = guarded('guardian-three-tablets', 'level1-coin-arrowhead')

test('ARN-SETUP-12 T-004 two players: each camp takes one figure, its two-boot space none', () => {
  for (const camp of CAMPS) {
    const position = both({ hand: ['automobile'] }, { hand: ['steam-boat'] })
    position.refuses(`dig ${camp}-2`, 'ARN-SETUP-09').play(`dig ${camp}-1`, 'pay automobile')
    if (camp === 'camp-jewel') position.play('skip')
    position.play('end').refuses(`dig ${camp}-1`, 'ARN-DIG-03').refuses(`dig ${camp}-2`, 'ARN-SETUP-09')
  }
})

test.each([1, 2, 3, 4])(
  'ARN-COMP-04 ARN-SETUP-07 ARN-SETUP-08 T-005 %i at the table: all sixteen idols lie on the twelve sites',
  (players) => {
    const { state, engine } = table(arnak, { table: { players } })
    const { sites } = engine.game.positions.read(state) as { sites: Record<string, { idol: string | null }> }
    const open = Object.entries(sites).flatMap(([site, { idol }]) => (idol ? [[site, idol] as const] : []))
    expect(open.map(([site]) => site.replace(/-\d$/, ''))).toEqual(
      ['l1-lower', 'l1-upper', 'l2'].flatMap((row) => Array<string>(4).fill(row)),
    )
    const all = [...open.map(([, idol]) => idol), ...ids(state, 'under')]
    const count = (kind: string) => all.filter((id) => id.includes(kind)).length
    expect(['coin', 'compass', 'tablet', 'exile', 'upgrade', 'refresh'].map(count)).toEqual([3, 3, 3, 3, 2, 2])
  },
)

test('ARN-SETUP-13 ARN-SETUP-14 T-006 three players: six temple stacks of three, three tiles face down', () => {
  const three = { 'tile-11': 3, 'tile-6-left': 3, 'tile-6-right': 3 }
  const position = table(arnak, { table: { players: 3 } })
  position.expect({ stacks: { ...three, 'tile-2-left': 3, 'tile-2-middle': 3, 'tile-2-right': 3 } })
  for (const eyes of [0, 1, 2, 'spectator'] as const) position.sees(eyes, { lost: [null, null, null] })
})

test('ARN-ROUND-13 T-016 who woke the guardian has left, another dug there later: Fear for the other', () => {
  const position = both(
    { hand: ['funding-car', 'guardians-ocarina', 'rope'], compass: 3, tablet: 1 },
    { hand: ['exploration-car', 'torch', 'pickaxe'] },
    TO_BE_FOUND,
  )
  position.play(`discover ${SITE}`, 'pay compass+compass+compass+funding-car', 'reveal site', 'reveal guardian', 'end')
  position.play('play pickaxe', 'skip', 'end')
  position.play('play guardians-ocarina', 'pay tablet', `recall ${SITE}`, 'end')
  position.play(`dig ${SITE}`, 'pay exploration-car', 'end', ...PASS_ALL)
  position.expect({
    explorers: [
      { area: ['funding-car', 'guardians-ocarina'], home: 2 },
      { area: ['pickaxe', 'exploration-car', 'fear'], home: 2 },
    ],
  })
})

test('ARN-ROUND-14 ARN-ROUND-15 T-019 Fear is discarded, the hat is kept; neither gives anything', () => {
  const deck = ['axe', 'torch', 'rope', 'dog', 'tent']
  const position = both({ hand: ['fear', 'hat'], deck, staff: [{ id: 'assistant-boot-for-arrowhead' }] }, {})
  position.play(...PASS_ALL, '0: discard fear', '0: keep the rest')
  position.expect({
    round: 2,
    pool: { car: 0, ship: 0, plane: 0, either: 0 },
    explorers: [
      { hand: ['hat', 'tent', 'dog', 'rope', 'torch'], deck: ['fear', 'axe'], area: [], coin: 0, compass: 0 },
    ],
  })
})

test('ARN-ROUND-21 T-021 going into round III: the inner artifact is exiled, the outer slides in, two come behind it', () => {
  const row = ['war-club', 'mortar', 'axe', 'torch', 'flask', 'rope']
  const position = both({}, {}, { round: 2, row, artifacts: ['stone-jar', 'sundial'] }).play(...PASS_ALL)
  position.expect({ round: 3, row: ['stone-jar', 'sundial', 'war-club', 'torch', 'flask', 'rope'] })
  expect(position.engine.view(position.state, 0).exiled.slice(0, 2)).toEqual(['axe', 'mortar'])
})

test('ARN-ROUND-24 T-024 one Fear card for two: it goes to the starting player, whichever seat that is', () => {
  const at = { sites: { [SITE]: guarded(), 'l1-lower-2': OTHER }, men: { [SITE]: 0, 'l1-lower-2': 1 }, fear: 1 }
  for (const first of [0, 1]) {
    const position = both({ hand: ['rope'] }, { hand: ['torch'] }, { ...at, table: { players: 2, first } }).play(
      ...PASS_ALL,
    )
    const [card, tile] = [
      { area: ['fear'], fearTiles: 0 },
      { area: [], fearTiles: 1 },
    ]
    position.expect({ fear: 0, explorers: first === 0 ? [card, tile] : [tile, card] })
  }
})

test('ARN-ROUND-09 ARN-ROUND-20 T-230 a sundial bought to pass with: refilled first, then both cards beside the staff go', () => {
  const position = both(
    {},
    { compass: 2 },
    { row: ['sundial', ...ROW.slice(1)], artifacts: ['stone-key', 'stone-jar', 'mortar'] },
  )
  position.play('pass', 'end', 'buy sundial', 'pay compass+compass', 'resolve', 'pass', 'end')
  position.expect({
    round: 2,
    row: ['stone-key', 'stone-jar', 'axe', 'torch', 'flask', 'rope'],
    explorers: [{}, { jewel: 1 }],
  })
  expect(position.engine.view(position.state, 0).exiled.slice(0, 2)).toEqual(['hat', 'mortar'])
})

test('ARN-CARD-40 T-220 the mask in round V: none for its wearer’s two figures, Fear for the other who stands there', () => {
  const position = both(
    { hand: ['war-mask'], tablet: 1 },
    {},
    {
      table: { players: 4 },
      round: 5,
      sites: { [SITE]: OTHER, 'camp-coins': { guardian: 'guardian-four-coins' } },
      men: { [SITE]: 0, 'camp-coins-1': 0, 'camp-coins-2': 1 },
    },
  )
  position.play('play war-mask', 'pay tablet', 'end', 'pass', 'end', 'pass', 'end', 'pass', 'end', 'pass', 'end')
  position.expect({
    explorers: [
      { arrowhead: 1, area: ['war-mask'], fearTiles: 0, home: 2 },
      { area: ['fear'], home: 2 },
    ],
  })
  expect(position.engine.isOver(position.state)).toBe(true)
})

test('ARN-SCORE-07 ARN-SCORE-11 T-170 fifty-five beats fifty-four', () => {
  // An idol score of 11 is impossible, so one of its points is among the cards.
  const min = { glass: 'bird-temple', arrival: 1, notebook: 'bird-r2-1', tiles11: 1, fearTiles: 1 }
  const elwen = { glass: 'bird-r6-1', notebook: 'bird-r3-1', crates: 1 }
  const four = ['guardian-four-coins', 'guardian-boot-jewel', 'guardian-three-tablets', 'guardian-ship-arrowhead']
  const position = both(
    { ...min, area: ['fear', 'fear'], deck: ['aeroplane', 'automobile', 'brush', 'steam-boat', 'axe'] },
    { ...elwen, boons: four, hand: ['treasure-chest', 'torch', 'parrot'] },
    { round: 5 },
  )
  const rows = position.play(...PASS_ALL).scores()
  expect(rows.map(({ parts, total, place }) => [Object.values(parts), total, place])).toEqual([
    [[24, 11, 10, 0, 14, -4], 55, 1],
    [[14, 0, 13, 20, 7, 0], 54, 2],
  ])
})

test('ARN-SCORE-09 ARN-SCORE-10 T-174 T-175 fifty each, nobody in the temple: thirteen beats ten, thirteen and thirteen share', () => {
  const three = ['guardian-four-coins', 'guardian-boot-jewel', 'guardian-three-tablets']
  const ahead: Things = { glass: 'bird-r6-1', notebook: 'bird-r2-1', tiles6: 2, boons: three }
  const end = (second: Things) =>
    both(ahead, second, { round: 5 })
      .play(...PASS_ALL)
      .scores()
      .map(({ total, parts, place }) => [total, parts.research, place])
  expect(end({ glass: 'bird-r4-1', notebook: 'bird-r4-1', tiles11: 2, tiles2: 4 })).toEqual([
    [50, 13, 1],
    [50, 10, 2],
  ])
  expect(end({ glass: 'bird-r6-2', notebook: 'bird-r2-2', tiles11: 1, tiles6: 2, tiles2: 2 })).toEqual([
    [50, 13, 1],
    [50, 13, 1],
  ])
})

test('ARN-SOLO-07 ARN-SOLO-02 T-181 the rival acts first in every round, and the human has a coin and a compass', () => {
  const position = table(arnak, { table: { players: 1 }, opening: true })
  position.decides(0).expect({ explorers: [{ coin: 1, compass: 1 }] })
  expect(position.state.rival?.used).toHaveLength(1)
  position.play('pass', 'end')
  if (position.moves().includes('keep the rest')) position.play('keep the rest')
  position.expect({ round: 2 }).decides(0)
  expect(position.state.rival?.used).toHaveLength(1)
})

test('ARN-SOLO-20 T-185 the tenth tile: the arrow of the first one used this round, not of the last', () => {
  const sites = { 'l1-upper-1': { tile: 'level1-card-coin-tablet' }, 'l1-upper-2': { tile: 'level1-coin-two-tablets' } }
  const right = ['rival-dig-tablet', 'rival-dig-jewel', 'rival-research-red', 'rival-buy-item-red']
  const left = ['rival-dig-compass', 'rival-dig-arrowhead', 'rival-discover-red', 'rival-overcome-red']
  const tenth = (used: readonly string[]) =>
    rivalAfter({ sites, rival: { used, stack: ['rival-dig-coin'] } }).expect({ rival: { stack: [] } })
  tenth([...left, 'rival-buy-artifact-red', ...right]).expect({ men: { 'l1-upper-1': 'rival', 'l1-upper-2': null } })
  tenth([...right, ...left, 'rival-buy-artifact-red']).expect({ men: { 'l1-upper-1': null, 'l1-upper-2': 'rival' } })
})

test('ARN-SOLO-28 ARN-SOLO-34 the green tiles of research and overcome do as the red ones, before round V', () => {
  const stack = (tile: string) => ({ stack: ['rival-dig-jewel', 'rival-dig-compass', tile] })
  rivalAfter({ rival: stack('rival-research-green') }).expect({ rival: { glass: 'bird-r1-1' } })
  const at = { sites: { [SITE]: guarded() }, men: { [SITE]: 'rival' } }
  rivalAfter({ ...at, rival: stack('rival-overcome-green') }).expect({
    rival: { guardians: ['guardian-four-coins'], glass: 'bird-start' },
    sites: { [SITE]: { guardian: null } },
  })
})
