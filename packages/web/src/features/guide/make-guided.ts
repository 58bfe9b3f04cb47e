import type { Guided } from '@wayfare/protocol'
import { language } from '../../base/i18n/index.ts'
import { rememberCoached } from '../../client/table/coached-tables.ts'
import { beginning, type Progress } from './follow.ts'
import { keepProgress, knownIn } from './progress-storage.ts'
import type { GuidedGame } from './which.ts'

/** Dealt alike for everybody, from the beginning or from where it stands elsewhere. It says nothing of anybody's strength. */
export async function makeGuided(game: GuidedGame, begun?: Guided): Promise<string> {
  void navigator.storage?.persist?.()
  const [{ local }, { GUIDES }] = await Promise.all([
    import('../../client/offline/local-wire.ts'),
    import('./lessons/index.ts'),
  ])
  const guide = await GUIDES[game]()
  const { bots, options, chance } = guide.table
  const seats = [{ kind: 'me' as const }, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))]
  const request = { game, options, seats, language: language.peek(), chance }
  const id = await local.make(begun ? { ...request, begun } : request)
  const start = beginning(guide, knownIn(game))
  keepProgress(id, guide, begun ? { ...start, ...standing(begun) } : start)
  rememberCoached(id)
  return id
}

const standing = ({ lesson, told, left, closed }: Guided): Partial<Progress> => ({ lesson, told, left, closed })
