// Was it fair? The chance was fixed before the first move, every move fits the rules, and they lead to the end that the log claims.

import { BadRow, commit, type Engine, type Log, mixSeed, replay, seedOf } from '@wayfare/kernel'

export type Verdict = {
  /** `none`: the log names its seed itself, so nobody has promised anything. */
  readonly promise: 'kept' | 'broken' | 'none'
  readonly moves: 'fit' | { readonly row: number; readonly message: string }
  readonly end: 'reached' | 'missed' | 'unknown'
  readonly facts: {
    readonly seed: string
    readonly rows: number
    /** What the log says its end is, and what came out. */
    readonly claimed: string
    readonly found: string | null
    readonly commitment: string | null
    /** What the secret makes of it. */
    readonly recomputed: string | null
    readonly secret: string | null
    readonly contributions: readonly { readonly seat: number; readonly bytes: string }[]
  }
}

export const isFair = ({ promise, moves, end }: Verdict): boolean =>
  promise !== 'broken' && moves === 'fit' && end === 'reached'

/** Tells how far it is now and then: whole games take a while on a small device. */
export function judge(engine: Engine, log: Log, progress: (rows: number) => void): Verdict {
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
    facts: {
      seed,
      rows: log.rows.length,
      claimed: log.hash,
      found,
      commitment: committed?.commitment ?? null,
      recomputed,
      secret,
      contributions: committed?.contributions ?? [],
    },
  }
}

function playAll(
  engine: Engine,
  log: Log,
  progress: (rows: number) => void,
): { readonly moves: Verdict['moves']; readonly found: string | null } {
  // Every move is applied, so the count of those is how far it is.
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
