// Texts for errors that the server reports, in the reader's language.

import type { ProblemCode, RefusalCode } from '@wayfare/protocol'
import { ago, type Key, say } from '../../base/i18n/index.ts'
import { ApiError } from './api.ts'

const WORDS: Partial<Record<ProblemCode | RefusalCode | 'offline', Key>> = {
  offline: 'problem.offline',
  'wrong-password': 'problem.wrongPassword',
  'login-taken': 'problem.loginTaken',
  'name-taken': 'problem.nameTaken',
  'account-already': 'problem.accountAlready',
  'link-expired': 'problem.linkExpired',
  'not-logged-in': 'problem.notLoggedIn',
  'bad-token': 'problem.notLoggedIn',
  'foreign-page': 'problem.foreignPage',
  begun: 'problem.begun',
  'seat-taken': 'problem.seatTaken',
  'too-many-tables': 'problem.tooManyTables',
  'no-table': 'problem.noTable',
  'not-found': 'problem.noTable',
  'not-your-seat': 'problem.notYourSeat',
  'not-now': 'table.stale',
  'not-running': 'table.stale',
  silenced: 'problem.silenced',
  unavailable: 'table.unavailable',
  broken: 'table.broken',
}

/** The texts for fields with an invalid value. */
const FIELDS: Readonly<Record<string, Key>> = {
  name: 'problem.name',
  label: 'problem.name',
  login: 'problem.login',
  password: 'problem.password',
  mail: 'problem.mail',
  webhook: 'problem.webhook',
}

export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return say('app.unexpected', { message: (error as Error).message })
  const { code, values } = error
  const { seconds, id } = values
  // For a nested field, such as `seats.1.name`, the last word names it.
  const field = values.field?.split('.').at(-1)
  if (code === 'too-much') return tooMuch(seconds)
  if (code === 'wrong-password' && field !== undefined) return say('problem.notYourPassword')
  if (code === 'unexpected') return id === undefined ? say('table.unavailable') : say('problem.unexpected', { id })
  const key = code === 'bad-request' && field !== undefined ? FIELDS[field] : WORDS[code]
  return key ? say(key) : say('problem.refused', { code })
}

/** The same for refusals of a table. */
export function refusalText(code: RefusalCode): string {
  if (code === 'too-much') return tooMuch(undefined)
  const key = WORDS[code]
  return key ? say(key) : say('problem.refused', { code })
}

const tooMuch = (seconds: number | undefined): string =>
  seconds === undefined
    ? say('table.unavailable')
    : say('problem.tooMuch', { when: ago(Date.now() + Math.max(1, seconds) * 1000) })
