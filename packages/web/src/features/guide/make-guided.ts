import type { Guided } from '@wayfare/protocol'
import { language } from '../../base/i18n/index.ts'
import type { LocalTableRequest } from '../../client/offline/messages.ts'
import { rememberCoached } from '../../client/table/coached-tables.ts'
import { partsOf } from '../../games/index.ts'
import { beginning, type GuideProgress } from './follow.ts'
import { keepProgress, knownIdeas } from './progress-storage.ts'

/** Dealt alike for everybody, from the beginning or from where it stands elsewhere. It says nothing of anybody's strength. */
export async function makeGuided(game: string, begun?: Guided): Promise<string> {
  void navigator.storage?.persist?.()
  const { lessons } = await partsOf(game)
  if (!lessons) throw new Error(`no guided game of ${game}`)
  const [{ local }, guide] = await Promise.all([import('../../client/offline/local-wire.ts'), lessons()])
  const { bots, options, chance, arranged } = guide.table
  const seats = [{ kind: 'me' as const }, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))]
  const request = { game, options, seats, language: language.peek(), chance }
  // A game that was begun elsewhere goes on in the deal that it was begun in.
  const id = await local.make(begun ? goingOn(request, begun) : { ...request, arranged })
  const start = beginning(guide, knownIdeas(game))
  keepProgress(id, guide, begun ? { ...start, ...standing(begun) } : start)
  rememberCoached(id)
  return id
}

const goingOn = (request: LocalTableRequest, begun: Guided): LocalTableRequest =>
  begun.arranged ? { ...request, begun, arranged: begun.arranged } : { ...request, begun }

const standing = ({ lesson, told, left, closed }: Guided): Partial<GuideProgress> => ({
  lesson,
  told,
  left,
  closed,
  taught: null,
})
