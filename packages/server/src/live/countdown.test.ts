// A full table counts down for a moment before its game begins.

import { COUNTDOWN_MS } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import { live, makeTable } from '../testing/live.ts'

eachDatabase('countdown', (_open, stores) => {
  const { server, guest } = live(stores)

  test('a table begins when its countdown has ended, and not while somebody asks to wait', async () => {
    const clock = { at: Date.UTC(2030, 5, 1, 12) }
    const one = await server({}, { now: () => clock.at })
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const status = (table: string) => one.rooms.look(table, (now) => now.status)
    const [begins, waits] = [
      await makeTable(anna, seats, { start: 'countdown' }),
      await makeTable(anna, seats, { start: 'countdown' }),
    ]
    for (const table of [begins, waits]) {
      await anna.watch(table, 0)
      expect(await ben.post(`/api/tables/${table}/join`)).toMatchObject({
        status: 'open',
        startsAt: clock.at + COUNTDOWN_MS,
      })
    }
    expect(await ben.post(`/api/tables/${waits}/hold`, { seat: 1 })).not.toHaveProperty('startsAt')
    clock.at += COUNTDOWN_MS
    await anna.until(begins, ({ info }) => info.status === 'running')
    expect(await status(waits)).toBe('open')
    expect(await anna.post(`/api/tables/${waits}/start`)).toMatchObject({ status: 'running' })
  })
})
