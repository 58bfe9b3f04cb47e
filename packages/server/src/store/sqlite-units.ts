// Group commit on SQLite: units of work that wait together share one transaction, and none is answered before it is
// durable.

import type Libsql from 'libsql'
import type { Statement, StatementResult } from './statements.ts'

/**
 * A piece of work. A `read` waits for no commit, a `write` is all or nothing, and an `append` stops if its first
 * statement adds no row. A `scrub` empties the write-ahead log, which still holds deleted rows.
 */
export type Unit = {
  readonly kind: 'read' | 'write' | 'append' | 'scrub'
  readonly statements: readonly Statement[]
}

export type QueuedUnit = Unit & { readonly id: number }
/** A message to the thread. A list of units is answered by lists of results, one result for each unit. */
export type ToThread = readonly QueuedUnit[] | 'close'
export type UnitResult = { readonly id: number } & (
  | { readonly answer: StatementResult[] }
  | { readonly failure: Failure }
)
type Failure = { readonly message: string; readonly code: string }

function asFailure(error: unknown): Failure {
  const { message = String(error), code = '' } = error as Partial<Failure>
  return { message, code }
}

/** The most units that share a commit. */
export const UNITS_TOGETHER = 1000
const STATEMENTS_KEPT = 500
/** How long another process with the file open may delay a write. */
export const BUSY_MS = 5000

export function unitRunner(
  db: Libsql.Database,
): (units: readonly QueuedUnit[], answer: (results: UnitResult[]) => void) => void {
  const prepared = new Map<string, Libsql.Statement>()

  function prepare(sql: string): Libsql.Statement {
    const known = prepared.get(sql)
    if (known) return known
    const statement = db.prepare(sql)
    const oldest = prepared.keys().next()
    if (prepared.size >= STATEMENTS_KEPT && !oldest.done) prepared.delete(oldest.value)
    prepared.set(sql, statement)
    return statement
  }

  function execute(sql: string, parameters: readonly unknown[] = []): StatementResult {
    const statement = prepare(sql)
    try {
      if (!statement.reader) return { rows: [], changes: statement.run(parameters).changes }
      const rows = statement.all(parameters)
      return { rows, changes: rows.length }
    } catch (error) {
      // The interrupted statement may still hold a lock on the database.
      prepared.delete(sql)
      throw error
    }
  }

  function carryOut({ kind, statements }: Unit): StatementResult[] {
    const results: StatementResult[] = []
    for (const { sql, parameters } of statements) {
      const result = execute(sql, parameters)
      results.push(result)
      if (kind === 'append' && results.length === 1 && result.changes === 0) break
    }
    return results
  }

  function attempt(unit: QueuedUnit): UnitResult {
    try {
      return { id: unit.id, answer: carryOut(unit) }
    } catch (error) {
      return { id: unit.id, failure: asFailure(error) }
    }
  }

  /** Runs a unit inside the transaction. A single statement undoes itself if it fails. */
  function attemptAlone(unit: QueuedUnit): UnitResult {
    if (unit.statements.length < 2) return attempt(unit)
    execute('savepoint unit')
    const result = attempt(unit)
    if ('failure' in result && db.inTransaction) execute('rollback to unit')
    if (db.inTransaction) execute('release unit')
    return result
  }

  function commitTogether(units: readonly QueuedUnit[]): UnitResult[] {
    const [only] = units
    if (units.length === 1 && only?.statements.length === 1) return [attempt(only)]
    try {
      execute('begin immediate')
      const results: UnitResult[] = []
      for (const unit of units) {
        const result = attemptAlone(unit)
        // A full disk and similar errors end the whole transaction, including the work of other units.
        if (!db.inTransaction) throw 'failure' in result ? result.failure : new Error('the transaction has ended')
        results.push(result)
      }
      execute('commit')
      return results
    } catch (error) {
      if (db.inTransaction) execute('rollback')
      const failure = asFailure(error)
      return units.map(({ id }) => ({ id, failure }))
    }
  }

  /** Empties the write-ahead log, without waiting for readers: moves come first. */
  function scrub({ id }: QueuedUnit): UnitResult {
    execute('pragma busy_timeout = 0')
    const emptied = attempt({
      id,
      kind: 'scrub',
      statements: [{ sql: 'pragma wal_checkpoint(truncate)', parameters: [] }],
    })
    execute(`pragma busy_timeout = ${BUSY_MS}`)
    return emptied
  }

  return (units, answer) => {
    const reads = units.filter(({ kind }) => kind === 'read')
    if (reads.length > 0) answer(reads.map(attempt))
    const writes = units.filter(({ kind }) => kind === 'write' || kind === 'append')
    if (writes.length > 0) answer(commitTogether(writes))
    const scrubs = units.filter(({ kind }) => kind === 'scrub')
    if (scrubs.length > 0) answer(scrubs.map(scrub))
  }
}
