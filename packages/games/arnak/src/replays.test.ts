// Replays stored games: with one to four players on both sides of the board, and games that together use nearly every
// part.

import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { logOf, writeLog } from '@wayfare/kernel'
import { fingerprints, replayFolder, rulesLoader } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arnak } from './testing/index.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const replays = replayFolder(`${folder}replays`, rulesLoader(arnak, folder))

test('golden replays of one to four players on both sides end in their hash', async () => {
  const files = (await replays).map(({ file }) => file)
  for (const temple of ['bird', 'snake'])
    for (const players of [1, 2, 3, 4]) expect(files).toContain(`v1-${temple}-${players}p.log`)
  expect((await replays).every(({ match }) => match.engine.isOver(match.state))).toBe(true)
})

/** A space and a tile that no stored game reaches; the tests of the research track cover them. */
const FAR = ['notebook snake-r7-1', 'tile-11']

test('they use what bots come to, and on their way the same is offered, refused, shown and told as ever', {
  tags: ['slow'],
}, () => {
  const { now, kept, unused } = fingerprints(arnak, `${folder}replays`)
  expect(now).toEqual(kept)
  expect(unused).toEqual(FAR)
})

test('the log of four greedy players is at most 30 kB, and 8 kB gzipped', async () => {
  const greedy = (await replays).filter(({ file }) => /^v1-(bird|snake)-4p/.test(file))
  expect(greedy).toHaveLength(2)
  for (const { match } of greedy) {
    const text = writeLog(logOf(match))
    expect(text.length).toBeLessThan(30_000)
    expect(gzipSync(text).length).toBeLessThan(8_000)
  }
})
