import { withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { receiver } from '../notices/test-context.ts'
import { draft, liveOnSqlite, tableOf } from '../testing/live.ts'

const { server, guest } = liveOnSqlite()
const HOUR = 3_600_000

test('somebody who is away is told of their turn, and warned before its time is up', async () => {
  const clock = { at: Date.UTC(2030, 0, 1) }
  const one = await server({ WEBHOOKS_TO_PRIVATE: 'true' }, { now: () => clock.at })
  const hook = await receiver()
  const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
  await ben.fetch('PATCH', '/api/me', { webhook: hook.url })
  const table = await tableOf([anna, ben], { clock: { bank: 72 * 3600, increment: 0 } })
  await draft(table, [anna, ben])
  ben.send({ t: 'unwatch', table })
  await ben.settled()
  const jobs = async () =>
    (await one.context.db.sql.selectFrom('jobs').select('id').where('kind', '=', 'notice').execute()).map(
      ({ id }) => id,
    )
  const before = await jobs()
  const kinds = async () =>
    (await jobs())
      .filter((id) => !before.includes(id))
      .map((id) => id.split(':')[0])
      .sort()
  const titles = () => hook.received.map(({ body }) => (JSON.parse(body.toString()) as { title: string }).title)
  for (const move of ['rest', 'end']) await anna.move(table, 0, move)
  await expect.poll(kinds).toEqual(['notice', 'warning'])
  clock.at += HOUR
  await expect.poll(kinds).toEqual(['warning'])
  expect(titles()).toEqual([expect.stringMatching(/^Your turn: /)])
  clock.at += 66 * HOUR
  await expect.poll(kinds).toEqual([])
  expect(titles().slice(1)).toEqual([expect.stringMatching(/^Your time is running out: /)])
  expect(withPlainSpaces(hook.received[1]?.body.toString() ?? '')).toContain('5 hours left')
})
