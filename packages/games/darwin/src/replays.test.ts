// Replays stored games: with one to four players, and games that together use every part.

import { fileURLToPath } from 'node:url'
import { fingerprints, replayFolder, rulesLoader } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { darwin } from './testing/index.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

test('golden replays of one to four players end in their hash', async () => {
  const replays = await replayFolder(`${folder}replays`, rulesLoader(darwin, folder))
  expect(replays.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['v1-1p.log', 'v1-2p.log', 'v1-3p.log', 'v1-4p.log']),
  )
  expect(replays.every(({ match }) => match.engine.isOver(match.state))).toBe(true)
})

test('they use every part of the game, and on their way the same is offered, refused, shown and told as ever', {
  tags: ['slow'],
}, () => {
  const { now, kept, unused } = fingerprints(darwin, `${folder}replays`)
  expect(now).toEqual(kept)
  expect(unused).toEqual([])
})
