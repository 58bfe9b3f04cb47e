// Who may ask the coach, and about what.

import { PUZZLE } from '../../client/offline/messages.ts'
import type { Shown } from '../../client/table/table-source.ts'
import { gameOf } from '../../games/index.ts'

/**
 * How to go on, alone, among bots, or where all have agreed; where others have not, all play the same deal, or it is a puzzle, nobody is
 * told what to do. Who will win, whoever looks on and has no seat there: where people play, once they have agreed, because a player can
 * look on from a second window.
 */
export function mayAsk({ seat, info }: Shown, mine: readonly number[]): boolean {
  if (!isCoached(info)) return false
  if (seat === null) return mine.length === 0 && info.seats.length > 1 && isAgreed(info)
  return !info.seats[seat]?.gone && isAgreed(info)
}

/** Nobody else plays here, or all have agreed to help. */
const isAgreed = (info: Shown['info']): boolean => info.coach === true || mayStillPlay(info).length < 2

/** `missing`: the seats that have not answered. `busy`: something else is being asked. */
export type Consent =
  | { readonly state: 'unasked' | 'busy' | 'away' }
  | { readonly state: 'asked'; readonly missing: readonly number[] }

/** What it takes to be coached here: all others have to agree. null: nothing, or nothing helps. */
export function consentFor({ seat, info }: Shown): Consent | null {
  const { proposal } = info
  const players = mayStillPlay(info)
  if (!isCoached(info) || seat === null || info.seats[seat]?.gone || info.coach || players.length < 2) return null
  if (proposal && 'coach' in proposal.what)
    return { state: 'asked', missing: proposal.needed.filter((one) => !proposal.yes.includes(one)) }
  if (proposal) return { state: 'busy' }
  return { state: players.some(({ gone }) => gone) ? 'away' : 'unasked' }
}

/** Why a bot moved: where there is a hint, at a table of bots alone, and when all may be known. */
export function mayAskWhy(shown: Shown, mine: readonly number[]): boolean {
  const { info } = shown
  if (!hasCoach(info) || !info.seats.some(({ bot }) => bot)) return false
  return info.secret !== null || (mayAsk(shown, mine) && (shown.seat !== null || info.seats.every(({ bot }) => bot)))
}

const isCoached = (info: Shown['info']): boolean => hasCoach(info) && info.status === 'running' && info.daily === null

const hasCoach = ({ game, practice }: Shown['info']): boolean =>
  practice?.table !== PUZZLE && gameOf(game).coached === true

/** People who play here, or may come back. */
const mayStillPlay = ({ seats }: Shown['info']) =>
  seats.filter(({ kind, gone }) => kind === 'person' && gone !== 'resigned' && gone !== 'deleted')
