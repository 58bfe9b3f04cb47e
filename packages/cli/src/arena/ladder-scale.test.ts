import { PERSONAS } from '@wayfare/bots/personas'
import { botAnchor, refit } from '@wayfare/bots/ratings'
import scale from '@wayfare/bots/ratings/scale.json' with { type: 'json' }
import { rootFolder } from '@wayfare/library'
import { expect, test } from 'vitest'
import { ladderRankings, scaleFrom } from './ladder-scale.ts'

const LADDER = `${rootFolder()}docs/ladder`
const GAMES = ['arkham', 'arnak', 'darwin'] as const

test.each(GAMES)('the scale of %s is that of the games of the ladder', async (game) => {
  expect(await scaleFrom(LADDER, game)).toEqual(scale[game])
})

test.each(GAMES)('without an anchor the six are found in their games for two of %s', async (game) => {
  const games = (await ladderRankings(LADDER, game, 2)).map((ranking) => ({
    at: 0,
    factor: 1,
    places: ranking.map(({ place }) => place),
    seats: ranking.map(({ bot }) => ({ person: bot })),
  }))
  const fit = refit(games)
  const anchors = PERSONAS.map((bot) => botAnchor(game, bot) as { elo: number; rd: number })
  const found = PERSONAS.map((bot) => fit.get(bot)?.elos.at(-1) as number)
  // Only differences can be found: both are measured from the mean of the six.
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  const shift = mean(anchors.map(({ elo }) => elo)) - mean(found)
  for (const [i, { elo, rd }] of anchors.entries()) {
    expect(Math.abs((found[i] as number) + shift - elo), PERSONAS[i]).toBeLessThan(1.96 * rd)
  }
})
