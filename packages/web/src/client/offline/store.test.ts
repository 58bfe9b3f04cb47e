import { expect, test } from 'vitest'
import { openStore } from './open-store.ts'

test('without IndexedDB, games are only in memory, and the page knows', async () => {
  const store = await openStore()
  expect(store.lasting).toBe(false)
  const summary = { status: 'running', seats: [], turn: [0], moved: 0, scores: null, places: null } as const
  const row = { id: 'abc', game: 'arkham', version: 1, rules: '', secret: '', summary }
  await store.create(row, [{ table: 'abc', seq: 0, at: 0, entry: { k: 'started' } }])
  const next = { table: 'abc', seq: 1, at: 0, entry: { k: 'closed', why: 'empty' } } as const
  expect(await store.append(next, summary)).toBe('done')
  expect(await store.append(next, summary)).toBe('taken')
  expect(await store.append({ ...next, table: 'xyz' }, summary)).toBe('gone')
  expect((await store.entriesSince('abc', 1)).map(({ seq }) => seq)).toEqual([1])
})
