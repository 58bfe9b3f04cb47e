// Explains SQLite's errors in sentences for the administrator.

import { CannotStart } from './database.ts'

export const isSqlite = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_')

export function unsound(file: string, error: unknown): CannotStart {
  const code = codeOf(error)
  const what = (error as Error).message.split('\n').pop()
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
    return new CannotStart(
      `The database ${file} is damaged (${what}) and was left untouched: restore a backup, or move it away.`,
    )
  }
  if (code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR')) {
    return new CannotStart(
      `The database ${file} cannot be written (${what}): make room on its disk if that is full, or set DATA_DIR to a folder on another.`,
    )
  }
  return new CannotStart(`The database ${file} cannot be opened: ${what}`)
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
