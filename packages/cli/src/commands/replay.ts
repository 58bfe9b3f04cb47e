import { BadLog, BadRow, isSecretOf, type Log, parseLog, replay, seedOf } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { isSignatureValid } from '../log-signature.ts'
import { type Common, print } from '../output.ts'
import { Failed, readText } from '../usage.ts'

/** Replays a log and exits with 1 if it diverges, naming the move. */
export async function replayFile(file: string, options: Common): Promise<void> {
  const { match, hash } = await rerun(file, readLog(file))
  const scores = match.engine.scores(match.state, 'all')
  const seq = match.engine.moves(match.state)
  print({ hash, scores, seq }, options, () => {
    const places = scores.map(
      ({ seat, total, place }) => `seat ${seat}: ${total} points${place ? `, place ${place}` : ''}`,
    )
    return [`${seq} moves lead to ${hash}`, ...places].join('\n')
  })
}

export type VerifyOptions = Common & { readonly key?: string }

/**
 * Verifies a finished log in two ways: against the commitment published before its first move, which proves how it was
 * dealt, and against the signature of its server, which proves the moves.
 */
export async function verify(file: string, options: VerifyOptions): Promise<void> {
  const log = readLog(file)
  if ('seed' in log.chance) throw new Failed(`${file}: this game was not committed to, its seed is in the open`)
  const { commitment, secret } = log.chance
  if (secret === undefined) throw new Failed(`${file}: the secret is not shown yet; a running game cannot be verified`)
  if (!isSecretOf(commitment, secret))
    throw new Failed(`${file}: the secret shown is not the one that was committed to`)
  const signedBy = signerOfLog(file, log, options.key)
  const { hash } = await rerun(file, log)
  const seed = seedOf(log.chance)
  print({ fits: true, commitment, seed, hash, signedBy }, options, () =>
    [
      'fits: the game was dealt from the secret committed to before its first move',
      signedBy === null
        ? 'not signed: nothing proves that these are the moves that were made'
        : `signed with the key ${signedBy}: nothing was changed since the server wrote it${options.key ? '' : '; GET /api/server of that server says whether the key is its own'}`,
    ].join('\n'),
  )
}

/**
 * Returns the public key of the server that signed the log, or null if it is not signed. With `expected`, any other key
 * is refused.
 */
function signerOfLog(file: string, log: Log, expected: string | undefined): string | null {
  const { signature } = log
  if (!signature) {
    if (expected !== undefined) throw new Failed(`${file}: this log is not signed`)
    return null
  }
  if (!isSignatureValid(log))
    throw new Failed(`${file}: the signature does not fit; the log was changed after it was signed`)
  if (expected !== undefined && signature.key !== expected)
    throw new Failed(`${file}: signed with the key ${signature.key}, not with ${expected}`)
  return signature.key
}

export function readLog(file: string): Log {
  try {
    return parseLog(readText(file))
  } catch (error) {
    if (error instanceof BadLog) throw new Failed(`${file}: ${error.message}`)
    throw error
  }
}

export async function rerun(file: string, log: Log) {
  const engine = await engineBy(log.game, log.version)
  try {
    const match = replay(engine, log)
    const hash = engine.hash(match.state)
    if (hash !== log.hash)
      throw new Failed(
        `${file}: all ${log.rows.length} rows fit, but lead to ${hash}, not to ${log.hash}; the log was changed`,
      )
    return { match, hash }
  } catch (error) {
    if (error instanceof BadRow || (error as Error).name === 'BadTable')
      throw new Failed(`${file}: ${(error as Error).message}`)
    throw error
  }
}
