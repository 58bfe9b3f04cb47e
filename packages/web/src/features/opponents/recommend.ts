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

/** Offered to somebody of whom nothing is known: from the middle of the six, as what is believed of them is. */
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

/** From what I have played, on the server and on this device; null: too little to say. */
export function ownStrengthIn(game: string): OwnStrength | null {
  const coached = coachedTables()
  const tables = (myTables.value ?? []).filter(({ id }) => !coached.includes(id))
  return ownStrength(resultsOf(tables, game))
}

/** They, or where they have proved too strong, the next easier who has not. */
function notTooStrong(person: Persona, game: string): Persona {
  const upTo = PERSONAS.slice(0, PERSONAS.indexOf(person) + 1)
  return upTo.findLast((one) => !isTooStrong(one, game, myTables.value ?? [])) ?? PERSONAS[0]
}

/** Whoever was chosen last, else who suits; where they have proved too strong, somebody easier, and at the most who suits. */
export function personFor(game: string): Persona {
  const { even } = recommendedFor(game, ownStrengthIn(game))
  const usual = lastOpponent(game) ?? even
  if (notTooStrong(usual, game) === usual) return usual
  return notTooStrong(PERSONAS.indexOf(usual) < PERSONAS.indexOf(even) ? usual : even, game)
}

/** Whom Play means; where the game has none of the six, the best it has. */
export function opponentFor({ id, bots }: GameOffer): string {
  const person = personFor(id)
  return bots.includes(person) ? person : (bots.at(-1) as string)
}
