// Commands for server administrators: backup and restore of the database, forgotten passwords, and reports from users.

import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import {
  type BrokenTable,
  backupSqlite,
  brokenTables,
  closeReport,
  hideLine,
  openReports,
  type Report,
  readSettings,
  rebuildRatings,
  replacePassword,
  restoreSqlite,
  silence,
  visitDatabase,
} from '@wayfare/server'
import { type Common, print } from '../output.ts'
import { UsageError } from '../usage.ts'

export async function backup(file: string, options: Common): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  if (DATABASE_URL === '') backupSqlite(DATA_DIR, file)
  else {
    if (existsSync(file)) throw new UsageError(`${file} exists already: name a new file`)
    // The file is created before anything is written, so that no other user can read it.
    closeSync(openSync(file, 'wx', 0o600))
    try {
      tool('pg_dump', ['--format=custom', `--file=${file}`], DATABASE_URL)
    } catch (error) {
      rmSync(file)
      throw error
    }
  }
  print({ file }, options, () => `${file} holds everything there was a moment ago`)
}

export async function restore(file: string, options: Common & { readonly force?: true }): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  const force = options.force ?? false
  if (DATABASE_URL === '') restoreSqlite(file, DATA_DIR, { force })
  else {
    if (!existsSync(file)) throw new UsageError(`${file}: there is no such file`)
    tool(
      'pg_restore',
      ['--exit-on-error', '--no-owner', ...(force ? ['--clean', '--if-exists'] : [])],
      DATABASE_URL,
      file,
    )
  }
  print({ file }, options, () => `${file} is in place`)
}

/** Runs a PostgreSQL tool. The password is passed in the environment, so that no list of processes shows it. */
function tool(name: string, args: readonly string[], url: string, file?: string): void {
  const { username, password, hostname, port, pathname } = new URL(url)
  const { error, status, stderr } = spawnSync(
    name,
    [...args, `--dbname=${decodeURIComponent(pathname.slice(1))}`, ...(file ? [file] : [])],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        PGHOST: decodeURIComponent(hostname),
        ...(port ? { PGPORT: port } : {}),
        ...(username ? { PGUSER: decodeURIComponent(username) } : {}),
        ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
      },
    },
  )
  if (error) throw new UsageError(`${name} is not here; install PostgreSQL's client programs`)
  if (status !== 0) throw new UsageError(`${name}: ${stderr.trim().split('\n')[0] ?? 'failed'}`)
}

/** Sets a new password for a login. The administrator passes it on to the person who has forgotten theirs. */
export async function password(login: string, options: Common): Promise<void> {
  const db = await visitDatabase(readSettings(process.env))
  try {
    const made = await replacePassword(db, login)
    if (made === undefined) throw new UsageError(`nobody has the login '${login}'`)
    print({ login, password: made }, options, () =>
      [`the new password of ${login} is ${made}`, 'All browsers are logged out. Change it under Settings.'].join('\n'),
    )
  } finally {
    await db.close()
  }
}

export async function rebuild(options: Common): Promise<void> {
  const db = await visitDatabase(readSettings(process.env))
  try {
    const found = await rebuildRatings(db, Date.now())
    print(found, options, () =>
      [
        `${found.games} games of ${found.people} people are rated`,
        ...found.unreadable.map((table) => `table ${table} cannot be read`),
      ].join('\n'),
    )
  } finally {
    await db.close()
  }
}

type Reports = Common & {
  readonly close?: number
  readonly hide?: number
  readonly silence?: string
  readonly unsilence?: string
}

export async function reports(options: Reports): Promise<void> {
  const db = await visitDatabase(readSettings(process.env))
  try {
    const done = async (found: Promise<boolean>, what: string) => {
      if (!(await found)) throw new UsageError(`there is no ${what}`)
    }
    if (options.close !== undefined) await done(closeReport(db, options.close, Date.now()), `report ${options.close}`)
    if (options.hide !== undefined) await done(hideLine(db, options.hide), `line ${options.hide}`)
    if (options.silence !== undefined) await done(silence(db, options.silence, true), `person ${options.silence}`)
    if (options.unsilence !== undefined)
      await done(silence(db, options.unsilence, false), `person ${options.unsilence}`)
    const [open, broken] = [await openReports(db), await brokenTables(db)]
    const lines = [...broken.map(toldBroken), ...open.map(formatReport)]
    print({ reports: open, broken }, options, () => (lines.length === 0 ? 'nothing is reported' : lines.join('\n')))
  } finally {
    await db.close()
  }
}

const toldBroken = ({ table, why, at }: BrokenTable): string =>
  `!  ${new Date(at).toISOString()}  table ${table} cannot be read to its end: ${why}`

function formatReport({ id, at, table, by, about, aboutId, text, line }: Report): string {
  const said = line ? `\n    line ${line.id}${line.hidden ? ' (hidden)' : ''}: ${line.text}` : ''
  return `${id}  ${new Date(at).toISOString()}  table ${table}  ${by} about ${about} (${aboutId})\n    ${text}${said}`
}
