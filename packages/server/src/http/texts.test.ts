// Every route that takes a text refuses one with half a surrogate pair.

import { expect, test } from 'vitest'
import { liveOnSqlite } from '../testing/live.ts'

const { server, guest } = liveOnSqlite()
const HALF = 'a\ud83d'

test('half of a character is no part of a name, a password, a label, a report or an option', async () => {
  const anna = await guest(await server(), 'Anna')
  const seats = (name: string) => [{ kind: 'me', name }, { kind: 'open' }]
  const refused = async (method: string, path: string, body: unknown) => {
    const { status, body: answer } = await anna.fetch(method, `/api/${path}`, body)
    expect([path, status, answer]).toMatchObject([path, 400, { error: { code: 'bad-request', message: /\S/ } }])
  }
  await refused('POST', 'tables', { game: 'kit', seats: seats(HALF) })
  await refused('POST', 'tables', { game: 'kit', seats: seats('Anna'), options: { [HALF]: 1 } })
  await refused('PATCH', 'me', { name: HALF })
  await refused('POST', 'me/tokens', { label: HALF })
  await refused('POST', 'account', { login: 'anna', password: `correct horse ${HALF}` })
  await refused('POST', 'tables/abcdef/report', { about: anna.id, text: HALF })
})

test('whole characters are accepted however they are written, and so is text that only looks like half of one', async () => {
  const anna = await guest(await server(), 'Anna')
  const send = (body: string) =>
    fetch(`${anna.base}/api/me`, {
      method: 'PATCH',
      headers: { cookie: anna.cookie, origin: anna.base, 'content-type': 'application/json' },
      body,
    }).then(async (answer) => ((await answer.json()) as { person: { name: string } }).person.name)
  expect(await send('{"name":"\\ud83d\\ude00"}')).toBe('\u{1f600}')
  expect(await send('{"name":"C:\\\\ud800"}')).toBe('C:\\ud800')
})
