// The sounds of a game as data: a sound for each kind of fact (games/ID/sounds.ts).

import type { AmbienceLayer } from '../base/sound/ambience.ts'
import type { SoundName } from '../base/sound/sounds.ts'

/**
 * `times` names the fields of the fact that hold the number of things: numbers are added up, and of lists the elements
 * are counted. A fact about no things is silent.
 */
export type FactSound = SoundName | { readonly sound: SoundName; readonly times: readonly string[] }

export type GameSounds = {
  /** Sounds by kind of fact (`k`); null if it is silent. */
  readonly facts: Readonly<Record<string, FactSound | readonly FactSound[] | null>>
  /** The fact that begins a turn of the official solo opponent, which is silent like the turns of other players. */
  readonly opponentTurn?: string
  readonly ambience: readonly AmbienceLayer[]
}
