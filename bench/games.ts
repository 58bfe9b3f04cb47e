// The games that are measured, and their set-up for four players.

import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import { type Engine, engineOf } from '@wayfare/kernel'
import { kit } from '@wayfare/kit'

const ENGINES: Readonly<Record<string, Engine>> = {
  kit: engineOf(kit),
  arkham: engineOf(arkham),
  arnak: engineOf(arnak),
  darwin: engineOf(darwin),
}

/** Options for the longest possible game, so that little of the time is spent on setting up. */
const LONG: Readonly<Record<string, object>> = { kit: { rounds: 6 } }

export const optionsOf = (game: string): object => LONG[game] ?? {}

export function engineBy(game: string): Engine {
  const engine = ENGINES[game]
  if (!engine) throw new Error(`no game '${game}' is measured here; there is ${Object.keys(ENGINES).join(', ')}`)
  return engine
}
