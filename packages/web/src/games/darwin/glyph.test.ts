import { darwin } from '@wayfare/darwin'
import {
  ACTION_CARDS,
  BONUS_CARDS,
  CAMPS,
  CREW_IDS,
  ENVELOPES,
  GOAL_IDS,
  ISLANDS,
  MAIL_TILE_IDS,
  OBJECTIVE_IDS,
  SCROLLS,
  SLOTS,
  SPACES,
  SPECIAL_IDS,
  SPECIMENS,
  STACKS,
  STOPS,
  WORKERS,
} from '@wayfare/darwin/tables'
import { engineOf, pick, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { drawnFor } from './glyph.tsx'

const THINGS: readonly string[] = [
  ...[...CREW_IDS, ...OBJECTIVE_IDS, ...SPECIAL_IDS, ...MAIL_TILE_IDS, ...GOAL_IDS, ...SPECIMENS],
  ...[...WORKERS, ...STACKS, ...ENVELOPES, 'used', 'coins', 'points', 'theory', 'knowledge', 'alfred'],
  ...[...SLOTS, ...SPACES, ...STOPS, ...ISLANDS, ...CAMPS].map(({ id }) => id),
  ...SCROLLS.flatMap(({ slots }) => slots),
  ...[...Object.keys(ACTION_CARDS), ...Object.keys(BONUS_CARDS)],
]

test('every thing of the game has a small picture', () => {
  const bare = THINGS.filter((id) => {
    const drawn = drawnFor(id)
    return !drawn || (typeof drawn === 'object' && 'bits' in drawn && drawn.bits.length === 0)
  })
  expect(bare).toEqual([])
})

test('a word that is no thing has no picture', () => {
  expect(drawnFor('skip')).toBeUndefined()
})

test.each([1, 4])('everything that options point at in a game of %i has a small picture', (players) => {
  const engine = engineOf(darwin)
  const s = engine.start(engine.table({ players }), 'glyphs')
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
