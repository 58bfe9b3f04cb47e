// A table snapshot is everything that a client knows of a table at one moment. `snapshotAfter` applies a message of the
// server to it.

import {
  type ClientMessage,
  type Picture,
  patch,
  type ServerMessage,
  type TableInfo,
  type Told,
} from '@wayfare/protocol'
import { reuse } from './reuse.ts'

export type TableSnapshot = {
  /** The seat whose view this is; null for a spectator. */
  readonly seat: number | null
  readonly info: TableInfo
  /** null before the game has begun. */
  readonly picture: Picture | null
  /** The number of log rows so far, which is also the number of the decision that this seat faces. */
  readonly n: number
  readonly told: readonly Told[]
}

/** Makes the request to watch a table. Asks only for log rows that are not known yet; for all if `known` is null. */
export function watchMessage(
  table: string,
  seat: number | null,
  known: TableSnapshot | null,
): Extract<ClientMessage, { t: 'watch' }> {
  return {
    t: 'watch',
    table,
    ...(seat === null ? {} : { seat }),
    ...(known?.seat === seat ? { since: known.n } : {}),
  }
}

/**
 * Returns the snapshot after this message; null if the message does not fit the known snapshot, so that the whole table
 * must be requested again.
 */
export function snapshotAfter(
  known: TableSnapshot | null,
  message: Extract<ServerMessage, { t: 'table' | 'update' }>,
): TableSnapshot | null {
  if (message.t === 'update') return known && updated(known, message)
  const { seat, info, picture, n, told } = message
  if (known?.seat !== seat) return { seat, info, picture, n, told }
  const earlierRows = known.told.filter((one) => one.n <= n - told.length)
  // A player may be in the middle of a choice when the connection returns, so unchanged parts stay the same objects.
  return { ...known, info, n, picture: reuse(known.picture, picture), told: [...earlierRows, ...told] }
}

function updated(
  known: TableSnapshot,
  { n, delta, told, info }: Extract<ServerMessage, { t: 'update' }>,
): TableSnapshot | null {
  try {
    return {
      ...known,
      n,
      picture: patch(known.picture, delta),
      info: patch(known.info, info),
      told: told ? [...known.told, ...told] : known.told,
    }
  } catch {
    return null
  }
}
