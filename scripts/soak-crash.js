// The full crash test on SQLite and on PostgreSQL: node --import tsx scripts/soak-crash.js SEED [KILLS]

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashTest } from '../packages/server/src/testing/crash.ts'
import { startPostgres } from '../packages/server/src/testing/postgres.ts'

const seed = process.argv[2] ?? String(Date.now())
const kills = Number(process.argv[3] ?? 20)

async function crash(name, store) {
  console.log(`${name}, seed ${seed}`)
  const say = (line) => console.log(`  ${line}`)
  const figures = await crashTest({ store, seed, tables: 50, pairs: 4, firstKills: 5, kills, lifeMs: 3_000, say })
  console.log(`${name}: nothing lost, nothing doubled, nobody stuck; ${JSON.stringify(figures)}`)
}

const folder = mkdtempSync(join(tmpdir(), 'wayfare-crash-'))
try {
  await crash('SQLite', { DATABASE_URL: '', DATA_DIR: join(folder, 'data') })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const postgres = await startPostgres()
try {
  await crash('PostgreSQL', { DATABASE_URL: await postgres.freshUrl(), DATA_DIR: '' })
} finally {
  await postgres.stop()
}
// Clients whose connection was cut still wait for answers.
process.exit()
