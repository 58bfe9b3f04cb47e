import {
  ASSISTANTS,
  BONUSES,
  CAMPS,
  CARDS,
  DISCOVERY,
  GUARDIANS,
  IDOLS,
  LEVEL1_TILES,
  LEVEL2_TILES,
  SLOT_EFFECTS,
  TRACKS,
} from '@wayfare/arnak/tables'
import type { Effect } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { type Bit, bitsOf, effectLines, groupsOf, priceBits } from './effect-bits.ts'

const spelt = (bits: readonly Bit[]): string => bits.map((bit) => ('icon' in bit ? bit.icon : bit.sign)).join(' ')
const face = (id: string): string => spelt(effectLines(CARDS.get(id) as never).flat(2))

const EFFECTS: ReadonlyMap<string, Effect> = new Map<string, Effect>([
  ...[...CARDS].flatMap(([id, { play, pass }]): [string, Effect][] =>
    pass
      ? [
          [id, play],
          [`${id} pass`, pass],
        ]
      : [[id, play]],
  ),
  ...Object.entries({ ...LEVEL1_TILES, ...LEVEL2_TILES, ...IDOLS, ...SLOT_EFFECTS }).map(
    ([id, { effect }]): [string, Effect] => [id, effect],
  ),
  ...Object.entries(GUARDIANS).flatMap(([id, { boon }]): [string, Effect][] =>
    'effect' in boon ? [[id, boon.effect]] : [],
  ),
  ...Object.entries(ASSISTANTS).flatMap(([id, { silver, gold }]): [string, Effect][] => [
    [`${id} silver`, silver.effect],
    [`${id} gold`, gold.effect],
  ]),
  ...Object.entries(TRACKS).flatMap(([temple, { rows }]) =>
    rows.flatMap(({ glass, notebook }, i): [string, Effect][] => [
      [`${temple} ${i} glass`, glass.effect],
      [`${temple} ${i} notebook`, notebook.effect],
    ]),
  ),
  ...Object.entries({ ...BONUSES, ...CAMPS }),
])

test('everything that the catalogue can do has icons', () => {
  expect(EFFECTS.size).toBeGreaterThan(150)
  const bare = [...EFFECTS].filter(([, effect]) => bitsOf(effect).length === 0).map(([id]) => id)
  expect(bare, 'Fear does nothing').toEqual(['fear'])
})

test('every price has icons', () => {
  const prices = [
    ...Object.values(GUARDIANS).map(({ cost }) => cost),
    ...Object.values(TRACKS).flatMap(({ spaces }) =>
      Object.values(spaces).flatMap(({ row, cost }) => (row > 0 ? [cost] : [])),
    ),
    { compass: DISCOVERY.level1 },
  ]
  expect(prices.filter((price) => priceBits(price).length === 0)).toEqual([])
})

test('cards that do different things show different icons', () => {
  const meant = new Map<string, string>()
  const alike: string[] = []
  for (const [id, { play, free, pass }] of CARDS) {
    const does = JSON.stringify([play, free, pass])
    const shown = face(id)
    const known = meant.get(shown)
    if (known !== undefined && known !== does) alike.push(`${id}: ${shown}`)
    meant.set(shown, does)
  }
  expect(alike).toEqual([])
})

test('no group is too wide for the narrowest card', () => {
  const widest = [...EFFECTS].flatMap(([id, effect]) =>
    groupsOf(effect)
      .filter((group) => group.length > 5)
      .map((group) => `${id}: ${spelt(group)}`),
  )
  expect(widest).toEqual([])
})

test.each([
  ['army-knife', '2 × exile / coin / compass / tablet'],
  ['chronometer', 'bolt coin compass pass › compass compass compass'],
  ['crystal-earring', '1–3 draw › 1 hand 1 deck ↑'],
  ['tent', 'dig site archaeologist II: −2 compass'],
  ['serpents-gold', 'fear 4 coin'],
  ['inscribed-blade', 'research − arrowhead / tablet tablet'],
])('%s reads %s', (id, bits) => {
  expect(face(id)).toBe(bits)
})
