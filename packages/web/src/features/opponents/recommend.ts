// Recommends opponents to a person: one of equal strength, the next stronger one, and the one they chose last.

import { PERSONAS, type Persona } from '@wayfare/bots/personas'
import { strengthsOf } from '@wayfare/bots/strengths'
import type { GameOffer } from '@wayfare/protocol'
import { recordOf, text } from '../../base/browser/schema.ts'
import { stored } from '../../base/browser/storage.ts'
import { myTables } from '../../client/catalogue/catalogue.ts'
import { coachedTables } from '../../client/table/coached-tables.ts'
import { isTooStrong } from './losses.ts'
import { type OwnStrength, ownStrength, resultsOf } from './own-strength.ts'

/** The opponent for somebody without known games: in the middle of the six, like the estimate for an unknown person. */
const FIRST: Persona = 'emeka'
/** Keyed by game id. */
const chosen = stored('wayfare opponents', recordOf(text), {})

export type Suiting = { readonly even: Persona; readonly stepUp: Persona | undefined }

export function recommendedFor(game: string, own: OwnStrength | null): Suiting {
  const { people } = strengthsOf(game)
  const measured = PERSONAS.flatMap((person) => {
    const elo = people[person]?.elo
    return elo === undefined ? [] : [{ person, elo }]
  })
  if (!own || measured.length === 0) return { even: notTooStrong(FIRST, game), stepUp: undefined }
  const nearest = measured.reduce((best, one) =>
    Math.abs(one.elo - own.elo) < Math.abs(best.elo - own.elo) ? one : best,
  )
  return { even: nearest.person, stepUp: PERSONAS[PERSONAS.indexOf(nearest.person) + 1] }
}

export const lastOpponent = (game: string): Persona | undefined =>
  PERSONAS.find((person) => person === chosen.value[game])

export function rememberOpponent(game: string, person: Persona): void {
  chosen.value = { ...chosen.peek(), [game]: person }
}

/** The person's strength, from games on the server and on this device; null if there are too few. */
export function ownStrengthIn(game: string): OwnStrength | null {
  const coached = coachedTables()
  const tables = (myTables.value ?? []).filter(({ id }) => !coached.includes(id))
  return ownStrength(resultsOf(tables, game))
}

/** Returns this persona, or the next easier one who has not proved too strong. */
function notTooStrong(person: Persona, game: string): Persona {
  const upTo = PERSONAS.slice(0, PERSONAS.indexOf(person) + 1)
  return upTo.findLast((one) => !isTooStrong(one, game, myTables.value ?? [])) ?? PERSONAS[0]
}

/**
 * Returns the persona who was chosen last, or else the recommended one. If that one has proved too strong, it is
 * somebody easier, and at most the recommended one.
 */
export function personFor(game: string): Persona {
  const { even } = recommendedFor(game, ownStrengthIn(game))
  const usual = lastOpponent(game) ?? even
  if (notTooStrong(usual, game) === usual) return usual
  return notTooStrong(PERSONAS.indexOf(usual) < PERSONAS.indexOf(even) ? usual : even, game)
}

/** The opponent for the Play button. In a game without the six it is the best bot there is. */
export function opponentFor({ id, bots }: GameOffer): string {
  const person = personFor(id)
  return bots.includes(person) ? person : (bots.at(-1) as string)
}
