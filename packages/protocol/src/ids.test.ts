import { expect, test } from 'vitest'
import { newTableId, randomHex, TABLE_ID } from './ids.ts'

test('tables are called as the protocol wants them to be, and no two alike', () => {
  const ids = Array.from({ length: 200 }, newTableId)
  for (const id of ids) expect(id).toMatch(TABLE_ID)
  expect(new Set(ids).size).toBe(200)
  expect(new Set(ids.join('')).size).toBe(32)
})

test('bytes are written with two letters each', () => {
  const texts = Array.from({ length: 100 }, () => randomHex(16))
  for (const text of texts) expect(text).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(texts.join('')).size).toBe(16)
})
