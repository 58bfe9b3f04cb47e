// The full outage tests on PostgreSQL with one server and with two, and on SQLite: node --import tsx
// scripts/soak-outage.js SEED

import { fullDiskTest, outageTest } from '../packages/server/src/testing/outage.ts'

const seed = process.argv[2] ?? String(Date.now())
const say = (line) => console.log(`  ${line}`)
const troubles = { cut: 25, ended: 25, restart: 5, crash: 5, 'answers lost': 20, slow: 3, silent: 3 }

async function outage(name, test) {
  console.log(`${name}, seed ${seed}`)
  console.log(`${name}: nothing lost, nothing doubled, nobody stuck; ${JSON.stringify(await test)}`)
}

for (const servers of [1, 2])
  await outage(`PostgreSQL, servers: ${servers}`, outageTest({ seed, servers, troubles, tables: 20, pairs: 4, say }))
await outage('SQLite, the disk full', fullDiskTest({ seed, times: 10, tables: 20, pairs: 4, say }))
// Clients whose connection was cut still wait for answers.
process.exit()
