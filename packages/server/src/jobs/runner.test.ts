import { expect, test } from 'vitest'
import { testContext } from '../accounts/testing.ts'
import { addJob } from '../tables/consequences.ts'
import { eachDatabase } from '../testing/databases.ts'
import { Jobs, type Work } from './runner.ts'

/** Makes work that ends when the test says so. */
function workInHand() {
  const underWay: (() => void)[] = []
  let begun = 0
  const work: Work = () =>
    new Promise((resolve) => {
      begun++
      underWay.push(() => resolve('done'))
    })
  return { work, underWay, begun: () => begun }
}

eachDatabase('jobs', (open, { onEnd }) => {
  test('tables that nobody waits for are played out four at a time, all others at once', async () => {
    const [ALL, FEW] = [9, 4]
    const { context } = testContext(await open())
    const due = (kind: string) =>
      Array.from({ length: ALL }, (_, i) => addJob(context, `${kind} ${i}`, kind, null, context.now()))
    await context.db.together([...due('bot'), ...due('playout')])
    const [bots, playouts] = [workInHand(), workInHand()]
    const jobs = new Jobs(context, 'self', { bot: bots.work, playout: playouts.work })
    onEnd(() => {
      for (const end of [...bots.underWay, ...playouts.underWay]) end()
      return jobs.close()
    })
    await jobs.start()
    expect([bots.underWay.length, playouts.underWay.length]).toEqual([ALL, FEW])
    for (let begun = FEW + 1; begun <= ALL; begun++) {
      playouts.underWay.shift()?.()
      await expect.poll(playouts.begun).toBe(begun)
    }
    expect(playouts.underWay).toHaveLength(FEW)
  })

  test('the end of a job gives its lease back, so that a renewal that comes after it leases nothing', async () => {
    const { context } = testContext(await open())
    await context.db.together([addJob(context, 'again', 'again', null, context.now())])
    const jobs = new Jobs(context, 'self', { again: async () => ({ again: context.now() + 1_000_000 }) })
    onEnd(() => jobs.close())
    await jobs.start()
    const row = () => context.db.sql.selectFrom('jobs').select(['leased_until', 'leased_by']).executeTakeFirst()
    await expect.poll(row).toEqual({ leased_until: 0, leased_by: '' })
  })
})
