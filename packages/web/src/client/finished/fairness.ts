// Checks whether a game was fair: the chance was fixed before the first move, every move follows the rules, they lead
// to the end that the log claims, and the server has signed all of it.

import { BadRow, commit, type Engine, type Log, mixSeed, replay, seedOf, textToSign } from '@wayfare/kernel'

export type FairnessVerdict = {
  /** `none`: the log contains its seed, so nobody has promised anything. */
  readonly promise: 'kept' | 'broken' | 'none'
  readonly moves: 'fit' | { readonly row: number; readonly message: string }
  readonly end: 'reached' | 'missed' | 'unknown'
  /** `none`: nothing proves the moves. `unchecked`: this browser cannot check such signatures. */
  readonly signature: 'valid' | 'broken' | 'none' | 'unchecked'
  readonly facts: {
    readonly seed: string
    readonly rows: number
    /** The end according to the log, and the end of the replayed game. */
    readonly claimed: string
    readonly found: string | null
    readonly commitment: string | null
    /** The commitment computed from the secret. */
    readonly recomputed: string | null
    readonly secret: string | null
    readonly contributions: readonly { readonly seat: number; readonly bytes: string }[]
    /** The public key of the server that signed it. */
    readonly signedBy: string | null
  }
}

export const isFair = ({ promise, moves, end, signature }: FairnessVerdict): boolean =>
  promise !== 'broken' && moves === 'fit' && end === 'reached' && signature !== 'broken'

/** Judges a log and reports its progress, because a whole game takes a while on a small device. */
export async function judge(engine: Engine, log: Log, progress: (rows: number) => void): Promise<FairnessVerdict> {
  const { chance } = log
  const committed = 'commitment' in chance ? chance : null
  const secret = committed?.secret ?? null
  const recomputed = secret === null ? null : commit(secret)
  const promise = committed ? (recomputed === committed.commitment ? 'kept' : 'broken') : 'none'
  const seed = secret === null ? (seedOf(chance) ?? '') : mixSeed(secret, committed?.contributions ?? [])
  const { moves, found } = playAll(engine, log, progress)
  return {
    promise,
    moves,
    end: found === null ? 'unknown' : found === log.hash ? 'reached' : 'missed',
    signature: await checkSignature(log),
    facts: {
      seed,
      rows: log.rows.length,
      claimed: log.hash,
      found,
      commitment: committed?.commitment ?? null,
      recomputed,
      secret,
      contributions: committed?.contributions ?? [],
      signedBy: log.signature?.key ?? null,
    },
  }
}

async function checkSignature(log: Log): Promise<FairnessVerdict['signature']> {
  if (!log.signature) return 'none'
  const { key, value } = log.signature
  // Pages over plain HTTP have no `subtle`.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return 'unchecked'
  try {
    const publicKey = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify'])
    const isValid = await subtle.verify('Ed25519', publicKey, bytesOf(value), new TextEncoder().encode(textToSign(log)))
    return isValid ? 'valid' : 'broken'
  } catch (error) {
    // Older browsers do not know Ed25519. Those that do refuse invalid keys, which no server has.
    return (error as Error).name === 'DataError' ? 'broken' : 'unchecked'
  }
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

function playAll(
  engine: Engine,
  log: Log,
  progress: (rows: number) => void,
): { readonly moves: FairnessVerdict['moves']; readonly found: string | null } {
  // Every move is applied, so their number is the progress.
  let applied = 0
  const counting: Engine = {
    ...engine,
    apply(state, seat, option, events) {
      if (++applied % 8 === 0) progress(Math.min(applied, log.rows.length))
      return engine.apply(state, seat, option, events)
    },
  }
  try {
    const { state } = replay(counting, log)
    progress(log.rows.length)
    return { moves: 'fit', found: engine.hash(state) }
  } catch (error) {
    const { message } = error as Error
    return { moves: { row: error instanceof BadRow ? error.row : 0, message }, found: null }
  }
}
