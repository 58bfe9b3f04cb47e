// The stamps of no single game: whom somebody has met and beaten, and where.

import { isPersona, PERSONAS } from '@wayfare/bots/personas'
import { collected, once, type StampRules } from '@wayfare/kernel'
import { gameIds, isProduct } from '@wayfare/library'

/** A finished game as one seat sees it, whichever game it was. */
export type HouseEnd = {
  readonly table: string
  readonly game: string
  readonly language: string
  /** The day of the last move, in UTC. */
  readonly day: string
  readonly players: number
  readonly won: boolean
  readonly hosted: boolean
  /** The other people at the table, by their accounts, and the bots. */
  readonly people: readonly string[]
  readonly bots: readonly string[]
}

const games = gameIds().filter(isProduct).length

export const HOUSE_STAMPS: StampRules<HouseEnd> = {
  hundred: collected(100, ({ table }) => [table]),
  seven: collected(7, ({ people }) => people),
  six: collected(PERSONAS.length, ({ won, bots }) => (won ? bots.filter(isPersona) : [])),
  three: collected(games, ({ won, game }) => (won ? [game] : [])),
  tongue: collected(2, ({ language }) => [language]),
  lantern: collected(10, ({ hosted, people, day }) => (hosted && people.length > 0 ? [day] : [])),
  four: once(({ won, players, people }) => won && players === 4 && people.length === 3),
}
