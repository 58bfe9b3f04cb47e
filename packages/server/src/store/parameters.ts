// What may stand for a `?`, the same on both databases.

/** SQLite cuts a text at a NUL when it is read, PostgreSQL refuses it, and libsql ends the process at a boolean: refused before. */
export function checkParameters(parameters: readonly unknown[]): readonly unknown[] {
  for (const value of parameters) {
    if (typeof value === 'string') {
      if (value.includes('\0')) throw new TypeError('a text for the database holds a NUL')
    } else if (value !== null && !Number.isFinite(value)) {
      throw new TypeError(`a value for the database is a ${typeof value}, not a text, a finite number or null`)
    }
  }
  return parameters
}
