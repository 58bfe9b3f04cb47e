// Decides who gets the rewards of an envelope (DAR-REWARD-04 to -06), for scoring and for displaying it in advance.

import type { EnvelopeId } from './data/ids.ts'
import type { Board } from './state.ts'

export type Mailbag = {
  readonly order: readonly number[]
  readonly boards: readonly Pick<Board, 'mail'>[]
}
/** Boards in turn order; several if they are tied. */
export type MailRanks = { readonly first: readonly number[]; readonly second: readonly number[] }

export const stampsOn = ({ boards }: Mailbag, board: number, envelope: EnvelopeId): number =>
  (boards[board] as Pick<Board, 'mail'>).mail[envelope]

export function mailRanks(of: Mailbag, envelope: EnvelopeId): MailRanks {
  const first = ranked(of, envelope, Number.MAX_SAFE_INTEGER)
  if (first.length === 0) return { first, second: first }
  return { first, second: ranked(of, envelope, stampsOn(of, first[0] as number, envelope)) }
}

/** Returns the boards with the most stamps on the envelope among those with fewer than `below`. */
function ranked(of: Mailbag, envelope: EnvelopeId, below: number): readonly number[] {
  let most = 0
  for (const board of of.order) {
    const stamps = stampsOn(of, board, envelope)
    if (stamps < below && stamps > most) most = stamps
  }
  const found: number[] = []
  if (most > 0) for (const board of of.order) if (stampsOn(of, board, envelope) === most) found.push(board)
  return found
}
