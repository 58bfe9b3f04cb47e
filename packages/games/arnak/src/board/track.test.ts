// Tests every bridge and row of both research tracks with both tokens, the way into the temple, and the temple tiles.

import { expect, test } from 'vitest'
import { RESOURCES } from '../resources.ts'
import { PRINTED_ROWS, PRINTED_TRACK, type PrintedSpace } from '../testing/printed-cards.ts'
import { guarded, SITE, type Things, turn } from '../testing/turn.ts'
import { TRACK_SPACES, TRACKS, trackSpace } from './track.ts'

const noBonus = (temple: string) =>
  Object.fromEntries(Object.keys(PRINTED_TRACK).flatMap((id) => (id.startsWith(temple) ? [[id, []]] : [])))
const pay = (cost: Readonly<Record<string, unknown>>) =>
  `pay ${[...RESOURCES, 'idol'].flatMap((r) => Array<string>((cost[r] as number) ?? 0).fill(r)).join('+')}`

/** The effect of each row: the things gained, and further moves for effects that ask for one. */
const ROWS: Readonly<Record<string, readonly [Things, ...string[]]>> = {
  'glass bird 1': [{ coin: 1 }],
  'glass bird 2': [{ compass: 1 }],
  'glass bird 3': [{ compass: 1 }],
  'glass bird 4': [{ compass: 1 }],
  'glass bird 5': [{ compass: 1 }],
  'glass bird 6': [{ hand: ['hat'] }, 'draw'],
  'glass bird 7': [{ compass: 1 }],
  'notebook bird 1': [{ staff: [{ id: 'assistant-exile' }, { id: 'assistant-coins' }] }, 'recruit assistant-coins'],
  'notebook bird 2': [{ staff: [{ id: 'assistant-exile' }, { id: 'assistant-coins' }] }, 'recruit assistant-coins'],
  'notebook bird 3': [{ staff: [{ gold: true }] }, 'upgrade assistant-exile'],
  'notebook bird 4': [{ staff: [{ gold: true }] }, 'upgrade assistant-exile'],
  'notebook bird 5': [{ compass: 3 }],
  'notebook bird 6': [{ area: ['war-club'] }, 'take war-club', 'skip'],
  'notebook bird 7': [{ boons: ['guardian-four-coins'] }, `overcome ${SITE}`],
  'glass snake 1': [{ coin: 1 }],
  'glass snake 2': [{ coin: 2 }],
  'glass snake 3': [{ hand: ['hat'] }, 'draw'],
  'glass snake 4': [
    { staff: [{ id: 'assistant-exile' }, { id: 'assistant-tablet', gold: false, ready: false }] },
    'rescue assistant-tablet',
  ],
  'glass snake 5': [{ staff: [{ gold: true, ready: true }] }, 'upgrade assistant-exile'],
  'glass snake 6': [{ area: ['fear'] }],
  'glass snake 7': [{ area: ['fear'] }],
  'notebook snake 1': [{ staff: [{ id: 'assistant-exile' }, { id: 'assistant-coins' }] }, 'recruit assistant-coins'],
  'notebook snake 2': [{ hand: [] }, 'exile hand rope'],
  'notebook snake 3': [{ staff: [{ gold: true }] }, 'upgrade assistant-exile'],
  'notebook snake 4': [{ area: ['war-club'] }, 'take war-club', 'skip'],
  'notebook snake 5': [{ staff: [{ ready: true }] }, 'refresh assistant-exile'],
  'notebook snake 6': [{ hand: ['hat'] }, 'draw'],
  'notebook snake 7': [{ jewel: 1 }],
}
const STEPS = Object.entries(PRINTED_TRACK)
  .filter(([id]) => !id.endsWith('temple'))
  .flatMap(([id, { from }]) =>
    from.flatMap((before) => [['glass', before, id] as const, ['notebook', before, id] as const]),
  )

