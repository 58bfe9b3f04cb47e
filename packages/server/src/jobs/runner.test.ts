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
})
