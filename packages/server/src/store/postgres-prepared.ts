// Names for frequent queries, so that PostgreSQL keeps them prepared.

import type pg from 'pg'
import type { Statement } from './statements.ts'

const STATEMENTS_KEPT = 300
/** Longer queries contain lists and are seldom repeated. */
const LONGEST_KEPT = 600
const REPEATED = /^(select|insert|update|delete)\b/

const names = new Map<string, string>()

export function preparedQuery(statement: Statement): pg.QueryConfig {
  const name = nameOf(statement.sql)
  return name === undefined ? unpreparedQuery(statement) : { ...unpreparedQuery(statement), name }
}

export const unpreparedQuery = ({ sql, parameters }: Statement): pg.QueryConfig => ({
  text: sql,
  values: [...parameters],
})

function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= STATEMENTS_KEPT) return known
  if (sql.length > LONGEST_KEPT || !REPEATED.test(sql)) return undefined
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}
