import { expect, test } from 'vitest'
import { explore } from './data/actions.ts'
import type { IslandId, SpaceId } from './data/ids.ts'
import { reachOf } from './reach.ts'
import { boardOf, workerOf } from './state.ts'
import { type StateChanges, turn } from './testing/at.ts'
import { view } from './view.ts'
import { actsFor } from './worker-placement.ts'

/** Positions with explorers that block each other, a badge, and a ship near the end. */
const POSITIONS: readonly (readonly [StateChanges, ...StateChanges[]])[] = [
  [{ rows: ['p', 'gb', '', '', ''], explorers: ['i1-3', 'i2-2', null] }, { explorers: ['i1-4', 'i2-3', null] }],
  [
    { rows: ['p', 'ggbb', '', '', ''], ship: 'sea-14', explorers: ['i1-8', null, null] },
    { explorers: ['i1-9', null, null] },
  ],
  [{ rows: ['p', 'ggbbrr', '', '', ''] }, {}],
]

test('DAR-EXPLORE-01 DAR-EXPLORE-03 DAR-SAIL-01 DAR-BADGE-04 what is shown as reach is what is offered', () => {
  const space: readonly SpaceId[] = ['explore-1', 'navigate-1']
  for (const [first, ...others] of POSITIONS)
    for (const id of space) {
      const game = turn({ coin: 9, ...first }, {}, ...others)
      const seen = { ...view(game.state, 0), rulings: { badges: 'placement', museum: 'two' } as const }
      const predicted = reachOf(seen, 0, actsFor(seen, workerOf(boardOf(game.state, 0), 'w2'), id))
      game.play(`place w2 ${id}`)
      const offered = game.moves().flatMap((move) => /^(?:explore|sail) (.*)/.exec(move)?.[1] ?? [])
      expect([...predicted].sort()).toEqual([...offered].sort())
      expect(predicted).not.toEqual([])
    }
})

test('an action for one island shows the spaces of that island', () => {
  const { state } = turn({ explorers: ['i1-3', 'i2-2', null] }, {})
  const reachOn = (island: IslandId | null) => reachOf(view(state, 0), 0, [explore(1, { island })])
  expect(reachOn('isle-2')).toEqual(['i2-3', 'i2-5'])
  expect(reachOn('isle-3')).toEqual([])
  expect(reachOn(null)).toEqual([...reachOn('isle-1'), 'i2-3', 'i2-5'])
})
