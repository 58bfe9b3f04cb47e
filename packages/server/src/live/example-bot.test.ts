// The example bot of docs/PROTOCOL.md plays a whole game against a person.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { eachDatabaseInSoak } from '../testing/databases.ts'
import { testServer } from '../testing/server.ts'

const BOT = fileURLToPath(new URL('../../../../docs/example-bot.ts', import.meta.url))

eachDatabaseInSoak('the example bot', (_open, { fresh, onEnd }) => {
  test('sits down with a token and plays to the end', async () => {
    const server = await testServer(await fresh())
    onEnd(() => server.stop())
    const anna = await Client.guest(server.port, 'Anna')
    const owner = await Client.guest(server.port, 'Owner')
    onEnd(() => anna.close())
    const { token } = (await owner.post('/api/me/tokens', { label: 'example' })) as { token: string }
    const { id } = (await anna.post('/api/tables', {
      game: 'kit',
      options: { rounds: 2 },
      seats: [{ kind: 'bot', bot: 'random' }, { kind: 'open' }],
    })) as { id: string }
    await anna.connect()
    await anna.watch(id)
    const bot = spawn(process.execPath, ['--import', 'tsx', BOT, `http://127.0.0.1:${server.port}`, id], {
      env: { ...process.env, TOKEN: token },
    })
    onEnd(() => void bot.kill())
    let said = ''
    bot.stderr.on('data', (text) => {
      said += text
    })
    const ended = new Promise<number | null>((resolve) => bot.once('exit', resolve))
    const { info } = await anna.until(id, (seen) => seen.info.status === 'finished', 100_000)
    expect(info.seats[1]).toMatchObject({ kind: 'person', name: 'Owner' })
    expect(await ended).toBe(0)
    expect(said).toBe('')
  })
})
