import type { State } from '../core/state.ts'
import { canonical } from './json.ts'
import { sha256 } from './sha256.ts'

/**
 * Returns the hash of a state, equal for equal states on every machine. Throws NotJson if the state holds anything but
 * plain JSON.
 */
export function stateHash(s: State): string {
  return sha256(canonical(s))
}
