// Every setting of the server in one table, from which `wayfare serve --help` and docs/OPERATIONS.md are made. Each has
// a default.

import { USUAL_PASSWORD_COST } from './accounts/passwords.ts'
import { CannotStart } from './store/database.ts'

type Kind<T> = { readonly parse: (text: string) => T; readonly shape: string }
type Setting<T> = { readonly kind: Kind<T>; readonly initial: T; readonly what: string; readonly secret?: true }

const setting = <T>(kind: Kind<T>, initial: T, what: string): Setting<T> => ({ kind, initial, what })
const secret = <T>(kind: Kind<T>, initial: T, what: string): Setting<T> => ({ kind, initial, what, secret: true })

const text: Kind<string> = { parse: (value) => value, shape: 'text' }
const flag: Kind<boolean> = {
  shape: 'true or false',
  parse(value) {
    if (value === 'true' || value === '1') return true
    if (value === 'false' || value === '0' || value === '') return false
    throw new Error('true or false')
  },
}
const whole = (min: number, max: number): Kind<number> => ({
  shape: `${min} to ${max}`,
  parse(value) {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < min || number > max) throw new Error(`a whole number from ${min} to ${max}`)
    return number
  },
})
const oneOf = <T extends string>(...words: readonly T[]): Kind<T> => {
  const shape = words.join(', ')
  return {
    shape,
    parse(value) {
      const word = words.find((known) => known === value)
      if (word === undefined) throw new Error(`one of ${shape}`)
      return word
    },
  }
}
const address: Kind<string> = {
  shape: 'an address',
  parse(value) {
    if (value === '') return value
    const url = URL.canParse(value) ? new URL(value) : undefined
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
      throw new Error('an address such as https://play.example.org')
    return url.origin
  },
}

const HOUR = 60 * 60
const DAY = 24 * HOUR
const TEN_YEARS = 3650 * DAY

export const SETTINGS = {
  PORT: setting(whole(0, 65_535), 8080, 'where HTTP and WebSocket are served; 0 takes any free port'),
  HOST: setting(text, '0.0.0.0', 'the network address to listen on'),
  DATA_DIR: setting(text, './data', 'folder of the SQLite database, used while DATABASE_URL is not set'),
  DATABASE_URL: secret(text, '', 'postgres://… to keep everything in PostgreSQL, shared by any number of processes'),
  PUBLIC_URL: setting(address, '', 'the address people use, for invitations and the check of origins'),
  TRUST_PROXY: setting(flag, false, 'trust X-Forwarded-For and X-Forwarded-Proto from the proxy in front'),
  LOG_LEVEL: setting(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
    'info',
    'log level, from trace (everything) to silent',
  ),
  BOT_WORKERS: setting(whole(1, 16), 1, 'threads in which bots think, at a low priority'),
  BOT_PAUSE_MS: setting(
    whole(0, 60_000),
    600,
    'how long a bot waits before it moves at a table with people; twice as long if they only watch',
  ),
  JOB_LEASE_MS: setting(
    whole(1_000, 600_000),
    15_000,
    'how soon after a process has died another one takes over its jobs, such as the moves of bots',
  ),
  TABLES_PER_PERSON: setting(whole(1, 100_000), 60, 'unfinished tables that one person may have made'),
  SOCKETS_PER_ADDRESS: setting(whole(1, 1_000_000), 200, 'connections from one network address'),
  MESSAGES_PER_SECOND: setting(
    whole(1, 1_000_000),
    20,
    'messages of one connection per second, with a reserve of three seconds',
  ),
  WORK_MS_PER_SECOND: setting(
    whole(1, 10_000_000),
    200,
    'milliseconds of work per second that one network address, and one person, may cause, with a reserve of three seconds; then they wait',
  ),
  REQUESTS_PER_MINUTE: setting(
    whole(1, 10_000_000),
    600,
    'requests from one network address; twenty times as many for the client’s files',
  ),
  CREATIONS_PER_HOUR: setting(whole(1, 10_000_000), 120, 'guests, accounts and tables made from one network address'),
  GUESSES_PER_HOUR: setting(
    whole(1, 1_000_000),
    20,
    'wrong passwords for one account from one network address; ten times as many for one account in all, or from one address in all',
  ),
  PASSWORD_COST: setting(
    whole(10, 20),
    USUAL_PASSWORD_COST,
    'how much work and memory a password takes to check (N of scrypt is two to this power); each step doubles both',
  ),
  CLOSE_OPEN_TABLES_AFTER: setting(
    whole(1, TEN_YEARS),
    7 * DAY,
    'seconds after which a table that nobody started is closed',
  ),
  CLOSE_IDLE_TABLES_AFTER: setting(
    whole(1, TEN_YEARS),
    60 * DAY,
    'seconds without a move after which a game is given up',
  ),
  FORGET_GUESTS_AFTER: setting(whole(1, TEN_YEARS), 180 * DAY, 'seconds after which an unused guest is forgotten'),
  BYSTANDER_MS: setting(
    whole(0, 1000),
    200,
    'how long news may wait for people who are not to move, so that moves in quick succession are sent together',
  ),
  ROOM_SECONDS: setting(whole(1, DAY), 300, 'how long a table that nobody is watching stays in memory'),
  NOTICE_AFTER: setting(whole(0, DAY), 60, 'seconds a person may be away before a notice says that it is their turn'),
  VAPID_SUBJECT: setting(text, 'mailto:webmaster@localhost', 'contact address for push services'),
  SMTP_URL: secret(text, '', 'smtp://user:password@host:587 to send notices by e-mail'),
  MAIL_FROM: setting(text, 'Wayfare <wayfare@localhost>', 'the sender of these e-mails'),
  WEBHOOKS_TO_PRIVATE: setting(flag, false, 'allow webhooks to private and loopback addresses'),
  METRICS_TOKEN: secret(text, '', 'if set, /metrics requires it as a bearer token'),
  TEST_GAMES: setting(flag, false, "also offer the testkit's own game"),
  TEST_SEED: setting(
    text,
    '',
    'deal every table from this seed instead of at random: for tests, never where people play',
  ),
} as const

export type Settings = {
  readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K] extends Setting<infer T> ? T : never
}

/** Reads the settings from the environment. An error names the variable and the values it can have. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const settings: Record<string, unknown> = {}
  for (const [name, { kind, initial }] of Object.entries(SETTINGS) as [string, Setting<unknown>][]) {
    const value = env[name]
    try {
      settings[name] = value === undefined ? initial : kind.parse(value)
    } catch (error) {
      throw new CannotStart(`${name}: expected ${(error as Error).message}`)
    }
  }
  return settings as Settings
}

/** One line for each setting, for `--help`. */
export function settingsHelp(): string {
  const width = Math.max(...Object.keys(SETTINGS).map((name) => name.length))
  return Object.entries(SETTINGS as Record<string, Setting<unknown>>)
    .map(([name, { initial, what }]) => `  ${name.padEnd(width)}  ${what}${initial === '' ? '' : ` (${initial})`}`)
    .join('\n')
}

/** The same as a table for docs/OPERATIONS.md, which a test compares with it. @internal */
export function settingsTable(): string {
  const rows = Object.entries(SETTINGS as Record<string, Setting<unknown>>).map(
    ([name, { kind, initial, what }]) =>
      `| \`${name}\` | ${what} | ${kind.shape} | ${initial === '' ? '' : `\`${initial}\``} |`,
  )
  return ['| name | what | value | default |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
