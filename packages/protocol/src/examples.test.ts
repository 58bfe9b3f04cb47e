// Tests that the example messages in docs/PROTOCOL.md are valid.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BODIES } from './http.ts'
import { parseClientMessage } from './messages.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const page = readFileSync(`${root}docs/PROTOCOL.md`, 'utf8')
const frames = [...page.matchAll(/^→ (\{.*\})$/gm)].map(([, frame]) => frame as string)

test.each(frames)('the server understands %s', (frame) => {
  expect(parseClientMessage(frame)).toMatchObject(JSON.parse(frame))
})

test('the move of the example was made in a stored game', () => {
  const moves = frames.flatMap((frame) => (JSON.parse(frame) as { texts?: readonly string[] }).texts ?? [])
  const folder = `${root}packages/games/arkham/replays/`
  const logs = readdirSync(folder).map((name) => readFileSync(folder + name, 'utf8'))
  expect(moves).not.toEqual([])
  for (const move of moves) expect(logs.some((log) => log.includes(`\n0 ${move}\n`))).toBe(true)
})

const bodies = [...page.matchAll(/^(POST) \/api(\/\S+)\s+(\{[^→`]*\})/gm)].map(
  ([, method, path, body]) => [`${method} ${path}`, body as string] as const,
)

test.each(bodies)('%s takes what the page sends', (route, body) => {
  const schema = BODIES[route as keyof typeof BODIES]
  expect(schema).toBeDefined()
  expect(v.safeParse(schema, JSON.parse(body)).issues).toBeUndefined()
})

test('there are examples of both', () => {
  expect([frames.length, bodies.length]).toEqual([3, 5])
})
