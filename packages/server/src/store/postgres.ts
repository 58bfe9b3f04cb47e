// PostgreSQL, shared by any number of processes, and spoken with by a thread.

import { type Compilable, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { askedThread } from './asked-thread.ts'
import type { Bus, Database } from './database.ts'
import { localBus } from './local-bus.ts'
import { LONGEST_LINE } from './postgres-bus.ts'
import { checkAnswers, connect } from './postgres-connection.ts'
import type { Answer, Said, Unit } from './postgres-worker.ts'
import type { Schema } from './schema.ts'
import { asStatement, checkParameters, type Result } from './statements.ts'
import { storeThread } from './store-thread.ts'
import { threadDialect } from './thread-dialect.ts'

const UNITS_TOGETHER = 200
/** What is told within it goes out together: each time costs more than a line does. */
const GATHER_MS = 10

const WRITING = {
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
}

export async function openPostgres(url: string): Promise<Database> {
  await checkAnswers(url)
  const worker = await storeThread('postgres-worker', url)
  const others = localBus()
  const thread = askedThread<Unit, Answer, Said>(worker, UNITS_TOGETHER, ({ heard }) => heard.forEach(others.tell))
  const { bus, flush } = gatheringBus(others, (news) => void thread.sendAtOnce({ news }).catch(() => {}))

  return {
    kind: 'postgres',
    sql: new Kysely<Schema>({
      dialect: threadDialect(
        WRITING,
        async ({ sql, parameters }) => (await thread.sendAtOnce({ query: { sql, parameters } })) as Result,
      ),
    }),
    async append(entry, also = []) {
      checkParameters([entry.table_id, entry.seq, entry.at, entry.body])
      return (await thread.send({ entry, also: also.map(compiled) })) as boolean
    },
    async together(queries) {
      if (queries.length > 0) await thread.send({ also: queries.map(compiled) })
    },
    bus,
    close() {
      flush()
      return thread.close()
    },
  }
}

/** Its own lines are heard at once, without the way round. */
function gatheringBus(others: Bus, send: (lines: readonly string[]) => void): { bus: Bus; flush(): void } {
  const own = localBus()
  let lines: string[] = []
  function flush(): void {
    if (lines.length > 0) send(lines)
    lines = []
  }
  const bus: Bus = {
    tell(line) {
      if (Buffer.byteLength(line) > LONGEST_LINE || /[\0\n]/.test(line)) {
        throw new RangeError(`a line of news is longer than ${LONGEST_LINE} bytes, or is no line`)
      }
      own.tell(line)
      if (lines.push(line) === 1) setTimeout(flush, GATHER_MS)
    },
    hear(heard) {
      const stops = [own.hear(heard), others.hear(heard)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
  return { bus, flush }
}

/** For migrations: other processes that start at this moment wait until this one has finished. */
export async function oneAtATime(url: string, work: () => Promise<void>): Promise<void> {
  const KEY = 0x77617966
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock($1)', [KEY])
    await work()
  } finally {
    // The lock ends with its connection.
    await client.end()
  }
}

const compiled = (query: Compilable) => asStatement(query.compile())
