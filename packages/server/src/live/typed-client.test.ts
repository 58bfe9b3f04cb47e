// `@wayfare/client` with a real server, over a network that loses answers and breaks down.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Client, connect, type TableSnapshot, type WatchedTable } from '@wayfare/client/node'
import { expect, test } from 'vitest'
import type { Running } from '../server.ts'
import { liveOnSqlite } from '../testing/live.ts'
import { network } from '../testing/network.ts'

const { server, guest, onEnd } = liveOnSqlite()
const packageFile = (name: string) => fileURLToPath(new URL(`../../../client/${name}`, import.meta.url))

async function tokenOf(one: Running, name: string): Promise<string> {
  const person = await guest(one, name)
  return ((await person.post('/api/me/tokens', { label: 'typed' })) as { token: string }).token
}

async function clientOf(one: Running, name: string, address = `http://127.0.0.1:${one.port}`): Promise<Client> {
  const client = await connect(address, { token: await tokenOf(one, name) })
  onEnd(() => client.close())
  return client
}

async function networkTo(one: Running) {
  const between = await network(`http://127.0.0.1:${one.port}`)
  onEnd(() => between.close())
  return between
}

/** Anna makes a table of the kit and Ben takes a seat; both watch. */
async function tableOfTwo(anna: Client, ben: Client): Promise<[WatchedTable, WatchedTable]> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await anna.call('POST /tables', { body: { game: 'kit', options: { rounds: 2 }, seats } })
  await ben.call('POST /tables/:id/join', { path: { id }, body: {} })
  const tables = [anna.watch(id, { seat: 0 }), ben.watch(id, { seat: 1 })] as const
  for (const table of tables) await table.until(({ picture }) => picture !== null)
  return [...tables]
}

/** Makes the first move on offer whenever there is one, until the game is over or `stop` returns true. */
async function play(table: WatchedTable, stop: (now: TableSnapshot) => boolean = () => false): Promise<TableSnapshot> {
  for await (const now of table.changes()) {
    if (now.picture?.over || stop(now)) return now
    const [option] = now.picture?.options ?? []
    if (option) expect(await table.move(option.move)).toMatchObject({ t: 'done' })
  }
  throw new Error('the table was closed')
}

/** Returns the table as it is sent to a client that has just opened it. */
async function freshly(client: Client, { id }: WatchedTable, seat: number): Promise<TableSnapshot> {
  const table = client.watch(id, { seat })
  const now = await table.until(() => true)
  table.close()
  return now
}

test('two clients play a game to its end, and know all that the server knows', async () => {
  const one = await server()
  const [anna, ben] = [await clientOf(one, 'Anna'), await clientOf(one, 'Ben')]
  expect(anna.you?.name).toBe('Anna')
  const tables = await tableOfTwo(anna, ben)
  await Promise.all(tables.map((table) => play(table)))
  for (const [seat, client] of [anna, ben].entries()) {
    const table = tables[seat] as WatchedTable
    const known = await table.until(({ info }) => info.status === 'finished' && info.secret !== null)
    table.close()
    expect(known).toEqual(await freshly(client, table, seat))
  }
})

test('a move whose answer was lost is sent again, and made once', async () => {
  const one = await server()
  const between = await networkTo(one)
  const [anna, ben] = [await clientOf(one, 'Anna', between.url), await clientOf(one, 'Ben')]
  const [table] = await tableOfTwo(anna, ben)
  const move = table.now?.picture?.options[0]?.move as string
  between.set('answers lost')
  const answer = table.move(move)
  const rows = () => one.rooms.look(table.id, ({ story }) => story.length)
  await expect.poll(rows).toBe(1)
  expect(table.now?.n).toBe(0)
  between.set('fair')
  between.cut()
  expect(await answer).toMatchObject({ t: 'done', n: 1 })
  expect(await rows()).toBe(1)
  const { told } = await table.until(({ n }) => n === 1)
  expect(told).toHaveLength(1)
})

test('a client that was cut off reconnects, receives what happened meanwhile, and plays on', async () => {
  const one = await server()
  const between = await networkTo(one)
  const links: unknown[] = []
  const token = await tokenOf(one, 'Anna')
  const anna = await connect(between.url, { token, onLink: (link) => links.push(link) })
  onEnd(() => anna.close())
  const ben = await clientOf(one, 'Ben')
  const [hers, his] = await tableOfTwo(anna, ben)
  between.set('down')
  await expect.poll(() => links.at(-1)).toBe('lost')
  // Both have moves at first, and Ben makes all of his.
  await play(his, ({ picture }) => picture?.options.length === 0)
  between.set('fair')
  await Promise.all([play(hers), play(his)])
  expect(links.at(-1)).toBe('open')
  const [known] = await Promise.all([hers, his].map((table) => table.until(({ info }) => info.secret !== null)))
  hers.close()
  expect(known).toEqual(await freshly(anna, hers, 0))
})

test('a refusal has its reason', async () => {
  const one = await server()
  const [anna, ben] = [await clientOf(one, 'Anna'), await clientOf(one, 'Ben')]
  const [table, his] = await tableOfTwo(anna, ben)
  expect(await table.move('rest')).toMatchObject({ t: 'refused', code: 'illegal', reasons: [{ rule: /\S/ }] })
  expect(await table.explain('rest')).toMatchObject({ t: 'why', reasons: [{ rule: /\S/ }] })
  his.close()
  const notBens = ben.watch(table.id, { seat: 0 })
  await expect(notBens.until(() => true)).rejects.toMatchObject({ name: 'TableRefused', code: 'not-your-seat' })
  const nowhere = anna.watch('nosuchtable')
  await expect(nowhere.until(() => true)).rejects.toMatchObject({ code: 'no-table' })
  // The other table is not affected.
  expect(await table.move(table.now?.picture?.options[0]?.move as string)).toMatchObject({ t: 'done' })
  await expect(anna.call('GET /tables/:id', { path: { id: 'nosuchtable' } })).rejects.toMatchObject({ status: 404 })
  await expect(connect(`http://127.0.0.1:${one.port}`, { token: 'wrong' })).rejects.toThrow(/cannot be reached.*401/)
})

test('the example of the README is the file, and plays a game to its end', { tags: ['slow'] }, async () => {
  const [, block] = /```ts\n(.*?)```/s.exec(readFileSync(packageFile('README.md'), 'utf8')) ?? []
  expect(block).toBe(readFileSync(packageFile('example.ts'), 'utf8'))
  const one = await server()
  const example = spawn(
    process.execPath,
    ['--import', 'tsx', packageFile('example.ts'), `http://127.0.0.1:${one.port}`, 'kit'],
    { env: { ...process.env, TOKEN: await tokenOf(one, 'Ada') } },
  )
  onEnd(() => void example.kill())
  let said = ''
  for (const stream of [example.stdout, example.stderr]) {
    stream.on('data', (text) => {
      said += text
    })
  }
  expect((await once(example, 'exit'))[0], said).toBe(0)
  expect(said).toMatch(/\nscores: -?\d+, -?\d+\n$/)
  expect(said).not.toMatch(/refused|Error/)
})
