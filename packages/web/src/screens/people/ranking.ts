// Everybody of one game in one order: people, bots and the official solo opponents, those first of whom most strength is sure.

import { PERSONAS, type Persona } from '@wayfare/bots/personas'
import { isMeasured, isUnsure, NINE_IN_TEN } from '@wayfare/bots/ratings'
import { strengthsOf } from '@wayfare/bots/strengths'
import type { RankedPerson, Strength } from '@wayfare/protocol'

export type Ranked = Strength & { readonly id: string } & (
    | {
        readonly kind: 'person'
        readonly person: RankedPerson
        readonly isUnsure: boolean
        readonly place: number | null
      }
    | { readonly kind: 'bot'; readonly bot: Persona }
    | { readonly kind: 'solo'; readonly level: string }
  )

export type Ranking = { readonly ranked: readonly Ranked[]; readonly unmeasured: readonly RankedPerson[] }

/** From a whisker to two standard deviations. */
const SURE = 2 / NINE_IN_TEN

export function rankingOf(game: string, people: readonly RankedPerson[]): Ranking {
  const { people: bots, solo } = strengthsOf(game)
  const measured = people.filter(isMeasured)
  const sure = measured.filter((person) => !isUnsure(person))
  const ranked = [
    ...measured.map((person): Ranked => {
      const place = sure.indexOf(person)
      const { elo, within } = person
      const kind = { kind: 'person', person, isUnsure: isUnsure(person), place: place < 0 ? null : place + 1 } as const
      return { id: person.person, elo, within, ...kind }
    }),
    ...PERSONAS.flatMap((bot): Ranked[] => {
      const rated = bots[bot]
      return rated ? [{ id: bot, kind: 'bot', bot, elo: rated.elo, within: rated.within }] : []
    }),
    ...solo.map(({ id, elo, within }): Ranked => ({ id: `solo ${id}`, kind: 'solo', level: id, elo, within })),
  ]
  const least = ({ elo, within }: Strength) => elo - SURE * within
  return { ranked: ranked.sort((a, b) => least(b) - least(a)), unmeasured: people.filter((one) => !isMeasured(one)) }
}
