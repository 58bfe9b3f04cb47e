// The sounds of a game as data: a sound for each kind of fact (games/ID/sounds.ts).

import type { AmbienceLayer } from '../base/sound/ambience.ts'
import type { SoundName } from '../base/sound/sounds.ts'

/**
 * `times` names the fields of the fact that say how many things it is about: numbers are added up, and of lists the elements are counted.
 * A fact that is about none is silent.
 */
export type FactSound = SoundName | { readonly sound: SoundName; readonly times: readonly string[] }

export type GameSounds = {
  /** By kind of fact (`k`); null: it is silent. */
  readonly facts: Readonly<Record<string, FactSound | readonly FactSound[] | null>>
  /** The fact that begins a turn of the official solo opponent, which is silent like the turns of other players. */
  readonly opponentTurn?: string
  readonly ambience: readonly AmbienceLayer[]
}
