import { mkdtempSync } from 'node:fs'
import { test, expect } from 'vitest'
import { openDatabase } from './open.ts'
test('x', async () => {
  const t0 = performance.now()
  const dir = mkdtempSync('/tmp/st/w-')
  const db = await openDatabase({ DATABASE_URL: '', DATA_DIR: dir })
  console.log('open', performance.now() - t0)
  const e = { table_id: 't', seq: 1, at: Date.now(), body: 'x'.repeat(200) }
  expect(await db.append(e)).toBe(true)
  expect(await db.append(e)).toBe(false)
  let n = 0
  const t1 = performance.now()
  for (let i = 0; i < 500; i++) await db.append({ ...e, table_id: 'u', seq: ++n })
  console.log('one', 500 / (performance.now() - t1) * 1000)
  const t2 = performance.now()
  await Promise.all(Array.from({ length: 25 }, async (_, k) => { for (let i = 0; i < 200; i++) await db.append({ ...e, table_id: `v${k}`, seq: i }) }))
  console.log('25', 5000 / (performance.now() - t2) * 1000)
  await expect(openDatabase({ DATABASE_URL: '', DATA_DIR: dir })).rejects.toThrow('zzz').catch((e) => console.log(e.message))
  const t3 = performance.now()
  await db.close()
  console.log('close', performance.now() - t3)
})
