// Texts for refusals of requests about friends, in the reader's language.

import type { ProblemCode } from '@wayfare/protocol'
import { type Key, say } from '../../base/i18n/index.ts'
import { ApiError } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'

const WORDS: Partial<Record<ProblemCode | 'offline', Key>> = {
  'too-many-friends': 'friends.tooManyFriends',
  'too-many-requests': 'friends.tooManyRequests',
  'no-person': 'friends.noPerson',
  'no-account': 'friends.askAccount',
  'not-found': 'friends.noPerson',
}

export function friendProblem(error: unknown, name = ''): string {
  if (!(error instanceof ApiError)) return problemText(error)
  if (error.code === 'already-friends') return say('friends.already', { name })
  const key = WORDS[error.code as ProblemCode]
  return key ? say(key) : problemText(error)
}
