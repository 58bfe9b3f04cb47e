// Texts for refusals of requests about clubs, in the reader's language.

import type { ProblemCode } from '@wayfare/protocol'
import { type Key, say } from '../../base/i18n/index.ts'
import { ApiError } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'

const WORDS: Partial<Record<ProblemCode, Key>> = {
  'name-taken': 'clubs.nameTaken',
  'too-many-clubs': 'clubs.tooManyClubs',
  'too-many-requests': 'clubs.tooManyRequests',
  'no-account': 'clubs.account',
  'no-club': 'clubs.missing',
  'not-now': 'clubs.full',
}

export function clubProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return problemText(error)
  const { code, values } = error
  if (values.field === 'day') return say('clubs.wrongTime')
  // A limit on what there may be at once has no time after which it ends.
  if (code === 'too-much' && values.seconds === undefined) return say('clubs.tooManyEvenings')
  const key = WORDS[code as ProblemCode]
  return key ? say(key) : problemText(error)
}