test.each(STEPS)(
  'ARN-RESEARCH-01 ARN-RESEARCH-07 ARN-RESEARCH-09 ARN-SNAKE-01 %s from %s to %s: its bridge and its row',
  (token, from, id) => {
    const { cost } = PRINTED_TRACK[id] as PrintedSpace
    const temple = id.startsWith('bird') ? 'bird' : 'snake'
    const row = Number(/-r(\d)-/.exec(id)?.[1])
    const [then, ...play] = ROWS[`${token} ${temple} ${row}`] as readonly [Things, ...string[]]
    const exact = Object.fromEntries(RESOURCES.map((r) => [r, cost[r] ?? 0]))
    const game = turn(
      {
        ...exact,
        crates: cost.idol ?? 0,
        [token]: from,
        ...(token === 'notebook' ? { glass: `${temple}-r7-1` } : {}),
        hand: then.hand && play[0] !== 'draw' ? ['rope'] : [],
        deck: ['hat'],
        staff: [{ id: 'assistant-exile', ready: false }],
      },
      {
        table: { players: 2, temple },
        bonus: noBonus(temple),
        supply: [['assistant-coins'], [], []],
        rescue: ['assistant-tablet', 'assistant-compass'],
        row: ['war-club', 'parrot', 'axe', 'torch', 'flask', 'dog'],
        sites: { [SITE]: guarded() },
        men: { [SITE]: 0 },
      },
    ).play(`research ${token} ${id}`, pay(cost), ...play)
    const nothing = Object.fromEntries(RESOURCES.map((r) => [r, 0]))
    game.expect({ acted: true, explorers: [{ ...nothing, crates: 0, [token]: id, ...then }] }).offersOnly(['end'])
    // A token scores the points of its row (ARN-SCORE-01).
    const other = token === 'notebook' ? PRINTED_ROWS[temple].glass[6] : 0
    expect(game.scores()[0]?.parts.research).toBe((PRINTED_ROWS[temple][token][row - 1] as number) + other)
  },
)

test.each(['bird', 'snake'] as const)(
  'ARN-RESEARCH-04 ARN-SETUP-15 the %s track has these bridges and spots, and no others',
  (temple) => {
    const spaces = Object.keys(TRACKS[temple].spaces).filter((id) => id !== `${temple}-start`)
    expect(spaces).toEqual(Object.keys(PRINTED_TRACK).filter((id) => id.startsWith(temple)))
    for (const id of spaces) {
      const from = [...TRACK_SPACES.values()].flatMap((one) => (one.next.includes(id) ? [one.id] : []))
      expect({ id, from, bonus: trackSpace(id).bonus }).toMatchObject({
        from: PRINTED_TRACK[id]?.from,
        bonus: PRINTED_TRACK[id]?.bonus,
      })
    }
  },
)

test.each(
  ['bird', 'snake'].flatMap((temple) => (PRINTED_TRACK[`${temple}-temple`]?.from ?? []).map((from) => [temple, from])),
)('ARN-TEMPLE-01 ARN-TEMPLE-06 into the temple of the %s from %s', (temple, from) => {
  const { cost } = PRINTED_TRACK[`${temple}-temple`] as PrintedSpace
  const game = turn(
    { ...cost, glass: from as string },
    { table: { players: 2, temple: temple as string }, lost: ['bonus-tablet'] },
  )
  game.play(`research glass ${temple}-temple`, pay(cost), 'bonus bonus-tablet')
  const paid = { coin: 0, compass: 0, arrowhead: 0, jewel: 0 }
  game.expect({ lost: [], explorers: [{ ...paid, tablet: 1, glass: `${temple}-temple`, arrival: 1 }] })
  expect(game.scores()[0]?.parts.research).toBe(23)
})

const TILES = [
  ['bird', 'tile-2-left', { coin: 1, tablet: 2 }, 2],
  ['bird', 'tile-2-middle', { jewel: 1 }, 2],
  ['bird', 'tile-2-right', { compass: 1, arrowhead: 1 }, 2],
  ['bird', 'tile-6-left', { coin: 1, tablet: 2, jewel: 1 }, 6],
  ['bird', 'tile-6-right', { compass: 1, arrowhead: 1, jewel: 1 }, 6],
  ['bird', 'tile-11', { coin: 1, compass: 1, tablet: 2, arrowhead: 1, jewel: 1 }, 11],
  ['snake', 'tile-2-left', { compass: 1, tablet: 2 }, 2],
  ['snake', 'tile-2-middle', { jewel: 1 }, 2],
  ['snake', 'tile-2-right', { coin: 1, arrowhead: 1 }, 2],
  ['snake', 'tile-6-left', { compass: 1, tablet: 2, jewel: 1 }, 6],
  ['snake', 'tile-6-right', { coin: 1, arrowhead: 1, jewel: 1 }, 6],
  ['snake', 'tile-11', { coin: 1, compass: 1, tablet: 2, arrowhead: 1, jewel: 1 }, 11],
] as const
test.each(TILES)(
  'ARN-TEMPLE-08 ARN-SCORE-02 on the %s side %s has its price and its points',
  (temple, id, cost, points) => {
    const at = { table: { players: 2, temple } }
    const game = turn({ ...cost, glass: `${temple}-temple`, arrival: 1 }, at).play(`research tile ${id}`, pay(cost))
    game.expect({ stacks: { [id]: 1 }, explorers: [{ coin: 0, compass: 0, tablet: 0, arrowhead: 0, jewel: 0 }] })
    expect(game.scores()[0]?.parts.temple).toBe(points)
  },
)
