import { arnak } from '@wayfare/arnak'
import {
  ASSISTANT_IDS,
  BONUS_KINDS,
  CARD_IDS,
  GUARDIAN_IDS,
  IDOL_KINDS,
  LEVEL1_IDS,
  LEVEL2_IDS,
  RESOURCES,
  RIVAL_TILE_IDS,
  SITES,
  SLOT_EFFECTS,
  SPACES,
  STACKS,
  TRACKS,
  WAYS,
} from '@wayfare/arnak/tables'
import { engineOf, pick, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { drawnFor, pictured } from './glyph.tsx'

const THINGS = [
  ...[...CARD_IDS, ...GUARDIAN_IDS, ...ASSISTANT_IDS, ...LEVEL1_IDS, ...LEVEL2_IDS],
  ...[...IDOL_KINDS, ...BONUS_KINDS, ...RIVAL_TILE_IDS, ...RESOURCES],
  ...[...SITES, ...SPACES, ...STACKS].map(({ id }) => id),
  ...[...Object.keys(SLOT_EFFECTS), ...Object.keys(TRACKS.bird.spaces), ...Object.keys(TRACKS.snake.spaces)],
  ...CARD_IDS.map((id) => `drop-${id}`),
  ...['idol', 'pilot', 'deck', 'fear-tile', 'glass', 'notebook', 'collected'],
  ...['car', 'ship', 'plane', 'either'].map((kind) => `pool-${kind}`),
]

test('every thing of the game has a small picture', () => {
  expect(THINGS.filter((id) => !drawnFor(id))).toEqual([])
})

test('the choice of a gain shows the gain, and a guardian is not drawn as its site', () => {
  expect([...WAYS.keys()].filter((word) => !drawnFor(pictured(word) ?? ''))).toEqual([])
  expect(drawnFor(pictured('compass') ?? '')).toEqual({ bits: [{ icon: 'compass' }] })
  expect(drawnFor(pictured('reveal guardian') ?? '')).toEqual({ bits: [{ icon: 'guardian' }] })
  expect(pictured('reveal site')).toBeUndefined()
})

test('a word that is no thing has no picture', () => {
  expect(drawnFor('skip')).toBeUndefined()
})

test.each([
  { players: 1, temple: 'snake' },
  { players: 3, temple: 'bird' },
])('everything that options point at in a game of $players has a small picture', (table) => {
  const engine = engineOf(arnak)
  const s = engine.start(engine.table(table), 'glyphs')
  const dice = stream('glyphs')
  const bare = new Set<string>()
  while (!engine.isOver(s)) {
    const seat = pick(dice, engine.deciders(s))
    const options = engine.options(s, seat)
    for (const id of options.flatMap(({ on }) => on)) if (!drawnFor(id)) bare.add(id)
    engine.apply(s, seat, pick(dice, options), null)
  }
  expect([...bare]).toEqual([])
})
