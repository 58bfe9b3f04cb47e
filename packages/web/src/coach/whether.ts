// Who may ask the coach, and about what.

import { ON_THE_WALL } from '../lobby/home-games.ts'
import { PUZZLE } from '../local/messages.ts'
import type { Shown } from '../table/source.ts'

/**
 * How to go on, alone or among bots; where another person plays, all play the same deal, or it is a puzzle, nobody is told what to do. Who
 * will win, whoever looks on and has no seat there.
 */
export function mayAsk({ seat, info }: Shown, mine: readonly number[]): boolean {
  if (!isCoached(info) || info.status !== 'running' || info.daily !== null) return false
  if (seat === null) return mine.length === 0 && info.seats.length > 1
  return !info.seats[seat]?.gone && info.seats.filter(({ kind }) => kind === 'person').length === 1
}

/** Why a bot moved: where there is a hint, at a table of bots alone, and when all may be known. */
export function mayAskWhy(shown: Shown, mine: readonly number[]): boolean {
  const { info } = shown
  if (!isCoached(info) || !info.seats.some(({ bot }) => bot)) return false
  return info.secret !== null || (mayAsk(shown, mine) && (shown.seat !== null || info.seats.every(({ bot }) => bot)))
}

const isCoached = ({ game, practice }: Shown['info']): boolean =>
  practice?.table !== PUZZLE && ON_THE_WALL.some((one) => one === game)
