// A table snapshot is all that a client knows of a table at one moment. `snapshotAfter` applies a message of the server to it.

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
  /** With whose eyes; null looks on. */
  readonly seat: number | null
  readonly info: TableInfo
  /** null before the game has begun. */
  readonly picture: Picture | null
  /** How much was told so far; also the number of the decision that this seat faces. */
  readonly n: number
  readonly told: readonly Told[]
}

/** Asks for a table; of what was told only the part that is not known yet. null: for all of it. */
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

/** The table after this message. null: the message is about another table than the known one, so all of it has to be asked for again. */
export function snapshotAfter(
  known: TableSnapshot | null,
  message: Extract<ServerMessage, { t: 'table' | 'update' }>,
): TableSnapshot | null {
  if (message.t === 'update') return known && updated(known, message)
  const { seat, info, picture, n, told } = message
  if (known?.seat !== seat) return { seat, info, picture, n, told }
  const heard = known.told.filter((one) => one.n <= n - told.length)
  // Somebody may be in the middle of a choice when the connection comes back: what is as it was stays the same object.
  return { ...known, info, n, picture: reuse(known.picture, picture), told: [...heard, ...told] }
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
