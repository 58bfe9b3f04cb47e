// Who may ask the coach, and what is remembered of it.

import { ON_THE_WALL } from '../lobby/home-games.ts'
import { PUZZLE } from '../local/messages.ts'
import type { Shown } from '../table/source.ts'

/** Alone or among bots; where another person plays, all play the same deal, or it is a puzzle, nobody is told what to do. */
export function mayAsk({ seat, info }: Shown): boolean {
  if (info.practice?.table === PUZZLE) return false
  if (seat === null || info.status !== 'running' || info.daily !== null || info.seats[seat]?.gone) return false
  const isPlanned = ON_THE_WALL.some((game) => game === info.game)
  return isPlanned && info.seats.filter(({ kind }) => kind === 'person').length === 1
}
