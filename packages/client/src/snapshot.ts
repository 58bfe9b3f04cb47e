// What is known of a table at one moment, and how each message of the server changes it.

import {
  type ClientMessage,
  type Delta,
  diff,
  type Picture,
  patch,
  type ServerMessage,
  type TableInfo,
  type Told,
} from '@wayfare/protocol'

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
  const { seat, info, n, told } = message
  const before = known?.seat === seat ? known : null
  const heard = before?.told.filter((one) => one.n <= n - told.length) ?? []
  // Somebody may be in the middle of a choice when the connection comes back: what is as it was stays the same object.
  const picture = before ? patched(before.picture, diff(before.picture, message.picture)) : message.picture
  return { seat, info, picture, n, told: [...heard, ...told] }
}

function updated(
  { seat, picture, info, told }: TableSnapshot,
  message: Extract<ServerMessage, { t: 'update' }>,
): TableSnapshot | null {
  try {
    return {
      seat,
      n: message.n,
      picture: patched(picture, message.delta),
      info: patched(info, message.info),
      told: message.told ? [...told, ...message.told] : told,
    }
  } catch {
    return null
  }
}

const patched = <T>(value: T, change: Delta | undefined): T => (change === undefined ? value : patch(value, change))
