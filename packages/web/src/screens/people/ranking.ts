// Everybody of one game in one order: people, bots and the official solo opponents, those first of whom most strength is sure.

import { PERSONAS, type Persona } from '@wayfare/bots/personas'
import { strengthsOf } from '@wayfare/bots/strengths'
import type { RankedPerson, Strength } from '@wayfare/protocol'
import { isMeasured, isUnsure } from '../../features/ratings/shown-strength.ts'

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

/** From a whisker that holds nine times in ten to two standard deviations. */
const SURE = 2 / 1.645

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

/** From the lowest whisker to the highest, and where a strength lies between them, from 0 to 1. */
export function axisOver(strengths: readonly Strength[]) {
  const low = Math.min(...strengths.map(({ elo, within }) => elo - within))
  const high = Math.max(low + 1, ...strengths.map(({ elo, within }) => elo + within))
  const at = (elo: number): number => Math.min(1, Math.max(0, (elo - low) / (high - low)))
  return { low, high, at }
}
