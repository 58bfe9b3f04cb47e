// A process that a test kills. It opens DATA_DIR, waits for a line, then appends to five tables and prints each entry
// once it is acknowledged. It prints any further line unchanged.

import { once } from 'node:events'
import { openDatabase } from '../store/open.ts'

const TABLES = 5
const say = (line: string) => process.stdout.write(`${line}\n`)

const db = await openDatabase({ DATABASE_URL: '', DATA_DIR: process.env.DATA_DIR ?? '' })
say('open')
await once(process.stdin, 'data')
process.stdin.on('data', (line) => process.stdout.write(line))
const most = Number(process.env.ENTRIES ?? Number.POSITIVE_INFINITY)

await Promise.all(
  Array.from({ length: TABLES }, async (_, index) => {
    const table_id = `t${index}`
    const last = await db.sql
      .selectFrom('entries')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('table_id', '=', table_id)
      .executeTakeFirst()
    let seq = last?.seq ?? 0
    for (let count = 0; count < most; count++) {
      seq++
      if (!(await db.append({ table_id, seq, at: Date.now(), body: 'x'.repeat(100) })))
        throw new Error(`${table_id} ${seq} is taken`)
      say(`${table_id} ${seq}`)
    }
  }),
)
await db.close()
say('closed')
process.exit()
