import { isSecretOf } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import { testContext } from '../accounts/testing.ts'
import { eachDatabase } from '../testing/databases.ts'
import { dailyDeal, dailyResults } from './daily.ts'

eachDatabase('daily deals', (open) => {
  test('the first request makes the deal, and simultaneous requests get the same one', async () => {
    const { context } = testContext(await open())
    const engine = await engineBy('arkham')
    const deals = await Promise.all(Array.from({ length: 5 }, () => dailyDeal(context, engine, '2030-01-01')))
    expect(new Set(deals.map((deal) => JSON.stringify(deal))).size).toBe(1)
    const [deal] = deals
    expect(deal && isSecretOf(deal.commitment, deal.secret)).toBe(true)
    expect(engine.table(JSON.parse(deal?.options ?? ''))).toMatchObject({ players: 1 })
    expect((await dailyDeal(context, engine, '2030-01-02')).secret).not.toBe(deal?.secret)
  })

  test('a result is worth the share of the others who did worse, equals counting half', async () => {
    const { context } = testContext(await open())
    const { sql } = context.db
    const totals = { anna: 30, ben: 20, cleo: 20, dan: 10, eve: -5 }
    for (const [person_id, total] of Object.entries(totals))
      await sql
        .insertInto('daily_results')
        .values({ day: '2030-01-01', game: 'kit', person_id, table_id: 't', total, at: 0 })
        .execute()
    const percentile = async (id: string) => (await dailyResults(context, 'kit', '2030-01-01', [id])).mine?.percentile
    expect(await Promise.all(Object.keys(totals).map(percentile))).toEqual([100, 63, 63, 25, 0])
    expect(await dailyResults(context, 'kit', '2030-01-01', ['nobody'])).toMatchObject({
      players: 5,
      best: 30,
      mine: null,
    })
    expect(await dailyResults(context, 'kit', '2030-01-02', ['anna'])).toEqual({
      players: 0,
      best: null,
      mine: null,
      piles: null,
    })
  })

  test('results are in at most twenty bars of one width, and none is lost', async () => {
    const { context } = testContext(await open())
    const piles = async (day: string, totals: readonly number[]) => {
      const rows = totals.map((total, i) => ({ day, game: 'kit', person_id: `p${i}`, table_id: 't', total, at: 0 }))
      await context.db.sql.insertInto('daily_results').values(rows).execute()
      return (await dailyResults(context, 'kit', day, [])).piles
    }
    expect(await piles('2030-01-01', [7])).toEqual({ low: 7, step: 1, counts: [1] })
    expect(await piles('2030-01-02', [-2, 1, 1, 0])).toEqual({ low: -2, step: 1, counts: [1, 0, 1, 2] })
    expect(await piles('2030-01-03', [0, 1, 2, 20])).toEqual({ low: 0, step: 5, counts: [3, 0, 0, 0, 1] })
    const many = Array.from({ length: 150 }, (_, i) => i)
    expect(await piles('2030-01-04', many)).toEqual({
      low: 0,
      step: 8,
      counts: [...Array.from({ length: 18 }, () => 8), 6],
    })
  })
})
